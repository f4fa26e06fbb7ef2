import * as z from 'zod/mini';
import { SURVEY_QUESTION_TYPES } from '../rules/surveys.ts';
import {
  ANSWER_MAX_LENGTH,
  ANSWERS_MAX_LENGTH,
  Direction,
  GivenConsent,
  MAX_QUESTIONS,
  PollType,
  ReplyBox,
  RunVisibility,
  Scale,
  SessionId,
  together,
} from './answers.ts';
import { GivenInstant, Id, Instant } from './common.ts';
import { OwnBallot } from './own-ballot.ts';
import { SPOKEN } from './translation.ts';
import { answersValidation } from '#text/answers/validation.ts';

/*
 * What respondents of surveys see and send; apart from survey.ts for the same reason as answers.ts from poll.ts.
 */

/** When a question is asked (rules/surveys.ts); it names a question before it. */
export const ShowIf = z.union(
  [
    z.strictObject({
      question_id: Id,
      options: z.array(z.string()).check(z.minLength(1, { error: () => answersValidation.chooseAnswersBefore })),
    }),
    z.strictObject({ question_id: Id, from: z.int(), to: z.int() }),
  ],
  { error: () => answersValidation.wrongCondition },
);

/** What a kind of question wants to know besides scale and options, under names of its own. */
export const QuestionSettings = z.record(
  z.string(),
  z.union([z.number(), z.string().check(z.maxLength(200)), z.array(z.string().check(z.maxLength(200)))]),
  { error: () => answersValidation.wrongSettings },
);

export type QuestionSettings = z.infer<typeof QuestionSettings>;

export const SurveyQuestion = z.object({
  id: Id,
  text: z.string(),
  type: z.enum(SURVEY_QUESTION_TYPES),
  /** Yes and no for YESNO; what is put in order, of a RANKING; statements, of a MATRIX; empty where nothing is chosen. */
  options: z.array(z.string()),
  /** Of kinds that have some: of a NUMBER its bounds and unit. The others have no such field. */
  settings: z.optional(QuestionSettings),
  required: z.boolean(),
  /** From 1. */
  order: z.int(),
  created_at: Instant,
  /** Of a RATING and a MATRIX; null for the others. */
  scale: z.nullable(Scale),
  /** Of a RATING and a MATRIX; null for the others, and while nobody has said. */
  direction: z._default(z.nullable(Direction), null),
  theme: z.nullable(z.string()),
  section: z.nullable(z.string()),
  show_if: z.nullable(ShowIf),
  /** The question it repeats; its own id where it repeats none. */
  origin_id: Id,
});
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;

/** The same as respondents see it: which answers are the better ones would tell them what to answer. */
const AskedSurveyQuestion = z.omit(SurveyQuestion, { direction: true });

const TIME_SPENT_MAX_SECONDS = 86_400;
const OPTION_MAX_LENGTH = 200;

/** What a respondent sends: `time_spent` in seconds. */
const SUBMISSION = {
  time_spent: z.optional(
    z.nullable(
      z
        .number({ error: () => answersValidation.timeIsSeconds })
        .check(
          z.nonnegative({ error: () => answersValidation.timeLeast }),
          z.maximum(TIME_SPENT_MAX_SECONDS, { error: () => answersValidation.timeMost }),
        ),
    ),
  ),
  started_at: z.optional(z.nullable(GivenInstant)),
  answers: z
    .array(
      z.strictObject({
        question_id: Id,
        answer_options: z.optional(
          z.nullable(z.array(z.string().check(z.maxLength(OPTION_MAX_LENGTH))).check(z.maxLength(20))),
        ),
        answer_rating: z.optional(z.nullable(z.int({ error: () => answersValidation.ratingIsWhole }))),
        answer_text: z.optional(
          z.nullable(
            z
              .string({ error: () => answersValidation.answerIsText })
              .check(z.trim(), z.maxLength(ANSWER_MAX_LENGTH, { error: () => answersValidation.answerTooLong })),
          ),
        ),
        reply_box: ReplyBox,
      }),
      { error: () => answersValidation.answersWanted },
    )
    .check(
      z.maxLength(MAX_QUESTIONS, { error: () => answersValidation.moreThanQuestions }),
      together(
        ({ answer_text: text }: { answer_text?: string | null | undefined }) => text ?? '',
        ANSWERS_MAX_LENGTH,
        () => answersValidation.allTooLongTogether,
      ),
    ),
  /** In an anonymous survey: with it answers sent twice are stored once, and can be changed. */
  anonymous_session_id: z.optional(z.nullable(SessionId)),
};
export const SurveySubmission = z.strictObject(SUBMISSION);
export type SurveySubmission = z.infer<typeof SurveySubmission>;

/** The same of somebody without an account. */
export const LinkSubmission = z.extend(SurveySubmission, { consent: GivenConsent });
export type LinkSubmission = z.infer<typeof LinkSubmission>;

/** One respondent's answers as they were taken: of an anonymous one neither who nor when exactly. */
export const SurveyResponse = z.object({
  /** In an anonymous survey the respondent's session, with which they change what they said. */
  id: Id,
  survey_id: Id,
  user_id: z.nullable(Id),
  user_name: z.nullable(z.string()),
  time_spent: z.nullable(z.number()),
  started_at: z.nullable(Instant),
  /** A full hour in an anonymous survey. */
  submitted_at: Instant,
  is_anonymous: z.boolean(),
});
export type SurveyResponse = z.infer<typeof SurveyResponse>;

/** What a respondent without an account sees: an allow-list, nothing else of the survey leaves. */
export const PublicSurvey = z.object({
  id: Id,
  title: z.string(),
  type: PollType,
  anonymous: z.boolean(),
  workspace_name: z.string(),
  deadline: z.nullable(Instant),
  results_visibility: RunVisibility,
  smallest_group: z.int(),
  /** As of a poll. */
  notice_edition: z.string(),
  questions: z.array(AskedSurveyQuestion),
  ...SPOKEN,
});
export type PublicSurvey = z.infer<typeof PublicSurvey>;

/** What a member needs to answer. */
export const SurveyToTake = z.object({
  survey: PublicSurvey,
  /** Whether it takes answers now. */
  open: z.boolean(),
  /** Whether this member has answered. */
  answered: z.boolean(),
  /** Their answers; null in an anonymous survey, where nobody can find them, and while there are none. */
  answers: z.nullable(z.array(SUBMISSION.answers.def.element)),
  /** By what their answers are compared with others': “Team: Sales”; empty where they are not. */
  compared_by: z.array(z.string()),
  /** Null where the survey has no ballots, and answers are taken with a mark. */
  ballot: z.nullable(OwnBallot),
});
export type SurveyToTake = z.infer<typeof SurveyToTake>;
