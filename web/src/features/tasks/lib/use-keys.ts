import { useEffect, useRef } from 'react';

interface Keys {
  readonly onNew: () => void;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

/**
 * The single keys of the page: N, / and ?, by their place where the keyboard is a Russian one. Not while somebody
 * writes, a card is carried or a dialog is open, and never where they are switched off.
 */
export function useKeys(keys: Keys, on: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!on) return undefined;
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (document.querySelector('[role="dialog"], [role="menu"]')) return;
      const act = actionOf(event, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
}

function actionOf({ key, code, shiftKey }: KeyboardEvent, { onNew, onSearch, onHelp }: Keys) {
  if (key === '?' || (code === 'Slash' && shiftKey)) return onHelp;
  if (key === '/' || code === 'Slash') return onSearch;
  return code === 'KeyN' && !shiftKey ? onNew : null;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
