/** The id of the field in which a question or a heading is written. */
export const textFieldId = (itemId: string): string => `item-text-${itemId}`;

/** Focuses a field that the next drawing of the page brings. */
export function focusField(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
