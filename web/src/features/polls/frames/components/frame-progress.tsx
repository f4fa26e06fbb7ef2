import { Button } from '@mantine/core';
import type { Frame, FrameSummary } from '#shared/models/poll.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { framesText } from '../text.ts';
import type { FrameState } from '../lib/frames.ts';
import { useFrameProgress } from '../api.ts';
import styles from './frame-progress.module.css';

const text = framesText.progress;

interface FrameProgressProps {
  readonly frame: Frame;
  readonly state: FrameState;
  readonly anonymous: boolean;
}

/** How many have answered a frame: of how many while it is open, and never who. */
export function FrameProgress({ frame, state, anonymous }: FrameProgressProps) {
  const { data: summary, error, mutate } = useFrameProgress(frame.id, { live: state === 'open' });
  if (state === 'draft') return null;
  return (
    <div className={styles.progress}>
      {summary ? (
        <Figures summary={summary} open={state === 'open'} />
      ) : error ? (
        <p className={styles.failed} role="alert">
          {text.failed}{' '}
          <Button variant="subtle" onClick={() => void mutate()}>
            {text.retry}
          </Button>
        </p>
      ) : (
        <div className={styles.waiting} aria-hidden="true" />
      )}
      {anonymous && <p className={styles.caption}>{text.anonymous}</p>}
    </div>
  );
}

function Figures({ summary, open }: { readonly summary: FrameSummary; readonly open: boolean }) {
  const { responses, members_answered: members, invited } = summary;
  if (!open) return <p className={styles.figure}>{responses === 0 ? text.nobody : text.collected(responses)}</p>;
  const byLink = Math.max(0, responses - members);
  const whole = members <= invited;
  const words = whole ? text.members(members, invited) : text.membersAlone(members);
  return (
    <>
      <p className={styles.figure}>
        {words}
        {byLink > 0 && <span className={styles.link}>{text.byLink(byLink)}</span>}
      </p>
      {whole && invited > 0 && <ProgressBar label={text.title} value={members} max={invited} words={words} />}
    </>
  );
}
