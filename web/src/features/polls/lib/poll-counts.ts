import type { Poll } from '#shared/models/poll.ts';

/** The figures above the poll list. */
export interface PollCounts {
  readonly total: number;
  readonly enps: number;
  readonly pulse: number;
  readonly questions: number;
}

/** Counts polls by type and all their questions. */
export function countPolls(polls: readonly Poll[]): PollCounts {
  return {
    total: polls.length,
    enps: polls.filter((poll) => poll.type === 'ENPS').length,
    pulse: polls.filter((poll) => poll.type === 'PULSE').length,
    questions: polls.reduce((sum, poll) => sum + poll.questions.length, 0),
  };
}
