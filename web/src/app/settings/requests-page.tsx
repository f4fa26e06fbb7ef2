import { RequestsPage } from '#web/features/personal-data/requests-page.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** What people without an account have asked about their data, for those who answer. */
export default function DataRequestsPage() {
  return (
    <SettingsFrame tab="requests">
      <RequestsPage />
    </SettingsFrame>
  );
}
