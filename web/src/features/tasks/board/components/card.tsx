import { useDraggable, type DraggableSyntheticListeners } from '@dnd-kit/core';
import {
  memo,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { BoardTask, OwnBoardTask } from '#shared/models/task.ts';
import { formatDueOrClosed } from '#web/lib/task-formatters.ts';
import { LockIcon } from '#web/ui/icons.tsx';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { boardText } from '#text/tasks.ts';
import type { MoveTarget } from '../../lib/task-moves.ts';
import { CardFace } from './card-face.tsx';
import { CardMenu } from './card-menu.tsx';
import styles from './card.module.css';

/** What the keys do, said to whoever reaches a card with them; it stands once on the board. */
export const DRAG_INSTRUCTIONS_ID = 'drag-instructions';

export interface CardActions {
  readonly onOpen: (task: BoardTask) => void;
  readonly onMove: (task: OwnBoardTask, target: MoveTarget) => void;
  readonly mayEdit: (task: OwnBoardTask) => boolean;
}

interface CardProps extends CardActions {
  readonly task: BoardTask;
  readonly now: Date;
  /** On a phone cards are moved by their menu alone. */
  readonly draggable: boolean;
  /** It is being dragged: its place stays outlined. */
  readonly lifted: boolean;
  /** Why its last move was not carried out. */
  readonly failure: string | undefined;
}

/** A task on the board; the whole card opens it. One of our own that may be edited can be dragged. */
export const Card = memo(function Card({ task, now, draggable, lifted, failure, onOpen, onMove, mayEdit }: CardProps) {
  const editable = !task.isBitrixTask && mayEdit(task);
  const card = useRef<HTMLElement>(null);
  const title = useRef<HTMLButtonElement>(null);
  const grip = useGrip();
  const canBeTaken = editable && draggable;
  const classes = [styles.card, styles[task.priority], canBeTaken && styles.draggable, lifted && styles.lifted];
  const button = (
    <button
      ref={title}
      type="button"
      className={styles.open}
      data-row
      aria-haspopup="dialog"
      onClick={() => onOpen(task)}
      {...(canBeTaken && {
        'aria-describedby': DRAG_INSTRUCTIONS_ID,
        onKeyDown: grip.pass('onKeyDown'),
        onKeyUp: keepSpace,
      })}
    >
      {task.title}
    </button>
  );
  return (
    <article
      ref={card}
      className={classes.filter(Boolean).join(' ')}
      data-task={task.id}
      data-carried={lifted || undefined}
      {...(canBeTaken && {
        onPointerEnter: grip.ready,
        onPointerDown: grip.ready,
        onFocus: grip.ready,
        onMouseDown: grip.pass('onMouseDown'),
        onTouchStart: grip.pass('onTouchStart'),
      })}
    >
      <Stack fit gap="8">
        <CardFace task={task} deadline={formatDueOrClosed(task, now)} title={button} />
      </Stack>
      {!task.isBitrixTask && !editable && (
        <p className={styles.foreign} title={`${boardText.othersTask}. ${boardText.lockedOwn}`}>
          <LockIcon size={14} />
          <span className="visually-hidden">
            {boardText.othersTask}. {boardText.lockedOwn}
          </span>
        </p>
      )}
      {editable && <CardMenu task={task} onOpen={onOpen} onMove={onMove} />}
      {failure !== undefined && (
        <Caption tone="coral" breaks className={styles.failure} role="alert">
          {failure}
        </Caption>
      )}
      {canBeTaken && grip.isReady && <Grip id={task.id} card={card} title={title} listenersRef={grip.listenersRef} />}
    </article>
  );
});

type Listeners = RefObject<DraggableSyntheticListeners>;

/**
 * A card becomes draggable for dnd-kit when a pointer or the focus reaches it, always before it can be taken: each
 * draggable is drawn anew when anything about a drag changes, and there are many cards.
 */
function useGrip() {
  const [isReady, setReady] = useState(false);
  const listenersRef: Listeners = useRef<DraggableSyntheticListeners>(undefined);
  return {
    isReady,
    listenersRef,
    ready: () => setReady(true),
    pass: (name: 'onMouseDown' | 'onTouchStart' | 'onKeyDown') => (event: SyntheticEvent) => {
      listenersRef.current?.[name]?.(event);
    },
  };
}

interface GripProps {
  readonly id: string;
  readonly card: RefObject<HTMLElement | null>;
  readonly title: RefObject<HTMLButtonElement | null>;
  readonly listenersRef: Listeners;
}

/** Tells dnd-kit of a card that is there; draws nothing. */
function Grip({ id, card, title, listenersRef }: GripProps) {
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id });
  useLayoutEffect(() => {
    setNodeRef(card.current);
    setActivatorNodeRef(title.current);
  }, [setNodeRef, setActivatorNodeRef, card, title]);
  useLayoutEffect(() => {
    listenersRef.current = listeners;
    return () => {
      listenersRef.current = undefined;
    };
  }, [listenersRef, listeners]);
  return null;
}

/** Space takes the card: the button must not be pressed by it when the key is let go. */
function keepSpace(event: KeyboardEvent) {
  if (event.code === 'Space') event.preventDefault();
}
