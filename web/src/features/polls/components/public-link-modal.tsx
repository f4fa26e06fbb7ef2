import { ActionIcon, Button, Modal, TextInput } from '@mantine/core';
import type { Poll } from '#shared/models/poll.ts';
import { useWorkspace } from '#web/app/workspace-context.tsx';
import { formatDateTime } from '#web/lib/dates.ts';
import { PlanLink } from '#web/app/failure-note.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { pollsText } from '#web/text/polls.ts';
import { CopyIcon } from '#web/ui/icons.tsx';
import { MessageModal } from './message-modal.tsx';
import styles from './modals.module.css';
import { type LinkFlow, useLinkFlow } from './use-link-flow.ts';

const text = pollsText.link;

interface PublicLinkModalProps {
  readonly poll: Poll;
  /** The frame on the screen: its link is meant while it is open. */
  readonly shown?: string | null;
  readonly onClose: () => void;
}

/** Copies the public link of a poll, or says what is missing and offers to do it. */
export function PublicLinkModal({ poll, shown = null, onClose }: PublicLinkModalProps) {
  const flow = useLinkFlow(poll, shown);
  const { state, busy, publish } = flow;
  const mayPublish = useWorkspace().can('frames.publish');

  switch (state.is) {
    case 'looking':
      return null;
    case 'found':
      return <Found flow={flow} url={state.url} copied={state.copied} onClose={onClose} />;
    case 'failed':
      return (
        <MessageModal title={text.failedTitle} onClose={onClose}>
          <p role="alert">
            {text.failed(messageOf(state.error))}
            <PlanLink error={state.error} />
          </p>
        </MessageModal>
      );
    case 'disabled':
      return (
        <MessageModal title={text.disabledTitle} onClose={onClose}>
          {text.disabled}
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
    case 'no-frames':
    case 'unpublished': {
      if (!mayPublish) {
        return (
          <MessageModal title={text.notOpenTitle} onClose={onClose}>
            {text.notOpen}
          </MessageModal>
        );
      }
      const frame = state.is === 'unpublished' ? state.frame : null;
      const label = frame ? text.publish : text.createAndPublish;
      return (
        <MessageModal title={titleOf(state)} onClose={onClose} action={{ label, run: () => publish(frame), busy }}>
          {frame
            ? text.unpublished(formatDateTime(frame.created_at))
            : state.is === 'no-frames'
              ? text.noFrames
              : text.over}
        </MessageModal>
      );
    }
  }
}

function titleOf(state: Extract<LinkFlow['state'], { is: 'no-frames' | 'unpublished' }>): string {
  if (state.is === 'no-frames') return text.noFramesTitle;
  return state.frame ? text.unpublishedTitle : text.overTitle;
}

interface FoundProps {
  readonly flow: LinkFlow;
  readonly url: string;
  readonly copied: boolean;
  readonly onClose: () => void;
}

function Found({ flow, url, copied, onClose }: FoundProps) {
  return (
    <Modal opened onClose={onClose} title={copied ? text.copied : text.copyByHand}>
      <div className={styles.text}>
        <p role="status">{copied ? text.copiedText : text.copyByHandText}</p>
        <div className={styles.address}>
          <TextInput aria-label={text.address} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
          <ActionIcon variant="default" aria-label={text.copy} onClick={flow.copyAgain}>
            <CopyIcon />
          </ActionIcon>
        </div>
      </div>
      <div className={styles.actions}>
        <Button component="a" href={url} target="_blank" rel="noreferrer" variant="default">
          {text.open}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {text.close}
        </Button>
      </div>
    </Modal>
  );
}
