import { Button, NativeSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { formatShortDateTime } from '#web/lib/dates.ts';
import { framesText } from '#web/features/polls/frames/text.ts';
import { PlusIcon } from '#web/ui/icons.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { chooseFrame } from '#web/features/polls/frames/lib/frames.ts';
import { runName } from '#web/features/polls/frames/lib/run-name.ts';
import { resultsText } from '../text.ts';
import styles from '#web/features/polls/components/pages.module.css';
import { type FramePages, useFrames } from '#web/features/polls/frames/api.ts';
import { FrameResults } from './frame-results.tsx';
import { FrameCard } from '#web/features/polls/frames/components/frame-card.tsx';
import { Notice } from '#web/features/polls/components/notice.tsx';
import { PollsError } from '#web/features/polls/components/polls-error.tsx';
import { CreateFrameModal } from '#web/features/polls/frames/components/create-frame-modal.tsx';
import { DeleteFrameModal } from '#web/features/polls/frames/components/delete-frame-modal.tsx';

const text = framesText;

/** The frames of a poll, one of them chosen, with its answers. `choice` is the field that chooses the poll. */
export function PollFrames({ poll, choice }: { readonly poll: Poll; readonly choice: ReactNode }) {
  const { can } = useWorkspace();
  const pages = useFrames(poll.id);
  const { frames, error, retry } = pages;
  const [wanted, setWanted] = useState<string | null>(null);
  const [creating, setCreating] = useState(false);
  const [toDelete, setToDelete] = useState<Frame | null>(null);
  const frame = frames ? chooseFrame(frames, wanted) : null;
  const create = (variant: 'filled' | 'default') =>
    can('frames.create') && (
      <Button variant={variant} leftSection={<PlusIcon size={18} />} onClick={() => setCreating(true)}>
        {text.create.button}
      </Button>
    );

  return (
    <>
      <div className={styles.choices}>
        {choice}
        {frame && <FrameSelect pages={pages} frame={frame} onChoose={setWanted} />}
        {frame && create('default')}
      </div>
      {frames && error ? <MoreFailed error={error} onRetry={retry} /> : null}
      {!frames && error ? <PollsError title={resultsText.page.loadFailed} error={error} onRetry={retry} /> : null}
      {!frames && !error && <SkeletonCards count={2} />}
      {frames?.length === 0 && (
        <EmptyState title={text.none.title} action={create('filled')}>
          {text.none.text}
        </EmptyState>
      )}
      {frame && (
        <>
          <FrameCard key={frame.id} poll={poll} frame={frame} onDelete={() => setToDelete(frame)} />
          <FrameResults poll={poll} frame={frame} />
        </>
      )}
      {creating && (
        <CreateFrameModal
          poll={poll}
          earlier={frames ?? []}
          onCreated={({ id }) => setWanted(id)}
          onClose={() => setCreating(false)}
        />
      )}
      {toDelete && (
        <DeleteFrameModal
          frame={toDelete}
          onDeleted={() => setWanted(frames?.find(({ id }) => id !== toDelete.id)?.id ?? null)}
          onClose={() => setToDelete(null)}
        />
      )}
    </>
  );
}

interface FrameSelectProps {
  readonly pages: FramePages;
  readonly frame: Frame;
  readonly onChoose: (frameId: string) => void;
}

function FrameSelect({ pages: { frames = [], hasMore, busy, more }, frame, onChoose }: FrameSelectProps) {
  return (
    <div className={styles.withMore}>
      <NativeSelect
        label={text.choice.label}
        value={frame.id}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {frames.map((other) => (
          <option key={other.id} value={other.id}>
            {text.choice.option(runName(other), formatShortDateTime(other.created_at), other.published)}
          </option>
        ))}
      </NativeSelect>
      {hasMore && (
        <Button variant="default" loading={busy} title={text.choice.moreHint(frames.length)} onClick={more}>
          {text.choice.more}
        </Button>
      )}
    </div>
  );
}

/** What is on the screen stays; reading on or anew did not work. */
function MoreFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <Notice tone="attention">
      {text.choice.moreFailed}: {messageOf(error)}{' '}
      <Button variant="subtle" onClick={onRetry}>
        {text.progress.retry}
      </Button>
    </Notice>
  );
}
