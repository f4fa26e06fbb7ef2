import type { SurveyBreakdown } from '#shared/models/survey-results.ts';
import type { Dimension } from '#shared/rules/surveys.ts';

/** How the answers of a group to a question are spread. */
export interface StoredCell {
  /** How many of the group answered it. */
  readonly answered: number;
  /** How many gave each number of the scale, from its lowest; or each option, in their order. */
  readonly counts: readonly number[];
  /** Against everybody else, corrected for the number of comparisons; null where chance may explain it. */
  readonly differs: 'higher' | 'lower' | null;
}

/** Respondents who are told together. */
export interface StoredGroup {
  /** The team, role or tenure as it is stored; null for small groups together. */
  readonly name: string | null;
  /** Null where that is not known of the group. */
  readonly invited: number | null;
  readonly answered: number;
  /** By question, in the order of the survey; null where it is not told. */
  readonly cells: readonly (StoredCell | null)[];
  /** The same of the statements of questions, one after another; left out where there are none. */
  readonly statements?: readonly (StoredCell | null)[];
}

/**
 * Why a group is told only together with others: too few answers, to make up what is left of the whole, so that no two
 * divisions tell of a few by subtraction, or because larger ones are as many as are shown.
 */
export type WhyHidden = 'few' | 'remainder' | 'overlap' | 'many';

export interface StoredDimension {
  readonly dimension: Dimension;
  readonly whyNot: SurveyBreakdown['dimensions'][number]['why_not'];
  readonly groups: readonly StoredGroup[];
  readonly hidden: readonly { readonly name: string; readonly why: WhyHidden }[];
}

/** What goes with the outcome; where it was worked out before the strongest question was told apart, none is named. */
export type StoredDrivers = Omit<SurveyBreakdown['drivers'], 'strongest_question_id'> &
  Partial<Pick<SurveyBreakdown['drivers'], 'strongest_question_id'>>;

/**
 * Everything that may ever be told of the respondents of a completed survey side by side: worked out once, stored, never
 * worked out again. Counts alone, since figures follow from them (analysis/surveys/present-breakdown.ts).
 */
export interface StoredBreakdown {
  readonly dimensions: readonly StoredDimension[];
  readonly drivers: StoredDrivers;
}
