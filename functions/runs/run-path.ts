/** The page of the site where a member answers a run: that of its poll, or of its survey. */
export function takePathOf(pollId: string, survey: boolean): string {
  return survey ? `/app/surveys/${pollId}/take` : `/app/poll/${pollId}/take`;
}

/** The page of the site where the results of a poll are read, or those of a survey. */
export function resultsPathOf(pollId: string, survey: boolean): string {
  return survey ? `/app/surveys/${pollId}/results` : `/app/poll/${pollId}/results`;
}

/** The page of the site where the analysis of workload is read. */
export const WORKLOAD_PATH = '/app/tasks/analysis?tab=summary';
