import { AccessLog } from '#web/features/access-log/access-log.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Who saw what in the workspace, for its owner. */
export default function AccessLogPage() {
  return (
    <SettingsFrame tab="accessLog">
      <AccessLog />
    </SettingsFrame>
  );
}
