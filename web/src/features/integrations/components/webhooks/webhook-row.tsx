import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Webhook, WebhookDelivery } from '#shared/models/webhook.ts';
import { integrationsText as common } from '#text/integrations.ts';
import { webhooksText as text } from '#text/integrations/webhooks.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { Copied } from '#web/ui/copied.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Panel } from '../../lib/use-panel.ts';
import type { useWebhookActions } from '../../webhooks-api.ts';
import styles from '../../integrations.module.css';
import { WebhookDeliveries } from './webhook-deliveries.tsx';

interface WebhookRowProps {
  readonly workspaceId: string;
  readonly webhook: Webhook;
  readonly actions: ReturnType<typeof useWebhookActions>;
  readonly panel: Panel;
  readonly onChange: () => void;
}

/** One subscription: how it stands, and what can be done with it. */
export function WebhookRow({ workspaceId, webhook, actions, panel, onChange }: WebhookRowProps) {
  const { id, address, description, events, enabled, stopped } = webhook;
  const [asking, setAsking] = useState<'remove' | 'renew' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [tested, setTested] = useState<WebhookDelivery | null>(null);

  const test = () =>
    panel.check(async () => {
      setTested(null);
      setTested(await actions.test(id));
      return '';
    });
  const show = () =>
    panel.check(async () => {
      setSecret(await actions.secret(id));
      return '';
    });
  const turn = () =>
    panel.change(async () => {
      await actions.change(id, { enabled: !enabled });
      return enabled ? text.turnedOff : text.turnedOn;
    });

  async function confirm() {
    const done =
      asking === 'remove'
        ? await panel.remove(async () => {
            await actions.remove(id);
            return text.removed;
          })
        : await panel.change(async () => {
            setSecret(await actions.renew(id));
            return text.renewed;
          });
    if (done) setAsking(null);
  }

  const failing = enabled && webhook.failing_since !== null;
  const quiet = { variant: 'default', disabled: panel.busy } as const;
  return (
    <Stack as="section" gap="10" aria-label={address} className={styles.connection}>
      <Inline gap="12" justify="between">
        <div>
          <Text weight="600" breaks>
            {description === '' ? address : description}
          </Text>
          {description !== '' && <Caption breaks>{address}</Caption>}
        </div>
        <Tag tone={failing || stopped === 'failing' || stopped === 'gone' ? 'warning' : enabled ? 'good' : 'calm'}>
          {failing ? text.failing : enabled ? text.on : text.off}
        </Tag>
      </Inline>
      <Caption breaks>{events.map((one) => text.events[one]).join(', ')}</Caption>
      {stopped !== null && stopped !== 'by_hand' && <Note tone="warning">{text.stopped[stopped]}</Note>}
      {failing && webhook.retry_at !== null && (
        <Note tone="warning">
          {text.failingSince(formatDateTime(webhook.failing_since!), formatDateTime(webhook.retry_at))}
        </Note>
      )}
      {tested && <Note tone={tested.delivered ? 'good' : 'warning'}>{testedText(tested)}</Note>}
      {secret !== null && (
        <Copied label={text.secret} value={secret} action={text.copySecret} said={text.secretCopied} />
      )}
      {webhook.previous_secret_until !== null && (
        <Caption>{text.previousUntil(formatDateTime(webhook.previous_secret_until))}</Caption>
      )}
      <Inline align="stretch" gap="10">
        <Button {...quiet} onClick={() => void test()}>
          {text.sendTest}
        </Button>
        <Button {...quiet} onClick={onChange}>
          {text.change}
        </Button>
        <Button {...quiet} onClick={() => void turn()}>
          {enabled ? text.turnOff : text.turnOn}
        </Button>
      </Inline>
      <details className={styles.more}>
        <summary>{text.more}</summary>
        <Inline align="stretch" gap="10" className={styles.moreBody}>
          <Button {...quiet} onClick={() => (secret === null ? void show() : setSecret(null))}>
            {secret === null ? text.showSecret : text.hideSecret}
          </Button>
          <Button {...quiet} onClick={() => setAsking('renew')}>
            {text.renewSecret}
          </Button>
          <Button {...quiet} color="red" onClick={() => setAsking('remove')}>
            {text.remove}
          </Button>
        </Inline>
      </details>
      <WebhookDeliveries workspaceId={workspaceId} webhookId={id} actions={actions} panel={panel} />
      <ConfirmModal
        opened={asking !== null}
        title={asking === 'remove' ? text.removeTitle : text.renewTitle}
        action={asking === 'remove' ? text.remove : text.renewSecret}
        danger={asking === 'remove'}
        busy={panel.busy}
        error={panel.failure ? messageOf(panel.failure.error, common.noAnswer) : null}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(null)}
      >
        {asking === 'remove' ? text.removeText : text.renewText}
      </ConfirmModal>
    </Stack>
  );
}

function testedText({ delivered, status, problem }: WebhookDelivery): string {
  if (delivered) return text.testDelivered(status ?? 0);
  return text.testFailed(problem ?? text.answered(status ?? 0));
}
