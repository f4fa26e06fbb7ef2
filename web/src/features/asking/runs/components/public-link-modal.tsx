import { ActionIcon, Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Poll } from '#shared/models/poll.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { formatDateTime } from '#web/lib/dates.ts';
import { PlanLink } from '#web/ui/failure-note.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { pollsText } from '#text/asking.ts';
import { ballotsText } from '#text/asking/ballots.ts';
import { runsText } from '#text/asking/runs.ts';
import { CopyIcon, QrIcon } from '#web/ui/icons.tsx';
import { isAnonymous } from '../lib/runs.ts';
import { MessageModal } from '#web/features/asking/components/message-modal.tsx';
import styles from '#web/features/asking/components/modals.module.css';
import { Actions, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { QrDialog } from './qr-dialog.tsx';
import { type LinkFlow, type LinkState, useLinkFlow } from './use-link-flow.ts';

const text = runsText.link;

interface PublicLinkModalProps {
  readonly poll: Poll;
  /** The run on the screen: its link is meant while it is open. */
  readonly shown?: string | null;
  readonly onClose: () => void;
}

/** Copies the public link of a poll, or says what is missing and offers to do it. */
export function PublicLinkModal({ poll, shown = null, onClose }: PublicLinkModalProps) {
  const flow = useLinkFlow(poll, shown);
  const { state, busy, publish } = flow;
  const { can } = useWorkspace();
  const mayPublish = can('runs.publish');

  switch (state.kind) {
    case 'looking':
      return null;
    case 'found':
      return <Found poll={poll} state={state} onCopy={flow.copyAgain} onClose={onClose} />;
    case 'failed':
      return (
        <MessageModal title={text.failedTitle} onClose={onClose}>
          <p role="alert">
            {text.failed(messageOf(state.error))}
            <PlanLink error={state.error} />
          </p>
        </MessageModal>
      );
    case 'disabled': {
      const way = { label: text.toSettings, to: paths.pollEdit(poll.id) };
      return (
        <MessageModal title={text.disabledTitle} onClose={onClose} {...(can('polls.edit') && { way })}>
          {text.disabled}
        </MessageModal>
      );
    }
    case 'for-one':
      return (
        <MessageModal title={text.forOneTitle} onClose={onClose}>
          {text.forOne}
        </MessageModal>
      );
    case 'no-token': {
      const renew = { label: text.createAndPublish, run: () => publish(null), busy };
      return (
        <MessageModal title={text.noTokenTitle} onClose={onClose} {...(mayPublish && { action: renew })}>
          {text.noToken}
        </MessageModal>
      );
    }
    case 'no-runs':
    case 'unpublished': {
      if (!mayPublish) {
        return (
          <MessageModal title={text.notOpenTitle} onClose={onClose}>
            {text.notOpen}
          </MessageModal>
        );
      }
      return <Offer poll={poll} state={state} busy={busy} onPublish={publish} onClose={onClose} />;
    }
  }
}

interface OfferProps {
  readonly poll: Poll;
  readonly state: Extract<LinkState, { kind: 'no-runs' | 'unpublished' }>;
  readonly busy: boolean;
  readonly onPublish: LinkFlow['publish'];
  readonly onClose: () => void;
}

/** Nothing is open: what can be done about it. */
function Offer({ poll, state, busy, onPublish, onClose }: OfferProps) {
  const run = state.kind === 'unpublished' ? state.run : null;
  const action = { label: run ? text.publish : text.createAndPublish, run: () => onPublish(run), busy };
  if (state.kind === 'no-runs') {
    return (
      <MessageModal title={text.noRunsTitle} onClose={onClose} action={action}>
        {text.noRuns}
      </MessageModal>
    );
  }
  if (run === null) {
    return (
      <MessageModal title={text.overTitle} onClose={onClose} action={action}>
        {text.over}
      </MessageModal>
    );
  }
  const created = formatDateTime(run.created_at);
  return (
    <MessageModal title={text.unpublishedTitle} onClose={onClose} action={action}>
      <p>{run.was_opened ? text.closed(created) : text.unpublished(created)}</p>
      {run.was_opened && isAnonymous(run, poll) && <p>{runsText.reopen.marks}</p>}
      {run.fingerprint !== null && <p>{ballotsText.reopened}</p>}
    </MessageModal>
  );
}

interface FoundProps {
  readonly poll: Poll;
  readonly state: Extract<LinkState, { kind: 'found' }>;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

function Found({ poll, state: { url, copied, run }, onCopy, onClose }: FoundProps) {
  const [asCode, setAsCode] = useState(false);
  if (asCode) return <QrDialog poll={poll} run={run} address={url} waits={false} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title={copied ? text.copied : text.copyByHand}>
      <Stack gap="12" tone="ink-2" pretty breaks>
        <p role="status">{copied ? text.copiedText : text.copyByHandText}</p>
        <Inline align="stretch" nowrap gap="8" className={styles.address}>
          <TextInput aria-label={text.address} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
          <ActionIcon variant="default" aria-label={text.copy} title={text.copy} onClick={onCopy}>
            <CopyIcon />
          </ActionIcon>
        </Inline>
        <Inline align="stretch" gap="4" className={styles.ways}>
          <Button variant="subtle" leftSection={<QrIcon size={18} />} onClick={() => setAsCode(true)}>
            {text.qr}
          </Button>
          <Button component="a" href={url} target="_blank" rel="noreferrer" variant="subtle">
            {text.open}
          </Button>
        </Inline>
      </Stack>
      <Actions>
        <Button onClick={onClose} data-autofocus>
          {pollsText.understood}
        </Button>
      </Actions>
    </Modal>
  );
}
