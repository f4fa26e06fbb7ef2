import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { whenConnected } from '#web/lib/connection.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { appText } from '#text/common/app.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { toast } from '#web/ui/toast.ts';
import { remind } from '../reminder-api.ts';
import { hasAnswers, nextStepOf } from '../lib/next-step.ts';
import { placeOf, resultsOf } from '../lib/places.ts';
import type { RunningRun } from '#shared/models/overview.ts';
import { overviewText } from '#text/overview.ts';
import styles from './running-card.module.css';

const text = overviewText.actions;
const ReminderModal = lazy(
  whenConnected(async () => ({ default: (await import('#web/ui/reminder-modal.tsx')).ReminderModal })),
);

interface RunActionProps {
  readonly run: RunningRun;
  readonly now: Date;
  readonly onReminded: () => void;
}

/** The one thing to do about what runs; beside a reminder the way to the answers. */
export function RunAction({ run, now, onReminded }: RunActionProps) {
  const [reminding, setReminding] = useState(false);
  const [reminded, setReminded] = useState<string | null>(null);
  const step = nextStepOf(run, now, reminded === run.frame_id);
  const afterReminding = () => {
    setReminded(run.frame_id);
    toast(overviewText.running.remindSent);
    onReminded();
  };
  return (
    <div className={styles.side}>
      {step === 'remind' && (
        <Button variant="default" onClick={() => setReminding(true)}>
          {text.remind}
        </Button>
      )}
      <Way run={run} />
      {step !== 'remind' && run.next_reminder_at !== null && (
        <p className={styles.usual}>{overviewText.running.nextReminder(formatDayAndTime(run.next_reminder_at, now))}</p>
      )}
      <Arrival waiting={null} failed={appText.connection.partFailed}>
        {reminding && (
          <ReminderModal
            poll={run.title}
            reach={{
              asked: run.invited,
              members: run.members_answered,
              ballots: run.has_ballots,
              contacts: run.asks_contacts,
            }}
            send={() => remind(run.frame_id)}
            onSent={afterReminding}
            onClose={() => setReminding(false)}
          />
        )}
      </Arrival>
    </div>
  );
}

/** The way to the run: to its answers once there are some, else to where it is run from. */
function Way({ run }: { readonly run: RunningRun }) {
  const answers = hasAnswers(run);
  return (
    <Button component={Link} to={answers ? resultsOf(run) : placeOf(run)} variant="subtle">
      {answers ? text.results : text.open[run.kind]}
    </Button>
  );
}
