/** Brings the focus to what has just come onto the screen, and the screen to its top; a `ref` that stays the same. */
export function focusArrived(element: HTMLElement | null): void {
  if (element === null) return;
  element.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}
