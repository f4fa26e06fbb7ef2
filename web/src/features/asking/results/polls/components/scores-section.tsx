import type { SWRResponse } from 'swr';
import type { polls } from '#shared/contract/polls.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { FrameSummary } from '#shared/models/run-results.ts';
import { ArticleSection, Folded } from '#web/ui/article.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { PollsError } from '#web/features/asking/components/polls-error.tsx';
import { isDrawn, viewOf } from '../lib/distribution.ts';
import type { Finding } from '../lib/finding.ts';
import type { ResponseRow } from '../lib/responses.ts';
import { scoreNotes } from '../lib/score-notes.ts';
import { resultsText as text } from '#text/asking/results/polls.ts';
import { QuestionCard } from './question-card.tsx';
import styles from './scores-section.module.css';
import type { ShownQuestion } from './shown-question.ts';
import { TrendView } from './trend-view.tsx';

/** Charts beside the main one; of more the rest is folded. */
const SHOWN = 4;

interface ScoresSectionProps {
  readonly summary: FrameSummary;
  readonly shown: readonly ShownQuestion[];
  /** The question the score comes from; null where nothing was answered in numbers. */
  readonly main: ShownQuestion | null;
  readonly finding: Finding;
  readonly rows: readonly ResponseRow[];
  readonly trend: SWRResponse<Reply<typeof polls.getTrend>, unknown>;
  readonly onRead: (questionId: string) => void;
}

/** How the answers are spread, and how the runs compare. */
export function ScoresSection({ summary, shown, main, finding, rows, trend, onRead }: ScoresSectionProps) {
  const chart = (one: ShownQuestion) => (
    <QuestionChart key={one.question.id} one={one} summary={summary} finding={finding} rows={rows} onRead={onRead} />
  );
  const others = drawn(summary, shown).filter((one) => one !== main);
  return (
    <ArticleSection id="scores" name={main || others.length === 0 ? text.sections.scores : text.sections.counted}>
      <div className={styles.pair}>
        {main && chart(main)}
        <div className={main && others.length > 0 ? styles.tall : undefined}>
          {trend.data ? (
            <TrendView
              runs={trend.data.runs}
              runId={summary.frame.id}
              mainId={main?.question.id ?? null}
              finding={finding}
              notes={main ? scoreNotes(summary, main) : []}
            />
          ) : trend.error ? (
            <PollsError title={text.trend.loadFailed} error={trend.error} onRetry={() => void trend.mutate()} />
          ) : (
            <SkeletonCards count={1} lines={8} />
          )}
        </div>
        {others.slice(0, SHOWN).map(chart)}
      </div>
      {others.length > SHOWN && (
        <Folded title={text.moreQuestions(others.length - SHOWN)}>
          <div className={styles.pair}>{others.slice(SHOWN).map(chart)}</div>
        </Folded>
      )}
    </ArticleSection>
  );
}

/** The questions whose answers are a chart. */
export function drawn(summary: FrameSummary, shown: readonly ShownQuestion[]): ShownQuestion[] {
  const figuresById = new Map(summary.by_question.map((figures) => [figures.question_id, figures]));
  return shown.filter(({ question, scale }) => isDrawn(viewOf(figuresById.get(question.id), scale)));
}

interface QuestionChartProps extends Pick<ScoresSectionProps, 'summary' | 'rows' | 'finding'> {
  readonly one: ShownQuestion;
  /** Left out on paper, where all texts follow anyway. */
  readonly onRead?: ScoresSectionProps['onRead'];
}

/** A question as a chart; what the finding has told of it is not told again. */
export function QuestionChart({ one, summary, finding, rows, onRead }: QuestionChartProps) {
  const { question, isScale } = one;
  return (
    <QuestionCard
      {...one}
      figures={summary.by_question.find(({ question_id }) => question_id === question.id)}
      enps={isScale ? summary.enps : null}
      told={[finding.question, finding.sentence, finding.certainty].join(' ')}
      rows={rows}
      onRead={onRead && (() => onRead(question.id))}
    />
  );
}
