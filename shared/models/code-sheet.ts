import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
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
});
export type CodeSheet = z.infer<typeof CodeSheet>;

/** The same at the moment it is printed: its codes are in no other reply and stored nowhere. */
export const PrintedSheet = z.extend(CodeSheet, {
  codes: z.array(z.string()),
  /** What is asked is called, in each language it is answered in, its own first. */
  titles: z.array(z.object({ language: PollLanguage, title: z.string() })),
});
export type PrintedSheet = z.infer<typeof PrintedSheet>;

export const NewCodeSheet = z.strictObject({
  count: z
    .int({ error: () => pollsValidation.codesAreWhole })
    .check(
      z.minimum(1, { error: () => pollsValidation.codesLeast }),
      z.maximum(SHEET_CODES_MAX, { error: () => pollsValidation.codesMost }),
    ),
});
