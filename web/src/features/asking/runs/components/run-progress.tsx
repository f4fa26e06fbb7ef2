import { Button } from '@mantine/core';
import type { Frame } from '#shared/models/run.ts';
import type { FrameSummary } from '#shared/models/run-results.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { runsText } from '#text/asking/runs.ts';
import { turnoutOf } from '#web/features/asking/lib/turnout.ts';
import { turnoutFigure, turnoutParts } from '#web/features/asking/lib/turnout-words.ts';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import type { RunState } from '../lib/runs.ts';
import { useRunProgress } from '../api.ts';
import styles from './run-progress.module.css';

const text = runsText.progress;

interface RunProgressProps {
  readonly run: Frame;
  readonly state: RunState;
  readonly anonymous: boolean;
}

/** How many have answered a run, and of how many where that is known; never who. */
export function RunProgress({ run, state, anonymous }: RunProgressProps) {
  const { data: summary, error, mutate } = useRunProgress(run.id, { live: state === 'open' });
  if (state === 'draft') return null;
  return (
    <Stack gap="8">
      {summary ? (
        <Figures summary={summary} open={state === 'open'} />
      ) : error ? (
        <Inline as="p" tone="coral" role="alert">
          {text.failed}{' '}
          <Button variant="subtle" onClick={() => void mutate()}>
            {text.retry}
          </Button>
        </Inline>
      ) : (
        <div className={styles.waiting} aria-hidden="true" />
      )}
      {anonymous && <Caption tone="ink-3">{text.anonymous}</Caption>}
    </Stack>
  );
}

function Figures({ summary, open }: { readonly summary: FrameSummary; readonly open: boolean }) {
  const turnout = turnoutOf(summary);
  const { answered, asked } = turnout;
  if (!open && answered === 0)
    return (
      <Inline as="p" align="stretch" gap="12" rowGap="2" size="title" className={styles.figure}>
        {text.nobody}
      </Inline>
    );
  const [words, parts] = [turnoutFigure(turnout), turnoutParts(turnout, summary.frame.one_time_codes > 0)];
  return (
    <>
      <Inline as="p" align="stretch" gap="12" rowGap="2" size="title" className={styles.figure}>
        {words}
        {parts !== null && <span className={styles.link}>{parts}</span>}
      </Inline>
      {asked !== null && <ProgressBar label={text.title} value={answered} max={asked} words={words} />}
    </>
  );
}
