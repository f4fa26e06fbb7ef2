import { Link } from 'react-router-dom';
import { workspaces } from '#shared/contract/workspaces.ts';
import { paths } from '#web/lib/paths.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useWorkspacePlan } from '#web/lib/use-workspace-plan.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { PlanLine } from './components/plan-line.tsx';
import styles from './subscription.module.css';
import { subscriptionText as text } from '#text/subscriptions.ts';

/** The plan that governs the workspace, for everybody in it; the way to more for whoever its limits concern. */
export function SpacePlanCard() {
  const { workspace, can } = useWorkspace();
  const { data, error, mutate } = useWorkspacePlan(workspace.id);
  const stats = useApi(workspaces.getStats, { params: { id: workspace.id } });
  const details = can('members.invite') && (
    <Link to={paths.settingsPlan} className={styles.link}>
      {text.details}
    </Link>
  );
  return (
    <Card title={text.plan} aside={details}>
      {data ? (
        <>
          <PlanLine plan={data} />
          {stats.data && <Caption>{peopleText(stats.data.members, data.limits.people)}</Caption>}
        </>
      ) : error === undefined ? (
        <SkeletonCards count={1} lines={1} />
      ) : (
        <ErrorState error={error} onRetry={() => void mutate()} />
      )}
    </Card>
  );
}

function peopleText(members: number, most: number | null): string {
  return most === null ? text.peopleHere(members) : text.peopleOf(members, most);
}
