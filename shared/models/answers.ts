import * as z from 'zod/mini';
import { REPLY_BOX_PATTERN, UUID_PATTERN } from '../rules/ids.ts';
import { RESPONDENT_NOTICES } from '../rules/respondent-notice.ts';
import { Id, Instant } from './common.ts';
import { SPOKEN } from './translation.ts';
import { answersValidation } from '#text/answers/validation.ts';

/*
 * What respondents see and send. It stands apart from poll.ts, since building schemas takes a good part of a cold
 * start: the function that takes answers builds these and no others.
 */

export const POLL_TYPES = ['ENPS', 'PULSE'] as const;
export const MAX_QUESTIONS = 100;
export const ANSWER_MAX_LENGTH = 5000;
/** Of all answers of a respondent together: they lie in one item. */
export const ANSWERS_MAX_LENGTH = 20_000;

/** That texts, each within its own limit, are not too long together. */
export function together<T>(textOf: (one: T) => string, max: number, error: () => string) {
  return z.refine<T[]>((all) => all.reduce((sum, one) => sum + textOf(one).length, 0) <= max, { error });
}

export const PollType = z.enum(POLL_TYPES, { error: () => answersValidation.unknownPollType });
export type PollType = z.infer<typeof PollType>;

/** How a question is answered: by a whole number of a scale, or, without one, in one's own words. */
export const SCALES = ['0-10', '1-5'] as const;
export const Scale = z.enum(SCALES, { error: () => answersValidation.unknownScale });
export type Scale = z.infer<typeof Scale>;

/** Which answers of a scale are the better ones; `neither` where none are: “How many meetings were there this week?”. */
export const DIRECTIONS = ['higher_is_better', 'lower_is_better', 'neither'] as const;
export const Direction = z.enum(DIRECTIONS, { error: () => answersValidation.unknownDirection });
export type Direction = z.infer<typeof Direction>;

/**
 * A question of a poll as the API has it; `order_index` counts from 0. The first question of an eNPS poll is a scale
 * 0–10 whatever `scale` says (`scaleOf` in rules/scales.ts).
 */
export const PollQuestion = z.object({
  id: Id,
  text: z.string(),
  order_index: z.int(),
  is_required: z.boolean(),
  scale: z._default(z.nullable(Scale), null),
  /** Null while nobody has said: then no figure of it is called good or bad (rules/direction.ts). */
  direction: z._default(z.nullable(Direction), null),
});
export type PollQuestion = z.infer<typeof PollQuestion>;

/** The same as respondents see it: which answers are the better ones would tell them what to answer. */
export const AskedQuestion = z.omit(PollQuestion, { direction: true });
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** The box for replies to one answer in words: a hash of the key that the respondent's browser keeps. */
export const ReplyBox = z.optional(
  z.string().check(z.regex(REPLY_BOX_PATTERN, { error: () => answersValidation.wrongReplyBox })),
);

export const SubmittedAnswers = z
  .array(
    z.strictObject({
      question_id: Id,
      content: z
        .string({ error: () => answersValidation.answerIsText })
        .check(z.trim(), z.maxLength(ANSWER_MAX_LENGTH, { error: () => answersValidation.answerTooLong })),
      reply_box: ReplyBox,
    }),
    { error: () => answersValidation.answersWanted },
  )
  .check(
    z.maxLength(MAX_QUESTIONS, { error: () => answersValidation.moreThanQuestions }),
    together(
      ({ content }) => content,
      ANSWERS_MAX_LENGTH,
      () => answersValidation.allTooLong,
    ),
  );
export type SubmittedAnswers = z.infer<typeof SubmittedAnswers>;

/**
 * When answers may be seen: at once; from five on, in steps of at least five; when the run is closed, if there are
 * five. What that means exactly stands in functions/runs/repositories/results.ts.
 */
