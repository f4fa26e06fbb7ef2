import { Button } from '@mantine/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { framesText } from '#web/features/asking/frames/text.ts';
import { LinkIcon, PlusIcon, SendIcon } from '#web/ui/icons.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { chooseFrame, isOpen } from '#web/features/asking/frames/lib/frames.ts';
import type { PollAnalysisProps } from '../poll-analysis-props.ts';
import { resultsText } from '../text.ts';
import { useFrames } from '#web/features/asking/frames/api.ts';
import { wantsToOpen } from '#web/features/asking/lib/created-poll.ts';
import { FrameResults } from './frame-results.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PollsError } from '#web/features/asking/components/polls-error.tsx';
import { OpenAndSendModal } from '#web/features/asking/frames/components/open-and-send-modal.tsx';
import { openText } from '#web/features/asking/frames/open-text.ts';
import { CreateFrameModal } from '#web/features/asking/frames/components/create-frame-modal.tsx';
import { DeleteFrameModal } from '#web/features/asking/frames/components/delete-frame-modal.tsx';
import { PublicLinkModal } from '#web/features/asking/frames/components/public-link-modal.tsx';
import { RepeatButton } from '#web/features/asking/frames/components/repeat-button.tsx';
import { RunDrawer } from './run-drawer.tsx';
import { RunLine } from './run-line.tsx';
import styles from './frame-results.module.css';

const text = framesText;

interface PollFramesProps {
  readonly poll: Poll;
  /** The field that chooses the poll. */
  readonly choice: ReactNode;
  /** What an analysis says of the poll. */
  readonly Analysis: ComponentType<PollAnalysisProps>;
}

/** The frames of a poll, one of them chosen, with its answers. */
export function PollFrames({ poll, choice, Analysis }: PollFramesProps) {
  const { can } = useWorkspace();
  const pages = useFrames(poll.id);
  const { frames, error, retry } = pages;
  const now = useNow(DEADLINE_TICK);
  const [wanted, setWanted] = useState<string | null>(null);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [open, setOpen] = useState<'drawer' | 'link' | 'send' | null>(wantsToOpen(state) ? 'send' : null);
  const [creating, setCreating] = useState(false);
  const [toDelete, setToDelete] = useState<Frame | null>(null);
  /** Where the actions of the results stand: they come with them. */
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const frame = frames ? chooseFrame(frames, wanted) : null;
  const close = () => setOpen(null);
  function closeSending() {
    close();
    // The page read anew is the page without the dialog.
    if (wantsToOpen(state)) void navigate(paths.pollResults(poll.id), { replace: true, state: null });
  }
  const send = can('runs.publish') && (
    <Button leftSection={<SendIcon size={18} />} onClick={() => setOpen('send')}>
      {openText.button}
    </Button>
  );
  const create = (variant: 'filled' | 'default') =>
    can('runs.create') && (
      <Button variant={variant} leftSection={<PlusIcon size={18} />} onClick={() => setCreating(true)}>
        {text.create.button}
      </Button>
    );

  return (
    <>
      <PageHeader title={poll.title} back={{ to: paths.polls, label: resultsText.page.back }}>
        <span ref={setActions} className={styles.headActions} />
        {frame && isOpen(frame, now) && poll.allow_anonymous_link ? (
          <Button leftSection={<LinkIcon size={18} />} onClick={() => setOpen('link')}>
            {text.card.copyLink}
          </Button>
        ) : (
          frame && (
            <>
              {create('default')}
              {send}
            </>
          )
        )}
      </PageHeader>
      {frames && error ? <MoreFailed error={error} onRetry={retry} /> : null}
      {!frame && <div className={styles.lonely}>{choice}</div>}
      {!frames && error ? <PollsError title={resultsText.page.loadFailed} error={error} onRetry={retry} /> : null}
      {!frames && !error && <SkeletonCards count={2} />}
      {frames?.length === 0 && (
        <EmptyState
          title={text.none.title}
          action={
            <span className={styles.emptyActions}>
              {send}
              {create('default')}
              {can('runs.create') && <RepeatButton poll={poll} />}
            </span>
          }
        >
          {text.none.text}
        </EmptyState>
      )}
      {frame && (
        <FrameResults
          poll={poll}
          frame={frame}
          actions={actions}
          Analysis={Analysis}
          isNewest={frames?.find(({ was_opened: opened }) => opened)?.id === frame.id}
          line={
            <RunLine
              poll={poll}
              frame={frame}
              pages={pages}
              choice={choice}
              onChoose={setWanted}
              onManage={() => setOpen('drawer')}
            />
          }
          onChoose={setWanted}
        />
      )}
      {frame && open === 'drawer' && (
        <RunDrawer
          poll={poll}
          frame={frame}
          onDelete={() => setToDelete(frame)}
          onCreate={can('runs.create') ? () => setCreating(true) : null}
          onClose={close}
        />
      )}
      {open === 'send' && <OpenAndSendModal pollId={poll.id} onClose={closeSending} />}
      {frame && open === 'link' && <PublicLinkModal poll={poll} shown={frame.id} onClose={close} />}
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
          onDeleted={() => {
            setWanted(frames?.find(({ id }) => id !== toDelete.id)?.id ?? null);
            close();
          }}
          onClose={() => setToDelete(null)}
        />
      )}
    </>
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
