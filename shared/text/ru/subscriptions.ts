import type { SubscriptionState } from '../../rules/subscription.ts';
import { formatNumber, NBSP, plural, pluralForm, quoted } from './format.ts';

const howMany = (people: number) => plural(people, 'человек', 'человека', 'человек');
const forSoMany = (people: number) => plural(people, 'человека', 'человек', 'человек');

const states: Record<SubscriptionState, string> = {
  inactive: 'Неактивна',
  expired: 'Истекла',
  expiring: 'Истекает скоро',
  active: 'Активна',
};

/** Words about plans, their limits and the invoice. */
export const subscriptionText = {
  title: 'Подписка',
  states,
  plan: 'Тариф',
  status: 'Статус',
  until: 'Действует до',
  untilDay: (date: string) => `до${NBSP}${date}`,
  details: 'Подробнее',
  peopleHere: (people: number) => `В${NBSP}пространстве ${howMany(people)}`,
  peopleOf: (people: number, most: number) =>
    `В${NBSP}пространстве ${howMany(people)} из${NBSP}${most} по${NBSP}тарифу`,
  endless: 'без срока',
  remaining: (days: number) => `ещё ${plural(days, 'день', 'дня', 'дней')}`,
  loadFailed: 'Не удалось загрузить информацию о подписке',
  upgrade: 'Улучшить тариф',
  ended: (plan: string, date: string) =>
    `Тариф ${plan} закончился ${date}: действуют пределы Startup, данные на месте.`,
  readOnly: (count: number) =>
    `${plural(count, 'пространство', 'пространства', 'пространств')} сверх тарифа: их можно читать, но не менять.`,
  trial: 'пробный период',
  current: {
    title: 'Ваш тариф',
    otherTitle: 'Ваш собственный тариф',
    usage: 'Сколько использовано',
    people: 'Занято мест в самом большом пространстве',
    invited: (count: number) =>
      `из${NBSP}них ${formatNumber(count)}${NBSP}${pluralForm(count, 'приглашением', 'приглашениями', 'приглашениями')}`,
    workspaces: 'Рабочих пространств',
    pollsPerMonth: 'Опросов в этом месяце',
    of: (used: string, max: string) => `${used} из${NBSP}${max}`,
    endless: (used: string) => `${used}, без ограничений`,
    reached: 'предел тарифа',
    over: 'больше, чем в тарифе',
  },
  governed: {
    title: 'Тариф этого пространства',
    notHere: (workspace: string) =>
      `Он действует в${NBSP}пространствах, где вы владелец, и${NBSP}ничего не меняет в${NBSP}пространстве ${quoted(workspace)}.`,
    owner: 'Этот тариф действует во всех пространствах, где вы владелец.',
    other: (workspace: string, owner: string | null) =>
      `Пространство ${quoted(workspace)} работает по${NBSP}тарифу владельца${owner === null ? '' : `: это ${owner}`}. Поднять тариф этого пространства может только владелец.`,
  },
  plans: {
    title: 'Тарифы',
    yours: 'ваш тариф',
    chosen: 'вы выбрали',
    perMonth: 'в месяц за человека',
    orPerYear: (price: string) => `или ${price} за${NBSP}год`,
    free: 'Бесплатно',
    trialStarted: (until: string) =>
      `Premium включён до${NBSP}${until}; потом тариф сам вернётся к${NBSP}Startup, данные останутся.`,
    trialUsed: 'Пробный период уже был',
    contents: (plan: string) => `Что входит в ${plan}`,
    invoice: 'Запросить счёт',
  },
  requests: {
    title: 'Ваши запросы',
    loadFailed: 'Не удалось загрузить запросы',
    line: (plan: string, people: number, period: string) => `${plan}, ${howMany(people)}, ${period}`,
    periods: { month: `на${NBSP}месяц`, year: `на${NBSP}год` },
    askedOn: (date: string, email: string) => `${date}, счёт на ${email}`,
    states: { waiting: 'ждёт оплаты', paid: 'оплачен', replaced: 'заменён другим' },
  },
  invoice: {
    title: 'Счёт на оплату',
    text: 'Пришлём счёт на почту. Тариф включится, когда придёт оплата.',
    plan: 'Тариф',
    period: 'Период',
    periods: { month: 'Месяц', year: 'Год' },
    people: 'Сколько человек',
    company: 'Организация',
    companyPlaceholder: 'ООО «Ромашка»',
    inn: 'ИНН',
    innHint: `10${NBSP}цифр у${NBSP}организации, 12 у${NBSP}предпринимателя`,
    kpp: 'КПП',
    kppHint: `9${NBSP}цифр; у${NBSP}предпринимателя его нет`,
    email: 'Почта для счёта',
    emailHint: (own: string) => `Если пусто, отправим на ${own}`,
    total: 'Итого',
    discountNote: 'Скидку по промокоду учтём в счёте.',
    totalText: (people: number, price: string, period: string) => `${howMany(people)} × ${price} за${NBSP}${period}`,
    submit: 'Запросить счёт',
    submitting: 'Отправляем…',
    sent: (email: string, total: string) =>
      `Запрос принят: ${total}. Счёт придёт на ${email} в${NBSP}течение рабочего дня.`,
    failed: 'Не удалось отправить запрос. Попробуйте ещё раз',
    fits: (people: number, plan: string) => `Для ${forSoMany(people)} подходит ${plan}.`,
    fitsFree: (people: number, plan: string) =>
      `Для ${forSoMany(people)} хватает бесплатного Startup, из${NBSP}платных подходит ${plan}.`,
    fewer: 'Счёт нужен на меньшее число людей',
    noRoom: (plan: string, most: number, people: number) =>
      `На${NBSP}тарифе ${plan}${NBSP}— до${NBSP}${most}${NBSP}человек в${NBSP}пространстве, ${howMany(people)} не${NBSP}поместятся.`,
    choosePremium: 'Выбрать Premium',
  },
} as const;
