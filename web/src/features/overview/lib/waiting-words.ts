import type { WaitingPoll } from '#shared/models/overview.ts';
import { minutesText } from '#text/common/minutes.ts';
import { employeeText } from '#text/overview/employee.ts';
import { overviewText } from '#text/overview.ts';

const text = employeeText.waiting;

/** How many polls and how many surveys are waited for. */
export function waitingTitle(list: readonly WaitingPoll[]): string {
  if (list.length === 0) return text.none;
  const surveys = list.filter(({ kind }) => kind === 'survey').length;
  return text.title(list.length - surveys, surveys);
}

/** How long all of it takes, and whose answers carry a name. */
export function waitingLine(list: readonly WaitingPoll[]): string {
  if (list.length === 0) return text.noneText;
  const minutes = list.reduce((sum, one) => sum + one.minutes, 0);
  const anonymous = list.filter((one) => one.is_anonymous).length;
  const all = anonymous === list.length ? text.all.anonymous : anonymous === 0 ? text.all.named : text.all.mixed;
  return `${list.length > 1 ? text.together(minutesText(minutes)) : ''} ${all}`.trim();
}

/** What is said of one: whether it is anonymous, how many questions it has, how long they take. */
export function waitingFacts({ kind, is_anonymous: anonymous, questions, minutes }: WaitingPoll): string {
  const whose = anonymous ? (kind === 'poll' ? text.anonymous : text.anonymousSurvey) : text.named;
  return [whose, overviewText.questions(questions), minutesText(minutes)].join(' · ');
}
