import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { questionWords } from '#web/lib/question-words.ts';
import { shorten } from '#web/lib/shorten.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Card } from '#web/ui/card.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PollsError } from '#web/features/asking/components/polls-error.tsx';
import { useTrend } from './api.ts';
import { Comparison } from './components/trend-view.tsx';
import { changeWords } from './lib/change-words.ts';
import { changeOf, comparable, judgedMetricOf, pointsOf } from './lib/trend.ts';
import styles from './repeated-poll.module.css';
import { resultsText } from '#text/asking/results/polls.ts';

const text = resultsText.repeated;
/** Of the line, px. */
const HEIGHT = 216;

interface RepeatedPollProps {
  readonly pollId: string;
}

/**
 * The mood by a question other than that of eNPS, over the runs of its poll: on its own scale and in its own card, as
 * points of one cannot be told in points of the other; a sentence on paper, which is one sheet. Nothing where no question can be called better or worse twice.
 */
export default function RepeatedPoll({ pollId }: RepeatedPollProps) {
  const now = useNow();
  const { data, error, mutate } = useTrend(pollId);
  if (!data && error) return <PollsError title={text.failed} error={error} onRetry={() => void mutate()} />;
  if (!data) {
    return (
      <Card>
        <Skeleton height={HEIGHT} />
      </Card>
    );
  }
  const runs = comparable(data.runs);
  const metric = judgedMetricOf(runs);
  if (!metric) return null;
  const question = shorten(questionWords(metric.text));
  return (
    <>
      <div className={styles.screen}>
        <Comparison runs={runs} metric={metric} notes={[]} label={text.label}>
          <Caption as="span" breaks>
            <Link to={paths.pollResults(pollId)}>{question}</Link>
          </Caption>
        </Comparison>
      </div>
      <p className={styles.paper}>
        <strong>{question}</strong> {changeWords(metric, changeOf(pointsOf(runs, metric, now))).sentence}.
      </p>
    </>
  );
}
