/**
 * Focuses a field that this key or press has brought, before the next key comes: whoever types on at once writes into
 * it. Where it takes longer to be drawn, with the next run.
 */
export function focusField(id: string): void {
  queueMicrotask(() => {
    const field = document.getElementById(id);
    if (field) field.focus();
    else focusAfterMenu(id);
  });
}

/** Focuses a field with the next run: a menu that closes gives the focus back to its button before. */
export function focusAfterMenu(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
