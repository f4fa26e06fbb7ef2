import type { ReactNode } from 'react';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { resultsText } from '../text.ts';
import { hasNames } from '../lib/responses.ts';
import { useAllMembers, useLoadedResults, useResultsSummary } from '../api.ts';
import { PollsError } from '#web/features/polls/components/polls-error.tsx';
import { NoAnswers } from './no-answers.tsx';
import { ReadyResults } from './ready-results.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';

interface FrameResultsProps {
  readonly poll: Poll;
  readonly frame: Frame;
  /** Stands below the figures: the place of an analysis. */
  readonly analysis?: ReactNode;
}

/** What people answered in one frame: figures, questions, every answer, and how the frames compare. */
export function FrameResults({ poll, frame, analysis }: FrameResultsProps) {
  return <LoadedFrameResults key={frame.id} poll={poll} frame={frame} analysis={analysis} />;
}

function LoadedFrameResults({ poll, frame, analysis }: FrameResultsProps) {
  const [results, loader] = useLoadedResults(frame.id);
  const { workspace } = useWorkspace();
  const { data: summary, error, mutate } = useResultsSummary(frame.id, results.loaded);
  const named = hasNames(results.responses);
  const team = useAllMembers(named ? workspace.id : null);
  const refresh = () => {
    loader.refresh();
    void mutate();
    if (named) void team.mutate();
  };
  // A moment of bare ids instead of names would be worse than a moment more of waiting.
  const namesOnTheirWay = named && !team.data && !team.error;
  if (!summary || results.questions === null || namesOnTheirWay) {
    const failure = (!summary && error) || (results.status === 'failed' && results.error);
    if (!failure) return <ResultsSkeleton />;
    return <PollsError title={resultsText.loadFailed} error={failure} onRetry={refresh} />;
  }
  if (results.status === 'complete' && results.loaded === 0 && summary.responses === 0) {
    return <NoAnswers poll={poll} frame={frame} onRefresh={refresh} />;
  }
  return (
    <ReadyResults
      summary={summary}
      results={results}
      questions={results.questions}
      members={team.data ?? (named ? null : [])}
      loader={loader}
      analysis={analysis}
      onRefresh={refresh}
    />
  );
}
