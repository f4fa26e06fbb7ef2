import { Button, Modal } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { openingText } from '#text/common/launch.ts';
import { commonText } from '#text/common/common.ts';
import { runsText } from '#text/asking/runs.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useMembers } from '#web/lib/use-members.ts';
import { useRunActions } from '../api.ts';
import { Actions, Stack } from '#web/ui/layout/layout.tsx';
import { RunFields } from './run-fields.tsx';
import { useAlmostTheSame } from './use-almost-the-same.ts';
import { toNewRun, useRunDraft } from './use-run-draft.ts';

const text = runsText.create;

interface CreateRunModalProps {
  readonly poll: Poll;
  /** The runs that the poll has had, as far as they are known. */
  readonly earlier: readonly Frame[];
  readonly onCreated: (run: Frame) => void;
  readonly onClose: () => void;
}

/** Creates a run, with what is preselected or with something else, and offers to open it at once. */
export function CreateRunModal({ poll, earlier, onCreated, onClose }: CreateRunModalProps) {
  const { createFrame } = useRunActions();
  const { data: members, error: membersFailure } = useMembers(poll.workspace_id);
  const draft = useRunDraft(poll, members);
  const almostTheSame = useAlmostTheSame(poll, draft.chosen, earlier);
  const action = useAction();
  const [created, setCreated] = useState<Frame | null>(null);
  if (created !== null) return <Created run={created} told={draft.told} onClose={onClose} />;
  const close = action.busy ? () => undefined : onClose;
  // Before it is known how many are asked, it is not known whether anything of it would ever be shown.
  const waiting = poll.is_anonymous && !members && membersFailure === undefined;

  async function create(event: FormEvent) {
    event.preventDefault();
    const settings = waiting ? undefined : draft.read();
    if (settings === undefined) return;
    await action.run(async () => {
      const run = await createFrame(poll.id, toNewRun(settings));
      onCreated(run);
      setCreated(run);
    });
  }

  return (
    <Modal opened onClose={close} title={text.title}>
      <form noValidate onSubmit={(event) => void create(event)}>
        <Stack gap="12" tone="ink-2" pretty breaks>
          <p>
            {text.text} {text.frozen}
          </p>
          <RunFields poll={poll} draft={draft} members={members} almostTheSame={almostTheSame} locked={action.busy} />
          {action.error !== null && <FailureNote error={action.error} prefix={`${text.failed}: `} />}
        </Stack>
        <Actions atHand>
          <Button variant="default" onClick={close} disabled={action.busy}>
            {commonText.cancel}
          </Button>
          <Button type="submit" loading={action.busy} disabled={waiting}>
            {text.submit}
          </Button>
        </Actions>
      </form>
    </Modal>
  );
}

interface CreatedProps {
  readonly run: Frame;
  /** How many will be told of it. */
  readonly told: number;
  readonly onClose: () => void;
}

/** The run is there; the next step is to open it. */
function Created({ run, told, onClose }: CreatedProps) {
  const { can } = useWorkspace();
  const { publishFrame } = useRunActions();
  const action = useAction();
  const close = action.busy ? () => undefined : onClose;

  async function publish() {
    if (await action.run(async () => publishFrame(run, true))) onClose();
  }

  return (
    <Modal opened onClose={close} title={text.doneTitle}>
      <Stack gap="12" tone="ink-2" pretty breaks>
        <p role="status">{text.done}</p>
        {run.channels.length > 0 && told > 0 && <p>{text.sends(openingText.messages(told, run.channels))}</p>}
        {action.error !== null && <FailureNote error={action.error} prefix={`${runsText.card.publishFailed}: `} />}
      </Stack>
      <Actions>
        <Button variant="default" onClick={close} disabled={action.busy}>
          {text.later}
        </Button>
        {can('runs.publish') && (
          <Button data-autofocus loading={action.busy} onClick={() => void publish()}>
            {text.publishNow}
          </Button>
        )}
      </Actions>
    </Modal>
  );
}
