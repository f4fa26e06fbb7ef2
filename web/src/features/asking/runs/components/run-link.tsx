import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { paths } from '#web/lib/paths.ts';
import { useTemporaryMessage } from '#web/lib/use-temporary-message.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { runsText } from '#text/asking/runs.ts';
import { CopyIcon, QrIcon } from '#web/ui/icons.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import type { RunState } from '../lib/runs.ts';
import { publicAddress } from '../lib/public-link.ts';
import { useRunProgress } from '../api.ts';
import { LimitModal } from './limit-modal.tsx';
import { QrDialog } from './qr-dialog.tsx';
import { RenewLinkModal } from './renew-link-modal.tsx';
import styles from './run-link.module.css';

const text = runsText.link;

interface RunLinkProps {
  readonly poll: Poll;
  readonly run: Frame;
  readonly state: RunState;
  readonly onCopy: () => void;
}

/** The public link of a run: its address, its code for cameras, how many answers it takes, and its end. */
export function RunLink({ poll, run, state, onCopy }: RunLinkProps) {
  const { can } = useWorkspace();
  const { data: summary } = useRunProgress(run.id, { live: state === 'open' });
  const [dialog, setDialog] = useState<'qr' | 'renew' | null>(null);
  const renewed = useTemporaryMessage();
  if (!poll.allow_anonymous_link) return <Off poll={poll} withCodes={run.one_time_codes > 0} />;
  const address = publicAddress(run);
  if (address === null) return <Note tone="warning">{text.missing[state]}</Note>;
  const taken = summary?.answered_by_link ?? 0;
  // What an opened run asks was fixed then, whatever has become of its poll.
  const asked = run.was_opened && summary ? { ...poll, title: summary.poll.title, questions: summary.questions } : poll;
  const close = () => setDialog(null);

  return (
    <Stack gap="10" ruled role="group" aria-label={text.section}>
      <p className={styles.heading}>{text.section}</p>
      <p className={styles.note}>{noteOf(state)}</p>
      <Inline align="stretch" nowrap gap="8" className={styles.address}>
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
      </Inline>
      {renewed.message !== null && <Note tone="good">{renewed.message}</Note>}
      <Inline align="stretch" gap="8" className={styles.actions}>
        <Button variant="default" leftSection={<QrIcon size={18} />} onClick={() => setDialog('qr')}>
          {text.qr}
        </Button>
        {can('runs.edit') && (
          <Button variant="subtle" onClick={() => setDialog('renew')}>
            {runsText.renew.button}
          </Button>
        )}
        <Limit run={run} taken={taken} rounded={summary?.answered_at_least ?? false} />
      </Inline>
      {run.answer_limit !== null && run.one_time_codes === 0 && taken >= run.answer_limit && (
        <Note tone="warning">{runsText.limit.full}</Note>
      )}
      {dialog === 'qr' && (
        <QrDialog poll={asked} run={run} address={address} waits={state !== 'open'} onClose={close} />
      )}
      {dialog === 'renew' && (
        <RenewLinkModal
          run={run}
          onRenewed={() => {
            renewed.show(runsText.renew.done);
            close();
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
}

function noteOf(state: RunState): string {
  if (state === 'open') return text.works;
  return state === 'draft' ? text.waits : text.rests;
}

function Off({ poll, withCodes }: { readonly poll: Poll; readonly withCodes: boolean }) {
  const { can } = useWorkspace();
  return (
    <Text size="note" tone="ink-2" ruled>
      {withCodes ? text.offWithCodes : text.off}
      {can('polls.edit') && (
        <>
          {' '}
          <Link to={paths.pollEdit(poll.id)}>{text.inSettings}</Link>
        </>
      )}
    </Text>
  );
}

/** How many answers the link has brought, and how many it may. */
function Limit({ run, taken, rounded }: { readonly run: Frame; readonly taken: number; readonly rounded: boolean }) {
  const { can } = useWorkspace();
  const [changing, setChanging] = useState(false);
  const limit = run.answer_limit;
  const words = runsText.limit;
  const known = (most: number): string =>
    run.one_time_codes > 0 ? words.most(most) : words.taken(Math.min(taken, most), most, rounded);
  return (
    <Inline gap="8" rowGap="0" size="note" tone="ink-2" className={styles.limit}>
      <span>{limit === null ? words.none : known(limit)}</span>
      {can('runs.edit') && (
        <Button variant="subtle" className={styles.inline} onClick={() => setChanging(true)}>
          {limit === null ? words.set : words.change}
        </Button>
      )}
      {changing && <LimitModal run={run} taken={taken} onClose={() => setChanging(false)} />}
    </Inline>
  );
}
