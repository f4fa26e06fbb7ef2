import { Button, Switch } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Member } from '#shared/models/workspace.ts';
import { fieldErrors } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { openingText } from '#text/common/launch.ts';
import { commonText } from '#text/common/common.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Note } from '#web/ui/note.tsx';
import { usualDeadline } from '#web/lib/deadline.ts';
import { Actions, Stack } from '#web/ui/layout/layout.tsx';
import { isPast } from '../lib/runs.ts';
import { openText as text } from '#text/asking/runs/open.ts';
import { RunFields, RunOutcome } from './run-fields.tsx';
import styles from './run-fields.module.css';
import { useAlmostTheSame } from './use-almost-the-same.ts';
import { useOpening, type Opening } from './use-opening.ts';
import { useRunDraft } from './use-run-draft.ts';

interface OpenAndSendFormProps {
  readonly poll: Poll;
  /** A run that was made and never opened; null where a new one is made. */
  readonly draft: Frame | null;
  readonly earlier: readonly Frame[];
  readonly members: readonly Member[];
  /** Whom the draft asks by name. */
  readonly named: readonly string[];
  readonly onBusy: (busy: boolean) => void;
  readonly onOpened: (run: Frame) => void;
  readonly onClose: () => void;
}

/** All that is settled by opening a run; as it is preselected, one press is enough. */
export function OpenAndSendForm({ poll, draft, earlier, members, named, onBusy, ...props }: OpenAndSendFormProps) {
  const { can } = useWorkspace();
  const [now] = useState(() => new Date());
  const [link, setLink] = useState(poll.allow_anonymous_link);
  const asked = { ...poll, allow_anonymous_link: link };
  const usual = usualDeadline(now);
  // A draft whose deadline has passed is offered a new one.
  const preset = draft && isPast(draft, now) ? { ...draft, deadline: usual } : draft;
  const run = useRunDraft(asked, members, preset, named, usual);
  const almostTheSame = useAlmostTheSame(poll, run.chosen, earlier);
  const opening = useOpening(poll, draft, props.onOpened);
  const { busy } = opening;
  const mistakes = fieldErrors(opening.error);
  const deadline = mistakes.deadline === undefined ? run.deadline : { ...run.deadline, mistake: mistakes.deadline };
  useEffect(() => onBusy(busy), [busy, onBusy]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const settings = run.read();
    if (settings !== undefined) opening.open(settings, link);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="12" tone="ink-2" pretty breaks>
        <p>
          {draft && `${text.draft(formatDateTime(draft.created_at))} `}
          {text.frozen}
        </p>
        <div className={styles.columns}>
          <RunFields
            poll={asked}
            draft={{ ...run, deadline }}
            members={members}
            almostTheSame={almostTheSame}
            locked={busy}
            link={
              <Switch
                label={text.link.label}
                description={link ? text.link.text : text.link.off}
                checked={link}
                disabled={busy || !can('polls.edit')}
                onChange={({ currentTarget }) => setLink(currentTarget.checked)}
              />
            }
          />
          <RunOutcome poll={poll} draft={run} deadline={run.deadline} />
        </div>
        <Failure opening={opening} />
      </Stack>
      <Actions atHand>
        <Button variant="default" onClick={props.onClose} disabled={busy}>
          {commonText.cancel}
        </Button>
        <Button type="submit" loading={busy} data-autofocus>
          {openingText.submit(run.told, run.channels)}
        </Button>
      </Actions>
    </form>
  );
}

/** What did not work and what did: nothing that was made is made again by the next press. */
function Failure({ opening: { error, busy, step, uncertain } }: { readonly opening: Opening }) {
  if (error === null || busy) return null;
  if (uncertain) return <Note tone="attention">{text.uncertain}</Note>;
  return (
    <>
      <FailureNote error={error} prefix={text.failed[step]} />
      {step === 'opening' && <p className={styles.hint}>{text.tryAgain}</p>}
    </>
  );
}
