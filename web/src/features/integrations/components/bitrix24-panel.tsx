import { Button } from '@mantine/core';
import { useState } from 'react';
import type { StatusPreset } from '#shared/rules/bitrix24-tasks.ts';
import { formatDate, formatDayAndTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { portalChangesWords, portalReadingWords } from '#web/lib/portal-reading.ts';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import { integrationsText } from '#text/integrations.ts';
import { portalAppText } from '#text/integrations/portal-app.ts';
import { FeatureHint } from '#web/ui/limit-hint.tsx';
import { Note } from '#web/ui/note.tsx';
import { useWebhook, useWebhookActions, type StoredWebhook } from '../api.ts';
import { wordsOf } from '../lib/connection-result.ts';
import { DeliveredFact } from './delivered-fact.tsx';
import { Fact } from './fact.tsx';
import { More } from './more.tsx';
import styles from '../integrations.module.css';
import { ClosedPanel, PanelCard } from './panel-card.tsx';
import { PortalAppForm } from './portal-app-form.tsx';
import { StatusPresetChoice } from './status-preset-choice.tsx';
import { WebhookForm } from './webhook-form.tsx';
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

/** By what a portal of Bitrix24 is connected: a webhook is shown masked and replaced whole, an application let in anew. */
export function Bitrix24Panel({ workspaceId, allowed, ...asked }: PanelProps) {
  const stored = useWebhook(allowed ? workspaceId : null);
  const panel = usePanel(asked);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const [way, setWay] = useState<Way>(null);

  function edit(chosen: Way) {
    setWay(chosen);
    panel.edit();
  }

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
        panel.mode === 'edit' && (way ?? usualWay(webhook)) === 'app' ? (
          <PortalAppForm
            workspaceId={workspaceId}
            known={webhook.kind === 'app' ? (webhook.webhook_url ?? '') : ''}
            onCancel={panel.cancel}
            onWebhook={() => setWay('webhook')}
          />
        ) : panel.mode === 'edit' ? (
          <WebhookForm
            workspaceId={workspaceId}
            known={webhook.kind === 'webhook'}
            panel={panel}
            onSaved={setWarnings}
            onApp={webhook.app_offered ? () => setWay('app') : null}
          />
        ) : (
          <>
            <WebhookView workspaceId={workspaceId} webhook={webhook} panel={panel} onEdit={edit} />
            {panel.mode === 'saved' && warnings.length > 0 && <Note tone="warning">{warnings.join(' ')}</Note>}
          </>
        )
      }
    </PanelCard>
  );
}

/** By what it is connected; null = as it is, or as is offered first. */
type Way = 'app' | 'webhook' | null;

function usualWay({ kind, app_offered: isOffered }: StoredWebhook): Way {
  return kind ?? (isOffered ? 'app' : 'webhook');
}

const READING_TONES = { reading: 'warning', read: 'good', failed: 'attention' } as const;

interface WebhookViewProps {
  readonly workspaceId: string;
  readonly webhook: StoredWebhook;
  readonly panel: Panel;
  readonly onEdit: (way: Way) => void;
}

function WebhookView({ workspaceId, webhook, panel, onEdit }: WebhookViewProps) {
  const actions = useWebhookActions(workspaceId);
  const now = useNow();
  if (webhook.webhook_url === null) {
    return (
      <>
        <Text tone="ink-2" pretty>
          {webhook.app_offered ? portalAppText.purpose : text.purpose}
        </Text>
        <FeatureHint feature="bitrix24" />
        <Inline align="stretch" gap="10">
          {webhook.app_offered ? (
            <>
              <Button onClick={() => onEdit('app')}>{portalAppText.byApp}</Button>
              <Button variant="default" onClick={() => onEdit('webhook')}>
                {portalAppText.byWebhook}
              </Button>
            </>
          ) : (
            <Button onClick={() => onEdit('webhook')}>{common.connect}</Button>
          )}
        </Inline>
      </>
    );
  }

  const isApp = webhook.app !== null;

  function choosePreset(preset: StatusPreset) {
    void panel.change(async () => {
      await actions.choosePreset(preset);
      return text.presetSaved;
    });
  }

  function remove() {
    if (!window.confirm(isApp ? portalAppText.confirm : text.confirmDelete)) return;
    void panel.remove(async () => {
      await actions.remove();
      return isApp ? portalAppText.disconnected : text.deleted;
    });
  }

  return (
    <>
      <dl className={styles.facts}>
        {isApp && <Fact name={portalAppText.kind}>{portalAppText.kinds.app}</Fact>}
        <Fact name={isApp ? portalAppText.address : text.webhook} wide={!isApp}>
          {isApp ? new URL(webhook.webhook_url).host : webhook.webhook_url}
        </Fact>
        {isApp && webhook.updated_at !== null && (
          <Fact name={portalAppText.since}>{formatDate(webhook.updated_at)}</Fact>
        )}
        {!isApp && webhook.created_at !== null && <Fact name={text.addedOn}>{formatDate(webhook.created_at)}</Fact>}
        {!isApp && webhook.updated_at !== null && <Fact name={text.changedOn}>{formatDate(webhook.updated_at)}</Fact>}
        {webhook.app && (
          <Fact name={portalAppText.events}>
            {webhook.app.events_at === null ? portalAppText.noEvents : formatDayAndTime(webhook.app.events_at, now)}
          </Fact>
        )}
        <DeliveredFact workspaceId={workspaceId} channel="bitrix24" />
      </dl>
      {webhook.app?.ended && <Note tone="attention">{portalAppText.ended}</Note>}
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
        <Button variant={webhook.app?.ended ? 'filled' : 'default'} disabled={panel.busy} onClick={() => onEdit(null)}>
          {isApp ? portalAppText.again : common.edit}
        </Button>
        <Button variant="default" color="red" disabled={panel.busy} onClick={remove}>
          {isApp ? portalAppText.disconnect : common.remove}
        </Button>
      </Inline>
    </>
  );
}
