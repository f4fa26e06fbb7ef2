import { Button, Modal } from '@mantine/core';
import type { FormEvent } from 'react';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Member } from '#shared/models/workspace.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { commonText } from '#text/common/common.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useMembers } from '#web/lib/use-members.ts';
import { useRunActions, useRuns, useParticipants } from '../api.ts';
import { runText } from '#text/asking/runs/run.ts';
import { Actions, Stack } from '#web/ui/layout/layout.tsx';
import { AskedField, NameField, RunReminderField, RunFields } from './run-fields.tsx';
import { useAlmostTheSame } from './use-almost-the-same.ts';
import { useRunDraft } from './use-run-draft.ts';

const text = runText.settings;

interface RunSettingsModalProps {
  readonly poll: Poll;
  readonly run: Frame;
  readonly onClose: () => void;
}

/** The settings of a run: all of them before its first opening, then its name and how many are asked in all. */
export function RunSettingsModal({ poll, run, onClose }: RunSettingsModalProps) {
  const byName = run.audience.kind === 'members' && !run.was_opened;
  const members = useMembers(poll.workspace_id);
  const asked = useParticipants(byName ? run.id : null);
  const error = members.error ?? asked.error;
  if (members.data && (!byName || asked.data)) {
    const named = asked.data?.map(({ user_id }) => user_id) ?? [];
    return <SettingsForm poll={poll} run={run} members={members.data} named={named} onClose={onClose} />;
  }
  return (
    <Modal opened onClose={onClose} title={text.title}>
      {error === undefined ? <SkeletonCards count={2} /> : <FailureNote error={error} prefix={`${text.unknown}: `} />}
    </Modal>
  );
}

interface SettingsFormProps extends RunSettingsModalProps {
  readonly members: readonly Member[];
  readonly named: readonly string[];
}

function SettingsForm({ poll, run, members, named, onClose }: SettingsFormProps) {
  const { updateFrame } = useRunActions();
  const { runs = [] } = useRuns(poll.id);
  const draft = useRunDraft(poll, members, run, named);
  const almostTheSame = useAlmostTheSame(poll, draft.chosen, runs);
  const action = useAction();
  const close = action.busy ? () => undefined : onClose;

  async function save(event: FormEvent) {
    event.preventDefault();
    const settings = run.was_opened ? draft.readLasting() : draft.read();
    if (settings === undefined) return;
    if (await action.run(async () => updateFrame(run, settings))) onClose();
  }

  return (
    <Modal opened onClose={close} title={text.title}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="12" tone="ink-2" pretty breaks>
          {run.was_opened ? (
            <>
              <NameField draft={draft} locked={action.busy} />
              {run.public_token !== null && <AskedField draft={draft} locked={action.busy} />}
              <RunReminderField draft={draft} locked={action.busy} />
              <p>{text.settled}</p>
            </>
          ) : (
            <RunFields poll={poll} draft={draft} members={members} almostTheSame={almostTheSame} locked={action.busy} />
          )}
          {action.error !== null && <FailureNote error={action.error} prefix={`${text.failed}: `} />}
        </Stack>
        <Actions atHand>
          <Button variant="default" onClick={close} disabled={action.busy}>
            {commonText.cancel}
          </Button>
          <Button type="submit" loading={action.busy}>
            {text.save}
          </Button>
        </Actions>
      </form>
    </Modal>
  );
}
