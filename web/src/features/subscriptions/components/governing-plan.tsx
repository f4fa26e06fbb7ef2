import { useOwnerName } from '#web/lib/use-members.ts';
import { useWorkspacePlan } from '#web/lib/use-workspace-plan.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { subscriptionText as text } from '#text/subscriptions.ts';
import { PlanLine } from './plan-line.tsx';

/** Whose plan holds in a workspace that is not one's own, which, and until when. */
export function GoverningPlan() {
  const { workspace } = useWorkspace();
  const { data, error, mutate } = useWorkspacePlan(workspace.id);
  const owner = useOwnerName(workspace.id);
  return (
    <Card title={text.governed.title}>
      {data ? (
        <Stack gap="14">
          <PlanLine plan={data} />
          <Text tone="ink-2" pretty>
            {text.governed.other(workspace.name, owner)}
          </Text>
        </Stack>
      ) : error === undefined ? (
        <SkeletonCards count={1} lines={1} />
      ) : (
        <ErrorState error={error} onRetry={() => void mutate()} />
      )}
    </Card>
  );
}
