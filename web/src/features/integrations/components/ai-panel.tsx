import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { formatNumber } from '#text/format.ts';
import { integrationsText } from '#text/integrations.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import { FeatureHint } from '#web/ui/limit-hint.tsx';
import { Note } from '#web/ui/note.tsx';
import { AiForm } from './ai-form.tsx';
import { useAi, useAiActions, type StoredAi } from '../api.ts';
import { wordsOf } from '../lib/connection-result.ts';
import { Fact } from './fact.tsx';
import styles from '../integrations.module.css';
import { ClosedPanel, PanelCard } from './panel-card.tsx';
import { usePanel, type Panel } from '../lib/use-panel.ts';

const common = integrationsText;
const text = integrationsText.ai;

interface AiPanelProps {
  readonly workspaceId: string;
  /** Whether the person may manage integrations here. */
  readonly allowed: boolean;
  readonly wanted: boolean;
  readonly onDone: () => void;
}

/** The access to GigaChat: what is stored but its secret, how much it was used, whether it works. */
export function AiPanel({ workspaceId, allowed, ...asked }: AiPanelProps) {
  const stored = useAi(allowed ? workspaceId : null);
  const panel = usePanel(asked);
  if (!allowed) return <ClosedPanel title={text.title}>{text.noRight}</ClosedPanel>;
  return (
    <PanelCard
      title={text.title}
      loadFailed={text.loadFailed}
      stored={stored}
      isConnected={({ has_valid_credentials }) => has_valid_credentials}
      panel={panel}
    >
      {(access) => <PanelBody workspaceId={workspaceId} access={access} panel={panel} />}
    </PanelCard>
  );
}

interface PanelBodyProps {
  readonly workspaceId: string;
  readonly access: StoredAi;
  readonly panel: Panel;
}

function PanelBody({ workspaceId, access, panel }: PanelBodyProps) {
  if (panel.mode === 'edit') return <AiForm workspaceId={workspaceId} access={access} panel={panel} />;
  if (access.client_id !== null) return <StoredAccess workspaceId={workspaceId} access={access} panel={panel} />;
  return (
    <>
      <Text tone="ink-2" pretty>
        {text.purpose}
      </Text>
      <FeatureHint feature="ai" />
      <Inline align="stretch" gap="10">
        <Button onClick={panel.edit}>{common.connect}</Button>
      </Inline>
    </>
  );
}

function StoredAccess({ workspaceId, access, panel }: PanelBodyProps) {
  const actions = useAiActions(workspaceId);
  const [confirming, setConfirming] = useState(false);

  async function remove() {
    const removed = await panel.remove(async () => {
      await actions.remove();
      return text.deleted;
    });
    if (removed) setConfirming(false);
  }

  return (
    <>
      {access.problem !== null && <Note tone="warning">{access.problem}</Note>}
      <dl className={styles.facts}>
        <Fact name={text.provider}>{text.providerName}</Fact>
        <Fact name={text.scope} wide>
          {access.scope}
        </Fact>
        <Fact name={text.clientId} wide>
          {access.client_id ?? ''}
        </Fact>
        <Fact name={text.totalRequests}>{formatNumber(access.total_requests)}</Fact>
        <Fact name={text.monthlyRequests}>
          {access.monthly_cap === null
            ? formatNumber(access.monthly_requests)
            : text.ofCap(formatNumber(access.monthly_requests), formatNumber(access.monthly_cap))}
        </Fact>
        <Fact name={text.lastUsed}>
          {access.last_used_at === null ? text.neverUsed : formatDateTime(access.last_used_at)}
        </Fact>
        <Fact name={text.certificate}>{text.verified}</Fact>
      </dl>
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
        <Button variant="default" color="red" disabled={panel.busy} onClick={() => setConfirming(true)}>
          {common.remove}
        </Button>
      </Inline>
      <ConfirmModal
        opened={confirming}
        title={text.confirmTitle}
        action={text.confirmAction}
        danger
        busy={panel.busy}
        error={
          panel.failure?.prefix === common.deleteFailed
            ? common.deleteFailed + messageOf(panel.failure.error, common.noAnswer)
            : null
        }
        onConfirm={() => void remove()}
        onClose={() => setConfirming(false)}
      >
        {text.confirmText}
      </ConfirmModal>
    </>
  );
}
