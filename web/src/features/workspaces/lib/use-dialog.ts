import { useCallback, useEffect, useRef, useState } from 'react';

export interface Dialog<What> {
  /** What the dialog is about; stays while it fades away. Null before the first one. */
  readonly what: What | null;
  readonly opened: boolean;
  /** Changes with every opening: a form starts afresh. */
  readonly round: number;
  readonly open: (what: What) => void;
  readonly close: () => void;
}

/** One place for the dialogs of a page, one at a time. The focus returns to what opened it, if that is still there. */
export function useDialog<What>(): Dialog<What> {
  const [state, setState] = useState<{ what: What | null; opened: boolean; round: number }>({
    what: null,
    opened: false,
    round: 0,
  });
  const opener = useRef<Element | null>(null);
  const open = useCallback((what: What) => {
    opener.current = openerOf(document.activeElement);
    setState(({ round }) => ({ what, opened: true, round: round + 1 }));
  }, []);
  const close = useCallback(() => setState((current) => ({ ...current, opened: false })), []);

  useEffect(() => {
    if (state.opened || state.round === 0) return;
    const target = opener.current?.isConnected ? opener.current : document.getElementById('content');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [state.opened, state.round]);

  return { ...state, open, close };
}

/** What is focused; of an entry of a menu, which closes with it, the button that opened the menu. */
function openerOf(focused: Element | null): Element | null {
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : focused;
}
