import { NAME_RETENTION_MONTHS } from './automations.ts';

/** What a workspace keeps for as long as it chooses. */
export const RETAINED = ['answers', 'tasks', 'pay', 'logs'] as const;
export type Retained = (typeof RETAINED)[number];

/**
 * For how many months each may be kept, the shortest first. Less than a year leaves nothing to compare with the same
 * month of the year before, and of the access log nothing to look an incident up in; a year and half of it is enough
 * for names, since the answers themselves stay. Beyond the longest the data no longer serve what they were taken for.
 */
export const TERMS = {
  answers: NAME_RETENTION_MONTHS,
  tasks: [12, 24, 36],
  pay: [12, 36, 72],
  logs: [12, 24, 60],
} as const satisfies Record<Retained, readonly number[]>;

/** What is proposed where nobody has chosen yet. */
export const PROPOSED_TERMS: RetentionTerms = { answers: 12, tasks: 24, pay: 36, logs: 24 };

/** For how many months what is kept; null as long as the workspace is there. */
export type RetentionTerms = Readonly<Record<Retained, number | null>>;

/** Where nobody has set a term. */
export const NO_TERMS: RetentionTerms = { answers: null, tasks: null, pay: null, logs: null };
