import { resultsText } from '../text.ts';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { useTrend } from '../api.ts';
import { PollsError } from '#web/features/polls/components/polls-error.tsx';
import { TrendView } from './trend-view.tsx';

/** The comparison of frames with its waiting and its failure. */
export function TrendPanel({ pollId, frameId }: { readonly pollId: string; readonly frameId: string }) {
  const { data, error, mutate } = useTrend(pollId);
  if (data) return <TrendView frames={data.runs} frameId={frameId} />;
  if (!error) return <SkeletonCards count={1} lines={8} />;
  return <PollsError title={resultsText.trend.loadFailed} error={error} onRetry={() => void mutate()} />;
}
