import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { NoPermission } from '#web/ui/states.tsx';
import { registerText } from '#text/processing/register.ts';
import { RegisterCard } from './components/register-card.tsx';
import { RetentionCard } from './components/retention-card.tsx';

/** How long a workspace keeps what, for its owner, and its register of processing. */
export function DataProcessing() {
  const { workspace, can } = useWorkspace();
  if (!can('processing.keep')) return <NoPermission>{registerText.noPermission}</NoPermission>;
  return (
    <Stack gap="16" fit key={workspace.id}>
      {can('retention.manage') && <RetentionCard workspaceId={workspace.id} />}
      <RegisterCard workspaceId={workspace.id} />
    </Stack>
  );
}
