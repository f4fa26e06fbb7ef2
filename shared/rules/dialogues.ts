import type { RunVisibility } from '../models/answers.ts';

/** So long may one message of a dialogue be. */
export const DIALOGUE_MESSAGE_MAX_LENGTH = 1000;
/** So many messages may each side send in a dialogue. */
export const DIALOGUE_MESSAGES_MAX = 40;
/** So many days after its last message, or after it was closed, a dialogue is erased. */
export const DIALOGUE_DAYS = 90;

/**
 * Whether somebody may be answered without being known: where answers have no names, and are read by somebody. Browser
 * and server ask here; what is sent elsewhere is not stored.
 */
export function offersDialogue({
  anonymous,
  visibility,
}: {
  readonly anonymous: boolean;
  readonly visibility: RunVisibility;
}): boolean {
  return anonymous && visibility !== 'never';
}
