import type { PollTotals } from '#shared/models/poll.ts';
import { pollsText } from '#text/asking.ts';
import { listText } from '#text/asking/list.ts';

const text = listText.list.totals;

/** What all polls and surveys come to, in one line; null stands for those that did not load, and none is not said. */
export function totalsWords(polls: PollTotals | null, surveys: number | null, running: number): string {
  return [
    ...(polls ? [text.polls(polls), pollsText.questions(polls.questions)] : []),
    ...(surveys ? [text.surveys(surveys)] : []),
    ...(running > 0 ? [text.running(running)] : []),
  ].join(' · ');
}
