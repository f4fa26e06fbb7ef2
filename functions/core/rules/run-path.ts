/** The page of the site where a member answers a run: that of its poll, or of its survey. */
export function takePathOf(pollId: string, survey: boolean): string {
  return survey ? `/app/surveys/${pollId}/take` : `/app/poll/${pollId}/take`;
}
