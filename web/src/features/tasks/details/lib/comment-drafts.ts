/** Comments that were begun and not sent, by task: closing the details loses none of them. */
const drafts = new Map<string, string>();

export const commentDrafts = {
  of: (taskId: string): string => drafts.get(taskId) ?? '',
  keep(taskId: string, text: string): void {
    if (text === '') drafts.delete(taskId);
    else drafts.set(taskId, text);
  },
} as const;