export const RESULTS_VISIBILITIES = ['live', 'from_5', 'closed'] as const;
export const ResultsVisibility = z.enum(RESULTS_VISIBILITIES, { error: () => answersValidation.unknownVisibility });
export type ResultsVisibility = z.infer<typeof ResultsVisibility>;

/**
 * The same of a run that was opened, which may be `never`: it is anonymous, had no public link and asked fewer than five
 * people then, so whatever it showed would have a face (functions/runs/repositories/withheld.ts).
 */
export const RunVisibility = z.enum([...RESULTS_VISIBILITIES, 'never']);
export type RunVisibility = z.infer<typeof RunVisibility>;

/** What a respondent without an account sees: an allow-list, nothing else of the poll leaves. */
export const PublicPoll = z.object({
  id: Id,
  run_id: Id,
  title: z.string(),
  type: PollType,
  is_anonymous: z.boolean(),
  workspace_name: z.string(),
  deadline: z.nullable(Instant),
  /** The link has taken as many answers as it was given for; who has answered may still change theirs. */
  is_full: z.boolean(),
  results_visibility: RunVisibility,
  /** Which edition of the text about their data is shown before sending (rules/respondent-notice.ts). */
  notice_edition: z.string(),
  questions: z.array(AskedQuestion),
  ...SPOKEN,
});
export type PublicPoll = z.infer<typeof PublicPoll>;

/** A run that is over, for whoever could have answered it: no question of it, and nothing of its answers. */
export const EndedRun = z.object({
  title: z.string(),
  workspace_name: z.string(),
  is_anonymous: z.boolean(),
  ended_at: Instant,
  results_visibility: RunVisibility,
  /** So many answers make the smallest group that is told by itself. */
  smallest_group: z.int(),
});
export type EndedRun = z.infer<typeof EndedRun>;

/**
 * What a short code leads to: the token of the link it stands for, by which all else is asked and sent, and with it the
 * poll, so that nobody waits twice; null while that takes no answers.
 */
export const PollByCode = z.object({ public_token: z.string(), poll: z.nullable(PublicPoll) });
export type PollByCode = z.infer<typeof PollByCode>;

/**
 * What a one-time code opens: the poll while it takes answers; once it is over what is told of that, and the end of the
 * address where it is told what came of it.
 */
export const PollForCode = z.object({
  poll: z.nullable(PublicPoll),
  ended: z.nullable(EndedRun),
  report_link: z.nullable(z.string()),
  /** It answers a survey, which is asked for by itself. */
  is_survey: z.boolean(),
  /** The team that is kept with the answers; null where none is. */
  team: z.nullable(z.string()),
  /** The code is of a sheet of that team, and whoever printed it has seen it. */
  on_sheet: z.boolean(),
});
export type PollForCode = z.infer<typeof PollForCode>;

/** The respondent's own random number: with it an answer sent twice is stored once, and can be changed. */
export const SessionId = z
  .string({ error: () => answersValidation.sessionWanted })
  .check(z.regex(UUID_PATTERN, { error: () => answersValidation.wrongSession }), z.toLowerCase());

const EDITIONS: readonly string[] = RESPONDENT_NOTICES;

/** The edition of the consent that whoever answers without an account has agreed to; kept in runs with names alone. */
export const GivenConsent = z.optional(
  z
    .string({ error: () => answersValidation.unknownConsent })
    .check(z.refine((edition) => EDITIONS.includes(edition), { error: () => answersValidation.unknownConsent })),
);

export const PublicAnswers = z.strictObject({
  answers: SubmittedAnswers,
  anonymous_session_id: SessionId,
  consent: GivenConsent,
});
/** A consent that was kept with an answer, for whoever has the link to it. */
export const OwnConsent = z.object({
  title: z.string(),
  workspace_name: z.string(),
  edition: z.string(),
  /** When the answers came: a full hour. */
  given_at: Instant,
});
export type OwnConsent = z.infer<typeof OwnConsent>;

export const AnonymousSession = z.object({ anonymous_session_id: Id });
