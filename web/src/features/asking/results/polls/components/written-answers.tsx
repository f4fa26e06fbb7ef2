import type { FrameSummary } from '#shared/models/run-results.ts';
import { Folded } from '#web/ui/article.tsx';
import { isDrawn, viewOf } from '../lib/distribution.ts';
import type { ResponseRow } from '../lib/responses.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import { QuestionCard } from './question-card.tsx';
import styles from './scores-section.module.css';
import type { ShownQuestion } from './shown-question.ts';

/** Questions whose answers are quoted; of more the rest is folded. */
const SHOWN = 4;

interface WrittenAnswersProps {
  readonly summary: FrameSummary;
  readonly shown: readonly ShownQuestion[];
  readonly rows: readonly ResponseRow[];
  readonly onRead: (questionId: string) => void;
}

/** What people wrote, question by question: a few answers, and the way to all. */
export function WrittenAnswers({ summary, shown, rows, onRead }: WrittenAnswersProps) {
  const figuresById = new Map(summary.by_question.map((figures) => [figures.question_id, figures]));
  const written = shown.filter(({ question, scale }) => !isDrawn(viewOf(figuresById.get(question.id), scale)));
  const card = (one: ShownQuestion) => (
    <QuestionCard
      key={one.question.id}
      {...one}
      figures={figuresById.get(one.question.id)}
      rows={rows}
      onRead={() => onRead(one.question.id)}
    />
  );
  return (
    <>
      {written.length > 0 && <div className={styles.pair}>{written.slice(0, SHOWN).map(card)}</div>}
      {written.length > SHOWN && (
        <Folded title={resultsText.moreQuestions(written.length - SHOWN)}>
          <div className={styles.pair}>{written.slice(SHOWN).map(card)}</div>
        </Folded>
      )}
    </>
  );
}
