import {
  type Announcements,
  closestCenter,
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
import { authoringText } from '../text.ts';
import {
  changeQuestion,
  type FormMistakes,
  moveQuestion,
  type PollDraft,
  type QuestionDraft,
  scaleKey,
} from '../lib/poll-draft.ts';
import type { PollLimits } from '../lib/poll-limits.ts';
import { QuestionEditor } from './question-editor.tsx';
import styles from './question-list.module.css';

const text = authoringText.order;
/** A press becomes a drag after so many px: a tap with an unsteady hand moves nothing. */
const DRAG_PIXELS = 4;

interface QuestionListProps {
  readonly draft: PollDraft;
  readonly mistakes: FormMistakes['questions'];
  readonly limits: PollLimits['questions'];
  readonly locked: boolean;
  readonly onChange: (draft: PollDraft) => void;
  readonly onRemove: (key: number) => void;
}

/** The questions of a poll in their order, which pointer, touch, keyboard and two buttons change. */
export function QuestionList({ draft, mistakes, limits, locked, onChange, onRemove }: QuestionListProps) {
  const { questions } = draft;
  const [announced, setAnnounced] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PIXELS } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const ids = questions.map(({ key }) => idOf(key));
  const scale = scaleKey(draft);

  // The first place a question is over is its own: that word would come over the one that it was taken.
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
    onDragEnd: ({ active, over }) => text.dropped(place((over ?? active).id), ids.length),
    onDragCancel: ({ active }) => text.cancelled(place(active.id)),
  };

  function drop({ active, over }: DragEndEvent) {
    const question = questions[ids.indexOf(String(active.id))];
    if (question && over && active.id !== over.id) {
      onChange(moveQuestion(draft, question.key, ids.indexOf(String(over.id))));
    }
  }

  function move(question: QuestionDraft, position: number) {
    onChange(moveQuestion(draft, question.key, position));
    setAnnounced(text.dropped(position + 1, questions.length));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: text.instructions },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={locked}>
        <ol className={styles.questions}>
          {questions.map((question, index) => (
            <QuestionEditor
              key={question.key}
              id={idOf(question.key)}
              question={question}
              position={index + 1}
              count={questions.length}
              isScale={question.key === scale}
              mistake={mistakes.get(question.key)}
              usage={limits.get(question.key)}
              locked={locked}
              onChange={(changed) => onChange(changeQuestion(draft, question.key, changed))}
              onMove={(position) => move(question, position)}
              onRemove={() => onRemove(question.key)}
            />
          ))}
        </ol>
      </SortableContext>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </DndContext>
  );
}

const idOf = (key: number) => `question-${key}`;
