import * as z from 'zod/mini';
import { ANSWER_MAX_LENGTH, MAX_QUESTIONS } from '#shared/models/answers.ts';
import { KnownEmail } from '#shared/models/email.ts';
import { Team } from '#shared/models/team.ts';
import { line, Moment, OldId, text } from './common.ts';

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

const NAME_MAX = 200;
const CONSENT_MAX = 100;
/** Of the answers of one respondent: they are one item. */
const RESPONSE_TEXT_MAX = 120_000;

const NamedResponse = z
  .strictObject({
    /** Whose answers they are, by their address and by what they are called. */
    email: z.nullable(KnownEmail),
    name: z.nullable(line(NAME_MAX)),
    /** Of somebody who has left, of whom no more is known. */
    former: z.nullable(OldId),
    answers: z.array(z.nullable(text(ANSWER_MAX_LENGTH))).check(z.maxLength(MAX_QUESTIONS)),
    /** Of answers that were not shown as they came the moment at which their run was closed. */
    answered_at: Moment,
    team: z.nullable(Team),
    consent: z.nullable(text(CONSENT_MAX)),
  })
  .check(
    z.refine(({ email, name, former }) => (email === null ? name === null : name !== null && former === null)),
    z.refine(({ answers }) => answers.reduce((sum, one) => sum + (one?.length ?? 0), 0) <= RESPONSE_TEXT_MAX),
  );
export type MovedNamedResponse = z.infer<typeof NamedResponse>;

/** Answers to a run with names, respondent by respondent; those without one came by link. */
export const NamedAnswers = z.strictObject({
  kind: z.literal('named_answers'),
  run: OldId,
  /** Which of its pages this is. */
  page: text(PAGE_MAX),
  responses: z.array(NamedResponse).check(z.minLength(1), z.maxLength(ANSWERS_AT_ONCE)),
});
export type MovedNamedAnswersRecord = z.infer<typeof NamedAnswers>;
