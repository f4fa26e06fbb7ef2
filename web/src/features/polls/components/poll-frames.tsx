import { Button, NativeSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { useWorkspace } from '#web/app/workspace-context.tsx';
import { PlanLink } from '#web/app/failure-note.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { pollsText } from '#web/text/polls.ts';
import { PlusIcon } from '#web/ui/icons.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useFrames, usePollActions } from '../api.ts';
import { chooseFrame } from '../lib/frames.ts';
import styles from '../pages/pages.module.css';
import { FrameAnswers } from './frame-answers.tsx';
import { FrameCard } from './frame-card.tsx';
import { MessageModal } from './message-modal.tsx';
import { Notice } from './notice.tsx';
import { PollsError } from './polls-error.tsx';

const text = pollsText.results;

/** The frames of a poll, one of them chosen, with its answers. `choice` is the field that chooses the poll. */
export function PollFrames({ poll, choice }: { readonly poll: Poll; readonly choice: ReactNode }) {
  const { data: frames, error, mutate } = useFrames(poll.id);
  const [wanted, setWanted] = useState<string | null>(null);
  const creation = useFrameCreation(poll, setWanted);
  const frame = frames ? chooseFrame(frames, wanted) : null;

  return (
    <>
      <div className={styles.choices}>
        {choice}
        {frames && frame && <FrameSelect frames={frames} frame={frame} onChoose={setWanted} />}
        {frame && creation.button}
      </div>
      {creation.failure}
      {error && !frames ? <PollsError title={text.loadFailed} error={error} onRetry={() => void mutate()} /> : null}
      {!frames && !error && <SkeletonCards count={2} />}
      {frames?.length === 0 && (
        <EmptyState title={text.noFramesTitle} action={creation.button}>
          {text.noFrames}
        </EmptyState>
      )}
      {frame && (
        <>
          <FrameCard key={frame.id} poll={poll} frame={frame} />
          <FrameAnswers key={`answers-${frame.id}`} poll={poll} frame={frame} />
        </>
      )}
      {creation.modal}
    </>
  );
}

interface FrameSelectProps {
  readonly frames: readonly Frame[];
  readonly frame: Frame;
  readonly onChoose: (frameId: string) => void;
}

function FrameSelect({ frames, frame, onChoose }: FrameSelectProps) {
  return (
    <NativeSelect label={text.frame} value={frame.id} onChange={(event) => onChoose(event.currentTarget.value)}>
      {frames.map((other) => (
        <option key={other.id} value={other.id}>
          {text.frameLabel(formatDateTime(other.created_at), other.published)}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Creating a frame, for editors: the button, why it failed, and the word that it is there. */
function useFrameCreation(poll: Poll, onCreated: (frameId: string) => void) {
  const { can } = useWorkspace();
  const { createFrame } = usePollActions();
  const [busy, setBusy] = useState(false);
  const [created, setCreated] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function create() {
    setBusy(true);
    setFailure(null);
    try {
      onCreated((await createFrame(poll.id)).id);
      setCreated(true);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    button: can('frames.create') && (
      <Button variant="default" leftSection={<PlusIcon size={18} />} loading={busy} onClick={() => void create()}>
        {text.createFrame}
      </Button>
    ),
    failure: failure !== null && (
      <Notice tone="attention">
        {text.createFailed}: {messageOf(failure)}
        <PlanLink error={failure} />
      </Notice>
    ),
    modal: created && (
      <MessageModal title={text.frameCreated} onClose={() => setCreated(false)}>
        {text.frameCreatedText}
      </MessageModal>
    ),
  };
}
