import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { usePoll } from '#web/features/asking/api.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { useMembers } from '#web/lib/use-members.ts';
import { publicAddress } from '../lib/public-link.ts';
import { useRuns, useParticipants } from '../api.ts';
import { openRun } from '../lib/runs.ts';
import { openText as text } from '#text/asking/runs/open.ts';
import { OpenAndSendForm } from './open-and-send-form.tsx';
import { QrDialog } from './qr-dialog.tsx';
import { RunOpened } from './run-opened.tsx';

interface OpenAndSendModalProps {
  readonly pollId: string;
  readonly onClose: () => void;
}

/**
 * Everything a first opening needs, in one dialog: it makes the run, or takes the draft there is, opens it, and turns
 * into what is sent around. A poll that is open already shows that at once.
 */
export function OpenAndSendModal({ pollId, onClose }: OpenAndSendModalProps) {
  const { can } = useWorkspace();
  const poll = usePoll(pollId);
  const { runs, error } = useRuns(pollId);
  const [opened, setOpened] = useState<Frame | null | undefined>(undefined);
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const [shownAsCode, setShownAsCode] = useState<Poll | null>(null);
  const close = busy ? () => undefined : onClose;
  const failure = poll.error ?? error;
  // Settled once: what is typed does not give way to a run that somebody else opens meanwhile.
  if (opened === undefined && runs) setOpened(openRun(runs, now));
  const title = opened ? text.opened.title : poll.data ? text.title(poll.data.title) : text.button;

  const run = opened && (runs?.find(({ id }) => id === opened.id) ?? opened);
  const address = run ? publicAddress(run) : null;

  if (run && address !== null && shownAsCode) {
    const back = () => setShownAsCode(null);
    return <QrDialog poll={shownAsCode} run={run} address={address} waits={false} onClose={back} />;
  }
  return (
    <Modal opened onClose={close} title={title} size={opened === null ? 1040 : 620}>
      {!can('runs.publish') ? (
        <p>{text.noRight}</p>
      ) : poll.data && run ? (
        <RunOpened poll={poll.data} run={run} onCode={setShownAsCode} onClose={onClose} />
      ) : poll.data && runs ? (
        <Preparing poll={poll.data} runs={runs} onBusy={setBusy} onOpened={setOpened} onClose={close} />
      ) : failure ? (
        <FailureNote error={failure} prefix={`${text.loadFailed}: `} />
      ) : (
        <SkeletonCards count={2} />
      )}
    </Modal>
  );
}

interface PreparingProps {
  readonly poll: Poll;
  readonly runs: readonly Frame[];
  readonly onBusy: (busy: boolean) => void;
  readonly onOpened: (run: Frame) => void;
  readonly onClose: () => void;
}

/** The form, once it is known who could be asked, and whom a draft asks by name. */
function Preparing({ runs, ...props }: PreparingProps) {
  const [draft] = useState(() => runs.find((run) => !run.was_opened) ?? null);
  const byName = draft?.audience.kind === 'members';
  const members = useMembers(props.poll.workspace_id);
  const named = useParticipants(byName ? draft.id : null);
  const error = members.error ?? named.error;
  if (members.data && (!byName || named.data)) {
    const ids = named.data?.map(({ user_id }) => user_id) ?? [];
    return <OpenAndSendForm {...props} draft={draft} earlier={runs} members={members.data} named={ids} />;
  }
  return error ? <FailureNote error={error} prefix={`${text.loadFailed}: `} /> : <SkeletonCards count={2} />;
}
