import { Button } from '@mantine/core';
import type { Analyst } from '#shared/analysts/index.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import type { AnalysisTab } from '#web/lib/paths.ts';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import type { AnalysisReading } from '../../lib/use-analysis.ts';
import { analysisText } from '#text/analysis.ts';
import { pollAnalysisText as text } from '#text/analysis/poll.ts';

interface AnalysisFailureProps {
  readonly tab: AnalysisTab;
  readonly reading: AnalysisReading<object>;
  readonly analyst: Analyst;
  readonly onBuiltin: () => void;
}

/** Why there is no analysis: too few answers, which is no failure, or what the server says. */
export function AnalysisFailure({ tab, reading, analyst, onBuiltin }: AnalysisFailureProps) {
  const { error, ask } = reading;
  if (error instanceof ApiError && error.code === 'too_few_answers') {
    return <EmptyState title={text.fewTitle}>{error.detail ?? text.few}</EmptyState>;
  }
  return (
    <>
      <ErrorState
        title={text.failedTitle}
        error={error}
        words={() => text.failed[tab](messageOf(error))}
        onRetry={ask}
      />
      {analyst !== 'builtin' && (
        <Button variant="default" onClick={onBuiltin}>
          {analysisText.job.builtinInstead}
        </Button>
      )}
    </>
  );
}
