import { lazy, Suspense } from 'react';
import { TeaserToCome } from '#web/features/analysis/workload/components/teaser-to-come.tsx';
import { TasksSection } from '#web/features/tasks/tasks-section.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';

const WorkloadTeaser = lazy(() => import('#web/features/analysis/workload/workload-teaser.tsx'));

/** The board with the way to the analysis of workload, which is a feature of its own; the board does not wait for it. */
export default function TasksPage() {
  const { can } = useWorkspace();
  return (
    <TasksSection
      analysis={
        can('workload.read') && (
          <Suspense fallback={<TeaserToCome />}>
            <WorkloadTeaser />
          </Suspense>
        )
      }
    />
  );
}
