import type { Dimension } from '#shared/rules/surveys.ts';

/** What the run of a survey is besides the run of a poll; fixed by the publication, but for its end. */
export interface SurveyRun {
  readonly smallestGroup: number;
  /** By what respondents are compared when it is completed. */
  readonly dimensions: readonly Dimension[];
  readonly seriesId: string;
  /** How many members there were when it was completed, of one that asks all of them; null before, and of others. */
  readonly membersAtEnd: number | null;
}
