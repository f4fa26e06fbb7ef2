/** The id of the field in which a question or a heading is written. */
export const textFieldId = (itemId: string): string => `item-text-${itemId}`;

/** The button that brings back what was just removed: where the focus goes when what had it is gone. */
export const UNDO_BUTTON_ID = 'survey-undo';

/**
 * Focuses a field that this key or press has brought, before the next key comes: whoever types on at once writes into
 * it. Where it takes longer to be drawn, with the next frame.
 */
export function focusField(id: string): void {
  queueMicrotask(() => {
    const field = document.getElementById(id);
    if (field) field.focus();
    else focusAfterMenu(id);
  });
}

/** Focuses a field with the next frame: a menu that closes gives the focus back to its button before. */
export function focusAfterMenu(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
