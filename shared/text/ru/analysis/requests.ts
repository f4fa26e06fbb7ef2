/** What stands in the way of an analysis, and what requests for one are told. */
export const analysisRequests = {
  notStopped: 'Анализ не удалось остановить. Попробуйте ещё раз',
  notBegun: 'Анализ сейчас не начать: то, что анализируют, только что изменилось. Попробуйте ещё раз',
  notConnected: (name: string) => `${name} не подключён: доступ добавляют в настройках, в разделе «Интеграции»`,
  issues: {
    reading: 'Bitrix24 ещё читается',
    unread: 'Задачи Bitrix24 не прочитаны',
    noTasks: 'В пространстве нет задач',
    old: 'Задачи Bitrix24 читали больше суток назад',
    nobodys: 'Ни у одной задачи нет ответственного',
    silentModel: (name: string, problem: string) => `${name} не отвечает на запросы: ${problem}`,
  },
  advice: {
    askNow: 'Анализ можно заказать сейчас: он начнётся, когда прочитаем',
    checkConnection: 'Проверьте подключение к Bitrix24',
    checkConnectionOf: (problem: string) => `Проверьте подключение к Bitrix24: ${problem}`,
    makeTasks: 'Создайте задачи',
    connect: 'Подключите Bitrix24 или создайте задачи',
    assign: 'Назначьте ответственных: нагрузку считают по людям',
    renewAccess: (name: string) => `Обновите доступ к ${name}`,
  },
  /** What the night has done, in the log of automations. */
} as const;
