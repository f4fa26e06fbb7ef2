import type { ReactNode } from 'react';

/** What an analysis of a poll is told by the page of its results. */
export interface PollAnalysisProps {
  readonly pollId: string;
  /** In the run that is shown: of too few nothing can be said. */
  readonly responses: number;
  /** Whether the run that is shown is the newest one that was opened: an analysis begins with that. */
  readonly isNewest: boolean;
  /** What people wrote, in their own words: it waits for no analysis. */
  readonly quotes: ReactNode;
}
