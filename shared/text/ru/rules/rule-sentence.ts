import { formatNumber, NBSP, plural, pluralForm, quoted } from '../format.ts';

const GONE = 'которого больше нет';
const days = (count: number): string => plural(count, 'день', 'дня', 'дней');
const left = (count: number): string => `${pluralForm(count, 'остался', 'осталось', 'осталось')} ${days(count)}`;
const passed = (count: number): string => `${pluralForm(count, 'прошёл', 'прошло', 'прошло')} ${days(count)}`;
const offset = (of: string, count: number): string =>
  count < 0 ? `до ${of} ${left(-count)}` : `после ${of} ${passed(count)}`;
const where = (team: string | null): string => (team === null ? 'в какой-нибудь команде' : `в команде ${quoted(team)}`);

/** A poll whose eNPS is looked at: any, one that is gone, or one by its title. */
type Whose = 'any' | 'gone' | { readonly title: string };
const ofPoll = (poll: Whose): string => {
  if (poll === 'any') return '';
  return poll === 'gone' ? ` опроса, ${GONE},` : ` опроса ${quoted(poll.title)}`;
};

/** 12000.5 as «12 000,5 ₽». */
const roubles = (amount: number): string => `${formatNumber(amount)}${NBSP}₽`;

/** A rule as one sentence: «Если …, то … не дороже … в месяц». */
export const ruleSentenceText = {
  sentence: (condition: string, action: string, cap: number | null) =>
    `Если ${condition}, то ${action}${cap === null ? '' : `, не дороже ${roubles(cap)} в месяц`}`,
  roubles,
  condition: {
    overdue: (team: string | null, above: number) => `доля просроченных задач ${where(team)} выше ${above}${NBSP}%`,
    index: (team: string | null, above: number) => `индекс нагрузки ${where(team)} выше ${above}`,
    answerRate: (daysBefore: number, below: number) =>
      `${daysBefore === 0 ? 'в день срока опроса' : `за ${days(daysBefore)} до срока опроса`} ответило меньше ${below}${NBSP}%`,
    enpsFell: (poll: Whose) => `eNPS${ofPoll(poll)} упал сильнее, чем бывает случайно`,
    enpsBelow: (poll: Whose, below: string) => `eNPS${ofPoll(poll)} ниже ${below}`,
    monthStart: 'наступил первый рабочий день месяца',
    /** `count` days after the date; before it where it is below zero. */
    day: (day: string, count: number) => (count === 0 ? `наступило ${day}` : offset(day, count)),
    anniversary: (count: number) =>
      count === 0 ? 'у сотрудника годовщина работы' : offset('годовщины работы сотрудника', count),
    probation_end: (count: number) =>
      count === 0
        ? 'у сотрудника заканчивается испытательный срок'
        : offset('конца испытательного срока сотрудника', count),
  },
  action: {
    task: (title: string, who: string, daysLeft: number) =>
      `поставить задачу ${quoted(title)} (ответственный: ${who}, срок: ${daysLeft === 0 ? 'в тот же день' : days(daysLeft)})`,
    owner: 'владелец',
    memberGone: `участник, ${GONE}`,
    reminder: 'напомнить тем, кто ещё не ответил',
    order: (what: string, people: number) => `заказать ${what} на ${plural(people, 'человека', 'человека', 'человек')}`,
    propose: (what: string, people: number) =>
      `предложить HR в письме ${what} на ${plural(people, 'человека', 'человека', 'человек')}`,
    offerGone: `предложение, ${GONE},`,
    mail: (whom: string) => `написать ${whom}`,
  },
  recipients: { owner: 'владельцу', hr: 'HR', managers: 'руководителям' },
  /** «владельцу, HR и руководителям». */
  listed: (words: readonly string[]) => {
    const last = words.at(-1) ?? '';
    return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} и ${last}`;
  },
  /** What it would have done, for a dry run. */
  wouldDo: {
    task: (title: string) => `Задача ${quoted(title)}`,
    reminder: 'Напоминание тем, кто ещё не ответил',
    mail: 'Письмо',
    order: 'Запрос партнёру',
    propose: 'Письмо с предложением партнёра',
  },
  /** What of a rule contradicts itself. */
  contradictions: {
    reminder: 'Напоминают только об открытом опросе: выберите условие про долю ответивших',
    chooseOffer: 'Чтобы запрос уходил сам, выберите, какое именно предложение заказывать',
    capWanted: 'Укажите, сколько правило может потратить за месяц',
    noCapWanted: 'Само это действие денег не тратит, предел ему не нужен',
  },
} as const;
