import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { safeStorage } from '#web/lib/safe-storage.ts';

const OFF_KEY = 'tonus:list-keys';
const OFF = 'off';
/** «N» where letters are Latin and, on the same key, where they are Russian. */
const NEW_KEYS = ['n', 'т'];
/** A link that a row leads by. */
const ROW = 'a[data-row]';

export interface ListKeys {
  /** Whether single keys do something here: whoever speaks to the browser can switch them off. */
  readonly on: boolean;
  readonly toggle: () => void;
  /** In the search: arrows lead into the rows. */
  readonly onSearchKey: (event: ReactKeyboardEvent<HTMLElement>) => void;
}

/** The keys of the list: «/» to the search, «N» to what is new, arrows among the rows. */
export function useListKeys(search: RefObject<HTMLInputElement | null>, create: (() => void) | null): ListKeys {
  const [on, setOn] = useState(() => safeStorage.read(OFF_KEY) !== OFF);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.target instanceof HTMLElement && event.target.matches(ROW)) step(event, event.target);
      if (!on || isTaken(event)) return;
      if (isSearchKey(event)) {
        event.preventDefault();
        search.current?.focus();
      } else if (NEW_KEYS.includes(event.key.toLowerCase()) && create !== null) {
        event.preventDefault();
        create();
      }
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on, search, create]);

  return {
    on,
    toggle() {
      if (on) safeStorage.write(OFF_KEY, OFF);
      else safeStorage.remove(OFF_KEY);
      setOn(!on);
    },
    onSearchKey: (event) => step(event, null),
  };
}

/** To the row below or above this one; from the search to the first. */
function step(event: Pick<KeyboardEvent, 'key' | 'preventDefault'>, from: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const at = from === null ? -1 : rows.indexOf(from);
  const next = rows[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Where letters are Russian, the same key gives a full stop. */
function isSearchKey({ key, code }: KeyboardEvent): boolean {
  return key === '/' || (key === '.' && code === 'Slash');
}

/** Whether a key is meant for something else: a field, a dialog, a menu, a shortcut of the browser. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=menu]'))
    return true;
  return document.querySelector('[role=dialog]') !== null;
}
