import type { SWRResponse } from 'swr';
import type { polls } from '#shared/contract/polls.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { FrameSummary } from '#shared/models/poll.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { PollsError } from '#web/features/asking/components/polls-error.tsx';
import { findingOf } from '../lib/finding.ts';
import { meanOfFigures } from '../lib/mean.ts';
import type { ResponseRow } from '../lib/responses.ts';
import { resultsText } from '../text.ts';
import { EnpsCard } from '#web/ui/figures/enps-card.tsx';
import { RunFindingBand } from './run-finding-band.tsx';
import styles from './frame-results.module.css';
import { MeanCard } from './mean-card.tsx';
import { QuestionCard } from './question-card.tsx';
import type { ShownQuestion } from './shown-question.ts';
import { TeamComparison } from './team-comparison.tsx';
import { TrendView } from './trend-view.tsx';

interface OverviewProps {
  readonly summary: FrameSummary;
  /** The question the score comes from; null where nothing was answered in numbers. */
  readonly main: ShownQuestion | null;
  readonly rows: readonly ResponseRow[];
  readonly trend: SWRResponse<Reply<typeof polls.getTrend>, unknown>;
  readonly onRead: (questionId: string) => void;
}

/** What one reads first: the finding and how sure it is, the score with its distribution, how the runs compare. */
export function Overview({ summary, main, rows, trend, onRead }: OverviewProps) {
  const now = useNow(DEADLINE_TICK);
  const runs = trend.data?.runs ?? [];
  const finding = findingOf(summary, runs, now);
  return (
    <>
      <RunFindingBand finding={finding} />
      {main && <Score summary={summary} main={main} rows={rows} onRead={onRead} />}
      {main && <TeamComparison groups={summary.by_team} main={main} />}
      {trend.data ? (
        <TrendView frames={runs} frameId={summary.frame.id} mainId={main?.question.id ?? null} />
      ) : trend.error ? (
        <PollsError title={resultsText.trend.loadFailed} error={trend.error} onRetry={() => void trend.mutate()} />
      ) : (
        <SkeletonCards count={1} lines={8} />
      )}
    </>
  );
}

interface ScoreProps extends Pick<OverviewProps, 'summary' | 'rows'> {
  readonly main: ShownQuestion;
  /** Left out on paper, where all texts follow anyway. */
  readonly onRead?: (questionId: string) => void;
}

/** The score with its interval, and beside it how the answers are spread. */
export function Score({ summary, main, rows, onRead }: ScoreProps) {
  const { question, position, isScale, scale } = main;
  const { enps, people_asked: asked } = summary;
  const figures = summary.by_question.find(({ question_id }) => question_id === question.id);
  const mean = isScale ? null : meanOfFigures(figures, scale, asked);
  return (
    <div className={styles.pair}>
      {isScale && enps && <EnpsCard enps={enps} asked={asked} />}
      {mean && <MeanCard mean={mean} asked={asked} scale={scale} question={question.text} />}
      <QuestionCard
        question={question}
        position={position}
        isScale={isScale}
        scale={scale}
        figures={figures}
        rows={rows}
        onRead={onRead && (() => onRead(question.id))}
      />
    </div>
  );
}
