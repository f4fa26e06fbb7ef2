/** Fetches code once somebody begins to do something on the page: by then it is drawn, and they have not pressed yet. */
export function fetchOnFirstTouch(load: () => Promise<unknown>): void {
  const begin = (): void => {
    for (const event of SIGNS) removeEventListener(event, begin, true);
    // Whoever needs it asks again, and is told.
    load().catch(() => undefined);
  };
  for (const event of SIGNS) addEventListener(event, begin, { capture: true, passive: true });
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
