import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
import { Team } from './team.ts';
import { PollLanguage } from './translation.ts';
import { SHEET_CODES_MAX } from '../rules/code-sheets.ts';
import { pollsValidation } from '#text/polls/validation.ts';

/** A sheet of one-time codes. Which of them were used nobody is told. */
export const CodeSheet = z.object({
  id: Id,
  created_at: Instant,
  printed_at: Instant,
  /** How many codes are on it. */
  count: z.int(),
  /** Its codes lead nowhere any more. */
  revoked: z.boolean(),
  /** The team its answers count in; null for none. */
  team: z.nullable(z.string()),
});
export type CodeSheet = z.infer<typeof CodeSheet>;

/** The same at the moment it is printed: its codes are in no other reply and stored nowhere. */
export const PrintedSheet = z.extend(CodeSheet, {
  codes: z.array(z.string()),
  /** What is asked is called, in each language it is answered in, its own first. */
  titles: z.array(z.object({ language: PollLanguage, title: z.string() })),
});
export type PrintedSheet = z.infer<typeof PrintedSheet>;

const SIZE = {
  count: z
    .int({ error: () => pollsValidation.codesAreWhole })
    .check(
      z.minimum(1, { error: () => pollsValidation.codesLeast }),
      z.maximum(SHEET_CODES_MAX, { error: () => pollsValidation.codesMost }),
    ),
};

/** Of a run of a poll: its teams are settled when it is opened, after the first sheets were printed. */
export const NewCodeSheet = z.strictObject({
  ...SIZE,
  /** The team its answers count in; null for none. */
  team: z._default(z.nullable(Team), null),
});

/** Of a survey, which has sheets once it is open: no team. */
export const NewSurveyCodeSheet = z.strictObject(SIZE);
