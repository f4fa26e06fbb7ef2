import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SmsConnection } from '#shared/models/sms.ts';
import { PHONE_MAX_TYPED } from '#shared/rules/phone.ts';
import { integrationsText } from '#text/integrations.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/dates.ts';
import { formatKopecks } from '#text/format.ts';
import { useSms } from '#web/lib/use-sms.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import styles from '../integrations.module.css';
import { wordsOf } from '../lib/connection-result.ts';
import { usePanel, type Panel } from '../lib/use-panel.ts';
import { useSmsActions } from '../sms-api.ts';
import { Fact } from './fact.tsx';
import { ClosedPanel, PanelCard } from './panel-card.tsx';
import { SmsForm } from './sms-form.tsx';

const common = integrationsText;
const text = integrationsText.sms;

interface SmsPanelProps {
  readonly workspaceId: string;
  /** Whether the person may manage integrations here. */
  readonly allowed: boolean;
}

/** By which gateway a workspace sends SMS, at what price, and what that has cost this month. */
export function SmsPanel({ workspaceId, allowed }: SmsPanelProps) {
  const stored = useSms(allowed ? workspaceId : null);
  const panel = usePanel();
  if (!allowed) return <ClosedPanel title={text.title}>{text.noRight}</ClosedPanel>;
  return (
    <PanelCard
      title={text.title}
      loadFailed={text.loadFailed}
      stored={stored}
      isConnected={({ gateway }) => gateway !== null}
      panel={panel}
    >
      {(sms) =>
        panel.mode === 'edit' ? (
          <SmsForm workspaceId={workspaceId} known={sms} panel={panel} />
        ) : (
          <SmsView workspaceId={workspaceId} sms={sms} panel={panel} />
        )
      }
    </PanelCard>
  );
}

interface SmsViewProps {
  readonly workspaceId: string;
  readonly sms: SmsConnection;
  readonly panel: Panel;
}

function SmsView({ workspaceId, sms, panel }: SmsViewProps) {
  const actions = useSmsActions(workspaceId);
  const [confirming, setConfirming] = useState(false);
  const { gateway, settings } = sms;
  if (gateway === null || settings === null) {
    return (
      <>
        <Text tone="ink-2" pretty>
          {text.purpose}
        </Text>
        <Inline align="stretch" gap="10">
          <Button onClick={panel.edit}>{common.connect}</Button>
        </Inline>
      </>
    );
  }

  async function disconnect() {
    const removed = await panel.remove(async () => {
      await actions.disconnect();
      return text.disconnected;
    });
    if (removed) setConfirming(false);
  }

  const { price, parts, price_from_gateway: named, spent, cap, sent, sender, template } = settings;
  return (
    <>
      {sms.problem !== null && <Note tone="warning">{sms.problem}</Note>}
      <dl className={styles.facts}>
        <Fact name={text.gateway}>{text.gateways[gateway]}</Fact>
        {sms.connected_at !== null && <Fact name={text.connectedOn}>{formatDate(sms.connected_at)}</Fact>}
        <Fact name={text.price}>
          {`${text.priceOf(formatKopecks(price * parts), parts)} (${named ? text.fromGateway : text.byHand})`}
        </Fact>
        <Fact name={text.spent}>{text.spentOf(formatKopecks(spent), formatKopecks(cap * 100), sent)}</Fact>
        <Fact name={text.sender}>{sender ?? text.noSender}</Fact>
        <Fact name={text.template} wide>
          {template}
        </Fact>
      </dl>
      <Text size="note" tone="ink-2" pretty>
        {text.learns}
      </Text>
      <SmsTrial workspaceId={workspaceId} panel={panel} />
      <Inline align="stretch" gap="10">
        <Button variant="default" disabled={panel.busy} onClick={panel.edit}>
          {common.edit}
        </Button>
        <Button variant="default" color="red" disabled={panel.busy} onClick={() => setConfirming(true)}>
          {text.disconnect}
        </Button>
      </Inline>
      <ConfirmModal
        opened={confirming}
        title={text.confirmTitle}
        action={text.disconnect}
        danger
        busy={panel.busy}
        error={
          panel.failure?.prefix === common.deleteFailed
            ? common.deleteFailed + messageOf(panel.failure.error, common.noAnswer)
            : null
        }
        onConfirm={() => void disconnect()}
        onClose={() => setConfirming(false)}
      >
        {text.confirmText}
      </ConfirmModal>
    </>
  );
}

/** A message to a number that somebody types, as it would be sent to others. */
function SmsTrial({ workspaceId, panel }: Pick<SmsViewProps, 'workspaceId' | 'panel'>) {
  const actions = useSmsActions(workspaceId);
  const [phone, setPhone] = useState('');
  return (
    <Stack
      as="form"
      gap="10"
      onSubmit={(event) => {
        event.preventDefault();
        void panel.check(async () => wordsOf(await actions.tryOut(phone)));
      }}
      noValidate
    >
      <TextInput
        label={text.trialPhone}
        description={text.trialHint}
        type="tel"
        autoComplete="off"
        maxLength={PHONE_MAX_TYPED}
        value={phone}
        readOnly={panel.busy}
        onChange={({ currentTarget }) => setPhone(currentTarget.value)}
      />
      <Inline align="stretch" gap="10">
        <Button type="submit" variant="default" disabled={panel.busy || phone.trim() === ''}>
          {text.trial}
        </Button>
      </Inline>
    </Stack>
  );
}
