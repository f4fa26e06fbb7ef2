import type { ReactNode } from 'react';
import type { FrameSummary } from '#shared/models/poll.ts';
import type { ResponseRow } from '../lib/responses.ts';
import { EnpsCard } from './enps-card.tsx';
import styles from './frame-results.module.css';
import { QuestionCard } from './question-card.tsx';
import type { ShownQuestion } from './shown-question.ts';

interface QuestionsViewProps {
  readonly summary: FrameSummary;
  readonly shown: readonly ShownQuestion[];
  readonly rows: readonly ResponseRow[];
  /** The field that chooses a question. */
  readonly filter: ReactNode;
  readonly onRead: (questionId: string) => void;
}

/** The frame question by question, the eNPS before the question it comes from. */
export function QuestionsView({ summary, shown, rows, filter, onRead }: QuestionsViewProps) {
  const figuresById = new Map(summary.by_question.map((figures) => [figures.question_id, figures]));
  return (
    <>
      {filter && <div className={styles.filter}>{filter}</div>}
      {summary.enps && shown.some(({ isScale }) => isScale) && <EnpsCard enps={summary.enps} />}
      {shown.map(({ question, position, isScale, scale }) => (
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
      ))}
    </>
  );
}
