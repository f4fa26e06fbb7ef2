import { useEffect, useRef, type RefObject } from 'react';

interface ListKeys {
  readonly list: RefObject<HTMLElement | null>;
  readonly onSearch: () => void;
  /** Chooses the person of a row, or not any more; `only` chooses whatever stood before. */
  readonly onSelect: ((ref: string, only?: 'add') => void) | null;
  readonly onClear: () => void;
}

/**
 * The single keys of the list, by their place where the keyboard is a Russian one: J and K move the focus from row to
 * row, X chooses, Shift+J chooses on the way, / goes to the search, Escape lets all go. Enter is the link's own. Not
 * while somebody writes or a dialog is open, and never where they are switched off.
 */
export function useListKeys(keys: ListKeys, on: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!on) return undefined;
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (document.querySelector('[role="dialog"], [role="menu"]')) return;
      if (act(event, latest.current)) event.preventDefault();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
}

/** True when the key was one of ours. */
function act({ code, key, shiftKey }: KeyboardEvent, { list, onSearch, onSelect, onClear }: ListKeys): boolean {
  const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-person]') ?? [])];
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const ref = rows[here]?.dataset['person'];
  switch (code) {
    case 'Slash':
      if (!shiftKey) onSearch();
      return !shiftKey;
    case 'KeyJ': {
      if (shiftKey && ref) onSelect?.(ref, 'add');
      const next = rows[Math.min(here + 1, rows.length - 1)];
      focusRow(next);
      if (shiftKey && next?.dataset['person']) onSelect?.(next.dataset['person'], 'add');
      return true;
    }
    case 'KeyK':
      focusRow(rows[Math.max(here - 1, 0)]);
      return true;
    case 'KeyX':
      if (ref) onSelect?.(ref);
      return ref !== undefined;
    default:
      if (key === 'Escape') onClear();
      return key === 'Escape';
  }
}

function focusRow(row: HTMLElement | undefined): void {
  row?.querySelector('a')?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select');
}
