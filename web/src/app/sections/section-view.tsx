import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { appText } from '#web/text/app.ts';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { activeSection, type Section } from '#web/lib/paths.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { ComingSection } from './coming-section.tsx';
import { SettingsSection } from './settings-section.tsx';

const PollsSection = lazy(() => import('#web/features/polls/polls-section.tsx'));
const IntegrationPanels = lazy(async () => ({
  default: (await import('#web/features/integrations/integration-panels.tsx')).IntegrationPanels,
}));
const EmployeesSection = lazy(() => import('#web/features/employees/employees-section.tsx'));
const TasksSection = lazy(() => import('#web/features/tasks/tasks-section.tsx'));
const WorkspacesSection = lazy(() => import('#web/features/workspaces/workspaces-section.tsx'));

/** The content of the section that the address names. */
export default function SectionView() {
  const { pathname, search } = useLocation();
  return <SectionContent section={activeSection(pathname, search)} />;
}

function SectionContent({ section }: { readonly section: Section }) {
  switch (section) {
    case 'dashboard':
      return <DashboardSection />;
    case 'polls':
      return <PollsSection />;
    case 'workspaces':
      return <WorkspacesSection integrations={<Connections />} />;
    case 'settings':
      return <SettingsSection />;
    case 'tasks':
      return (
        <Suspense fallback={<SkeletonCards count={3} />}>
          <TasksSection />
        </Suspense>
      );
    case 'employees':
      return (
        <Suspense fallback={<SkeletonCards count={3} />}>
          <EmployeesSection />
        </Suspense>
      );
    case 'finance':
      return <ComingSection section={section} title={appText.sections[section]} />;
  }
}

/** The page of a workspace does not wait for its panels. */
function Connections() {
  return (
    <Suspense fallback={<SkeletonCards count={2} lines={2} />}>
      <IntegrationPanels />
    </Suspense>
  );
}
