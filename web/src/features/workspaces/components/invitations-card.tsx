import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Invitation, SentInvitation } from '#shared/models/invitation.ts';
import type { Role } from '#shared/rules/roles.ts';
import { mayInvite } from '#shared/rules/permissions.ts';
import { useAction } from '#web/lib/use-action.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/dates.ts';
import { workspaceActions } from '../api.ts';
import { workspacesText } from '../text.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Note } from '#web/ui/note.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { toast } from '#web/ui/toast.ts';
import { InvitationLink } from './invitation-link.tsx';
import styles from './invitations-card.module.css';

const text = workspacesText.invitations;

interface InvitationsCardProps {
  readonly workspaceId: string;
  /** Invitations to roles above it are somebody else's to decide about. */
  readonly ownRole: Role;
  /** Undefined while loading. */
  readonly invitations: readonly Invitation[] | undefined;
  /** The tokens of those sent from this page, by the invitation. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly failure: unknown;
  readonly onRetry: () => void;
  readonly onSent: (invitation: SentInvitation) => void;
  readonly onWithdraw: (invitation: Invitation) => void;
}

/** Who is invited and has not joined yet; nothing is shown while there is nobody. */
export function InvitationsCard({ workspaceId, invitations, failure, onRetry, ...rest }: InvitationsCardProps) {
  const { ownRole, tokens, onSent, onWithdraw } = rest;
  const { busy, error, run } = useAction();
  const [last, setLast] = useState('');

  function resend({ id, email }: Invitation) {
    setLast(email);
    void run(
      () => workspaceActions.resendInvitation(workspaceId, id),
      (sent) => {
        onSent(sent);
        toast(text.resent(email));
      },
    );
  }

  if (!invitations) {
    if (failure === undefined) return null;
    return (
      <Card title={text.title}>
        <ErrorState error={failure} onRetry={onRetry} />
      </Card>
    );
  }
  if (invitations.length === 0) return null;
  return (
    <Card title={text.title}>
      {error !== null && <Note tone="attention">{text.resendFailed(last, messageOf(error))}</Note>}
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <li key={invitation.id} className={styles.invitation}>
            <Words invitation={invitation} />
            {mayInvite(ownRole, invitation.role) && (
              <span className={styles.actions}>
                <Button
                  variant="default"
                  disabled={busy}
                  onClick={() => resend(invitation)}
                  aria-label={`${text.resend}: ${invitation.email}`}
                >
                  {text.resend}
                </Button>
                <Button
                  variant="subtle"
                  onClick={() => onWithdraw(invitation)}
                  aria-label={`${text.withdraw}: ${invitation.email}`}
                >
                  {text.withdraw}
                </Button>
              </span>
            )}
            {tokens[invitation.id] !== undefined && (
              <InvitationLink email={invitation.email} token={tokens[invitation.id]!} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Words({
  invitation: { email, role, expired, voided, undelivered, expires_at: until },
}: {
  readonly invitation: Invitation;
}) {
  return (
    <span className={styles.words}>
      <span className={styles.email}>{email}</span>
      <span className={styles.tags}>
        <Tag>{role}</Tag>
        {undelivered && <Tag tone="warning">{text.undelivered}</Tag>}
        {expired && <Tag tone="warning">{text.expired}</Tag>}
        {!expired && voided && <Tag tone="warning">{text.voided}</Tag>}
        {!expired && !voided && <span className={styles.until}>{text.until(formatDate(until))}</span>}
      </span>
      {undelivered && <span className={styles.note}>{text.undeliveredHint}</span>}
      {!expired && voided && <span className={styles.note}>{text.voidedNote}</span>}
    </span>
  );
}
