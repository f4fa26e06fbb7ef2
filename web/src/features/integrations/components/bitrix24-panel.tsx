import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { NewBitrix24Credentials, WEBHOOK_MAX_LENGTH } from '#shared/models/integration.ts';
import type { StatusPreset } from '#shared/rules/bitrix24-tasks.ts';
import { formatDate } from '#web/lib/dates.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useNow } from '#web/lib/use-now.ts';
import { portalChangesWords, portalReadingWords } from '#web/lib/portal-reading.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { integrationsText } from '#text/integrations.ts';
import { FeatureHint } from '#web/ui/limit-hint.tsx';
import { Note } from '#web/ui/note.tsx';
import { useWebhook, useWebhookActions, type StoredWebhook } from '../api.ts';
import { wordsOf } from '../lib/connection-result.ts';
import { DeliveredFact } from './delivered-fact.tsx';
import { Fact } from './fact.tsx';
import { KeySteps } from './key-steps.tsx';
import { More } from './more.tsx';
import styles from '../integrations.module.css';
import { ClosedPanel, PanelCard } from './panel-card.tsx';
import { StatusPresetChoice } from './status-preset-choice.tsx';
import { usePanel, type Panel } from '../lib/use-panel.ts';

const common = integrationsText;
const text = integrationsText.bitrix24;

interface PanelProps {
  readonly workspaceId: string;
  /** Whether the person may manage integrations here. */
  readonly allowed: boolean;
  readonly wanted: boolean;
  readonly onDone: () => void;
}

/** The webhook of Bitrix24: shown masked, replaced whole, checked on demand. */
export function Bitrix24Panel({ workspaceId, allowed, ...asked }: PanelProps) {
  const stored = useWebhook(allowed ? workspaceId : null);
  const panel = usePanel(asked);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  if (!allowed) return <ClosedPanel title={text.title}>{text.noRight}</ClosedPanel>;
  return (
    <PanelCard
      title={text.title}
      loadFailed={text.loadFailed}
      stored={stored}
      isConnected={({ webhook_url }) => webhook_url !== null}
      panel={panel}
    >
      {(webhook) =>
        panel.mode === 'edit' ? (
          <WebhookForm
            workspaceId={workspaceId}
            known={webhook.webhook_url !== null}
            panel={panel}
            onSaved={setWarnings}
          />
        ) : (
          <>
            <WebhookView workspaceId={workspaceId} webhook={webhook} panel={panel} />
            {panel.mode === 'saved' && warnings.length > 0 && <Note tone="warning">{warnings.join(' ')}</Note>}
          </>
        )
      }
    </PanelCard>
  );
}

const READING_TONES = { reading: 'warning', read: 'good', failed: 'attention' } as const;

interface WebhookViewProps {
  readonly workspaceId: string;
  readonly webhook: StoredWebhook;
  readonly panel: Panel;
}

function WebhookView({ workspaceId, webhook, panel }: WebhookViewProps) {
  const actions = useWebhookActions(workspaceId);
  const now = useNow();
  if (webhook.webhook_url === null) {
    return (
      <>
        <Text tone="ink-2" pretty>
          {text.purpose}
        </Text>
        <FeatureHint feature="bitrix24" />
        <Inline align="stretch" gap="10">
          <Button onClick={panel.edit}>{common.connect}</Button>
        </Inline>
      </>
    );
  }

  function choosePreset(preset: StatusPreset) {
    void panel.change(async () => {
      await actions.choosePreset(preset);
      return text.presetSaved;
    });
  }

  function remove() {
    if (!window.confirm(text.confirmDelete)) return;
    void panel.remove(async () => {
      await actions.remove();
      return text.deleted;
    });
  }

  return (
    <>
      <dl className={styles.facts}>
        <Fact name={text.webhook} wide>
          {webhook.webhook_url}
        </Fact>
        {webhook.created_at !== null && <Fact name={text.addedOn}>{formatDate(webhook.created_at)}</Fact>}
        {webhook.updated_at !== null && <Fact name={text.changedOn}>{formatDate(webhook.updated_at)}</Fact>}
        <DeliveredFact workspaceId={workspaceId} channel="bitrix24" />
      </dl>
      {webhook.reading && (
        <Note tone={READING_TONES[webhook.reading.state]}>{portalReadingWords(webhook.reading, now)}</Note>
      )}
      {webhook.changes && (webhook.changes.received_at ?? webhook.changes.failed_since) !== null && (
        <Note tone={webhook.changes.failed_since === null ? 'good' : 'attention'}>
          {portalChangesWords(webhook.changes, now)}
        </Note>
      )}
      <More>
        <StatusPresetChoice value={webhook.status_preset} disabled={panel.busy} onChange={choosePreset} />
      </More>
      <Inline align="stretch" gap="10">
        <Button
          variant="default"
          disabled={panel.busy}
          onClick={() => void panel.check(async () => wordsOf(await actions.check()))}
        >
          {common.check}
        </Button>
        <Button variant="default" disabled={panel.busy} onClick={panel.edit}>
          {common.edit}
        </Button>
        <Button variant="default" color="red" disabled={panel.busy} onClick={remove}>
          {common.remove}
        </Button>
      </Inline>
    </>
  );
}

interface WebhookFormProps {
  readonly workspaceId: string;
  readonly known: boolean;
  readonly panel: Panel;
  /** Gets what will not work with the new webhook. */
  readonly onSaved: (warnings: readonly string[]) => void;
}

function WebhookForm({ workspaceId, known, panel, onSaved }: WebhookFormProps) {
  const actions = useWebhookActions(workspaceId);
  const field = useFocusOnArrival();
  const form = useForm({
    initialValues: { webhook_url: '' },
    validate: (values) => mistakesOf(NewBitrix24Credentials, values),
  });

  function submit({ webhook_url }: typeof form.values) {
    void panel.save(async () => {
      onSaved(await actions.save(webhook_url.trim()));
      return text.saved;
    });
  }

  return (
    <Stack as="form" gap="14" onSubmit={form.onSubmit(submit, () => form.nodeOf('webhook_url')?.focus())} noValidate>
      <FeatureHint feature="bitrix24" />
      <TextInput
        label={text.webhook}
        description={known ? text.replaceHint : text.hint}
        placeholder={text.placeholder}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={WEBHOOK_MAX_LENGTH}
        readOnly={panel.busy}
        {...form.field('webhook_url')}
        ref={field}
      />
      <Inline align="stretch" gap="10">
        <Button type="submit" disabled={panel.busy}>
          {panel.busy ? common.saving : common.save}
        </Button>
        <Button variant="default" disabled={panel.busy} onClick={panel.cancel}>
          {common.cancel}
        </Button>
      </Inline>
      <KeySteps steps={['menu', 'rights', 'address']} words={text.steps} />
    </Stack>
  );
}
