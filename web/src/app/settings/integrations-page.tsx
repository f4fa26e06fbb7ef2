import IntegrationPanels from '#web/features/integrations/integration-panels.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** What the workspace is connected to. */
export default function IntegrationsPage() {
  return (
    <SettingsFrame tab="integrations">
      <IntegrationPanels />
    </SettingsFrame>
  );
}
