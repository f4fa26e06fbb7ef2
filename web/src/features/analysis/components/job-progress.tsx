import { Button } from '@mantine/core';
import { describeAnalyst } from '#shared/analysts/index.ts';
import type { AnalysisJob } from '#shared/models/analysis.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useNow } from '#web/lib/use-now.ts';
import { CheckIcon } from '#web/ui/icons.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { PulseLine } from '#web/ui/pulse-line.tsx';
import { SECOND_MS } from '#shared/rules/durations.ts';
import { jobSteps } from '../lib/job-steps.ts';
import { takesLong } from '../lib/job-state.ts';
import { analysisText } from '#text/analysis.ts';
import styles from './job-progress.module.css';

const text = analysisText.job;

interface JobProgressProps {
  readonly job: AnalysisJob;
  /** The last look at it failed: what is shown may be old. */
  readonly unreachable: boolean;
  /** Null while there is nothing yet that could be stopped. */
  readonly onCancel: (() => Promise<unknown>) | null;
}

/** How far the preparation of an analysis has got: its real steps, and the ways to leave it or to stop it. */
export function JobProgress({ job, unreachable, onCancel }: JobProgressProps) {
  const now = useNow(SECOND_MS);
  const cancelling = useAction();
  const waits = job.steps.some(({ name }) => name === 'portal') ? text.waitsForPortal : text.queued;
  const words =
    job.state === 'queued' ? waits : takesLong(job, now) ? text.long : describeAnalyst(job.ai_provider).preparing;
  return (
    <Stack
      as="section"
      align="center"
      gap="6"
      className={styles.job}
      aria-label={text.label}
      data-analysis-job={job.state}
    >
      <PulseLine className={styles.pulse} />
      <div role="status">
        <h2 className={styles.title}>{words}</h2>
      </div>
      <p className={styles.note}>{unreachable ? text.connection : text.mayLeave}</p>
      <Stack as="ol" gap="14" className={styles.steps}>
        {jobSteps(job, now).map(({ name, state, text: told, seconds }) => (
          <li key={name} className={`${styles.step} ${styles[state]}`}>
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' && <CheckIcon size={16} />}
            </span>
            <span className={styles.words}>
              {told ?? text.steps[name]}
              <span className="visually-hidden">, {text[state]}</span>
            </span>
            {seconds !== null && (
              <Text as="span" size="small" nums>
                {text.seconds(seconds)}
              </Text>
            )}
          </li>
        ))}
      </Stack>
      {onCancel && (
        <Button variant="default" disabled={cancelling.busy} onClick={() => void cancelling.run(onCancel)}>
          {text.stop}
        </Button>
      )}
      {cancelling.error !== null && <FailureNote error={cancelling.error} />}
    </Stack>
  );
}
