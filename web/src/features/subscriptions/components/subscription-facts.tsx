import type { Subscription } from '#shared/models/subscription.ts';
import { isInForce, subscriptionState, type SubscriptionState } from '#shared/rules/subscription.ts';
import { formatDate } from '#web/lib/dates.ts';
import { subscriptionText as text } from '#text/subscriptions.ts';
import { Note } from '#web/ui/note.tsx';
import { Tag, type TagTone } from '#web/ui/tag.tsx';
import styles from '../subscription.module.css';

/** Red when off or over, orange when it ends soon, green otherwise. */
export const STATE_TONES: Record<SubscriptionState, TagTone> = {
  inactive: 'attention',
  expired: 'attention',
  expiring: 'warning',
  active: 'good',
};

/** The plan, how it stands and until when. */
export function SubscriptionFacts({ subscription }: { readonly subscription: Subscription }) {
  const state = subscriptionState(subscription);
  const { due_date: due, days_remaining: days, ended } = subscription;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{text.plan}</dt>
          <dd>
            {subscription.subscription_type}
            {subscription.is_trial && <span className={styles.after}>{text.trial}</span>}
          </dd>
        </div>
        <div>
          <dt>{text.status}</dt>
          <dd>
            <Tag tone={STATE_TONES[state]}>{text.states[state]}</Tag>
          </dd>
        </div>
        <div>
          <dt>{text.until}</dt>
          <dd>
            {due === null ? text.endless : formatDate(due)}
            {days !== null && days > 0 && <span className={styles.after}>{text.remaining(days)}</span>}
          </dd>
        </div>
      </dl>
      {ended === null && due !== null && subscription.is_active && !isInForce(subscription) && (
        <Note tone="warning">{text.ended(subscription.subscription_type, formatDate(due))}</Note>
      )}
      {ended && <Note tone="warning">{text.ended(ended.subscription_type, formatDate(ended.due_date))}</Note>}
    </>
  );
}
