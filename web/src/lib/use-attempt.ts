import { useRef, useState } from 'react';

export interface Attempt {
  readonly busy: boolean;
  /** What went wrong the last time; null when nothing did. */
  readonly error: unknown;
  /** Does the work once at a time; true when it succeeded. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
  readonly forget: () => void;
}

/** Something that is done by a press of a button and may fail: never twice at once, and the failure is kept to be shown. */
export function useAttempt(): Attempt {
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  const running = useRef(false);
  return {
    ...state,
    async run(work) {
      if (running.current) return false;
      running.current = true;
      setState({ busy: true, error: null });
      try {
        await work();
        setState({ busy: false, error: null });
        return true;
      } catch (error) {
        setState({ busy: false, error });
        return false;
      } finally {
        running.current = false;
      }
    },
    forget: () => setState({ busy: false, error: null }),
  };
}
