import type { RuleAction, RuleCondition, RuleContent } from '../../models/automation-rule.ts';
import { signed } from '../signed.ts';
import { daysText } from '#text/rules/days.ts';
import { offerWords } from '#text/rules/offer-words.ts';
import { ruleSentenceText } from '#text/rules/rule-sentence.ts';

/** Names that a sentence mentions; null for what is not there any more. */
export interface RuleNames {
  readonly poll: string | null;
  readonly responsible: string | null;
  /** With quotation marks. */
  readonly offer: string | null;
}

/** A day of the calendar: “24 November 2026”. */
export function dayInWords(day: string): string {
  return daysText.day(day);
}

/** A rule as one sentence: “If …, then … for at most … a month”. */
export function ruleSentence({ condition, action, cap }: RuleContent, names: RuleNames): string {
  return ruleSentenceText.sentence(conditionWords(condition, names), actionWords(action, names), cap);
}

function conditionWords(condition: RuleCondition, { poll }: RuleNames): string {
  const text = ruleSentenceText.condition;
  switch (condition.kind) {
    case 'load':
      return (condition.measure === 'overdue' ? text.overdue : text.index)(condition.team, condition.above);
    case 'answer_rate':
      return text.answerRate(condition.days_before, condition.below);
    case 'enps': {
      const whose = condition.poll_id === null ? 'any' : poll === null ? 'gone' : { title: poll };
      return condition.below === null ? text.enpsFell(whose) : text.enpsBelow(whose, signed(condition.below));
    }
    case 'date':
      return dateWords(condition);
  }
}

function dateWords({ on, day, days }: Extract<RuleCondition, { kind: 'date' }>): string {
  const text = ruleSentenceText.condition;
  if (on === 'month_start') return text.monthStart;
  return on === 'day' ? text.day(dayInWords(day!), days) : text[on](days);
}

function actionWords(action: RuleAction, { responsible, offer }: RuleNames): string {
  const { action: text, recipients } = ruleSentenceText;
  switch (action.kind) {
    case 'task': {
      const who = action.responsible_id === null ? text.owner : (responsible ?? text.memberGone);
      return text.task(action.title, who, action.deadline_days);
    }
    case 'reminder':
      return text.reminder;
    case 'offer': {
      const what = action.offer_id === null ? offerWords[action.category] : (offer ?? text.offerGone);
      return (action.auto_approve ? text.order : text.propose)(what, action.people);
    }
    case 'mail':
      return text.mail(listed(action.to.map((to) => recipients[to])));
  }
}

/** “the owner, HR and managers”. */
export function listed(words: readonly string[]): string {
  return ruleSentenceText.listed(words);
}
