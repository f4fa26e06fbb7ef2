/** What the create form hands to the list: the title of the poll it made. */
export interface CreatedPoll {
  readonly createdPoll: string;
}

/** Reads it back out of the navigation state; null when the list was opened another way. */
export function readCreated(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('createdPoll' in state)) return null;
  return typeof state.createdPoll === 'string' ? state.createdPoll : null;
}
