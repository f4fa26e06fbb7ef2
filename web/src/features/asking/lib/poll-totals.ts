import type { PollLine } from '#shared/models/poll-list.ts';
import type { Poll, PollTotals } from '#shared/models/poll.ts';

/** What one poll adds to the figures above the list. */
function totalsOf({ type, questions }: Pick<PollLine, 'type' | 'questions'>): PollTotals {
  return { polls: 1, enps: type === 'ENPS' ? 1 : 0, pulse: type === 'PULSE' ? 1 : 0, questions };
}

/** A page of the list as it is kept. */
interface PageOfLines {
  readonly polls: PollLine[];
  readonly totals: PollTotals;
}

/** The pages of the list with a poll as it is now, a new one on top, the figures following it. */
export function withPoll<P extends PageOfLines>(pages: readonly P[], poll: Poll): P[] {
  const before = pages.flatMap((page) => page.polls).find(({ id }) => id === poll.id);
  const line = lineOf(poll, before);
  return pages.map((page, index) => ({
    ...page,
    totals: totalsWith(before ? totalsWith(page.totals, totalsOf(before), -1) : page.totals, totalsOf(line), 1),
    polls: before
      ? page.polls.map((other) => (other.id === poll.id ? line : other))
      : index === 0
        ? [line, ...page.polls]
        : page.polls,
  }));
}

/** The pages without a poll. */
export function withoutPoll<P extends PageOfLines>(pages: readonly P[], pollId: string): P[] {
  const gone = pages.flatMap((page) => page.polls).find(({ id }) => id === pollId);
  if (!gone) return [...pages];
  return pages.map((page) => ({
    ...page,
    totals: totalsWith(page.totals, totalsOf(gone), -1),
    polls: page.polls.filter(({ id }) => id !== pollId),
  }));
}

/** A poll as a line; where it stands is known from before, a new one is a draft. */
function lineOf(poll: Poll, before?: PollLine): PollLine {
  return {
    state: 'draft',
    run: null,
    last_opened_at: null,
    archived_at: null,
    planned: null,
    ...before,
    id: poll.id,
    title: poll.title,
    type: poll.type,
    is_anonymous: poll.is_anonymous,
    allow_anonymous_link: poll.allow_anonymous_link,
    questions: poll.questions.length,
    created_at: poll.created_at,
    recurrence: poll.recurrence,
  };
}

/** The figures with some more (`times` 1) or fewer (−1); never below nothing. */
function totalsWith(totals: PollTotals, part: PollTotals, times: 1 | -1): PollTotals {
  const sum = (key: keyof PollTotals) => Math.max(0, totals[key] + times * part[key]);
  return { polls: sum('polls'), enps: sum('enps'), pulse: sum('pulse'), questions: sum('questions') };
}
