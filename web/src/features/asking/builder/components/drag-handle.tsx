import type { useSortable } from '@dnd-kit/sortable';
import { GripIcon } from '#web/ui/icons.tsx';
import styles from './items.module.css';

interface DragHandleProps {
  readonly sortable: Pick<ReturnType<typeof useSortable>, 'setActivatorNodeRef' | 'attributes' | 'listeners'>;
  readonly label: string;
  readonly locked: boolean;
}

/** By what an item is taken: with a pointer, a finger or the keyboard. */
export function DragHandle({
  sortable: { setActivatorNodeRef, attributes, listeners },
  label,
  locked,
}: DragHandleProps) {
  return (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.handle}
      disabled={locked}
      {...attributes}
      {...listeners}
      aria-label={label}
      title={label}
    >
      <GripIcon />
    </button>
  );
}
