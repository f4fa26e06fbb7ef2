import { pollResultsText } from '#web/text/poll-results.ts';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { useTrend } from '../../results-api.ts';
import { PollsError } from '../polls-error.tsx';
import { TrendView } from './trend-view.tsx';

/** The comparison of runs with its waiting and its failure. */
export function TrendPanel({ pollId, frameId }: { readonly pollId: string; readonly frameId: string }) {
  const { data, error, mutate } = useTrend(pollId);
  if (data) return <TrendView runs={data.runs} frameId={frameId} />;
  if (!error) return <SkeletonCards count={1} lines={8} />;
  return <PollsError title={pollResultsText.trend.loadFailed} error={error} onRetry={() => void mutate()} />;
}
