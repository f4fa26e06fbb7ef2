import type { OfferCategory } from '../../../rules/offers.ts';
import type { DateKind, RuleRecipient } from '../../../rules/automation-rules/kinds.ts';
import type { RuleEntry } from '../../../models/automation-rule.ts';
import { NBSP, plural, pluralForm } from '../format.ts';

/** Texts of the page of rules. */
export const rulesText = {
  note: 'Каждую ночь после 3:00 по Москве сервис проверяет условия и делает то, что вы решили заранее',
  add: 'Новое правило',
  loadFailed: 'Не получилось загрузить правила',
  noPermission: 'Правила видят владелец, HR и руководители.',
  readOnly: 'Менять правила могут владелец и руководители.',
  all: 'Общий выключатель',
  allOn: 'включён',
  allOff: 'выключен',
  allOffNote: 'Общий выключатель выключен: ни одно правило не сработает.',
  allOffSpending:
    'Общий выключатель выключен: ни одно правило не сработает. Среди них есть те, что тратят деньги, поэтому включить его могут те, кому открыты финансы.',
  failed: 'Не сохранили',

  emptyTitle: 'Правил пока нет',
  emptyText:
    'Начните с готового: его можно поправить и проверить на прошлых 90 днях. Само по себе ничего не включится.',
  ready: 'Готовые правила',
  take: 'Взять это правило',

  list: 'Правила',
  working: (on: number, all: number) =>
    on === 0
      ? 'Ни одно правило не включено'
      : `${pluralForm(on, 'Работает', 'Работают', 'Работают')} ${plural(on, 'правило', 'правила', 'правил')} из${NBSP}${all}`,
  allStopped: 'Все правила остановлены',
  on: 'Включено',
  off: 'Выключено',
  switchOf: (sentence: string) => `Включить правило: ${sentence}`,
  last: 'В последний раз',
  never: 'ещё не срабатывало',
  next: 'Следующая проверка',
  nothingPlanned: 'больше не сработает: день прошёл',
  spent: 'Потрачено в этом месяце',
  spentOf: (spent: string, cap: string) => `${spent} из ${cap}`,
  edit: 'Изменить',
  editOf: (sentence: string) => `Изменить правило: ${sentence}`,
  remove: 'Удалить',
  removeOf: (sentence: string) => `Удалить правило: ${sentence}`,
  removing: {
    title: 'Удалить правило?',
    text: 'Оно больше не сработает. Записи в журнале останутся.',
    action: 'Удалить правило',
  },

  log: 'Журнал',
  logEmpty: 'Пока ни одно правило не срабатывало.',
  logFailed: 'Не получилось загрузить журнал',
  more: 'Показать ещё',
  outcomes: { done: 'сделано', skipped: 'не сделано', failed: 'ошибка' } satisfies Record<RuleEntry['outcome'], string>,
} as const;

/** What the tasks of the ready rules are called. */
export const readyRuleTitles = {
  overdue: 'Разобрать просроченные задачи команды',
  probation: 'Поговорить об итогах испытательного срока',
} as const;

/** Texts of the builder of a rule. */
export const builderText = {
  create: 'Новое правило',
  edit: 'Изменить правило',
  sentence: 'Правило целиком',
  unfinished: 'Заполните поля, и правило сложится в одну фразу.',
  when: 'Если',
  does: 'То',
  condition: 'Условие',
  conditions: {
    load: 'нагрузка команды',
    answer_rate: 'доля ответивших',
    enps: 'eNPS последнего опроса',
    date: 'дата',
  },
  measure: 'Что сравнивать',
  measures: { overdue: 'доля просроченных задач', score: 'индекс нагрузки' },
  team: 'Команда',
  anyTeam: 'любая, где задачи хотя бы у пяти',
  abovePercent: 'Выше, %',
  aboveScore: 'Выше, из 100',
  loadHint:
    'Команды, где задачи меньше чем у пяти человек, не считаются. Пока нагрузка держится, правило сработает снова через 30 дней.',
  belowPercent: 'Ответило меньше, %',
  daysBefore: 'Дней до срока опроса',
  rateHint: 'В анонимном опросе ответы считаются шагами по пять: кто ответил, не знает никто, и правило тоже.',
  poll: 'Опрос',
  anyPoll: 'любой eNPS-опрос',
  change: 'Что случилось',
  changes: { below: 'eNPS ниже', fell: 'упал сильнее, чем бывает случайно' },
  enpsBelow: 'Ниже, от −100 до 100',
  enpsHint: 'Считаются закрытые запуски, где показано не меньше пяти оценок.',
  date: 'Какая дата',
  dates: {
    anniversary: 'годовщина работы',
    probation_end: 'конец испытательного срока (3 месяца)',
    day: 'день календаря',
    month_start: 'первый рабочий день месяца',
  } satisfies Record<DateKind, string>,
  day: 'День',
  shift: 'Когда',
  shifts: { before: 'раньше на', on: 'в этот день', after: 'позже на' },
  shiftDays: 'Дней',
  personHint: 'Дату приёма на работу указывают в «Команде». Сколько лет человек работает, правило не пишет.',

  action: 'Действие',
  actions: {
    task: 'поставить задачу',
    reminder: 'напомнить об опросе',
    offer: 'предложение партнёра',
    mail: 'написать письмо',
  },
  title: 'Название задачи',
  responsible: 'Ответственный',
  owner: 'владелец',
  deadline: 'Дней на задачу',
  reminderHint: 'Напомнит в рабочий день в 11:00 тем, кто ещё не ответил. Кому именно, не видит никто.',
  category: 'Раздел',
  categories: {
    course: 'курсы',
    conference: 'конференции',
    gym: 'спорт',
    psychologist: 'психологи',
  } satisfies Record<OfferCategory, string>,
  offer: 'Предложение',
  anyOffer: 'самые недорогие из раздела',
  people: 'На сколько человек',
  auto: 'Отправлять запрос партнёру сразу',
  autoHint: 'Без этого HR и владелец получат письмо, и деньги потратятся, только когда кто-нибудь отправит запрос сам.',
  autoRight: 'Сразу тратить деньги может только правило того, кому открыты финансы.',
  cap: 'Не дороже, ₽ в месяц',
  capHint: 'И в пределах HR-бюджета: без него правило ничего не закажет.',
  to: 'Кому',
  recipients: { owner: 'владельцу', hr: 'HR', managers: 'руководителям' } satisfies Record<RuleRecipient, string>,

  try: 'Проверить на прошлых 90 днях',
  save: 'Сохранить выключенным',
  saveOn: 'Сохранить и включить',
  turnOn: 'Включить правило',
  tried: {
    title: 'Что было бы за 90 дней',
    nothing: 'За это время правило ничего бы не сделало.',
    times: (count: number) => `Сработало бы ${plural(count, 'раз', 'раза', 'раз')}`,
    cost: (sum: string) => `и потратило бы ${sum}`,
    unknown: 'Чего мы не знаем',
    shown: (shown: number, all: number) => `Показано ${shown} из ${all}`,
  },
} as const;
