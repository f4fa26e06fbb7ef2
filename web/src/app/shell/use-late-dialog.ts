import { useRef, useState } from 'react';

interface LateDialog {
  /** Whether it was ever wanted: from then on it stays mounted, so that closing loses nothing typed. */
  readonly wanted: boolean;
  readonly opened: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** A dialog whose code arrives when it is first wanted: too late to know where the focus was, so it is given back here. */
export function useLateDialog(): LateDialog {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const opener = useRef<Element | null>(null);
  return {
    wanted: state !== 'unused',
    opened: state === 'open',
    open: () => {
      opener.current = document.activeElement;
      setState('open');
    },
    close: () => {
      setState('closed');
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
