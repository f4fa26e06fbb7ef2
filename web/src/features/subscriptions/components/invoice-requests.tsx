import type { InvoiceState } from '#shared/models/subscription.ts';
import { PLANS } from '#shared/rules/plans.ts';
import { formatDate } from '#web/lib/dates.ts';
import { formatRubles } from '#text/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tag, type TagTone } from '#web/ui/tag.tsx';
import { useInvoices } from '../api.ts';
import styles from '../subscription.module.css';
import { subscriptionText } from '#text/subscriptions.ts';

const text = subscriptionText.requests;
const TONES: Record<InvoiceState, TagTone> = { waiting: 'warning', paid: 'good', replaced: 'calm' };

/** What was asked for, and what became of it; nothing before the first request. */
export function InvoiceRequests() {
  const { data, error, mutate } = useInvoices();
  if (!data) {
    return error === undefined ? (
      <SkeletonCards count={1} lines={1} />
    ) : (
      <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />
    );
  }
  if (data.invoices.length === 0) return null;
  return (
    <Card title={text.title}>
      <Stack as="ul">
        {data.invoices.map(({ id, plan, people, period, total, email, created_at: at, state }) => (
          <Inline as="li" key={id} gap="16" rowGap="6" className={styles.request}>
            <div>
              <p>{text.line(PLANS[plan].name, people, text.periods[period])}</p>
              <Caption>{text.askedOn(formatDate(at), email)}</Caption>
            </div>
            <Text as="span" weight="600" oneLine>
              {formatRubles(total)}
            </Text>
            <Tag tone={TONES[state]}>{text.states[state]}</Tag>
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}
