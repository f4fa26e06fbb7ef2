import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { pollRunsText } from '#web/text/poll-runs.ts';
import { CopyIcon, QrIcon } from '#web/ui/icons.tsx';
import { Note } from '#web/ui/note.tsx';
import type { RunState } from '../../lib/frames.ts';
import { publicAddress } from '../../lib/public-link.ts';
import { useRunProgress } from '../../runs-api.ts';
import { LimitModal } from './limit-modal.tsx';
import { QrDialog } from './qr-dialog.tsx';
import { RenewLinkModal } from './renew-link-modal.tsx';
import styles from './run-link.module.css';

const text = pollRunsText.link;

interface RunLinkProps {
  readonly poll: Poll;
  readonly frame: Frame;
  readonly state: RunState;
  readonly onCopy: () => void;
}

/** The public link of a run: its address, its code for cameras, how many answers it takes, and its end. */
export function RunLink({ poll, frame, state, onCopy }: RunLinkProps) {
  const { can } = useWorkspace();
  const { data: summary } = useRunProgress(frame.id, { live: state === 'open' });
  const [dialog, setDialog] = useState<'qr' | 'renew' | null>(null);
  const [renewed, setRenewed] = useState(false);
  if (!poll.allow_anonymous_link) return <Off poll={poll} />;
  if (frame.public_token === null) return <Note tone="warning">{text.missing[state]}</Note>;
  const taken = summary ? Math.max(0, summary.responses - summary.members_answered) : 0;
  const address = publicAddress(poll.id, frame.public_token);
  // What an opened run asks was fixed then, whatever has become of its poll.
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
      {renewed && <Note tone="good">{pollRunsText.renew.done}</Note>}
      <div className={styles.actions}>
        <Button variant="default" leftSection={<QrIcon size={18} />} onClick={() => setDialog('qr')}>
          {text.qr}
        </Button>
        {can('frames.edit') && (
          <Button variant="subtle" onClick={() => setDialog('renew')}>
            {pollRunsText.renew.button}
          </Button>
        )}
        <Limit frame={frame} taken={taken} />
      </div>
      {frame.answer_limit !== null && taken >= frame.answer_limit && (
        <Note tone="warning">{pollRunsText.limit.full}</Note>
      )}
      {dialog === 'qr' && (
        <QrDialog poll={asked} frame={frame} address={address} waits={state !== 'open'} onClose={close} />
      )}
      {dialog === 'renew' && (
        <RenewLinkModal
          frame={frame}
          onRenewed={() => {
            setRenewed(true);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

function noteOf(state: RunState): string {
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
function Limit({ frame, taken }: { readonly frame: Frame; readonly taken: number }) {
  const { can } = useWorkspace();
  const [changing, setChanging] = useState(false);
  const limit = frame.answer_limit;
  const words = pollRunsText.limit;
  return (
    <div className={styles.limit}>
      <span>{limit === null ? words.none : words.taken(Math.min(taken, limit), limit)}</span>
      {can('frames.edit') && (
        <Button variant="subtle" className={styles.inline} onClick={() => setChanging(true)}>
          {limit === null ? words.set : words.change}
        </Button>
      )}
      {changing && <LimitModal frame={frame} taken={taken} onClose={() => setChanging(false)} />}
    </div>
  );
}
