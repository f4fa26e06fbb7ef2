/** Which part of an archive is being written, and why there is none; kept as data while it is made. */
export const exportsSaid = {
  workspace: 'Пространство',
  people: 'Участники и приглашения',
  polls: 'Опросы и ответы',
  surveys: 'Исследования',
  tasks: 'Задачи',
  workload: 'Анализ нагрузки',
  rules: 'Правила',
  settings: 'Подключения и автоматизации',
  finance: 'Финансы: сотрудники и уходы',
  money: 'Финансы: бюджет и расходы',
  offers: 'Запросы партнёрам',
  accessLog: 'Журнал доступа',
  givenUp: 'Архив не получился: что-то сломалось на нашей стороне. Попробуйте ещё раз чуть позже',
  tooMuch: 'В пространстве слишком много данных, чтобы собрать их за один раз. Напишите нам, и мы передадим архив сами',
  lost: 'Сборка архива прервалась. Соберите его ещё раз',
} as const;
