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
import { useRef, useState } from 'react';
import { Stack } from '#web/ui/layout/layout.tsx';
import { builderText } from '#text/asking/builder.ts';
import { positionOf } from '../lib/draft.ts';
import { nearestItem } from '../lib/nearest-item.ts';
import type { Problems } from '../lib/problems.ts';
import type { ListState } from '../lib/use-builder.ts';
import { QuestionRow } from './question-row.tsx';
import { SectionRow } from './section-row.tsx';

const text = builderText.order;
/** A press becomes a drag after so many px: a tap with an unsteady hand moves nothing. */
const DRAG_PIXELS = 4;

interface ItemListProps {
  readonly builder: ListState;
  readonly problems: Problems;
  readonly locked: boolean;
}

/** Questions and headings in their order, which pointer, touch, keyboard and menus change. */
export function ItemList({ builder, problems, locked }: ItemListProps) {
  const { items } = builder.draft;
  const [announced, setAnnounced] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PIXELS } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const ids = items.map(({ id }) => id);

  // The first place an item is over is its own: that word would come over the one that it was taken.
  const justTaken = useRef(false);
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const isQuestion = (id: UniqueIdentifier) => items[place(id) - 1]?.kind === 'question';
  const dropped = (id: UniqueIdentifier, at: number) =>
    // An order that is refused is asked about by a dialog; until then everything is where it was.
    builder.canMove(String(id), at - 1)
      ? text.dropped(isQuestion(id) ? text.question : text.section, at, ids.length)
      : text.cancelled(place(id));
  const announcements: Announcements = {
    onDragStart({ active: { id } }) {
      justTaken.current = true;
      const what = isQuestion(id) ? `${text.question} ${positionOf(builder.draft, String(id))}` : text.section;
      return text.picked(what, place(id), ids.length);
    },
    onDragOver({ over }) {
      if (!over || justTaken.current) {
        justTaken.current = false;
        return undefined;
      }
      return text.over(place(over.id), ids.length);
    },
    onDragEnd: ({ active, over }) => dropped(active.id, place((over ?? active).id)),
    onDragCancel: ({ active }) => text.cancelled(place(active.id)),
  };

  function drop({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) builder.move(String(active.id), ids.indexOf(String(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestItem}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.instructions } }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={locked}>
        <Stack as="ol" fit gap="10">
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
                position={positionOf(builder.draft, item.id)}
                builder={builder}
                problem={problem}
                locked={locked}
                onMove={(to) => {
                  builder.move(item.id, to);
                  setAnnounced(dropped(item.id, to + 1));
                }}
              />
            );
          })}
        </Stack>
      </SortableContext>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </DndContext>
  );
}
