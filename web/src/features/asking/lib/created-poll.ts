/** What a form hands to the next screen: the title of the poll it made, or of the one it copied. */
export interface CreatedPoll {
  readonly createdPoll: string;
}
export interface CopiedPoll {
  readonly copiedPoll: string;
}

/** What the form hands on when the poll is to be opened at once. */
export interface PollToOpen {
  readonly openAndSend: true;
}

/** Reads it back out of the navigation state; null when the list was opened another way. */
export function readCreated(state: unknown): string | null {
  return readText(state, 'createdPoll');
}

/** The title of the poll that was copied; null when the form was opened another way. */
export function readCopied(state: unknown): string | null {
  return readText(state, 'copiedPoll');
}

/** Whether whoever came here is about to open the poll. */
export function wantsToOpen(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openAndSend' in state && state.openAndSend === true;
}

function readText(state: unknown, key: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const found = Object.entries(state).find(([name]) => name === key)?.[1];
  return typeof found === 'string' ? found : null;
}
