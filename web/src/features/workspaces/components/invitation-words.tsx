import type { Invitation } from '#shared/models/invitation.ts';
import { formatDay } from '#web/lib/dates.ts';
import { Tag } from '#web/ui/tag.tsx';
import { invitingText } from '../inviting-text.ts';
import { daysSince } from '../lib/days-since.ts';
import { workspacesText } from '../text.ts';
import styles from './invitations-card.module.css';

const text = invitingText.waiting;
const known = workspacesText.invitations;

interface InvitationWordsProps {
  readonly invitation: Invitation;
  readonly now: Date;
}

/** Who is invited, as what, since when and until when, and what is the matter with the invitation. */
export function InvitationWords({ invitation, now }: InvitationWordsProps) {
  const { email, role, team, expired, voided, undelivered, sent_at: sentAt, expires_at: until } = invitation;
  const days = daysSince(sentAt, now);
  const sent = days === 0 ? text.today : days === 1 ? text.yesterday : formatDay(sentAt, now);
  const holds = !expired && !voided;
  const about = [role, team, text.sent(sent), holds && text.until(formatDay(until, now))].filter(Boolean);
  return (
    <span className={styles.words}>
      <span className={styles.email}>{email}</span>
      <span className={styles.note}>{about.join(' · ')}</span>
      {(undelivered || !holds) && (
        <span className={styles.tags}>
          {undelivered && <Tag tone="attention">{text.undelivered}</Tag>}
          {expired && <Tag tone="warning">{known.expired}</Tag>}
          {!expired && voided && <Tag tone="warning">{known.voided}</Tag>}
        </span>
      )}
      {undelivered && <span className={styles.note}>{known.undeliveredHint}</span>}
      {!expired && voided && <span className={styles.note}>{known.voidedNote}</span>}
    </span>
  );
}
