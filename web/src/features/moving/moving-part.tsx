import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useMoving } from './api.ts';
import { BringIn } from './components/bring-in.tsx';
import { TakeAway } from './components/take-away.tsx';
import { movingText as text } from '#text/moving.ts';

/** The company moves to another installation, or comes from one; for its owner, nothing for anybody else. */
export default function MovingPart() {
  const { workspace, can } = useWorkspace();
  return can('workspace.export') ? <MovingCard key={workspace.id} workspaceId={workspace.id} /> : null;
}

function MovingCard({ workspaceId }: { readonly workspaceId: string }) {
  const { data, error, mutate } = useMoving(workspaceId);
  return (
    <Card title={text.title} lead={text.lead}>
      {data ? (
        <Stack gap="20">
          {data.state !== 'moving' && !data.empty && <TakeAway />}
          <BringIn workspaceId={workspaceId} moving={data} />
        </Stack>
      ) : error === undefined ? (
        <SkeletonCards count={1} lines={1} />
      ) : (
        <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />
      )}
    </Card>
  );
}
