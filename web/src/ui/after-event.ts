/**
 * Does this once the event under way is over. Every open dialog hears the same Escape: what the first one changes must
 * not be seen by the next one while the key is still being handled, or one press closes both.
 */
export function afterEvent(work: () => void): void {
  setTimeout(work);
}
