import {
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { OwnBoardTask } from '#shared/models/task.ts';
import { TASK_STATUSES } from '#shared/rules/tasks.ts';
import { boardText } from '#text/tasks.ts';
import { isOwn, placeOf, samePlace, type Place } from './columns.ts';
import { countPlaces, findPlace } from './find-place.ts';
import type { Columns } from './use-columns.ts';

/** A press becomes a drag after so many px: a click with an unsteady hand moves nothing. */
const DRAG_PIXELS = 6;
/** A finger that rests so long takes the card; one that moves before that scrolls. */
const TOUCH = { delay: 250, tolerance: 8 } as const;
const KEYS = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};

/** A card that is being dragged. */
export interface Drag {
  readonly task: OwnBoardTask;
  readonly origin: Place;
  readonly place: Place;
  /** With the arrows: nothing floats under a pointer, the card is shown in its new place. */
  readonly byKeyboard: boolean;
}

interface BoardDragOptions {
  readonly board: RefObject<HTMLElement | null>;
  readonly columns: Columns;
  readonly drag: Drag | null;
  readonly setDrag: (drag: Drag | null) => void;
  readonly onDrop: (task: OwnBoardTask, place: Place, byKeyboard: boolean) => void;
}

/**
 * Dragging on the board. dnd-kit's sensors say when a card is taken, dropped and let go; where it would land is
 * measured here, so that a move of the pointer draws one column anew and not every card, as sortable lists do.
 */
export function useBoardDrag({ board, columns, drag, setDrag, onDrop }: BoardDragOptions) {
  const [announced, setAnnounced] = useState('');
  const latest = useRef<Drag | null>(null);

  function change(next: Drag | null) {
    latest.current = next;
    setDrag(next);
  }
  function moveTo(place: Place | null) {
    const current = latest.current;
    if (!current || !place || samePlace(place, current.place)) return;
    change({ ...current, place });
    const count = board.current ? countPlaces(board.current, current.task.id, place.status) : 0;
    setAnnounced(boardText.drag.over(boardText.statuses[place.status], place.index + 1, count));
  }
  const follow = useRef(moveTo);
  useEffect(() => {
    follow.current = moveTo;
  });

  const dragged = drag?.task.id;
  const byKeyboard = drag?.byKeyboard;
  useEffect(() => {
    const element = board.current;
    if (dragged === undefined || byKeyboard || !element) return;
    let point: { x: number; y: number } | null = null;
    let run = 0;
    const measure = () => {
      run = 0;
      if (point) follow.current(findPlace(element, dragged, point.x, point.y));
    };
    const soon = () => {
      run ||= requestAnimationFrame(measure);
    };
    const see = (event: MouseEvent | TouchEvent) => {
      const { clientX, clientY } = 'touches' in event ? (event.touches[0] ?? { clientX: 0, clientY: 0 }) : event;
      point = { x: clientX, y: clientY };
      soon();
    };
    addEventListener('mousemove', see, { passive: true });
    addEventListener('touchmove', see, { passive: true });
    addEventListener('scroll', soon, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(run);
      removeEventListener('mousemove', see);
      removeEventListener('touchmove', see);
      removeEventListener('scroll', soon, { capture: true });
    };
  }, [board, dragged, byKeyboard]);

  /** The place an arrow leads to; the sensor itself moves nothing. */
  function step(event: KeyboardEvent) {
    const current = latest.current;
    const element = board.current;
    if (!current || !element) return undefined;
    const { status, index } = current.place;
    const beside = (by: number): Place | null => {
      const next = TASK_STATUSES[TASK_STATUSES.indexOf(status) + by];
      if (!next) return null;
      return { status: next, index: Math.min(index, countPlaces(element, current.task.id, next) - 1) };
    };
    const last = countPlaces(element, current.task.id, status) - 1;
    const to = {
      [KeyboardCode.Up]: () => ({ status, index: Math.max(index - 1, 0) }),
      [KeyboardCode.Down]: () => ({ status, index: Math.min(index + 1, last) }),
      [KeyboardCode.Left]: () => beside(-1),
      [KeyboardCode.Right]: () => beside(1),
    }[event.code];
    if (to) {
      event.preventDefault();
      moveTo(to());
    }
    return undefined;
  }

  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_PIXELS } }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { keyboardCodes: KEYS, coordinateGetter: step, scrollBehavior: 'auto' }),
  );

  function start({ active, activatorEvent }: DragStartEvent) {
    const tasks = TASK_STATUSES.flatMap((status) => columns[status]);
    const task = tasks.filter(isOwn).find(({ id }) => id === active.id);
    if (!task) return;
    const column = columns[task.status];
    const origin = placeOf(column, task);
    change({ task, origin, place: origin, byKeyboard: activatorEvent instanceof KeyboardEvent });
    setAnnounced(boardText.drag.taken(task.title, boardText.statuses[task.status], origin.index + 1));
  }
  function end(_event: DragEndEvent) {
    const current = latest.current;
    change(null);
    if (!current) return;
    const { task, origin, place } = current;
    if (samePlace(origin, place)) return setAnnounced(boardText.drag.stayed(task.title));
    setAnnounced(boardText.drag.dropped(task.title, boardText.statuses[place.status], place.index + 1));
    return onDrop(task, place, current.byKeyboard);
  }
  function cancel() {
    const current = latest.current;
    change(null);
    if (current) setAnnounced(boardText.drag.cancelled(current.task.title));
  }

  return { announced, sensors, handlers: { onDragStart: start, onDragEnd: end, onDragCancel: cancel } };
}
