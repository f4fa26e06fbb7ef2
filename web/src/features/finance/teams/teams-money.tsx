import { ApiError } from '#web/lib/api-error.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FinanceHeader } from '#web/ui/finance/finance-header.tsx';
import { Note } from '#web/ui/note.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { NoFinance } from '../components/no-finance.tsx';
import { useDepartmentMoney } from './api.ts';
import { DepartmentCard } from './components/department-card.tsx';
import { teamsText as text } from '#text/finance/teams.ts';

/** The money of named departments, for whom the owner has opened these alone. */
export function TeamsMoney() {
  const { workspace } = useWorkspace();
  const { data, error, mutate } = useDepartmentMoney(workspace.id);
  // Withdrawn while the page was open.
  if (error instanceof ApiError && error.status === 403) return <NoFinance />;
  return (
    <>
      <FinanceHeader title={text.title} note={text.note} />
      {!data && error === undefined && <SkeletonCards count={2} lines={6} />}
      {!data && error !== undefined && <ErrorState title={text.failed} error={error} onRetry={() => void mutate()} />}
      {data && data.missing.length > 0 && data.period !== null && (
        <Note tone="warning">{text.missing(data.missing, data.period)}</Note>
      )}
      {data?.period === null && <EmptyState title={text.nothing.title}>{text.nothing.text(data.missing)}</EmptyState>}
      {data?.departments.map((one) => (
        <DepartmentCard key={one.department} money={one} year={data.year} />
      ))}
    </>
  );
}
