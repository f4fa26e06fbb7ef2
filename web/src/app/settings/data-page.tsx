import { DataRequests } from '#web/features/personal-data/data-requests.tsx';
import { DataProcessing } from '#web/features/processing/data-processing.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { NoPermission } from '#web/ui/states.tsx';
import { registerText } from '#text/processing/register.ts';
import { SettingsFrame } from './settings-frame.tsx';

/** The room of personal data: what people have asked of the company first, then terms and the register. */
export default function DataPage() {
  const { workspace, can } = useWorkspace();
  const [answers, keeps] = [can('data_requests.manage'), can('processing.keep')];
  return (
    <SettingsFrame tab="data">
      {answers || keeps ? (
        <Stack gap="16" fit key={workspace.id}>
          {answers && <DataRequests />}
          {keeps && <DataProcessing />}
        </Stack>
      ) : (
        <NoPermission>{registerText.noPermission}</NoPermission>
      )}
    </SettingsFrame>
  );
}
