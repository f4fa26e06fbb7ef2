import type { ComponentType, ReactNode } from 'react';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { useMembers } from '#web/lib/use-members.ts';
import type { PollAnalysisProps } from '../poll-analysis-props.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import { hasNames } from '../lib/responses.ts';
import { hiddenBecause } from '../lib/hidden.ts';
import { useLoadedResults, useResultsSummary } from '../api.ts';
import { PollsError } from '#web/features/asking/components/polls-error.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { HiddenResults } from './hidden-results.tsx';
import { NoAnswers } from './no-answers.tsx';
import { ReadyResults } from './ready-results.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import styles from './run-results.module.css';

interface RunResultsProps {
  readonly poll: Poll;
  readonly run: Frame;
  /** Which run is shown: below what was found on a phone, above it elsewhere. */
  readonly line: ReactNode;
  /** The place in the page's head for what can be done with the results. */
  readonly actions: HTMLElement | null;
  /** What an analysis says of the poll: after the figures. */
  readonly Analysis: ComponentType<PollAnalysisProps>;
  /** Whether no newer run was opened. */
  readonly isNewest: boolean;
  /** Shows another run. */
  readonly onChoose: (runId: string) => void;
}

/** What people answered in one run: what was found, how sure it is, how the runs compare, every answer. */
export function RunResults(props: RunResultsProps) {
  return (
    <Stack fit gap="16" className={styles.results}>
      {props.line}
      <LoadedRunResults key={props.run.id} {...props} />
    </Stack>
  );
}

/** The figures come first; the answers may follow, or fail, without them. */
function LoadedRunResults({ poll, run, actions, Analysis, isNewest, onChoose }: RunResultsProps) {
  const [results, loader] = useLoadedResults(run.id);
  const { workspace } = useWorkspace();
  const { data: summary, error, mutate } = useResultsSummary(run.id, results.loaded);
  const named = hasNames(results.responses);
  const team = useMembers(named ? workspace.id : null);
  const refresh = () => {
    loader.refresh();
    void mutate();
    if (named) void team.mutate();
  };
  if (!summary) {
    if (!error) return <ResultsSkeleton />;
    return <PollsError title={resultsText.loadFailed} error={error} onRetry={refresh} />;
  }
  const hidden = hiddenBecause(summary, run);
  if (hidden) {
    // Nor may an analysis say what is hidden.
    return <HiddenResults poll={poll} run={run} summary={summary} because={hidden} onChoose={onChoose} />;
  }
  if (results.loaded === 0 && summary.responses === 0 && results.status !== 'failed') {
    return <NoAnswers poll={poll} run={run} onRefresh={refresh} />;
  }
  return (
    <ReadyResults
      summary={summary}
      results={results}
      // A moment of bare ids instead of names would be worse than a moment more of waiting.
      members={team.data ?? (named ? (team.error ? null : 'waiting') : [])}
      loader={loader}
      actions={actions}
      Analysis={Analysis}
      isNewest={isNewest}
      onRefresh={refresh}
    />
  );
}
