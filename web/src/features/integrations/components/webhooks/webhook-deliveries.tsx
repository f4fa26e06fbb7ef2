import { Button } from '@mantine/core';
import { useState } from 'react';
import type { WebhookDelivery } from '#shared/models/webhook.ts';
import { WEBHOOK_EVENTS } from '#shared/rules/webhooks.ts';
import { formatNumber } from '#text/format.ts';
import { webhooksText as text } from '#text/integrations/webhooks.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Panel } from '../../lib/use-panel.ts';
import { useDeliveries, type useWebhookActions } from '../../webhooks-api.ts';
import styles from '../../integrations.module.css';

interface WebhookDeliveriesProps {
  readonly workspaceId: string;
  readonly webhookId: string;
  readonly actions: ReturnType<typeof useWebhookActions>;
  readonly panel: Panel;
}

/** What was sent, a press away; it is read when somebody looks. */
export function WebhookDeliveries(props: WebhookDeliveriesProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.deliveries}</summary>
      <div className={styles.moreBody}>{open && <Sent {...props} />}</div>
    </details>
  );
}

function Sent({ workspaceId, webhookId, actions, panel }: WebhookDeliveriesProps) {
  const { data, error, mutate } = useDeliveries(workspaceId, webhookId);
  if (!data) {
    return error === undefined ? (
      <SkeletonCards count={1} />
    ) : (
      <ErrorState title={text.deliveriesFailed} error={error} onRetry={() => void mutate()} />
    );
  }
  const { deliveries, days } = data;
  if (deliveries.length === 0) return <Text tone="ink-2">{text.noDeliveries}</Text>;

  const resend = (number: string) =>
    panel.check(async () => {
      const { delivered } = await actions.resend(webhookId, number);
      toast(delivered ? text.resent : text.resentFailed);
      return '';
    });

  return (
    <Stack gap="8">
      <Caption>{text.kept(days)}</Caption>
      <ul>
        {deliveries.map((delivery) => (
          <li key={delivery.number} className={styles.connection}>
            <Inline gap="12" justify="between">
              <div>
                <Text breaks>{`${nameOf(delivery)}, ${formatDateTime(delivery.sent_at)}`}</Text>
                <Caption breaks>{outcomeOf(delivery)}</Caption>
              </div>
              <Button
                variant="default"
                disabled={panel.busy}
                aria-label={text.resendOf(nameOf(delivery))}
                onClick={() => void resend(delivery.number)}
              >
                {text.resend}
              </Button>
            </Inline>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function nameOf({ type }: WebhookDelivery): string {
  const known = WEBHOOK_EVENTS.find((one) => one === type);
  return known ? text.events[known] : text.test;
}

function outcomeOf({ delivered, status, problem, attempts, milliseconds, answer }: WebhookDelivery): string {
  return [
    delivered ? text.delivered : text.notDelivered,
    ...(status === null ? [] : [text.answered(status)]),
    text.attempts(attempts),
    text.took(formatNumber(milliseconds)),
    ...(problem === null ? [] : [problem]),
    ...(answer === '' || delivered ? [] : [text.answer(answer)]),
  ].join(', ');
}
