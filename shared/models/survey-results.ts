import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
import { EnpsFigure } from './run-results.ts';
import { Dimension, Survey } from './survey.ts';

/** A figure with its 95 % interval. */
export const Figure = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type Figure = z.infer<typeof Figure>;
const Ends = z.object({ low: z.number(), high: z.number() });

/** How the answers to one question are spread. */
export const SurveyQuestionFigures = z.object({
  question_id: Id,
  /** Of the statements of a MATRIX: which of them; left out of a question itself. */
  statement: z.optional(z.string()),
  answered: z.int(),
  /**
   * How many gave each number of the scale, from its lowest; or each option, in their order; or numbers near each other
   * of a NUMBER, from its lowest; of a RANKING, option by option, how many put it at each place; of a
   * MATRIX, statement by statement, how many gave each number, none where too few rated it. Null for texts.
   */
  counts: z.nullable(z.array(z.int())),
  /** Of a RATING, and of a NUMBER, about, from numbers near each other; null below the smallest group. */
  mean: z.nullable(Figure),
  /**
   * Percent who gave 4 or 5 of five, or 9 or 10 of ten; 1 or 2, 0 or 1 where lower is better. Null where the question does
   * not say which of its answers are the better ones.
   */
  favourable: z.nullable(Figure),
});
export type SurveyQuestionFigures = z.infer<typeof SurveyQuestionFigures>;

/** What is told of one group and one question; null where it is not. */
const BreakdownCell = z.object({
  answered: z.int(),
  counts: z.array(z.int()),
  mean: z.nullable(Figure),
  favourable: z.nullable(Figure),
  /** Against everybody else, corrected for the number of comparisons; null where chance may explain it. */
  differs: z.nullable(z.enum(['higher', 'lower'])),
});
export type BreakdownCell = z.infer<typeof BreakdownCell>;

const BreakdownGroup = z.object({
  /** Null for small groups together. */
  name: z.nullable(z.string()),
  /** Null where that is not known of the group. */
  invited: z.nullable(z.int()),
  answered: z.int(),
  enps: z.nullable(EnpsFigure),
  /** By question, in the order of the survey. */
  cells: z.array(z.nullable(BreakdownCell)),
  /** By statement, in the order in which all results tell them; left out where no question has any. */
  statements: z.optional(z.array(z.nullable(BreakdownCell))),
});
export type BreakdownGroup = z.infer<typeof BreakdownGroup>;

/** Why a dimension is not told: nobody has the attribute; nothing to compare; its groups overlap those told already. */
const WhyNotShown = z.enum(['no_attribute', 'one_group', 'overlap']);

/** Respondents side by side, as they were when the survey was completed; made once and never again. */
export const SurveyBreakdown = z.object({
  dimensions: z.array(
    z.object({
      dimension: Dimension,
      why_not: z.nullable(WhyNotShown),
      groups: z.array(BreakdownGroup),
      /**
       * Groups that are told only together with others, and why: too few answers, to make up the rest, because sums over
       * several dimensions would be about a few, or because more groups are not shown.
       */
      hidden: z.array(z.object({ name: z.string(), why: z.enum(['few', 'remainder', 'overlap', 'many']) })),
    }),
  ),
  drivers: z.object({
    outcome_question_id: z.nullable(Id),
    /** People who answered the outcome and all of the questions. */
    answered: z.int(),
    /** How many would be needed: for correlations, and where these are told, for weights. */
    needed: z.int(),
    /** Why nothing is told; where items are, why they have no weights. */
    why_not: z.nullable(z.enum(['too_few', 'no_outcome', 'no_variation', 'collinear'])),
    /** The question of the largest weight, where it is related and the data tell it from the others; null where not. */
    strongest_question_id: z.nullable(Id),
    /** Which of its statements, where it has several. */
    strongest_statement: z.optional(z.string()),
    items: z.array(
      z.object({
        question_id: Id,
        /** Which of its statements, where it has several: each goes with the outcome by itself. */
        statement: z.optional(z.string()),
        /** Share of what the questions explain of the outcome together (relative weights), 0 to 1. */
        weight: z.nullable(Figure),
        correlation: Figure,
        /** Whether the interval of the correlation, which holds for all questions at once, leaves zero out. */
        related: z.boolean(),
      }),
    ),
  }),
});
export type SurveyBreakdown = z.infer<typeof SurveyBreakdown>;

const Person = z.object({ user_id: Id, user_name: z.string() });

