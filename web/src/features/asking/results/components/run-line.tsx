import { Button, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { formatShortDateTime } from '#web/lib/dates.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { type FramePages, useFrameProgress } from '#web/features/asking/frames/api.ts';
import { runName } from '#web/features/asking/frames/lib/run-name.ts';
import { frameState, isAnonymous } from '#web/features/asking/frames/lib/frames.ts';
import { framesText } from '#web/features/asking/frames/text.ts';
import { SettingsIcon, ShieldIcon } from '#web/ui/icons.tsx';
import { runStateWords, runTurnout } from '../lib/run-words.ts';
import { resultsText } from '../text.ts';
import styles from './run-line.module.css';

const text = resultsText.run;

interface RunLineProps {
  readonly poll: Poll;
  readonly frame: Frame;
  readonly pages: FramePages;
  /** The field that chooses the poll. */
  readonly choice: ReactNode;
  readonly onChoose: (frameId: string) => void;
  readonly onManage: () => void;
}

/** Which run is shown, where it stands, and the way to what can be done with it. */
export function RunLine({ poll, frame, pages, choice, onChoose, onManage }: RunLineProps) {
  const now = useNow(DEADLINE_TICK);
  const state = frameState(frame, now);
  const { data: summary } = useFrameProgress(frame.id, { live: state === 'open' });
  const anonymous = isAnonymous(frame, poll);
  return (
    <section className={styles.line} aria-label={text.line}>
      <div className={styles.choices}>
        {choice}
        <FrameSelect pages={pages} frame={frame} onChoose={onChoose} />
      </div>
      <ul className={styles.facts}>
        <li>{runStateWords(frame, now)}</li>
        {state !== 'draft' && summary && <li>{runTurnout(summary)}</li>}
        <li className={styles.trust}>
          {anonymous && <ShieldIcon size={16} />}
          {anonymous ? text.anonymous : text.named}
        </li>
      </ul>
      <Button variant="default" className={styles.manage} leftSection={<SettingsIcon size={18} />} onClick={onManage}>
        {text.manage}
      </Button>
    </section>
  );
}

type FrameSelectProps = Pick<RunLineProps, 'pages' | 'frame' | 'onChoose'>;

function FrameSelect({ pages: { frames = [], hasMore, busy, more }, frame, onChoose }: FrameSelectProps) {
  const { choice } = framesText;
  return (
    <div className={styles.runs}>
      <NativeSelect
        aria-label={choice.label}
        value={frame.id}
        onChange={(event) => onChoose(event.currentTarget.value)}
        data={frames.map((other) => ({
          value: other.id,
          label: choice.option(runName(other), formatShortDateTime(other.created_at), other.published),
        }))}
      />
      {hasMore && (
        <Button variant="subtle" loading={busy} title={choice.moreHint(frames.length)} onClick={more}>
          {choice.more}
        </Button>
      )}
    </div>
  );
}
