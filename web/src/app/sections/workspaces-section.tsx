import { lazy, Suspense } from 'react';
import { WorkspacesSection } from '#web/features/workspaces/workspaces-section.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';

const IntegrationPanels = lazy(() => import('#web/features/integrations/integration-panels.tsx'));

/** The page of a workspace with its connections, a feature of their own; the page does not wait for them. */
export default function WorkspacesPage() {
  return (
    <WorkspacesSection
      integrations={
        <Suspense fallback={<SkeletonCards count={2} lines={2} />}>
          <IntegrationPanels />
        </Suspense>
      }
    />
  );
}
