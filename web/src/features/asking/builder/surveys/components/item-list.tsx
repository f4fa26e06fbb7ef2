import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef } from 'react';
import { builderText } from '../text.ts';
import { nearestItem } from '../lib/nearest-item.ts';
import type { Problems } from '../lib/problems.ts';
import { questionsOf } from '../lib/survey-draft.ts';
import type { BuilderState } from '../lib/use-builder.ts';
import styles from './items.module.css';
import { QuestionRow } from './question-row.tsx';
import { SectionRow } from './section-row.tsx';

const text = builderText.order;
/** A press becomes a drag after so many px: a tap with an unsteady hand moves nothing. */
const DRAG_PIXELS = 4;

interface ItemListProps {
  readonly builder: BuilderState;
  readonly problems: Problems;
  readonly locked: boolean;
}

/** Questions and headings in their order, which pointer, touch, keyboard and menus change; one question is open. */
export function ItemList({ builder, problems, locked }: ItemListProps) {
  const { items } = builder.draft;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PIXELS } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const ids = items.map(({ id }) => id);

  // The first place an item is over is its own: that word would come over the one that it was taken.
  const justTaken = useRef(false);
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart({ active }) {
      justTaken.current = true;
      return text.picked(place(active.id), ids.length);
    },
    onDragOver({ over }) {
      if (!over || justTaken.current) {
        justTaken.current = false;
        return undefined;
      }
      return text.over(place(over.id), ids.length);
    },
    // An order that is refused is asked about by a dialog; until then everything is where it was.
    onDragEnd: ({ active, over }) =>
      builder.canMove(String(active.id), place((over ?? active).id) - 1)
        ? text.dropped(place((over ?? active).id), ids.length)
        : text.cancelled(place(active.id)),
    onDragCancel: ({ active }) => text.cancelled(place(active.id)),
  };

  function drop({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) builder.move(String(active.id), ids.indexOf(String(over.id)));
  }

  const positions = new Map(questionsOf(builder.draft).map(({ id }, at) => [id, at + 1]));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestItem}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.instructions } }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={locked}>
        <ol className={styles.items}>
          {items.map((item, index) => {
            const problem = problems.items.get(item.id);
            if (item.kind === 'section') {
              return <SectionRow key={item.id} section={item} builder={builder} problem={problem} locked={locked} />;
            }
            return (
              <QuestionRow
                key={item.id}
                question={item}
                place={index}
                position={positions.get(item.id) ?? 0}
                builder={builder}
                problem={problem}
                locked={locked}
              />
            );
          })}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
