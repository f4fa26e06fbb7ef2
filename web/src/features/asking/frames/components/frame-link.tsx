import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { paths } from '#web/lib/paths.ts';
import { useTemporaryMessage } from '#web/lib/use-temporary-message.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { framesText } from '../text.ts';
import { CopyIcon, QrIcon } from '#web/ui/icons.tsx';
import { Note } from '#web/ui/note.tsx';
import type { FrameState } from '../lib/frames.ts';
import { publicAddress, shortAddress, withoutScheme } from '../lib/public-link.ts';
import { useFrameProgress } from '../api.ts';
import { LimitModal } from './limit-modal.tsx';
import { QrDialog } from './qr-dialog.tsx';
import { RenewLinkModal } from './renew-link-modal.tsx';
import styles from './frame-link.module.css';

const text = framesText.link;

interface FrameLinkProps {
  readonly poll: Poll;
  readonly frame: Frame;
  readonly state: FrameState;
  readonly onCopy: () => void;
}

/** The public link of a frame: its address, its code for cameras, how many answers it takes, and its end. */
export function FrameLink({ poll, frame, state, onCopy }: FrameLinkProps) {
  const { can } = useWorkspace();
  const { data: summary } = useFrameProgress(frame.id, { live: state === 'open' });
  const [dialog, setDialog] = useState<'qr' | 'renew' | null>(null);
  const renewed = useTemporaryMessage();
  if (!poll.allow_anonymous_link) return <Off poll={poll} />;
  if (frame.public_token === null) return <Note tone="warning">{text.missing[state]}</Note>;
  const taken = summary?.answered_by_link ?? 0;
  const address = publicAddress(poll.id, frame.public_token);
  const short = shortAddress(frame) ?? address;
  // What an opened frame asks was fixed then, whatever has become of its poll.
  const asked =
    frame.was_opened && summary ? { ...poll, title: summary.poll.title, questions: summary.questions } : poll;
  const close = () => setDialog(null);

  return (
    <div className={styles.link} role="group" aria-label={text.section}>
      <p className={styles.heading}>{text.section}</p>
      <p className={styles.note}>{noteOf(state)}</p>
      <div className={styles.address}>
        <TextInput
          aria-label={text.address}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        {state === 'open' && (
          <ActionIcon variant="default" aria-label={text.copy} title={text.copy} onClick={onCopy}>
            <CopyIcon />
          </ActionIcon>
        )}
      </div>
      {short !== address && <p className={styles.short}>{text.short(withoutScheme(short))}</p>}
      {renewed.message !== null && <Note tone="good">{renewed.message}</Note>}
      <div className={styles.actions}>
        <Button variant="default" leftSection={<QrIcon size={18} />} onClick={() => setDialog('qr')}>
          {text.qr}
        </Button>
        {can('runs.edit') && (
          <Button variant="subtle" onClick={() => setDialog('renew')}>
            {framesText.renew.button}
          </Button>
        )}
        <Limit frame={frame} taken={taken} rounded={summary?.answered_at_least ?? false} />
      </div>
      {frame.answer_limit !== null && taken >= frame.answer_limit && (
        <Note tone="warning">{framesText.limit.full}</Note>
      )}
      {dialog === 'qr' && (
        <QrDialog poll={asked} frame={frame} address={short} waits={state !== 'open'} onClose={close} />
      )}
      {dialog === 'renew' && (
        <RenewLinkModal
          frame={frame}
          onRenewed={() => {
            renewed.show(framesText.renew.done);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

function noteOf(state: FrameState): string {
  if (state === 'open') return text.works;
  return state === 'draft' ? text.waits : text.rests;
}

function Off({ poll }: { readonly poll: Poll }) {
  const { can } = useWorkspace();
  return (
    <p className={styles.off}>
      {text.off}
      {can('polls.edit') && (
        <>
          {' '}
          <Link to={paths.pollEdit(poll.id)}>{text.inSettings}</Link>
        </>
      )}
    </p>
  );
}

/** How many answers the link has brought, and how many it may. */
function Limit({
  frame,
  taken,
  rounded,
}: {
  readonly frame: Frame;
  readonly taken: number;
  readonly rounded: boolean;
}) {
  const { can } = useWorkspace();
  const [changing, setChanging] = useState(false);
  const limit = frame.answer_limit;
  const words = framesText.limit;
  return (
    <div className={styles.limit}>
      <span>{limit === null ? words.none : words.taken(Math.min(taken, limit), limit, rounded)}</span>
      {can('runs.edit') && (
        <Button variant="subtle" className={styles.inline} onClick={() => setChanging(true)}>
          {limit === null ? words.set : words.change}
        </Button>
      )}
      {changing && <LimitModal frame={frame} taken={taken} onClose={() => setChanging(false)} />}
    </div>
  );
}
