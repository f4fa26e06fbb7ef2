import type { FrameSummary } from '#shared/models/poll.ts';
import type { ResponseRow } from '../lib/responses.ts';
import { QuestionCard } from './question-card.tsx';
import type { ShownQuestion } from './shown-question.ts';

interface QuestionsViewProps {
  readonly summary: FrameSummary;
  readonly shown: readonly ShownQuestion[];
  readonly rows: readonly ResponseRow[];
  readonly onRead: (questionId: string) => void;
}

/** The questions of a frame, each with what was answered most often and what people wrote. */
export function QuestionsView({ summary, shown, rows, onRead }: QuestionsViewProps) {
  const figuresById = new Map(summary.by_question.map((figures) => [figures.question_id, figures]));
  return shown.map(({ question, position, isScale, scale }) => (
    <QuestionCard
      key={question.id}
      question={question}
      position={position}
      isScale={isScale}
      scale={scale}
      figures={figuresById.get(question.id)}
      rows={rows}
      onRead={() => onRead(question.id)}
    />
  ));
}
