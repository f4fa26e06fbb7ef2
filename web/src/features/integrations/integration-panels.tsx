import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { integrationsText } from './text.ts';
import { AiPanel } from './components/ai-panel.tsx';
import { Bitrix24Panel } from './components/bitrix24-panel.tsx';
import styles from './integrations.module.css';

/** What the current workspace is connected to; each panel says by itself when the role does not open it. */
export default function IntegrationPanels() {
  const { workspace, can } = useWorkspace();
  const allowed = can('integrations.manage');
  return (
    <div className={styles.panels} role="group" aria-label={integrationsText.title}>
      <Bitrix24Panel key={`bitrix24 ${workspace.id}`} workspaceId={workspace.id} allowed={allowed} />
      <AiPanel key={`ai ${workspace.id}`} workspaceId={workspace.id} allowed={allowed} />
    </div>
  );
}
