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

/** The figures with some more (`times` 1) or fewer (−1); never below nothing. */
export function totalsWith(totals: PollTotals, part: PollTotals, times: 1 | -1): PollTotals {
  const sum = (key: keyof PollTotals) => Math.max(0, totals[key] + times * part[key]);
  return { polls: sum('polls'), enps: sum('enps'), pulse: sum('pulse'), questions: sum('questions') };
}
