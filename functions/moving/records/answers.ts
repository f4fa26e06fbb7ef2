import * as z from 'zod/mini';
import { ANSWER_MAX_LENGTH, MAX_QUESTIONS } from '#shared/models/answers.ts';
import { OldId, text } from './common.ts';

const PAGE_MAX = 300;
/** Answers to one question in one record. */
export const ANSWERS_AT_ONCE = 100;

/** Answers to a run, question by question, each in an order of its own: nothing says which are one person's. */
export const Answers = z.strictObject({
  kind: z.literal('answers'),
  run: OldId,
  /** Which of its pages this is. */
  page: text(PAGE_MAX),
  lists: z
    .array(z.array(text(ANSWER_MAX_LENGTH)).check(z.maxLength(ANSWERS_AT_ONCE)))
    .check(z.maxLength(MAX_QUESTIONS)),
});
export type MovedAnswersRecord = z.infer<typeof Answers>;
