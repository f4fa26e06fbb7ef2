import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Frame } from '#shared/models/run.ts';
import type { FrameSummary } from '#shared/models/run-results.ts';
import type { Poll } from '#shared/models/poll.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { paths } from '#web/lib/paths.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { CopyIcon, LinkIcon, QrIcon } from '#web/ui/icons.tsx';
import { Note } from '#web/ui/note.tsx';
import { Fingerprint } from '#web/features/asking/components/fingerprint.tsx';
import modals from '#web/features/asking/components/modals.module.css';
import { useRunProgress } from '../api.ts';
import { chatMessage } from '../lib/chat-message.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { Actions, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { isAnonymous } from '../lib/runs.ts';
import { publicAddress } from '../lib/public-link.ts';
import { openText } from '#text/asking/runs/open.ts';
import { channelText } from '#text/asking/runs/schedule.ts';
import styles from './run-opened.module.css';

const text = openText.opened;

interface RunOpenedProps {
  readonly poll: Poll;
  readonly run: Frame;
  /** Shows the code of the link and its poster, of the poll as the run asks it. */
  readonly onCode: (poll: Poll) => void;
  readonly onClose: () => void;
}

/** An open run and all it takes to tell people of it: the link, its code and poster, a message for a chat. */
export function RunOpened({ poll, run, onCode, onClose }: RunOpenedProps) {
  const { can } = useWorkspace();
  const isAtResults = useLocation().pathname === paths.pollResults(poll.id);
  const now = useNow(DEADLINE_TICK);
  const { data } = useRunProgress(run.id, { live: true });
  // What is known from before the opening tells neither the questions nor whom they are asked.
  const summary = data?.frame.was_opened ? data : undefined;
  // What an opened run asks was fixed then, whatever has become of its poll.
  const asked = summary ? { ...poll, title: summary.poll.title, questions: summary.questions } : poll;
  const [copied, setCopied] = useState<'link' | 'message' | 'nothing' | null>(null);
  const link = publicAddress(run);
  const address = link ?? window.location.origin + paths.pollTake(poll.id);
  const message = chatMessage(
    {
      title: asked.title,
      questions: asked.questions.length,
      deadline: run.deadline,
      anonymous: isAnonymous(run, poll),
      byLink: link !== null,
      address,
    },
    now,
  );

  async function copy(what: 'link' | 'message') {
    setCopied((await copyText(what === 'link' ? address : message)) ? what : 'nothing');
  }

  return (
    <>
      <Stack gap="12" tone="ink-2" pretty breaks>
        <p role="status">
          {text.asked(summary?.invited ?? null, run.deadline === null ? null : formatDayAndTime(run.deadline, now))}
        </p>
        <InvitedLine run={summary?.frame ?? run} />
        <Fingerprint of={(summary?.frame ?? run).fingerprint} />
        <div className={styles.link}>
          <TextInput
            label={text.address}
            description={link === null ? text.members : undefined}
            value={address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button data-autofocus leftSection={<LinkIcon size={18} />} onClick={() => void copy('link')}>
            {text.copyLink}
          </Button>
        </div>
        {copied !== null && (
          <Note tone={copied === 'nothing' ? 'warning' : 'good'}>
            {{ link: text.linkCopied, message: text.messageCopied, nothing: text.notCopied }[copied]}
          </Note>
        )}
        <Textarea
          label={text.message}
          value={message}
          readOnly
          autosize
          onFocus={(event) => event.currentTarget.select()}
        />
        <Inline align="stretch" gap="4" className={modals.ways}>
          <Button variant="subtle" leftSection={<CopyIcon size={18} />} onClick={() => void copy('message')}>
            {text.copyMessage}
          </Button>
          {link !== null && (
            <Button variant="subtle" leftSection={<QrIcon size={18} />} onClick={() => onCode(asked)}>
              {text.qr}
            </Button>
          )}
          <Button component="a" href={address} target="_blank" rel="noreferrer" variant="subtle">
            {text.page}
          </Button>
        </Inline>
      </Stack>
      <Actions>
        {can('results.read') && !isAtResults && (
          <Button component={Link} to={paths.pollResults(poll.id)} variant="default" onClick={onClose}>
            {text.results}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {text.done}
        </Button>
      </Actions>
    </>
  );
}

/** How many were invited, and how; never who. */
function InvitedLine({ run: { channels, notice } }: { readonly run: FrameSummary['frame'] }) {
  if (channels.length === 0) return <p>{text.byHand}</p>;
  if (notice === null) return <p role="status">{text.inviting}</p>;
  return (
    <p role="status">
      {text.invited}
      {channelText.reached(notice)}.{notice.problem && ` ${notice.problem}.`}
    </p>
  );
}
