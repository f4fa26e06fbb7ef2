import type { Dimension, ShowIf, SurveyQuestionType } from '#shared/rules/surveys.ts';

/** What answering a question of a survey needs beside its text, its scale and whether it is required. */
export interface SurveyRunQuestion {
  readonly type: SurveyQuestionType;
  readonly options: readonly string[];
  /** Names an earlier question by its id. */
  readonly showIf: ShowIf | null;
  readonly section: string | null;
  readonly theme: string | null;
  readonly originId: string;
}

/** What the run of a survey is besides the run of a poll; fixed by the publication, but for its end. */
export interface SurveyRun {
  /** By index, as `questions` of the run. */
  readonly questions: readonly SurveyRunQuestion[];
  readonly smallestGroup: number;
  /** By what respondents are compared when it is completed. */
  readonly dimensions: readonly Dimension[];
  readonly seriesId: string;
  /** How many members there were when it was completed, of one that asks all of them; null before, and of others. */
  readonly membersAtEnd: number | null;
}
