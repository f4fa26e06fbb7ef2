import { useCallback, useRef, useState } from 'react';

export interface Action {
  readonly busy: boolean;
  /** What went wrong the last time; null when nothing did. */
  readonly error: unknown;
  /** Does the work, once at a time, then what follows from its result; true when it succeeded. */
  readonly run: <Result>(work: () => Promise<Result>, done?: (result: Result) => unknown) => Promise<boolean>;
  readonly reset: () => void;
}

const AT_REST = { busy: false, error: null };

/**
 * Something that is done by a press and may fail: never twice at once, and the failure is kept to be shown. What is
 * kept of replies is changed by the calls themselves, in the `api.ts` of a feature.
 */
export function useAction(): Action {
  const [state, setState] = useState<{ readonly busy: boolean; readonly error: unknown }>(AT_REST);
  const running = useRef(false);
  const run: Action['run'] = useCallback(async (work, done) => {
    if (running.current) return false;
    running.current = true;
    setState({ busy: true, error: null });
    try {
      const result = await work();
      await done?.(result);
      setState(AT_REST);
      return true;
    } catch (error) {
      setState({ busy: false, error });
      return false;
    } finally {
      running.current = false;
    }
  }, []);
  const reset = useCallback(() => setState(AT_REST), []);
  return { ...state, run, reset };
}
