import type { Connection } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { integrationsText } from '#text/integrations.ts';
import { MESSENGERS } from '#shared/rules/messengers.ts';
import { AiPanel } from './components/ai-panel.tsx';
import { Bitrix24Panel } from './components/bitrix24-panel.tsx';
import { ChatPanel } from './components/chat-panel.tsx';
import { DirectoryPanel } from './components/directory-panel.tsx';
import { PeopleSourcePanel } from './components/people-source-panel.tsx';
import { SmsPanel } from './components/sms-panel.tsx';
import { TaskSourcePanel } from './components/task-source-panel.tsx';
import { WebhooksPanel } from './components/webhooks/webhooks-panel.tsx';
import styles from './integrations.module.css';

interface IntegrationPanelsProps {
  /** The form that the address asks for. */
  readonly wanted?: Connection | null;
  /** It was saved or cancelled. */
  readonly onDone?: () => void;
}

/** What the current workspace is connected to; each panel says by itself when the role does not open it. */
export default function IntegrationPanels({ wanted = null, onDone = nothing }: IntegrationPanelsProps) {
  const { workspace, can } = useWorkspace();
  const common = { workspaceId: workspace.id, allowed: can('integrations.manage'), onDone };
  return (
    <div className={styles.panels} role="group" aria-label={integrationsText.title}>
      <Bitrix24Panel key={`bitrix24 ${workspace.id}`} {...common} wanted={wanted === 'bitrix24'} />
      <TaskSourcePanel key={`tasks ${workspace.id}`} workspaceId={workspace.id} allowed={common.allowed} />
      <AiPanel key={`ai ${workspace.id}`} {...common} wanted={wanted === 'ai'} />
      {MESSENGERS.map((channel) => (
        <ChatPanel
          key={`${channel} ${workspace.id}`}
          channel={channel}
          workspaceId={workspace.id}
          allowed={common.allowed}
        />
      ))}
      {can('directory.manage') && <DirectoryPanel key={`directory ${workspace.id}`} workspaceId={workspace.id} />}
      {can('directory.manage') && <PeopleSourcePanel key={`source ${workspace.id}`} workspaceId={workspace.id} />}
      <SmsPanel key={`sms ${workspace.id}`} workspaceId={workspace.id} allowed={common.allowed} />
      {can('webhooks.manage') && <WebhooksPanel key={`webhooks ${workspace.id}`} workspaceId={workspace.id} />}
    </div>
  );
}

function nothing(): void {}
