import { useSearchParams } from 'react-router-dom';
import ApiKeysCard from '#web/features/api-keys/api-keys-card.tsx';
import IntegrationPanels from '#web/features/integrations/integration-panels.tsx';
import { CONNECTIONS } from '#web/lib/paths.ts';
import { SettingsFrame } from './settings-frame.tsx';

/** What the workspace is connected to, and the keys of those who connect to it; the address may ask for one of the forms. */
export default function IntegrationsPage() {
  const [params, setParams] = useSearchParams();
  const wanted = CONNECTIONS.find((one) => one === params.get('connect')) ?? null;
  return (
    <SettingsFrame tab="integrations">
      <IntegrationPanels wanted={wanted} onDone={() => wanted && setParams({}, { replace: true })} />
      <ApiKeysCard />
    </SettingsFrame>
  );
}
