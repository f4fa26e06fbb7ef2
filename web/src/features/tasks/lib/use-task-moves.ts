import { useCallback, useState } from 'react';
import type { OwnBoardTask } from '#shared/models/task.ts';
import { isNotFound } from '#web/lib/api-error.ts';
import { useTaskActions } from '../api.ts';
import { boardText } from '#text/tasks.ts';
import { taskErrorText } from './task-error-text.ts';
import type { MoveTarget } from './task-moves.ts';

const NONE: ReadonlyMap<string, string> = new Map();

export interface TaskMoves {
  readonly move: (task: OwnBoardTask, target: MoveTarget) => void;
  /** Why the last move of a task was not carried out, by its id. */
  readonly failures: ReadonlyMap<string, string>;
  /** Said of a task that was deleted before it could be moved; null when there is none. */
  readonly gone: string | null;
}

/** Moves on the board: shown at once; one that fails flies back, and its card says why. */
export function useTaskMoves(workspaceId: string): TaskMoves {
  const { moveTask } = useTaskActions(workspaceId);
  const [failures, setFailures] = useState(NONE);
  const [gone, setGone] = useState<string | null>(null);

  const move = useCallback(
    (task: OwnBoardTask, target: MoveTarget) => {
      setFailures((known) => without(known, task.id));
      setGone(null);
      moveTask(task.id, target).catch((error: unknown) => {
        if (isNotFound(error)) {
          setGone(boardText.gone(task.title));
          return;
        }
        flyBack(task.id);
        setFailures((known) => new Map(known).set(task.id, taskErrorText(error, 'status')));
      });
    },
    [moveTask],
  );
  return { move, failures, gone };
}

function without(known: ReadonlyMap<string, string>, id: string): ReadonlyMap<string, string> {
  if (!known.has(id)) return known;
  const next = new Map(known);
  next.delete(id);
  return next;
}

const FLIGHT_MILLISECONDS = 200;

/** Lets the card travel from where it is shown now to where it will stand after the next drawing. */
function flyBack(id: string): void {
  const card = () => document.querySelector<HTMLElement>(`[data-task="${CSS.escape(id)}"]`);
  const from = card()?.getBoundingClientRect();
  if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  requestAnimationFrame(() => {
    const there = card();
    const to = there?.getBoundingClientRect();
    if (!there || !to) return;
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
    there.animate({ transform: [start, 'none'] }, { duration: FLIGHT_MILLISECONDS, easing: 'ease-out' });
  });
}
