import type { WaitingPoll } from '#shared/models/overview.ts';
import { minutesText } from '#text/common/minutes.ts';
import { employeeText } from '#text/overview/employee.ts';
import { overviewText } from '#text/overview.ts';

const text = employeeText.waiting;

/** How many polls wait, surveys among them. */
export function waitingTitle(list: readonly WaitingPoll[]): string {
  return list.length === 0 ? text.none : text.title(list.length);
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
export function waitingFacts({ is_anonymous: anonymous, questions, minutes }: WaitingPoll): string {
  return [anonymous ? text.anonymous : text.named, overviewText.questions(questions), minutesText(minutes)].join(' · ');
}
