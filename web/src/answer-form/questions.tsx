import { Fragment, type ReactNode, useState } from 'react';
import type { Answers } from './draft.ts';
import type { FormQuestion } from './form-question.ts';
import { QuestionCard } from './question-card.tsx';
import styles from './question-card.module.css';

interface QuestionsProps {
  /** Those that are asked, in their order. */
  readonly questions: readonly FormQuestion[];
  readonly answers: Answers;
  readonly locked: boolean;
  readonly onWrite: (questionId: string, answer: string) => void;
  /** What stands under an answer in own words. */
  readonly renderUnder?: ((questionId: string) => ReactNode) | undefined;
}

/** Questions with their fields, under the headings of their sections. */
export function Questions({ questions, answers, locked, onWrite, renderUnder }: QuestionsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return questions.map((question, index) => (
    <Fragment key={question.id}>
      {question.section !== null && question.section !== questions[index - 1]?.section && (
        <h2 className={styles.section} lang={question.untranslated?.section ?? question.lang}>
          {question.section}
        </h2>
      )}
      <QuestionCard
        question={question}
        answer={answers[question.id] ?? ''}
        left={left.has(question.id)}
        locked={locked}
        under={question.field.inOwnWords && answers[question.id] && renderUnder?.(question.id)}
        onWrite={(answer) => onWrite(question.id, answer)}
        onLeave={() => setLeft((before) => new Set(before).add(question.id))}
      />
    </Fragment>
  ));
}