/** A further page of the members a survey with names asks: who has answered, and who has not. */
export const SurveyPeople = z.object({
  completed_users: z.array(Person),
  not_completed_users: z.array(Person),
  next_cursor: z.nullable(z.string()),
});
export type SurveyPeople = z.infer<typeof SurveyPeople>;

export const SurveyResults = z.object({
  survey: Survey,
  stats: z.object({
    /** Members asked. */
    total_invited: z.int(),
    total_responded: z.int(),
    /** Of those, by the public link. */
    responded_by_link: z.int(),
    /** Percent; null where nobody knows how many were asked. */
    response_rate: z.nullable(z.number()),
    /** Seconds. */
    average_time_spent: z.nullable(z.number()),
    /** Null in an anonymous survey, where nobody can say. */
    completed_users: z.nullable(z.array(Person)),
    not_completed_users: z.nullable(z.array(Person)),
    /** Of more than a hundred people the first page stands above, and here is where the next one begins; else null. */
    people_cursor: z.nullable(z.string()),
  }),
  /** Answers that the figures are made of. */
  shown: z.int(),
  questions: z.array(SurveyQuestionFigures),
  /**
   * The statements of all questions that have some, in their order, each told as a RATING of its own, with the direction
   * of its question; left out where there are none. One that fewer than the smallest group have rated says nothing.
   */
  statements: z.optional(z.array(SurveyQuestionFigures)),
  /** Null without an eNPS question, and below the smallest group. */
  enps: z.nullable(EnpsFigure),
  /** Null until the survey is completed and its respondents have been compared. */
  breakdown: z.nullable(SurveyBreakdown),
  breakdown_state: z.enum(['open', 'preparing', 'ready', 'too_few']),
});
export type SurveyResults = z.infer<typeof SurveyResults>;

/** A page of answers in words to one question, in an order that means nothing. */
export const SurveyComments = z.object({
  comments: z.array(
    z.object({
      text: z.string(),
      user_name: z.nullable(z.string()),
      /** Where its author wants to be answered without being known; no other comment has such a field. */
      dialogue_id: z.optional(Id),
    }),
  ),
  next_cursor: z.nullable(z.string()),
});

const TrendQuestion = z.object({
  origin_id: Id,
  text: z.string(),
  answered: z.int(),
  mean: z.nullable(Figure),
  favourable: z.nullable(Figure),
});

/** One of the surveys that repeat each other. */
export const SurveyTrendPoint = z.object({
  survey_id: Id,
  title: z.string(),
  status: z.string(),
  published_at: Instant,
  responses: z.int(),
  people_asked: z.nullable(z.int()),
  enps: z.nullable(EnpsFigure),
  /** Under `origin_id`: the same question in all of them. */
  questions: z.array(TrendQuestion),
  /** The same of statements: under the `origin_id` of their question, in the same words. */
  statements: z.optional(z.array(TrendQuestion)),
});
export type SurveyTrendPoint = z.infer<typeof SurveyTrendPoint>;

const ComparedQuestion = z.object({
  origin_id: Id,
  text: z.string(),
  first: z.nullable(Figure),
  second: z.nullable(Figure),
  difference: z.nullable(Figure),
  /** False: “not told apart”. */
  distinguishable: z.boolean(),
  /** Null where it is not distinguishable, and where both do not say alike which answers are the better ones. */
  verdict: z.nullable(z.enum(['better', 'worse'])),
  /**
   * The smallest change that four of five such comparisons would find; null where the figure cannot change by so much,
   * and where nothing is compared.
   */
  noticeable: z.nullable(z.number()),
  /**
   * The difference, were those who kept silent others in one of both surveys alone; null where four of five answered
   * both times, or nobody knows of how many.
   */
  silent: z.nullable(Ends),
});

/** Two surveys of a series, question by question; differences are those of the second from the first. */
export const SurveyComparison = z.object({
  first: z.object({ id: Id, title: z.string(), published_at: Instant, responses: z.int() }),
  second: z.object({ id: Id, title: z.string(), published_at: Instant, responses: z.int() }),
  enps: z.nullable(
    z.object({
      difference: Figure,
      distinguishable: z.boolean(),
      noticeable: z.nullable(z.number()),
      silent: z.nullable(Ends),
    }),
  ),
  questions: z.array(ComparedQuestion),
  /** The same of statements: under the `origin_id` of their question, in the same words. */
  statements: z.optional(z.array(ComparedQuestion)),
});
export type SurveyComparison = z.infer<typeof SurveyComparison>;
