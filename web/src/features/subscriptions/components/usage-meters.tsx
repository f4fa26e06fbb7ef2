import type { Subscription } from '#shared/models/subscription.ts';
import { formatNumber } from '#text/format.ts';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { subscriptionText } from '#text/subscriptions.ts';
import styles from '../subscription.module.css';

const text = subscriptionText.current;

/** How much of each limit is taken, in words and as a bar. */
export function UsageMeters({ subscription: { usage, limits } }: { readonly subscription: Subscription }) {
  return (
    <div className={styles.meters}>
      <Meter
        name={text.people}
        used={usage.people}
        max={limits.people}
        note={usage.invited > 0 ? text.invited(usage.invited) : null}
      />
      <Meter name={text.workspaces} used={usage.workspaces} max={limits.workspaces} />
      <Meter name={text.pollsPerMonth} used={usage.polls_this_month} max={limits.polls_per_month} />
    </div>
  );
}

interface MeterProps {
  readonly name: string;
  readonly used: number;
  /** Null = as many as needed. */
  readonly max: number | null;
  /** What else is to be said of those that are used. */
  readonly note?: string | null;
}

function Meter({ name, used, max, note = null }: MeterProps) {
  if (max === null) {
    return (
      <Stack gap="6" className={styles.meter}>
        <Caption as="span">{name}</Caption>
        <span className={styles.meterValue}>{text.endless(formatNumber(used))}</span>
        {note !== null && (
          <Caption as="span" tone="coral" pretty>
            {note}
          </Caption>
        )}
      </Stack>
    );
  }
  const full = used >= max;
  return (
    <Stack gap="6" className={styles.meter}>
      <Caption as="span">{name}</Caption>
      <span className={styles.meterValue}>{text.of(formatNumber(used), formatNumber(max))}</span>
      <div className={styles.bar} aria-hidden="true">
        <div className={full ? styles.full : styles.fill} style={{ width: `${Math.min(100, (100 * used) / max)}%` }} />
      </div>
      {note !== null && (
        <Caption as="span" tone="coral" pretty>
          {note}
        </Caption>
      )}
      {full && (
        <Caption as="span" tone="coral" pretty>
          {used > max ? text.over : text.reached}
        </Caption>
      )}
    </Stack>
  );
}
