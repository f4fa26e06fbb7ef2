import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { OfCompany } from '#web/ui/of-company.tsx';
import { useWorkloadStatus } from '../api.ts';
import { Availability } from './components/availability.tsx';
import { BandSkeleton, PageSkeleton } from './components/page-skeleton.tsx';
import { PremiumOnly } from './components/premium-only.tsx';
import { WorkloadAnalysis } from './components/workload-analysis.tsx';
import { workloadText as text } from '#text/analysis/workload.ts';

/** The analysis of workload: what was found and what to do about it, for those who lead people. */
export default function WorkloadPage() {
  const { can, workspace } = useWorkspace();
  return (
    <Stack fit gap="16">
      {can('workload.read') ? (
        <Checked workspaceId={workspace.id} />
      ) : (
        <>
          <Header />
          <OfCompany
            title={text.noRightTitle}
            action={
              <Button component={Link} to={paths.tasks} variant="default">
                {text.toTasks}
              </Button>
            }
          >
            {text.noRight}
          </OfCompany>
        </>
      )}
    </Stack>
  );
}

function Header() {
  return <PageHeader title={text.title} back={{ to: paths.tasks, label: text.back }} />;
}

/** Shows the analysis where there can be one, else what stands in the way. */
function Checked({ workspaceId }: { readonly workspaceId: string }) {
  const { data: status, error, isValidating, mutate } = useWorkloadStatus(workspaceId);
  if (status?.has_premium_subscription && status.can_analyze) return <WorkloadAnalysis status={status} />;
  return (
    <>
      <Header />
      {status ? (
        status.has_premium_subscription ? (
          <Availability
            issues={status.issues}
            recommendations={status.recommendations}
            busy={isValidating}
            onCheck={() => void mutate()}
          />
        ) : (
          <PremiumOnly />
        )
      ) : error === undefined ? (
        <>
          <BandSkeleton />
          <PageSkeleton />
        </>
      ) : (
        <Availability
          issues={[text.impossible.checkFailed]}
          recommendations={[]}
          busy={isValidating}
          onCheck={() => void mutate()}
        />
      )}
    </>
  );
}
