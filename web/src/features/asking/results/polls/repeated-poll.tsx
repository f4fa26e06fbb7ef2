import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { questionWords } from '#web/lib/question-words.ts';
import { shorten } from '#web/lib/shorten.ts';
import { Card } from '#web/ui/card.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PollsError } from '#web/features/asking/components/polls-error.tsx';
import { useTrend } from './api.ts';
import { Comparison } from './components/trend-view.tsx';
import { comparable, judgedMetricOf } from './lib/trend.ts';
import { resultsText } from './text.ts';

const text = resultsText.repeated;
/** Of the line, px. */
const HEIGHT = 216;

interface RepeatedPollProps {
  readonly pollId: string;
}

/**
 * The mood by a question other than that of eNPS, over the runs of its poll: on its own scale and in its own card, as
 * points of one cannot be told in points of the other. Nothing where no question can be called better or worse twice.
 */
export default function RepeatedPoll({ pollId }: RepeatedPollProps) {
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
  return (
    <Comparison runs={runs} metric={metric} notes={[]} label={text.label}>
      <Caption as="span" breaks>
        <Link to={paths.pollResults(pollId)}>{shorten(questionWords(metric.text))}</Link>
      </Caption>
    </Comparison>
  );
}
