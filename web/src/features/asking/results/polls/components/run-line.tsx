import { Button, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { formatShortDateTime } from '#web/lib/dates.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { type RunPages, useRunProgress } from '#web/features/asking/runs/api.ts';
import { runName } from '#web/features/asking/runs/lib/run-name.ts';
import { runState, isAnonymous } from '#web/features/asking/runs/lib/runs.ts';
import { runsText } from '#text/asking/runs.ts';
import { SettingsIcon, ShieldIcon } from '#web/ui/icons.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { runStateWords, runTurnout } from '../lib/run-words.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import styles from './run-line.module.css';

const text = resultsText.run;

interface RunLineProps {
  readonly poll: Poll;
  readonly run: Frame;
  readonly pages: RunPages;
  /** The field that chooses the poll. */
  readonly choice: ReactNode;
  readonly onChoose: (runId: string) => void;
  readonly onManage: () => void;
}

/** Which run is shown, where it stands, and the way to what can be done with it. */
export function RunLine({ poll, run, pages, choice, onChoose, onManage }: RunLineProps) {
  const now = useNow(DEADLINE_TICK);
  const state = runState(run, now);
  const { data: summary } = useRunProgress(run.id, { live: state === 'open' });
  const anonymous = isAnonymous(run, poll);
  return (
    <Inline as="section" gap="16" rowGap="10" aria-label={text.line}>
      <Inline align="stretch" gap="8" shrink className={styles.choices}>
        {choice}
        <RunSelect pages={pages} run={run} onChoose={onChoose} />
      </Inline>
      <Inline as="ul" align="stretch" gap="20" rowGap="2" size="small" tone="ink-2" className={styles.facts}>
        <li>{runStateWords(run, now)}</li>
        {state !== 'draft' && summary && <li>{runTurnout(summary)}</li>}
        <Inline as="li" nowrap className={styles.trust}>
          {anonymous && <ShieldIcon size={16} />}
          {anonymous ? text.anonymous : text.named}
        </Inline>
      </Inline>
      <Button variant="default" className={styles.manage} leftSection={<SettingsIcon size={18} />} onClick={onManage}>
        {text.manage}
      </Button>
    </Inline>
  );
}

type RunSelectProps = Pick<RunLineProps, 'pages' | 'run' | 'onChoose'>;

function RunSelect({ pages: { runs = [], hasMore, busy, more }, run, onChoose }: RunSelectProps) {
  const { choice } = runsText;
  return (
    <div className={styles.runs}>
      <NativeSelect
        aria-label={choice.label}
        value={run.id}
        onChange={(event) => onChoose(event.currentTarget.value)}
        data={runs.map((other) => ({
          value: other.id,
          label: choice.option(runName(other), formatShortDateTime(other.created_at), other.published),
        }))}
      />
      {hasMore && (
        <Button variant="subtle" loading={busy} title={choice.moreHint(runs.length)} onClick={more}>
          {choice.more}
        </Button>
      )}
    </div>
  );
}
