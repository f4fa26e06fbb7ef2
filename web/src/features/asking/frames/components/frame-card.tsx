import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { formatDateTime } from '#web/lib/dates.ts';
import { framesText } from '../text.ts';
import { openingText } from '#web/text/launch.ts';
import { runText } from '../run-text.ts';
import { channelText } from '../schedule-text.ts';
import { LinkIcon, TrashIcon } from '#web/ui/icons.tsx';
import { Tag, type TagTone } from '#web/ui/tag.tsx';
import { formatMoment, timeLeft } from '#web/lib/deadline.ts';
import { isAnonymous, isPast, type FrameState, frameState } from '../lib/frames.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { turnoutOf } from '#web/features/asking/lib/turnout.ts';
import { useFrameProgress } from '../api.ts';
import styles from './frame-card.module.css';
import { PublicLinkModal } from './public-link-modal.tsx';
import { DeadlineModal } from './deadline-modal.tsx';
import { FrameLink } from './frame-link.tsx';
import { FrameProgress } from './frame-progress.tsx';
import { NotAnswered } from './not-answered.tsx';
import { Reminders } from './reminders.tsx';
import { RunSettingsModal } from './run-settings-modal.tsx';
import { usePublishSwitch } from './use-publish-switch.tsx';

const text = framesText.card;
const TONES: Record<FrameState, TagTone> = { draft: 'calm', open: 'good', over: 'warning', closed: 'calm' };

interface FrameCardProps {
  readonly poll: Poll;
  readonly frame: Frame;
  /** What stands between the link and the deletion: the way to the next frame. */
  readonly next?: ReactNode;
  readonly onDelete: () => void;
}

/** One frame of a poll: when it began, until when it takes answers, how many came, and what can be done with it. */
export function FrameCard({ poll, frame, next, onDelete }: FrameCardProps) {
  const { can } = useWorkspace();
  const now = useNow(DEADLINE_TICK);
  const state = frameState(frame, now);
  const openSwitch = usePublishSwitch(poll, frame, state, now);
  const [linking, setLinking] = useState(false);
  const [setting, setSetting] = useState(false);
  const anonymous = isAnonymous(frame, poll);

  return (
    <section className={styles.card} aria-label={text.label}>
      <dl className={styles.facts}>
        <div>
          <dt>{text.created}</dt>
          <dd>{formatDateTime(frame.created_at)}</dd>
        </div>
        <div>
          <dt>{text.deadline}</dt>
          <dd className={styles.deadline}>
            <Deadline frame={frame} state={state} now={now} />
          </dd>
        </div>
        <div>
          <dt>{text.status}</dt>
          <dd aria-live="polite">
            <Tag tone={TONES[state]}>{text.states[state]}</Tag>
          </dd>
        </div>
        <div>
          <dt>{runText.facts.audience}</dt>
          <dd>{runText.facts.of(frame.audience)}</dd>
        </div>
        <div>
          <dt>{runText.facts.visibility}</dt>
          <dd>{shownWhen(frame)}</dd>
        </div>
        {frame.notice && (
          <div>
            <dt>{channelText.fact}</dt>
            <dd>{channelText.told(frame.notice.by_mail, frame.notice.by_bitrix24)}</dd>
          </div>
        )}
      </dl>
      {frame.notice?.problem && <p className={styles.note}>{frame.notice.problem}.</p>}
      {state !== 'open' && <p className={styles.note}>{text.stateNotes[state]}</p>}
      {state === 'draft' && frame.channels.length > 0 && <p className={styles.note}>{text.sends}</p>}
      <FrameProgress frame={frame} state={state} anonymous={anonymous} />
      {frame.was_opened && !anonymous && <NotAnswered frame={frame} state={state} />}
      <Reminders poll={poll.title} frame={frame} state={state} now={now} />
      <div className={styles.actions}>
        {openSwitch.button}
        <Button
          variant={state === 'open' && poll.allow_anonymous_link ? 'filled' : 'default'}
          leftSection={<LinkIcon size={18} />}
          onClick={() => setLinking(true)}
        >
          {text.copyLink}
        </Button>
        {can('runs.edit') && (
          <Button variant="default" onClick={() => setSetting(true)}>
            {runText.settings.button}
          </Button>
        )}
      </div>
      {openSwitch.failure}
      <FrameLink poll={poll} frame={frame} state={state} onCopy={() => setLinking(true)} />
      {next}
      {can('runs.delete') && <Deletion frame={frame} onDelete={onDelete} />}
      {openSwitch.dialog}
      {setting && <RunSettingsModal poll={poll} frame={frame} onClose={() => setSetting(false)} />}
      {linking && <PublicLinkModal poll={poll} shown={frame.id} onClose={() => setLinking(false)} />}
    </section>
  );
}

/** When its answers are seen, in words. */
function shownWhen({ results_visibility: visibility }: Frame): string {
  if (visibility === 'never') return runText.neverShown.fact;
  return openingText.visibility.options[visibility].label.toLowerCase();
}

/** The way to delete a frame, which names what would be lost. */
function Deletion({ frame, onDelete }: Pick<FrameCardProps, 'frame' | 'onDelete'>) {
  const { data: summary } = useFrameProgress(frame.id, { live: false });
  const turnout = summary && summary.answered > 0 ? turnoutOf(summary) : null;
  return (
    <div className={styles.deletion}>
      <Button variant="subtle" color="red" leftSection={<TrashIcon size={18} />} onClick={onDelete}>
        {turnout ? text.deleteWith(turnout) : text.delete}
      </Button>
      {turnout && <p className={styles.note}>{text.deleteNote}</p>}
    </div>
  );
}

interface DeadlineProps {
  readonly frame: Frame;
  readonly state: FrameState;
  readonly now: Date;
}

/** Until when a frame takes answers, in words, and the way to change it. */
function Deadline({ frame, state, now }: DeadlineProps) {
  const { can } = useWorkspace();
  const [changing, setChanging] = useState(false);
  const words = framesText.deadline;
  const { deadline } = frame;
  const past = isPast(frame, now);
  return (
    <>
      {deadline === null ? (
        text.noDeadline
      ) : past ? (
        words.passed(formatMoment(deadline, now))
      ) : (
        <span>{words.until(formatMoment(deadline, now))}</span>
      )}
      {can('runs.edit') && state !== 'over' && (
        <Button
          variant="subtle"
          className={styles.change}
          aria-label={deadline === null ? text.setDeadline : text.changeDeadline}
          onClick={() => setChanging(true)}
        >
          {deadline === null ? text.setDeadline : text.change}
        </Button>
      )}
      {deadline !== null && !past && <span className={styles.left}>{timeLeft(deadline, now)}</span>}
      {changing && (
        <DeadlineModal frame={frame} purpose="keep" warnOfSecondAnswers={false} onClose={() => setChanging(false)} />
      )}
    </>
  );
}
