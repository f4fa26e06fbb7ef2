import { ActsCard } from '#web/features/personal-data/components/acts-card.tsx';
import { DataRequests } from '#web/features/personal-data/data-requests.tsx';
import { DataProcessing } from '#web/features/processing/data-processing.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { NoPermission } from '#web/ui/states.tsx';
import { settingsText } from '#text/common/settings.ts';
import { SettingsFrame } from './settings-frame.tsx';

/** The room of personal data: what people have asked of the company first, acts of what is gone, then terms and the register. */
export default function DataPage() {
  const { workspace, can } = useWorkspace();
  const [answers, keeps] = [can('data_requests.manage'), can('processing.keep')];
  return (
    <SettingsFrame tab="data">
      {answers || keeps ? (
        <Stack gap="16" fit key={workspace.id}>
          {answers && <DataRequests />}
          {answers && <ActsCard />}
          {keeps && <DataProcessing />}
        </Stack>
      ) : (
        <NoPermission>{settingsText.noPermission}</NoPermission>
      )}
    </SettingsFrame>
  );
}
