import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAMETER = 'task';
/** Left with the entry of the browser's history: the task was opened from here, so that «back» closes it. */
const OPENED_HERE = { taskOpenedHere: true } as const;

export interface TaskAddress {
  /** Of the task that is open; null when none is. */
  readonly taskId: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** Which task is open, as the address says: a link leads to it, «back» closes it. */
export function useTaskAddress(): TaskAddress {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const openedHere = Boolean((state as Partial<typeof OPENED_HERE> | null)?.taskOpenedHere);

  const open = useCallback(
    (id: string) => {
      setParams((known) => withTask(known, id), { state: OPENED_HERE, replace: openedHere });
    },
    [setParams, openedHere],
  );
  const close = useCallback(() => {
    if (openedHere) void navigate(-1);
    else setParams((known) => withTask(known, null), { replace: true });
  }, [openedHere, navigate, setParams]);
  return { taskId: params.get(PARAMETER), open, close };
}

function withTask(known: URLSearchParams, id: string | null): URLSearchParams {
  const params = new URLSearchParams(known);
  if (id === null) params.delete(PARAMETER);
  else params.set(PARAMETER, id);
  return params;
}
