/** What an analysis of a poll is told by the page of its results. */
export interface PollAnalysisProps {
  readonly pollId: string;
  /** In the run that is shown: of too few nothing can be said. */
  readonly responses: number;
}
