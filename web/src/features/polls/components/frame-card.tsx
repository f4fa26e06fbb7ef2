import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { useWorkspace } from '#web/app/workspace-context.tsx';
import { PlanLink } from '#web/app/failure-note.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { pollsText } from '#web/text/polls.ts';
import { LinkIcon } from '#web/ui/icons.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { usePollActions } from '../api.ts';
import { isOpen } from '../lib/frames.ts';
import styles from './frame-card.module.css';
import { Notice } from './notice.tsx';
import { PublicLinkModal } from './public-link-modal.tsx';

const text = pollsText.results;

/** One run of a poll: when it began, until when it takes answers, and whether it does. */
export function FrameCard({ poll, frame }: { readonly poll: Poll; readonly frame: Frame }) {
  const { can } = useWorkspace();
  const { publishFrame } = usePollActions();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [linking, setLinking] = useState(false);

  async function toggle() {
    setBusy(true);
    setFailure(null);
    try {
      await publishFrame(frame, !frame.published);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={styles.card} aria-label={text.frame}>
      <dl className={styles.facts}>
        <div>
          <dt>{text.created}</dt>
          <dd>{formatDateTime(frame.created_at)}</dd>
        </div>
        <div>
          <dt>{text.deadline}</dt>
          <dd>{frame.deadline === null ? text.noDeadline : formatDateTime(frame.deadline)}</dd>
        </div>
        <div>
          <dt>{text.status}</dt>
          <dd aria-live="polite">
            <Status frame={frame} />
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {can('frames.publish') && (
          <Button variant={frame.published ? 'default' : 'filled'} loading={busy} onClick={() => void toggle()}>
            {frame.published ? text.unpublish : text.publish}
          </Button>
        )}
        <Button
          variant={frame.published ? 'filled' : 'default'}
          leftSection={<LinkIcon size={18} />}
          onClick={() => setLinking(true)}
        >
          {text.copyLink}
        </Button>
      </div>
      {failure !== null && (
        <Notice tone="attention">
          {text.publishFailed}: {messageOf(failure)}
          <PlanLink error={failure} />
        </Notice>
      )}
      {linking && <PublicLinkModal poll={poll} shown={frame.id} onClose={() => setLinking(false)} />}
    </section>
  );
}

function Status({ frame }: { readonly frame: Frame }) {
  const [now] = useState(() => new Date());
  if (!frame.published) return <Tag>{text.unpublished}</Tag>;
  return isOpen(frame, now) ? <Tag tone="good">{text.published}</Tag> : <Tag tone="warning">{text.over}</Tag>;
}
