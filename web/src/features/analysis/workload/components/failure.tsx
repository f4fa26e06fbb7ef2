import { Button } from '@mantine/core';
import type { Analyst } from '#shared/analysts/index.ts';
import type { AnalysisTab } from '#web/lib/paths.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { analysisProblem } from '../../lib/analysis-problem.ts';
import { analysisText } from '#text/analysis.ts';
import { workloadText } from '#text/analysis/workload.ts';
import { SubscriptionRefusal } from './premium-only.tsx';

const text = workloadText.failed;

interface FailureProps {
  readonly error: unknown;
  readonly tab: AnalysisTab;
  readonly analyst: Analyst;
  readonly onRetry: () => void;
  readonly onBuiltin: () => void;
}

/** Why there is no analysis: for want of a subscription, or in the words of the server. */
export function Failure({ error, tab, analyst, onRetry, onBuiltin }: FailureProps) {
  const { kind, message } = analysisProblem(error, text[tab]);
  if (kind === 'subscription') return <SubscriptionRefusal message={message} />;
  return (
    <>
      <ErrorState title={text.title} error={error} fallback={text[tab]} onRetry={onRetry} />
      {analyst !== 'builtin' && (
        <Button variant="default" onClick={onBuiltin}>
          {analysisText.job.builtinInstead}
        </Button>
      )}
    </>
  );
}
