/** What stands in the way of an analysis, and what requests for one are told. */
export const analysisRequests = {
  notStopped: 'Анализ не удалось остановить. Попробуйте ещё раз',
  notBegun: 'Анализ сейчас не начать: то, что анализируют, только что изменилось. Попробуйте ещё раз',
  notConnected: (name: string) => `${name} не подключён: доступ добавляют в настройках, в разделе «Интеграции»`,
  issues: {
    reading: (source: string) => `${source} ещё читается`,
    unread: (source: string) => `Задачи не прочитаны. Источник: ${source}`,
    noTasks: 'В пространстве нет задач',
    old: (source: string) => `Задачи читали больше суток назад. Источник: ${source}`,
    nobodys: 'Ни у одной задачи нет ответственного',
    silentModel: (name: string, problem: string) => `${name} не отвечает на запросы: ${problem}`,
  },
  advice: {
    askNow: 'Анализ можно заказать сейчас: он начнётся, когда прочитаем',
    waitFor: 'Анализ можно будет заказать, когда прочитаем',
    checkConnection: (source: string) => `Проверьте подключение: ${source}`,
    checkConnectionOf: (source: string, problem: string) => `Проверьте подключение (${source}): ${problem}`,
    makeTasks: 'Создайте задачи',
    connect: 'Подключите источник задач или создайте задачи',
    assign: 'Назначьте ответственных: нагрузку считают по людям',
    renewAccess: (name: string) => `Обновите доступ к ${name}`,
  },
  /** What the night has done, in the log of automations. */
} as const;
