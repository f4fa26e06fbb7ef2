import { quoted } from '../quoted.ts';
import type { RuleAction, RuleCondition, RuleContent } from '../../models/automation-rule.ts';
import type { OfferCategory } from '../offers.ts';
import { signed } from '../figures.ts';
import { formatNumber, NBSP, plural, pluralForm } from '../plural.ts';
import type { RuleRecipient } from './kinds.ts';

/** Names that a sentence mentions; null for what is not there any more. */
export interface RuleNames {
  readonly poll: string | null;
  readonly responsible: string | null;
  /** With quotation marks. */
  readonly offer: string | null;
}

const GONE = 'которого больше нет';
/** What a category is called when it is proposed. */
export const OFFER_WORDS: Readonly<Record<OfferCategory, string>> = {
  course: 'курсы',
  conference: 'конференции',
  gym: 'спортзал',
  psychologist: 'психолога',
};
const RECIPIENTS: Readonly<Record<RuleRecipient, string>> = {
  owner: 'владельцу',
  hr: 'HR',
  managers: 'руководителям',
};
const days = (count: number): string => plural(count, 'день', 'дня', 'дней');

/** 12000.5 as «12 000,5 ₽». */
export function roubles(amount: number): string {
  return `${formatNumber(amount)}${NBSP}₽`;
}

/** A day of the calendar: «24 ноября 2026». */
export function dayInWords(day: string): string {
  const words = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('ru-RU', words).format(new Date(`${day}T00:00:00Z`)).replace(/\s*г\.$/, '');
}

/** A rule as one sentence: «Если …, то … не дороже … в месяц». */
export function ruleSentence({ condition, action, cap }: RuleContent, names: RuleNames): string {
  const bound = cap === null ? '' : `, не дороже ${roubles(cap)} в месяц`;
  return `Если ${conditionWords(condition, names)}, то ${actionWords(action, names)}${bound}`;
}

function conditionWords(condition: RuleCondition, { poll }: RuleNames): string {
  switch (condition.kind) {
    case 'load': {
      const where = condition.team === null ? 'в какой-нибудь команде' : `в команде ${quoted(condition.team)}`;
      return condition.measure === 'overdue'
        ? `доля просроченных задач ${where} выше ${condition.above}${NBSP}%`
        : `индекс нагрузки ${where} выше ${condition.above}`;
    }
    case 'answer_rate': {
      const when =
        condition.days_before === 0 ? 'в день срока опроса' : `за ${days(condition.days_before)} до срока опроса`;
      return `${when} ответило меньше ${condition.below}${NBSP}%`;
    }
    case 'enps': {
      const whose = condition.poll_id === null ? '' : poll === null ? ` опроса, ${GONE},` : ` опроса ${quoted(poll)}`;
      return condition.below === null
        ? `eNPS${whose} упал сильнее, чем бывает случайно`
        : `eNPS${whose} ниже ${signed(condition.below)}`;
    }
    case 'date':
      return dateWords(condition);
  }
}

const DATES = {
  anniversary: { at: 'у сотрудника годовщина работы', of: 'годовщины работы сотрудника' },
  probation_end: { at: 'у сотрудника заканчивается испытательный срок', of: 'конца испытательного срока сотрудника' },
} as const;

function dateWords({ on, day, days: offset }: Extract<RuleCondition, { kind: 'date' }>): string {
  if (on === 'month_start') return 'наступил первый рабочий день месяца';
  const { at, of } = on === 'day' ? { at: `наступило ${dayInWords(day!)}`, of: dayInWords(day!) } : DATES[on];
  if (offset === 0) return at;
  return offset < 0 ? `до ${of} ${left(-offset)}` : `после ${of} ${passed(offset)}`;
}

const left = (count: number): string => `${pluralForm(count, 'остался', 'осталось', 'осталось')} ${days(count)}`;
const passed = (count: number): string => `${pluralForm(count, 'прошёл', 'прошло', 'прошло')} ${days(count)}`;

function actionWords(action: RuleAction, { responsible, offer }: RuleNames): string {
  switch (action.kind) {
    case 'task': {
      const who = action.responsible_id === null ? 'владелец' : (responsible ?? `участник, ${GONE}`);
      const until = action.deadline_days === 0 ? 'в тот же день' : days(action.deadline_days);
      return `поставить задачу ${quoted(action.title)} (ответственный: ${who}, срок: ${until})`;
    }
    case 'reminder':
      return 'напомнить тем, кто ещё не ответил';
    case 'offer': {
      const people = plural(action.people, 'человека', 'человека', 'человек');
      const what = action.offer_id === null ? OFFER_WORDS[action.category] : (offer ?? `предложение, ${GONE},`);
      return action.auto_approve ? `заказать ${what} на ${people}` : `предложить HR в письме ${what} на ${people}`;
    }
    case 'mail':
      return `написать ${listed(action.to.map((to) => RECIPIENTS[to]))}`;
  }
}

/** «владельцу, HR и руководителям». */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} и ${last}`;
}
