import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { describeAnalyst, type Analyst } from '#shared/analysts/index.ts';
import type { AnalysisJob, WorkloadStatus } from '#shared/models/analysis.ts';
import { formatDay } from '#web/lib/dates.ts';
import { formatNumber } from '#text/format.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { isUnderWay } from '../lib/job-state.ts';
import type { AnalysisReading } from '../lib/use-analysis.ts';
import { analysisText } from '#text/analysis.ts';
import { JobProgress } from './job-progress.tsx';
import styles from './preparing.module.css';

const text = analysisText.job;
/** What is ready sooner needs no word about being prepared. */
const QUICK_MILLISECONDS = 1200;

interface PreparingProps {
  readonly reading: AnalysisReading<object>;
  /** Whom the reply is waited for from. */
  readonly analyst: Analyst;
  /** What the server says it prepares, before it has answered. */
  readonly told: AnalysisJob | null;
  /** The newest result at a glance, where the page itself shows none. */
  readonly last: WorkloadStatus['last'];
  readonly onBuiltin: () => void;
}

/** What is known of the analysis that is being prepared; nothing where none is. */
export function Preparing({ reading, analyst, told, last, onBuiltin }: PreparingProps) {
  const { job: accepted, asking } = reading;
  const job = accepted ?? (asking && told?.ai_provider === analyst ? told : null);
  const underWay = job !== null && isUnderWay(job);
  const late = useLate(asking && !underWay);
  const shown = underWay ? job : late && waitedFor(analyst, late);
  if (shown) {
    return (
      <>
        <JobProgress job={shown} unreachable={reading.unreachable} onCancel={accepted ? reading.cancel : null} />
        {last && <Before last={last} />}
      </>
    );
  }
  if (!accepted || asking || accepted.state === 'done') return null;
  return (
    <EmptyState
      title={accepted.state === 'cancelled' ? text.cancelled : text.failed}
      action={
        <>
          <Button onClick={reading.retry}>{text.retry}</Button>
          {accepted.ai_provider !== 'builtin' && (
            <Button variant="default" onClick={onBuiltin}>
              {text.builtinInstead}
            </Button>
          )}
        </>
      }
    >
      {accepted.problem ?? text.cancelledText}
    </EmptyState>
  );
}

/** Since when something has been going on, once it is no longer a matter of a moment. */
function useLate(goesOn: boolean): Date | null {
  const [since, setSince] = useState<Date | null>(null);
  useEffect(() => {
    if (!goesOn) return undefined;
    const began = new Date();
    const timer = setTimeout(() => setSince(began), QUICK_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      setSince(null);
    };
  }, [goesOn]);
  return since;
}

/** A job that the server has not named yet. */
function waitedFor(analyst: Analyst, since: Date): AnalysisJob {
  return {
    id: '',
    subject: 'workload',
    subject_id: '',
    ai_provider: analyst,
    state: 'running',
    steps: [],
    requested_at: since.toISOString(),
    finished_at: null,
    problem: null,
  };
}

function Before({ last }: { readonly last: NonNullable<WorkloadStatus['last']> }) {
  const now = useNow();
  return (
    <Inline gap="16" rowGap="8" className={styles.before}>
      <p className={styles.score}>{formatNumber(Math.round(last.score))}</p>
      <div className={styles.words}>
        <p>{last.headline}</p>
        <Caption>
          {formatDay(last.analysis_date, now)} · {describeAnalyst(last.ai_provider).name}. {text.before}.
        </Caption>
      </div>
    </Inline>
  );
}
