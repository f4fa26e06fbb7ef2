import * as z from 'zod/mini';
import { TERMS, type Retained } from '../rules/retention.ts';
import { Instant } from './common.ts';
import { automationsValidation } from '#text/automations/validation.ts';

const Term = (kind: Retained) =>
  z.nullable(z.literal(TERMS[kind] as readonly number[], { error: () => automationsValidation.chooseTerm }));

/** For how many months what is kept; null as long as the workspace is there. */
const Terms = { answers: Term('answers'), tasks: Term('tasks'), pay: Term('pay'), logs: Term('logs') };

/** All of them: what is not said would be kept for ever by mistake. */
export const RetentionChange = z.strictObject(Terms);

/** A term in a query: so many months, or `none`. */
const TermAsked = (kind: Retained) =>
  z.optional(
    z.enum(['none', ...(TERMS[kind] as readonly number[]).map(String)], {
      error: () => automationsValidation.chooseTerm,
    }),
  );

/** Terms that somebody is thinking of; those left out are as they are set. */
export const RetentionQuery = z.strictObject({
  answers: TermAsked('answers'),
  tasks: TermAsked('tasks'),
  pay: TermAsked('pay'),
  logs: TermAsked('logs'),
});

/** How many there are: runs with names, tasks, months of pay, entries of the log. */
const Count = z.object({ count: z.int(), more: z.boolean() });

/** How long a workspace keeps what, and what goes by these terms. */
export const Retention = z.object({
  terms: z.object(Terms),
  /** When they were set; null where nobody has, and nothing goes but names where their automation is on. */
  saved_at: z.nullable(Instant),
  /** Up to when it is said what goes: a month from now. */
  until: Instant,
  /** What goes until then by the terms asked for, overdue things among it. */
  going: z.object({ answers: Count, tasks: Count, pay: Count, logs: Count }),
});
export type Retention = z.infer<typeof Retention>;
