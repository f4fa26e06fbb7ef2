import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { RegisterCard } from './components/register-card.tsx';
import { RetentionCard } from './components/retention-card.tsx';

/** How long a workspace keeps what, for its owner, and its register of processing. */
export function DataProcessing() {
  const { workspace, can } = useWorkspace();
  return (
    <>
      {can('retention.manage') && <RetentionCard workspaceId={workspace.id} />}
      <RegisterCard workspaceId={workspace.id} />
    </>
  );
}
