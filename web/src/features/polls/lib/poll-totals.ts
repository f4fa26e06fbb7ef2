import type { Poll, PollTotals } from '#shared/models/poll.ts';

/** What one poll adds to the figures above the list. */
export function totalsOf({ type, questions }: Pick<Poll, 'type' | 'questions'>): PollTotals {
  return {
    polls: 1,
    enps: type === 'ENPS' ? 1 : 0,
    pulse: type === 'PULSE' ? 1 : 0,
    questions: questions.length,
  };
}

interface PageOfPolls {
  readonly polls: Poll[];
  readonly totals: PollTotals;
}

/** The pages of the list with a poll as it is now, the figures following it; null where it is on none of them. */
export function pagesWithChange<P extends PageOfPolls>(pages: readonly P[], poll: Poll): P[] | null {
  const before = pages.flatMap((page) => page.polls).find(({ id }) => id === poll.id);
  if (!before) return null;
  return pages.map((page) => ({
    ...page,
    totals: totalsWith(totalsWith(page.totals, totalsOf(before), -1), totalsOf(poll), 1),
    polls: page.polls.map((other) => (other.id === poll.id ? poll : other)),
  }));
}

/** The figures with some more (`times` 1) or fewer (−1); never below nothing. */
export function totalsWith(totals: PollTotals, part: PollTotals, times: 1 | -1): PollTotals {
  const sum = (key: keyof PollTotals) => Math.max(0, totals[key] + times * part[key]);
  return { polls: sum('polls'), enps: sum('enps'), pulse: sum('pulse'), questions: sum('questions') };
}
