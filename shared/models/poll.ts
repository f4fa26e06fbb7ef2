import * as z from 'zod/mini';
import { Direction, MAX_QUESTIONS, PollType, PollQuestion, Scale, together } from './answers.ts';
import { Recurrence } from './recurrence.ts';
import { PollLanguage } from './translation.ts';
import { Id, Instant, line, titleLine } from './common.ts';
import { pollsValidation } from '#text/polls/validation.ts';

export const POLL_TITLE_MAX_LENGTH = 200;
export const QUESTION_TEXT_MAX_LENGTH = 1000;
/** Of all questions of a poll together: it is copied into every run and read by every respondent. */
export const QUESTIONS_MAX_LENGTH = 20_000;

const QUESTION = {
  text: line(
    QUESTION_TEXT_MAX_LENGTH,
    () => pollsValidation.questionWanted,
    () => pollsValidation.questionTooLong,
  ),
  order_index: z
    .int({ error: () => pollsValidation.orderIsWhole })
    .check(z.nonnegative({ error: () => pollsValidation.orderFromZero })),
  is_required: z._default(z.boolean(), true),
  scale: z._default(z.nullable(Scale), null),
  direction: z._default(z.nullable(Direction), null),
};
export const NewQuestion = z.strictObject(QUESTION);
/** A question of a poll that is being changed: with its id it stays the same question, without one it is new. */
export const ChangedQuestion = z.strictObject({
  id: z.optional(Id),
  ...QUESTION,
  /** Left out, a question keeps its own: whoever knows nothing of scales takes none away. */
  scale: z.optional(z.nullable(Scale)),
  /** The same: left out, a question keeps its own. */
  direction: z.optional(z.nullable(Direction)),
});

/** All questions of a poll as they are sent. */
export function questionsOf<T extends { text: string }>(question: z.ZodMiniType<T>) {
  return z.array(question, { error: () => pollsValidation.addQuestions }).check(
    z.minLength(1, { error: () => pollsValidation.addQuestion }),
    z.maxLength(MAX_QUESTIONS, { error: () => pollsValidation.questionsMost }),
    together(
      ({ text }) => text,
      QUESTIONS_MAX_LENGTH,
      () => pollsValidation.questionsTooLong,
    ),
  );
}

export const Poll = z.object({
  id: Id,
  workspace_id: Id,
  title: z.string(),
  type: PollType,
  is_anonymous: z.boolean(),
  allow_anonymous_link: z.boolean(),
  questions: z.array(PollQuestion),
  /** Its own language; null for that of its workspace. */
  language: z.nullable(PollLanguage),
  /** Into which languages it is translated, besides its own. */
  translated_into: z.array(PollLanguage),
  created_at: Instant,
  updated_at: Instant,
  /** Grows with every change; sent back with one, it makes sure that nothing of somebody else is overwritten. */
  version: z.int(),
  /** How it repeats; null for a poll whose runs are opened by hand. */
  recurrence: z.nullable(Recurrence),
});
export type Poll = z.infer<typeof Poll>;

/** What all polls of a workspace come to. */
export const PollTotals = z.object({ polls: z.int(), enps: z.int(), pulse: z.int(), questions: z.int() });
export type PollTotals = z.infer<typeof PollTotals>;

export const NewPoll = z.strictObject({
  workspace_id: Id,
  title: titleLine(
    POLL_TITLE_MAX_LENGTH,
    () => pollsValidation.titleWanted,
    () => pollsValidation.titleTooLong,
  ),
  type: z._default(PollType, 'ENPS'),
  is_anonymous: z._default(z.boolean(), false),
  allow_anonymous_link: z._default(z.boolean(), false),
  questions: questionsOf(NewQuestion),
});

/** What changes in a poll; what is left out stays. Runs that were opened keep the questions they were opened with. */
export const PollChange = z.strictObject({
  title: z.optional(
    titleLine(
      POLL_TITLE_MAX_LENGTH,
      () => pollsValidation.titleWanted,
      () => pollsValidation.titleTooLong,
    ),
  ),
  type: z.optional(PollType),
  is_anonymous: z.optional(z.boolean()),
  allow_anonymous_link: z.optional(z.boolean()),
  questions: z.optional(questionsOf(ChangedQuestion)),
  /** The version the change was made from; left out, the newest is changed. */
  version: z.optional(z.int({ error: () => pollsValidation.versionIsWhole })),
});
