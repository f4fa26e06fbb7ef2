import { useEffect, useRef, useState } from 'react';
import { safeStorage } from '#web/lib/safe-storage.ts';

const STORED = 'single_keys';
const OFF = 'off';
/** What a row leads by: a link or a button of its own. */
const ROW = 'main [data-row]';

/** A single key as people read it; by its place where the keyboard is a Russian one. */
export type SingleKey = '/' | '?' | 'N' | 'J' | 'K' | 'X' | 'Shift+J' | 'Escape';

/** What a key does, to the row that is focused where one is. */
export type KeyActs = Readonly<Partial<Record<SingleKey, (row: HTMLElement | null) => void>>>;

/** Whether pages listen to single keys, remembered in this browser: whoever speaks to it presses them unawares. */
export function useSingleKeysOn(): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => safeStorage.read(STORED) !== OFF);
  const choose = (next: boolean) => {
    if (next) safeStorage.remove(STORED);
    else safeStorage.write(STORED, OFF);
    setOn(next);
  };
  return [on, choose];
}

/**
 * The single keys of a page. J and K move the focus from row to row (`data-row`), as arrows do in a list; whatever else
 * it knows is in `acts`, Enter is the row's own. Not while somebody writes or carries a card, a dialog or a menu is open, and never where they
 * are switched off.
 */
export function useSingleKeys(acts: KeyActs, on: boolean): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (isTaken(event)) return;
      stepByArrow(event);
      if (!on || event.defaultPrevented) return;
      const key = nameOf(event);
      const act = key && { J: () => focusRow(1), K: () => focusRow(-1), ...latest.current }[key];
      if (!act) return;
      event.preventDefault();
      act(focusedRow());
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
}

/** Arrows lead from a row of a list to the next; they are no letters, and stay where single keys are off. */
function stepByArrow(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
  if (!step || !(event.target instanceof HTMLElement) || !event.target.matches('a[data-row]')) return;
  event.preventDefault();
  focusRow(step);
}

/** Moves the focus so many rows on, from the first where none is focused; gives the row it is at. */
export function focusRow(by: 1 | -1): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const here = focusedRow();
  const next = rows[Math.max(0, Math.min((here ? rows.indexOf(here) : -1) + by, rows.length - 1))] ?? null;
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next;
}

/** The row the focus is in: on what it leads by, or elsewhere in it. */
function focusedRow(): HTMLElement | null {
  const focused = document.activeElement;
  if (!focused) return null;
  if (focused.matches(ROW)) return focused as HTMLElement;
  return focused.closest('li, tr, article')?.querySelector<HTMLElement>('[data-row]') ?? null;
}

function nameOf({ key, code, shiftKey }: KeyboardEvent): SingleKey | null {
  if (key === 'Escape') return 'Escape';
  // «?» is Shift+7 and «/» a full stop where letters are Russian.
  if (key === '?' || (code === 'Slash' && shiftKey)) return '?';
  if (key === '/' || code === 'Slash') return '/';
  if (code === 'KeyJ' && shiftKey) return 'Shift+J';
  const letter = (['N', 'J', 'K', 'X'] as const).find((one) => code === `Key${one}`);
  return letter !== undefined && !shiftKey ? letter : null;
}

/** Whether a key is meant for something else: a field, a card that is carried, a dialog, a menu, the browser. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('[role="dialog"], [role="menu"], [data-carried]')) return true;
  const { target } = event;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))
  );
}
