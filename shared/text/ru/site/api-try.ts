/** Trying a call on the page of the API. */
export const tryText = {
  keyTitle: 'Попробовать с ключом',
  keyLabel: 'Ключ API',
  keyNote:
    'Создайте ключ в настройках пространства и вставьте сюда: в каждом вызове, который доступен ключам, появится кнопка. Ключ остаётся в памяти этой страницы и нигде не сохраняется.',
  ofKeys: 'Доступен ключу API с правом',
  notOfKeys: 'По ключу API не вызывается.',
  example: 'Пример ответа',
  title: 'Попробовать',
  optional: '(можно не указывать)',
  body: 'Тело запроса в JSON',
  send: 'Отправить',
  sending: 'Отправляем…',
  keyWanted: 'Сначала вставьте ключ',
  parametersWanted: 'Заполните обязательные параметры',
  real: 'Запрос настоящий: то, что он изменит, изменится.',
  failed: 'Ответа нет: проверьте соединение',
  answered: (status: number, left: string | null) =>
    left === null ? `Ответ ${status}` : `Ответ ${status}. В эту минуту осталось запросов: ${left}`,
  copy: 'Скопировать curl',
  copied: 'Скопировано',
} as const;
