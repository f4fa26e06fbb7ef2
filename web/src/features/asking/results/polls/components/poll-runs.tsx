import { Button } from '@mantine/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { runsText } from '#text/asking/runs.ts';
import { LinkIcon, PlusIcon, SendIcon } from '#web/ui/icons.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { chooseRun, isOpen } from '#web/features/asking/runs/lib/runs.ts';
import type { PollAnalysisProps } from '../poll-analysis-props.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import { useRuns } from '#web/features/asking/runs/api.ts';
import { wantsToOpen } from '#web/features/asking/lib/created-poll.ts';
import { RunResults } from './run-results.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PollsError } from '#web/features/asking/components/polls-error.tsx';
import { OpenAndSendModal } from '#web/features/asking/runs/components/open-and-send-modal.tsx';
import { openText } from '#text/asking/runs/open.ts';
import { CreateRunModal } from '#web/features/asking/runs/components/create-run-modal.tsx';
import { DeleteRunModal } from '#web/features/asking/runs/components/delete-run-modal.tsx';
import { PublicLinkModal } from '#web/features/asking/runs/components/public-link-modal.tsx';
import { RepeatButton } from '#web/features/asking/runs/components/repeat-button.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { RunDrawer } from './run-drawer.tsx';
import { RunLine } from './run-line.tsx';
import styles from './run-results.module.css';

const text = runsText;

interface PollRunsProps {
  readonly poll: Poll;
  /** The field that chooses the poll. */
  readonly choice: ReactNode;
  /** What an analysis says of the poll. */
  readonly Analysis: ComponentType<PollAnalysisProps>;
}

/** The runs of a poll, one of them chosen, with its answers. */
export function PollRuns({ poll, choice, Analysis }: PollRunsProps) {
  const { can } = useWorkspace();
  const pages = useRuns(poll.id);
  const { runs, error, retry } = pages;
  const now = useNow(DEADLINE_TICK);
  const [wanted, setWanted] = useState<string | null>(null);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [open, setOpen] = useState<'drawer' | 'link' | 'send' | null>(wantsToOpen(state) ? 'send' : null);
  const [creating, setCreating] = useState(false);
  const [toDelete, setToDelete] = useState<Frame | null>(null);
  /** Where the actions of the results stand: they come with them. */
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const run = runs ? chooseRun(runs, wanted) : null;
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
        <Inline as="span" ref={setActions} align="stretch" gap="10" className={styles.headActions} />
        {run && isOpen(run, now) && poll.allow_anonymous_link ? (
          <Button leftSection={<LinkIcon size={18} />} onClick={() => setOpen('link')}>
            {text.card.copyLink}
          </Button>
        ) : (
          run && (
            <>
              {create('default')}
              {send}
            </>
          )
        )}
      </PageHeader>
      {runs && error ? <MoreFailed error={error} onRetry={retry} /> : null}
      {!run && <div className={styles.lonely}>{choice}</div>}
      {!runs && error ? <PollsError title={resultsText.page.loadFailed} error={error} onRetry={retry} /> : null}
      {!runs && !error && <SkeletonCards count={2} />}
      {runs?.length === 0 && (
        <EmptyState
          title={text.none.title}
          action={
            <Inline as="span" align="stretch" justify="center" gap="10">
              {send}
              {create('default')}
              {can('runs.create') && <RepeatButton poll={poll} />}
            </Inline>
          }
        >
          {text.none.text}
        </EmptyState>
      )}
      {run && (
        <RunResults
          poll={poll}
          run={run}
          actions={actions}
          Analysis={Analysis}
          isNewest={runs?.find(({ was_opened: opened }) => opened)?.id === run.id}
          line={
            <RunLine
              poll={poll}
              run={run}
              pages={pages}
              choice={choice}
              onChoose={setWanted}
              onManage={() => setOpen('drawer')}
            />
          }
          onChoose={setWanted}
        />
      )}
      {run && open === 'drawer' && (
        <RunDrawer
          poll={poll}
          run={run}
          onDelete={() => setToDelete(run)}
          onCreate={can('runs.create') ? () => setCreating(true) : null}
          onClose={close}
        />
      )}
      {open === 'send' && <OpenAndSendModal pollId={poll.id} onClose={closeSending} />}
      {run && open === 'link' && <PublicLinkModal poll={poll} shown={run.id} onClose={close} />}
      {creating && (
        <CreateRunModal
          poll={poll}
          earlier={runs ?? []}
          onCreated={({ id }) => setWanted(id)}
          onClose={() => setCreating(false)}
        />
      )}
      {toDelete && (
        <DeleteRunModal
          run={toDelete}
          onDeleted={() => {
            setWanted(runs?.find(({ id }) => id !== toDelete.id)?.id ?? null);
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
