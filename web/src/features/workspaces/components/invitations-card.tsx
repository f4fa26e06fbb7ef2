import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Reply } from '#shared/contract/route.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';
import type { Invitation } from '#shared/models/invitation.ts';
import { mayInvite, type Giver } from '#shared/rules/permissions.ts';
import { useAction } from '#web/lib/use-action.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useNow } from '#web/lib/use-now.ts';
import { paths } from '#web/lib/paths.ts';
import { workspaceActions } from '../api.ts';
import { invitingText } from '#text/workspaces/inviting.ts';
import { workspacesText } from '#text/workspaces.ts';
import { invitationsTable } from '../lib/export-invitations.ts';
import { useCopiedLink } from '../lib/use-copied-link.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkIcon, RefreshIcon, TrashIcon } from '#web/ui/icons.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { toast } from '#web/ui/toast.ts';
import { InvitationWords } from './invitation-words.tsx';
import { LinkByHand } from './link-by-hand.tsx';
import styles from './invitations-card.module.css';

const text = invitingText.waiting;
const { resent, resendFailed } = workspacesText.invitations;
/** So many are shown at first. */
const SHOWN = 5;

interface InvitationsCardProps {
  readonly workspaceId: string;
  /** Invitations to roles above it are somebody else's to decide about. */
  readonly inviter: Giver;
  /** Undefined while loading. */
  readonly invitations: readonly Invitation[] | undefined;
  readonly failure: unknown;
  readonly onRetry: () => void;
  readonly onChanged: () => void;
  readonly onWithdraw: (invitation: Invitation) => void;
}

/** Who is invited and has not joined yet; nothing is shown while there is nobody. */
export function InvitationsCard({ invitations, failure, onRetry, ...rest }: InvitationsCardProps) {
  if (!invitations) {
    if (failure === undefined) return null;
    return (
      <Card title={text.label}>
        <ErrorState error={failure} onRetry={onRetry} />
      </Card>
    );
  }
  if (invitations.length === 0) return null;
  return <Waiting invitations={invitations} {...rest} />;
}

interface WaitingProps extends Omit<InvitationsCardProps, 'failure' | 'onRetry'> {
  readonly invitations: readonly Invitation[];
}

function Waiting({ workspaceId, inviter, invitations, onChanged, onWithdraw }: WaitingProps) {
  const now = useNow();
  const sending = useAction();
  const reminding = useAction();
  const fetching = useAction();
  const copying = useCopiedLink();
  /** Whose letter or link was asked for last. */
  const [last, setLast] = useState('');
  const [told, setTold] = useState('');
  const [all, setAll] = useState(false);
  const waiting = invitations.filter(({ expired }) => !expired);
  const inOrder = [...waiting, ...invitations.filter(({ expired }) => expired)];
  const shown = all ? inOrder : inOrder.slice(0, SHOWN);

  function resend({ id, email }: Invitation) {
    setLast(email);
    void sending.run(
      () => workspaceActions.resendInvitation(workspaceId, id),
      () => {
        toast(resent(email));
        onChanged();
      },
    );
  }

  function copyLink({ id, email }: Invitation) {
    setLast(email);
    void fetching.run(
      () => workspaceActions.invitationLink(workspaceId, id),
      ({ token }) => copying.copy(email, paths.invitation(token)),
    );
  }

  function remindAll() {
    setTold('');
    void reminding.run(
      () => workspaceActions.remindInvited(workspaceId),
      (reply) => {
        const words = [text.reminded(reply), reply.limit].filter(Boolean).join('. ');
        // Who was not reminded and why is no message of success: it stays to be read.
        if (reachedAll(reply)) toast(words);
        else setTold(words);
        onChanged();
      },
    );
  }

  return (
    <Card
      title={text.title(waiting.length)}
      label={text.label}
      aside={
        <>
          {waiting.some(({ role }) => mayInvite(inviter, role)) && (
            <Button variant="subtle" disabled={reminding.busy} onClick={remindAll}>
              {reminding.busy ? text.reminding : text.remindAll}
            </Button>
          )}
          <TableExport name={text.label} collect={() => invitationsTable(inOrder)} />
        </>
      }
    >
      {told !== '' && <Note tone="warning">{told}</Note>}
      {reminding.error !== null && <FailureNote error={reminding.error} prefix={text.remindFailed('')} />}
      {sending.error !== null && <Note tone="attention">{resendFailed(last, messageOf(sending.error))}</Note>}
      {fetching.error !== null && <Note tone="attention">{text.linkFailed(last, messageOf(fetching.error))}</Note>}
      <Stack as="ul">
        {shown.map((invitation) => {
          const { id, email, role, expired, voided } = invitation;
          return (
            <Inline as="li" key={id} gap="8" className={styles.invitation}>
              <InvitationWords invitation={invitation} now={now} />
              {mayInvite(inviter, role) && (
                <Inline as="span" align="stretch" nowrap gap="4">
                  {!expired && !voided && (
                    <Button
                      variant="default"
                      leftSection={<LinkIcon size={16} />}
                      aria-label={text.linkOf(email)}
                      disabled={fetching.busy}
                      onClick={() => copyLink(invitation)}
                    >
                      {text.link}
                    </Button>
                  )}
                  <RowMenu
                    label={text.actions(email)}
                    busy={sending.busy && last === email}
                    actions={[
                      { label: text.remind, icon: <RefreshIcon size={18} />, onSelect: () => resend(invitation) },
                      {
                        label: text.withdraw,
                        icon: <TrashIcon size={18} />,
                        danger: true,
                        onSelect: () => onWithdraw(invitation),
                      },
                    ]}
                  />
                </Inline>
              )}
              {copying.byHand?.email === email && <LinkByHand {...copying.byHand} />}
            </Inline>
          );
        })}
      </Stack>
      {shown.length < invitations.length && (
        <Button variant="default" onClick={() => setAll(true)}>
          {text.showAll(invitations.length)}
        </Button>
      )}
    </Card>
  );
}

/** Whether everybody who waits was reminded. */
function reachedAll({
  reminded,
  too_soon,
  undelivered,
  others,
  limited,
  limit,
}: Reply<typeof workspaces.remindInvited>) {
  return reminded > 0 && too_soon + undelivered + others + limited === 0 && !limit;
}
