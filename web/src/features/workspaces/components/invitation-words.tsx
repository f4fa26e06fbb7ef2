import type { Invitation } from '#shared/models/invitation.ts';
import { formatDay, midnightsBetween } from '#web/lib/dates.ts';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { roleNames } from '#text/common/roles.ts';
import { invitingText } from '#text/workspaces/inviting.ts';
import { workspacesText } from '#text/workspaces.ts';
import styles from './invitations-card.module.css';

const text = invitingText.waiting;
const known = workspacesText.invitations;

interface InvitationWordsProps {
  readonly invitation: Invitation;
  readonly now: Date;
}

/** Who is invited, as what, since when and until when, and what is the matter with the invitation. */
export function InvitationWords({ invitation, now }: InvitationWordsProps) {
  const {
    email,
    role,
    team,
    expired,
    voided,
    undelivered,
    sent_at: sentAt,
    by_directory: byDirectory,
    expires_at: until,
  } = invitation;
  const days = midnightsBetween(new Date(sentAt), now);
  const sent = days === 0 ? text.today : days === 1 ? text.yesterday : formatDay(sentAt, now);
  const holds = !expired && !voided;
  const about = [
    roleNames[role],
    team,
    byDirectory ? text.byDirectory : text.sent(sent),
    holds && text.until(formatDay(until, now)),
  ].filter(Boolean);
  return (
    <Stack as="span" gap="4" shrink className={styles.words}>
      <Text as="span" weight="560" breaks>
        <EmailAddress address={email} />
      </Text>
      <Caption as="span" pretty>
        {about.join(' · ')}
      </Caption>
      {(undelivered || !holds) && (
        <Inline as="span" gap="8">
          {undelivered && <Tag tone="attention">{text.undelivered}</Tag>}
          {expired && <Tag tone="warning">{known.expired}</Tag>}
          {!expired && voided && <Tag tone="warning">{known.voided}</Tag>}
        </Inline>
      )}
      {undelivered && (
        <Caption as="span" pretty>
          {known.undeliveredHint}
        </Caption>
      )}
      {!expired && voided && (
        <Caption as="span" pretty>
          {known.voidedNote}
        </Caption>
      )}
    </Stack>
  );
}
