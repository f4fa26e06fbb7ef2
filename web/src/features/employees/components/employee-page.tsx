import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { PortalFailure, RequirePortal } from '#web/ui/require-portal.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { requireWorkspaceId } from '#web/lib/identifiers.ts';
import { usePortal } from '#web/lib/use-portal.ts';
import { usePortalEmployee } from '../lib/use-portal-employee.ts';
import { employeesText } from '../text.ts';
import { ChevronLeftIcon } from '#web/ui/icons.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmployeeCard } from './employee-card.tsx';

const text = employeesText.page;

/** One person of the portal. */
export function EmployeePage({ employeeId }: { readonly employeeId: string }) {
  const { workspace } = useWorkspace();
  const connected = Boolean(usePortal(workspace.id).data?.webhook_url);
  return (
    <>
      <div>
        <Button
          component={Link}
          to={paths.section('employees')}
          variant="default"
          leftSection={<ChevronLeftIcon size={18} />}
        >
          {text.back}
        </Button>
      </div>
      {!connected && <PageHeader title={text.loading} />}
      <RequirePortal title={text.errorTitle} failure={text.failed}>
        <Loaded employeeId={employeeId} />
      </RequirePortal>
    </>
  );
}

function Loaded({ employeeId }: { readonly employeeId: string }) {
  const workspaceId = requireWorkspaceId(useWorkspace().workspace.id);
  const { person, snapshotAt, missing, error, retry } = usePortalEmployee(workspaceId, employeeId);
  if (person) return <EmployeeCard person={person} snapshotAt={snapshotAt} workspaceId={workspaceId} />;
  if (!missing && error === undefined) {
    return (
      <>
        <PageHeader title={text.loading} />
        <SkeletonCards count={2} lines={4} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={text.loading} />
      <PortalFailure
        error={error}
        title={text.errorTitle}
        words={(message) => (missing ? text.notFound : text.failed(message))}
        onRetry={retry}
      />
    </>
  );
}
