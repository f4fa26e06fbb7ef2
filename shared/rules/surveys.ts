import { moscowDay } from './working-days.ts';

/** How a question of a survey is answered. */
export const SURVEY_QUESTION_TYPES = [
  'TEXT',
  'TEXTAREA',
  'RADIO',
  'CHECKBOX',
  'RATING',
  'YESNO',
  'NUMBER',
  'DATE',
  'RANKING',
  'MATRIX',
] as const;
export type QuestionKind = (typeof SURVEY_QUESTION_TYPES)[number];

export const RESPONDENT_TYPES = ['ALL', 'ROLES', 'USERS'] as const;
export type RespondentType = (typeof RESPONDENT_TYPES)[number];

export const SURVEY_STATUSES = ['DRAFT', 'PUBLISHED', 'COMPLETED', 'ARCHIVED'] as const;
export type SurveyStatus = (typeof SURVEY_STATUSES)[number];

/** By what respondents are compared, each by itself: no two are ever crossed. */
export const DIMENSIONS = ['team', 'tenure', 'role'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** How long somebody has worked here, in whole months: below the first bound, up to the next, and so on. */
export const TENURES = ['under_6_months', '6_to_12_months', '1_to_3_years', '3_to_5_years', 'over_5_years'] as const;
export type Tenure = (typeof TENURES)[number];

/** The smallest group of a survey, whose answers are told by themselves: three to ten people, five unless said otherwise. */
export const SMALLEST_GROUP_MIN = 3;
export const SMALLEST_GROUP_MAX = 10;

export { YES_NO } from './wire-words.ts';

/**
 * What a survey can become. A survey is completed once and never opened again: whoever laid two completions side by
 * side could see the few who came in between.
 *
 *   DRAFT ──publish──▶ PUBLISHED ──complete, deadline──▶ COMPLETED ◀──▶ ARCHIVED
 */
const NEXT = {
  DRAFT: ['PUBLISHED'],
  PUBLISHED: ['COMPLETED'],
  COMPLETED: ['ARCHIVED'],
  ARCHIVED: ['COMPLETED'],
} as const satisfies Record<SurveyStatus, readonly SurveyStatus[]>;

/** Whether a survey in one status can be put into another; staying is no change. */
export function canBecome(from: SurveyStatus, to: SurveyStatus): boolean {
  return (NEXT[from] as readonly SurveyStatus[]).includes(to);
}

/**
 * What can be changed when. Respondents were told the rest when they were asked: what is asked of whom, without names
 * or with them, when the answers are seen and by what they are compared.
 *
 *                         DRAFT   PUBLISHED   COMPLETED   ARCHIVED
 *   title                   ●         ●           ●           ·      respondents go on seeing the one it was published with
 *   deadline, reminders     ●         ●           ·           ·
 *   people asked            ●      more only      ·           ·      POST …/access
 *   public link             ●         ●           ·           ·      POST …/share-link, where links are allowed at all
 *   all the rest            ●         ·           ·           ·
 */
const CHANGEABLE: Readonly<Record<SurveyStatus, 'all' | readonly string[]>> = {
  DRAFT: 'all',
  PUBLISHED: ['title', 'deadline', 'reminders'],
  COMPLETED: ['title'],
  ARCHIVED: [],
};

/** Whether a setting of a survey, by its name in the API, can be changed in a status. */
export function mayChange(status: SurveyStatus, setting: string): boolean {
  const changeable = CHANGEABLE[status];
  return changeable === 'all' || changeable.includes(setting);
}

/**
 * An enumerated value as callers write it: upper-cased, without a dotted prefix (`SurveyStatus.draft` is DRAFT); the
 * fallback for what is not in the list. What is no text at all is left as it is, for the schema to refuse.
 */
export function enumValue<const T extends string>(given: unknown, values: readonly T[], fallback: T): unknown {
  if (typeof given !== 'string') return given;
  const name = given.trim().toUpperCase().split('.').at(-1);
  return values.find((value) => value === name) ?? fallback;
}

/** When a question is asked: an earlier one was answered by one of these options, or by a number in this range. */
export type ShowIf =
  | { readonly question_id: string; readonly options: readonly string[] }
  | { readonly question_id: string; readonly from: number; readonly to: number };

/** An answer to one question, as it is sent; exactly one of the three says something. */
export interface SurveyAnswerGiven {
  readonly question_id: string;
  readonly answer_options?: readonly string[] | null | undefined;
  readonly answer_rating?: number | null | undefined;
  readonly answer_text?: string | null | undefined;
}

/**
 * How long somebody hired on a day has worked here at a moment, by the day it is in Moscow then. A month is over on the
 * same day of the next one, or on its last where it is shorter. Null for whose first day is not known or lies ahead.
 */
export function tenureOf(hiredOn: string | null, now: Date): Tenure | null {
  if (hiredOn === null) return null;
  const [year = 0, month = 0, day = 0] = hiredOn.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, today = 0] = moscowDay(now).split('-').map(Number);
  // Day 0 of the next month.
  const lastDay = new Date(Date.UTC(thisYear, thisMonth, 0)).getUTCDate();
  const begun = (thisYear - year) * 12 + thisMonth - month;
  const months = today < Math.min(day, lastDay) ? begun - 1 : begun;
  if (months < 0) return null;
  if (months < 6) return 'under_6_months';
  if (months < 12) return '6_to_12_months';
  if (months < 36) return '1_to_3_years';
  return months < 60 ? '3_to_5_years' : 'over_5_years';
}
