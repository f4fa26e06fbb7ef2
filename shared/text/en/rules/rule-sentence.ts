import type { Catalogue } from '../../catalogue.ts';
import type { ruleSentenceText as Russian } from '../../ru/rules/rule-sentence.ts';
import { formatRubles, plural, pluralForm, quoted } from '../format.ts';

const days = (count: number): string => plural(count, 'day', 'days');
const offset = (of: string, count: number): string =>
  count < 0 ? `${of} is ${days(-count)} away` : `${days(count)} ${pluralForm(count, 'has', 'have')} passed since ${of}`;
const where = (team: string | null): string => (team === null ? 'any team' : `the team ${quoted(team)}`);
const ofPoll = (poll: 'any' | 'gone' | { readonly title: string }): string => {
  if (poll === 'any') return '';
  return poll === 'gone' ? ' of a poll that is no longer there' : ` of the poll ${quoted(poll.title)}`;
};

export const ruleSentenceText: Catalogue<typeof Russian> = {
  sentence: (condition, action, cap) =>
    `If ${condition}, then ${action}${cap === null ? '' : `, for at most ${formatRubles(cap)} a month`}`,
  roubles: formatRubles,
  condition: {
    overdue: (team, above) => `the share of overdue tasks in ${where(team)} is above ${above}%`,
    index: (team, above) => `the workload index of ${where(team)} is above ${above}`,
    answerRate: (daysBefore, below) =>
      `${daysBefore === 0 ? 'on the day of a poll’s deadline' : `${days(daysBefore)} before a poll’s deadline`} fewer than ${below}% have answered`,
    enpsFell: (poll) => `eNPS${ofPoll(poll)} has fallen by more than chance`,
    enpsBelow: (poll, below) => `eNPS${ofPoll(poll)} is below ${below}`,
    monthStart: 'it is the first working day of the month',
    day: (day, count) => (count === 0 ? `it is ${day}` : offset(day, count)),
    anniversary: (count) =>
      count === 0 ? 'it is an employee’s work anniversary' : offset('an employee’s work anniversary', count),
    probation_end: (count) =>
      count === 0
        ? 'an employee’s probation period is ending'
        : offset('the end of an employee’s probation period', count),
  },
  action: {
    task: (title, who, daysLeft) =>
      `set the task ${quoted(title)} (assignee: ${who}, due: ${daysLeft === 0 ? 'the same day' : `in ${days(daysLeft)}`})`,
    owner: 'the owner',
    memberGone: 'a member who is no longer here',
    reminder: 'remind those who have not answered yet',
    order: (what, people) => `order ${what} for ${plural(people, 'person', 'people')}`,
    propose: (what, people) => `suggest to HR in an email ${what} for ${plural(people, 'person', 'people')}`,
    offerGone: 'an offer that is no longer there',
    mail: (whom) => `write to ${whom}`,
  },
  recipients: { owner: 'the owner', hr: 'HR', managers: 'managers' },
  listed: (words) => {
    const last = words.at(-1) ?? '';
    return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
  },
  wouldDo: {
    task: (title) => `The task ${quoted(title)}`,
    reminder: 'A reminder to those who have not answered yet',
    mail: 'An email',
    order: 'A request to a partner',
    propose: 'An email with a partner offer',
  },
  contradictions: {
    reminder: 'Reminders are only about an open poll: choose the condition on the share of respondents',
    chooseOffer: 'For the request to go by itself, choose which offer exactly to order',
    capWanted: 'Say how much the rule may spend in a month',
    noCapWanted: 'This action spends no money by itself, it needs no cap',
  },
};
