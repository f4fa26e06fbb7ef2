import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { JoinLink } from '#shared/models/join-link.ts';
import { JOIN_LINK_MAX_PEOPLE } from '#shared/rules/join-link.ts';
import type { Seats } from '#shared/models/invitation.ts';
import type { Member } from '#shared/models/workspace.ts';
import { freeSeats } from '#shared/rules/seats.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useNow } from '#web/lib/use-now.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { CopyIcon } from '#web/ui/icons.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toast.ts';
import { workspaceActions } from '../api.ts';
import { invitingText } from '#text/workspaces/inviting.ts';
import { workspacesText } from '#text/workspaces.ts';
import { JoinLinkForm } from './join-link-form.tsx';
import styles from './inviting.module.css';

const text = invitingText.link;
/** Where the plan has no limit, a link lets in so many unless somebody says otherwise. */
const USUAL_PEOPLE = 50;
/** So many who came are named. */
const NAMED = 5;

interface JoinLinkPartProps {
  readonly workspaceId: string;
  /** Null where there is none, undefined while not known. */
  readonly link: JoinLink | null | undefined;
  readonly seats: Seats | undefined;
  readonly members: readonly Member[];
  readonly failure: unknown;
  readonly onChanged: () => void;
}

/** One link by which colleagues join themselves: made with one press, copied, changed, withdrawn. */
export function JoinLinkPart({ workspaceId, link, seats, members, failure, onChanged }: JoinLinkPartProps) {
  const action = useAction();
  const [mode, setMode] = useState<'show' | 'change' | 'withdraw'>('show');
  const came = members.filter(({ joined_by: by }) => by === 'link').map(({ user }) => user.full_name);

  function create() {
    const free = seats ? freeSeats(seats) : USUAL_PEOPLE;
    const limit = Math.min(Math.max(1, free === Infinity ? USUAL_PEOPLE : free), JOIN_LINK_MAX_PEOPLE);
    void action.run(() => workspaceActions.createJoinLink(workspaceId, { limit, team: link?.team ?? null }), onChanged);
  }

  function withdraw() {
    void action.run(
      () => workspaceActions.withdrawJoinLink(workspaceId),
      () => {
        setMode('show');
        toast(text.withdrawn);
        onChanged();
      },
    );
  }

  return (
    <Stack as="section" gap="12" above="16" ruled aria-label={text.title}>
      <Text as="h3" size="body">
        {text.title}
      </Text>
      <p className={styles.note}>{text.explanation}</p>
      {link === undefined && failure !== undefined && <Note tone="attention">{text.failed(messageOf(failure))}</Note>}
      {link === null && (
        <Button variant="default" disabled={action.busy} onClick={create}>
          {action.busy ? text.creating : text.create}
        </Button>
      )}
      {link && <LinkState link={link} />}
      {link && mode === 'change' && (
        <JoinLinkForm
          workspaceId={workspaceId}
          link={link}
          onClose={() => setMode('show')}
          onChanged={() => {
            setMode('show');
            onChanged();
          }}
        />
      )}
      {link && mode === 'withdraw' && (
        <>
          <p className={styles.note}>{text.withdrawQuestion}</p>
          <Inline align="stretch" gap="8">
            <Button variant="default" color="red" disabled={action.busy} onClick={withdraw}>
              {text.withdrawAction}
            </Button>
            <Button variant="subtle" disabled={action.busy} onClick={() => setMode('show')}>
              {text.keep}
            </Button>
          </Inline>
        </>
      )}
      {link && mode === 'show' && (
        <Inline align="stretch" gap="8">
          {link.state !== 'voided' && (
            <Button variant="default" onClick={() => setMode('change')}>
              {text.change}
            </Button>
          )}
          {link.state !== 'open' && (
            <Button variant="default" disabled={action.busy} onClick={create}>
              {text.again}
            </Button>
          )}
          <Button variant="subtle" onClick={() => setMode('withdraw')}>
            {text.withdraw}
          </Button>
        </Inline>
      )}
      {came.length > 0 && (
        <p className={styles.note}>{text.came(came.slice(0, NAMED), Math.max(0, came.length - NAMED))}</p>
      )}
      {action.error !== null && <FailureNote error={action.error} prefix={text.failed('')} />}
    </Stack>
  );
}

/** The address of the link and how much of it is left; why it lets nobody in, where it does not. */
function LinkState({ link }: { readonly link: JoinLink }) {
  const now = useNow();
  const [denied, setDenied] = useState(false);
  const { state, token } = link;
  const address = token === null ? '' : window.location.origin + paths.join(token);

  async function copy() {
    const copied = await copyText(address);
    setDenied(!copied);
    if (copied) toast(workspacesText.invitations.linkCopied);
  }

  return (
    <>
      {token !== null && (
        <Inline align="stretch" nowrap gap="8" className={styles.address}>
          <TextInput
            aria-label={text.address}
            value={address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <ActionIcon variant="default" aria-label={text.copy} title={text.copy} onClick={() => void copy()}>
            <CopyIcon />
          </ActionIcon>
        </Inline>
      )}
      {denied && <p className={styles.note}>{workspacesText.invitations.copyByHand}</p>}
      {state !== 'open' && <Note tone="warning">{text.closed[state]}</Note>}
      <p className={styles.note}>{text.state(link, formatDay(link.expires_at, now))}</p>
    </>
  );
}
