import { useDraggable, type DraggableSyntheticListeners } from '@dnd-kit/core';
import { memo, type KeyboardEvent } from 'react';
import type { BoardTask, OwnBoardTask } from '#shared/models/task.ts';
import { formatDeadline, type Deadline } from '#web/lib/task-formatters.ts';
import { LockIcon } from '#web/ui/icons.tsx';
import { boardText } from '../../text.ts';
import type { MoveTarget } from '../../lib/task-moves.ts';
import { CardFace } from './card-face.tsx';
import { CardMenu } from './card-menu.tsx';
import styles from './card.module.css';

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
export const Card = memo(function Card({ task, now, ...rest }: CardProps) {
  const deadline = formatDeadline(task, now);
  if (task.isBitrixTask) return <CardBody task={task} deadline={deadline} {...rest} />;
  if (!rest.mayEdit(task) || !rest.draggable) {
    return <CardBody task={task} deadline={deadline} {...rest} locked={!rest.mayEdit(task)} />;
  }
  return <DraggableCard task={task} deadline={deadline} {...rest} />;
});

type BodyProps = Omit<CardProps, 'now'> & { readonly deadline: Deadline };

function DraggableCard(props: BodyProps & { readonly task: OwnBoardTask }) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes } = useDraggable({ id: props.task.id });
  return (
    <CardBody
      {...props}
      drag={{ setNodeRef, setActivatorNodeRef, listeners, instructions: attributes['aria-describedby'] }}
    />
  );
}

interface DragParts {
  readonly setNodeRef: (element: HTMLElement | null) => void;
  readonly setActivatorNodeRef: (element: HTMLElement | null) => void;
  readonly listeners: DraggableSyntheticListeners;
  /** What the keys do, said to whoever reaches the card with them. */
  readonly instructions: string;
}

function CardBody(props: BodyProps & { readonly drag?: DragParts; readonly locked?: boolean }) {
  const { task, deadline, lifted, failure, drag, locked = false, onOpen, onMove } = props;
  const { onKeyDown, ...pointers } = drag?.listeners ?? {};
  const title = (
    <button
      type="button"
      ref={drag?.setActivatorNodeRef}
      className={styles.open}
      aria-haspopup="dialog"
      aria-describedby={drag?.instructions}
      onClick={() => onOpen(task)}
      {...(onKeyDown ? { onKeyDown: onKeyDown as never, onKeyUp: keepSpace } : {})}
    >
      {task.title}
    </button>
  );
  const classes = [styles.card, styles[task.priority], drag && styles.draggable, lifted && styles.lifted];
  return (
    <article ref={drag?.setNodeRef} className={classes.filter(Boolean).join(' ')} data-task={task.id} {...pointers}>
      <div className={styles.face}>
        <CardFace task={task} deadline={deadline} title={title} />
      </div>
      {locked && (
        <p className={styles.lock} title={boardText.lockedOwn}>
          <LockIcon size={14} />
          {boardText.othersTask}
          <span className="visually-hidden">. {boardText.lockedOwn}</span>
        </p>
      )}
      {!task.isBitrixTask && !locked && <CardMenu task={task} onOpen={onOpen} onMove={onMove} />}
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </article>
  );
}

/** Space takes the card: the button must not be pressed by it when the key is let go. */
function keepSpace(event: KeyboardEvent) {
  if (event.code === 'Space') event.preventDefault();
}
