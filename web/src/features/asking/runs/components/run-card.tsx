import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { inSigns } from '#shared/ballots/in-signs.ts';
import type { Audience, Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { formatDateTime, formatDayAndTime } from '#web/lib/dates.ts';
import { dayText } from '#text/dates.ts';
import { ballotsText } from '#text/asking/ballots.ts';
import { runsText } from '#text/asking/runs.ts';
import { openingText } from '#text/common/launch.ts';
import { roleNames } from '#text/common/roles.ts';
import { runText } from '#text/asking/runs/run.ts';
import { channelText } from '#text/asking/runs/schedule.ts';
import { LinkIcon, TrashIcon } from '#web/ui/icons.tsx';
import { Tag, type TagTone } from '#web/ui/tag.tsx';
import { timeLeft } from '#web/lib/deadline.ts';
import { answeredRun } from '../lib/answered-run.ts';
import { isAnonymous, isPast, type RunState, runState } from '../lib/runs.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { turnoutOf } from '#web/features/asking/lib/turnout.ts';
import { gatheredWords } from '#web/features/asking/lib/turnout-words.ts';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { useRunProgress } from '../api.ts';
import styles from './run-card.module.css';
import { PublicLinkModal } from './public-link-modal.tsx';
import { DeadlineModal } from './deadline-modal.tsx';
import { CodeSheets } from './code-sheets.tsx';
import { Kiosks } from './kiosks.tsx';
import { RunLink } from './run-link.tsx';
import { RunProgress } from './run-progress.tsx';
import { NotAnswered } from './not-answered.tsx';
import { Reminders } from './reminders.tsx';
import { RunSettingsModal } from './run-settings-modal.tsx';
import { usePublishSwitch } from './use-publish-switch.tsx';

const text = runsText.card;
const TONES: Record<RunState, TagTone> = { draft: 'calm', open: 'good', over: 'warning', closed: 'calm' };

interface RunCardProps {
  readonly poll: Poll;
  readonly run: Frame;
  /** What stands between the link and the deletion: the way to the next run. */
  readonly next?: ReactNode;
  readonly onDelete: () => void;
}

/** One run of a poll: when it began, until when it takes answers, how many came, and what can be done with it. */
export function RunCard({ poll, run, next, onDelete }: RunCardProps) {
  const { can } = useWorkspace();
  const now = useNow(DEADLINE_TICK);
  const state = runState(run, now);
  const openSwitch = usePublishSwitch(poll, run, state, now);
  const [linking, setLinking] = useState(false);
  const [setting, setSetting] = useState(false);
  const anonymous = isAnonymous(run, poll);
  const answered = answeredRun(poll, run, state);

  return (
    <section className={styles.card} aria-label={text.label}>
      <dl className={styles.facts}>
        <div>
          <dt>{text.created}</dt>
          <dd>{formatDateTime(run.created_at)}</dd>
        </div>
        <div>
          <dt>{text.deadline}</dt>
          <Inline as="dd" gap="4" rowGap="0">
            <Deadline run={run} state={state} now={now} />
          </Inline>
        </div>
        <div>
          <dt>{text.status}</dt>
          <dd aria-live="polite">
            <Tag tone={TONES[state]}>{text.states[state]}</Tag>
          </dd>
        </div>
        <div>
          <dt>{runText.facts.audience}</dt>
          <dd>{askedWords(run.audience)}</dd>
        </div>
        <div>
          <dt>{runText.facts.visibility}</dt>
          <dd>{shownWhen(run)}</dd>
        </div>
        {run.fingerprint !== null && (
          <div>
            <dt>{ballotsText.fingerprint}</dt>
            <dd>{inSigns(run.fingerprint)}</dd>
          </div>
        )}
        {run.notice_editions.length > 0 && (
          <div>
            <dt>{anonymous ? runText.notice.told : runText.notice.consent}</dt>
            <dd>{runText.notice.editions(run.notice_editions.map(dayText).join(', '), run.consents_withdrawn)}</dd>
          </div>
        )}
        {run.notice && (
          <div>
            <dt>{channelText.fact}</dt>
            <dd>{channelText.reached(run.notice)}</dd>
          </div>
        )}
      </dl>
      {run.notice?.problem && <p className={styles.note}>{run.notice.problem}.</p>}
      {state !== 'open' && <p className={styles.note}>{text.stateNotes[state]}</p>}
      {state === 'draft' && run.channels.length > 0 && <p className={styles.note}>{text.sends}</p>}
      <RunProgress run={run} state={state} anonymous={anonymous} />
      {run.was_opened && !anonymous && <NotAnswered run={run} state={state} />}
      <Reminders poll={poll.title} run={run} state={state} now={now} />
      <Inline align="stretch" gap="8" className={styles.actions}>
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
      </Inline>
      {openSwitch.failure}
      <RunLink poll={poll} run={run} state={state} onCopy={() => setLinking(true)} />
      {can('runs.edit') && <CodeSheets run={answered} />}
      {can('runs.publish') && <Kiosks run={answered} />}
      {next}
      {can('runs.delete') && <Deletion run={run} onDelete={onDelete} />}
      {openSwitch.dialog}
      {setting && <RunSettingsModal poll={poll} run={run} onClose={() => setSetting(false)} />}
      {linking && <PublicLinkModal poll={poll} shown={run.id} onClose={() => setLinking(false)} />}
    </section>
  );
}

/** Whom it asks, in words. */
function askedWords(audience: Audience): string {
  switch (audience.kind) {
    case 'all':
      return runText.facts.everybody;
    case 'members':
      return runText.facts.people(audience.people);
    case 'teams':
      return audience.teams.join(', ');
    case 'roles':
      return audience.roles.map((role) => roleNames[role]).join(', ');
  }
}

/** When its answers are seen, in words. */
function shownWhen({ results_visibility: visibility }: Frame): string {
  if (visibility === 'never') return runText.neverShown.fact;
  return openingText.visibility.options[visibility].label.toLowerCase();
}

/** The way to delete a run, which names what would be lost. */
function Deletion({ run, onDelete }: Pick<RunCardProps, 'run' | 'onDelete'>) {
  const { data: summary } = useRunProgress(run.id, { live: false });
  const turnout = summary && summary.answered > 0 ? turnoutOf(summary) : null;
  return (
    <Stack align="start" gap="4" ruled className={styles.deletion}>
      <Button variant="subtle" color="red" leftSection={<TrashIcon size={18} />} onClick={onDelete}>
        {turnout ? text.deleteWith(gatheredWords(turnout)) : text.delete}
      </Button>
      {turnout && <p className={styles.note}>{text.deleteNote}</p>}
    </Stack>
  );
}

interface DeadlineProps {
  readonly run: Frame;
  readonly state: RunState;
  readonly now: Date;
}

/** Until when a run takes answers, in words, and the way to change it. */
function Deadline({ run, state, now }: DeadlineProps) {
  const { can } = useWorkspace();
  const [changing, setChanging] = useState(false);
  const words = runsText.deadline;
  const { deadline } = run;
  const past = isPast(run, now);
  return (
    <>
      {deadline === null ? (
        text.noDeadline
      ) : past ? (
        words.passed(formatDayAndTime(deadline, now))
      ) : (
        <span>{words.until(formatDayAndTime(deadline, now))}</span>
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
        <DeadlineModal run={run} purpose="keep" warnOfSecondAnswers={false} onClose={() => setChanging(false)} />
      )}
    </>
  );
}
