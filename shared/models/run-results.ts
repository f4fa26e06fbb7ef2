import * as z from 'zod/mini';
import { Direction, PollQuestion, PollType, Scale } from './answers.ts';
import { Id, Instant } from './common.ts';
import { Frame } from './run.ts';

/**
 * One answer to one question as results show it; an anonymous one carries an alias instead of a person. Where the answers
 * of an anonymous run are not shown at once (rules/read-apart.ts) the alias is of this question alone, and `created_at`
 * the day on which the run was opened, for all of them: nothing joins what one person said.
 */
export const AnswerRecord = z.object({
  user_id: z.nullable(Id),
  /** What somebody was called where their company comes from, until they have joined here; no other answer has such a field. */
  called: z.optional(z.string()),
  anonymous_session_id: z.nullable(z.string()),
  question_id: Id,
  content: z.string(),
  created_at: Instant,
  /** Where its author wants to be answered without being known; no other answer has such a field. */
  dialogue_id: z.optional(Id),
});
export type AnswerRecord = z.infer<typeof AnswerRecord>;

/** Of the poll what its results show, as it was when the run was opened. */
const ResultsPoll = z.object({ id: Id, title: z.string(), type: PollType, is_anonymous: z.boolean() });

export const FrameResults = z.object({
  poll: ResultsPoll,
  frame: Frame,
  questions: z.array(PollQuestion),
  by_question: z.record(z.string(), z.array(AnswerRecord)),
  next_cursor: z.nullable(z.string()),
});
export type FrameResults = z.infer<typeof FrameResults>;

/** How the answers to one question are spread; counted as they come in, a few seconds late. */
export const QuestionFigures = z.object({
  question_id: Id,
  /** How many answered it. */
  answered: z.int(),
  /**
   * How many gave 0, 1, … 10; null where the question is no scale and half of its answers or fewer are numbers. Such
   * numbers stand among `values`.
   */
  scores: z.nullable(z.array(z.int())),
  /** Short answers by how often they were given, the most frequent first. */
  values: z.array(z.object({ text: z.string(), count: z.int() })),
  /**
   * By how much each count of `values` may be too low, and how often at most a short answer was given that is not
   * among them; 0 while everything is counted exactly.
   */
  values_error: z.int(),
  /** Answers that are in neither list: long ones, and short ones that were not counted. */
  other: z.int(),
});
export type QuestionFigures = z.infer<typeof QuestionFigures>;

/** eNPS in points, −100…100, with its 95 % interval. */
export const EnpsFigure = z.object({
  score: z.number(),
  low: z.number(),
  high: z.number(),
  promoters: z.int(),
  passives: z.int(),
  detractors: z.int(),
  total: z.int(),
});

/** One run at a glance: as quick for a hundred thousand answers as for ten. */
export const FrameSummary = z.object({
  poll: ResultsPoll,
  frame: Frame,
  questions: z.array(PollQuestion),
  /** All respondents, members and by link, whose answers are shown. */
  responses: z.int(),
  /**
   * Everybody who has answered: told in steps while answers wait to be shown together, but never fewer than are shown.
   * Both parts below are rounded down by themselves, so that together they may be fewer.
   */
  answered: z.int(),
  /** It is rounded down: at least so many have answered. */
  answered_at_least: z.boolean(),
  /** Members who have answered: how many, never who. */
  members_answered: z.int(),
  /** Answers that came by the public link. */
  answered_by_link: z.int(),
  /** Members who are asked. */
  invited: z.int(),
  /** How many people are asked in all; null where answers came by link and nobody said how many had it. */
  people_asked: z.nullable(z.int()),
  by_question: z.array(QuestionFigures),
  /** Null below five scores. */
  enps: z.nullable(EnpsFigure),
  /** Teams of at least five shown answers each; empty where teams are not compared. The rest together has no name. */
  by_team: z.array(
    z.object({
      team: z.nullable(z.string()),
      responses: z.int(),
      /** How many of the team were asked when the run was opened; null where nobody knows, and of the rest together. */
      asked: z.nullable(z.int()),
      by_question: z.array(QuestionFigures),
      enps: z.nullable(EnpsFigure),
    }),
  ),
});
export type FrameSummary = z.infer<typeof FrameSummary>;

/** One run in the comparison of runs. */
export const RunFigures = z.object({
  frame: Frame,
  /** Of whom the answers are shown. */
  responses: z.int(),
  /** Everybody who has answered, as the summary of the run tells it. */
  answered: z.int(),
  answered_at_least: z.boolean(),
  /** How many people were asked in all; null where nobody knows. */
  people_asked: z.nullable(z.int()),
  enps: z.nullable(EnpsFigure),
  /**
   * Under the text that this run asked, and on its scale: means of two scales are not to be compared. `scores` says how
   * many gave 0, 1, … 10; it and `mean` are null where the question was not answered in numbers.
   */
  questions: z.array(
    z.object({
      id: Id,
      text: z.string(),
      scale: z.nullable(Scale),
      /** As this run asked it. */
      direction: z.nullable(Direction),
      answered: z.int(),
      mean: z.nullable(z.number()),
      scores: z.nullable(z.array(z.int())),
    }),
  ),
});
export type RunFigures = z.infer<typeof RunFigures>;
