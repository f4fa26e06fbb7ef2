import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { TurnoverReport } from '#shared/models/finance/turnover.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { UploadIcon } from '#web/ui/icons.tsx';
import { Skeleton, SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState, NoPermission } from '#web/ui/states.tsx';
import { FinanceHeader } from '#web/ui/finance/finance-header.tsx';
import { financeText } from '#text/common/finance.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { useLedger, useOwnData, useTurnover } from './api.ts';
import { LedgerCard } from './components/ledger-card.tsx';
import { OutlookCard } from './components/outlook-card.tsx';
import { TurnoverBand, TurnoverStats } from './components/turnover-band.tsx';
import { TurnoverCharts } from './components/turnover-charts.tsx';
import parts from './components/turnover.module.css';
import { dayText } from '#text/finance/months.ts';
import { turnoverText as text } from '#text/finance/turnover.ts';

/** Who leaves, after how long, and what it costs. */
export default function TurnoverPage() {
  const { workspace } = useWorkspace();
  const own = useOwnData(workspace.id);
  return (
    <Stack fit gap="20">
      {own === undefined ? <Waiting /> : own ? <OwnTurnover key={workspace.id} /> : <Empty />}
    </Stack>
  );
}

function Waiting() {
  return (
    <>
      <FinanceHeader title={financeText.tabs.turnover} />
      <Skeleton height={150} />
      <SkeletonCards count={3} lines={4} />
    </>
  );
}

/** Nothing is loaded, so nothing is asked of the server either. */
function Empty() {
  const { seesMoney } = useWorkspace();
  const { title, text: words, employees, ask } = text.empty;
  return (
    <>
      <FinanceHeader title={financeText.tabs.turnover} />
      <EmptyState
        title={title}
        action={
          seesMoney && (
            <>
              <Button component={Link} to={paths.financeImport('leavers')} leftSection={<UploadIcon size={18} />}>
                {text.upload}
              </Button>{' '}
              <Button component={Link} to={paths.financeImport('employees')} variant="default">
                {employees}
              </Button>
            </>
          )
        }
      >
        {words} {!seesMoney && ask}
      </EmptyState>
    </>
  );
}

function OwnTurnover() {
  const { workspace, seesMoney } = useWorkspace();
  if (seesMoney) return <Loaded workspaceId={workspace.id} />;
  return (
    <>
      <FinanceHeader title={financeText.tabs.turnover} />
      <NoPermission title={financeText.noRightTitle}>{financeText.noRight}</NoPermission>
    </>
  );
}

function Loaded({ workspaceId }: { readonly workspaceId: string }) {
  const { data, error, mutate } = useTurnover(workspaceId);
  if (data) return data.report ? <Report report={data.report} workspaceId={workspaceId} /> : <Empty />;
  if (error === undefined) return <Waiting />;
  return (
    <>
      <FinanceHeader title={financeText.tabs.turnover} />
      <ErrorState title={text.failed} error={error} onRetry={() => void mutate()} />
    </>
  );
}

interface ReportProps {
  readonly report: TurnoverReport;
  readonly workspaceId: string;
}

function Report({ report, workspaceId }: ReportProps) {
  const { basis } = report;
  const [since, until] = [dayText(basis.since), dayText(basis.until)];
  return (
    <>
      <FinanceHeader title={financeText.tabs.turnover} note={text.note(since, until)}>
        <Button
          component={Link}
          to={paths.financeImport('leavers')}
          variant="default"
          leftSection={<UploadIcon size={18} />}
        >
          {text.upload}
        </Button>
      </FinanceHeader>
      <TurnoverBand report={report} />
      <OutlookCard report={report} />
      <TurnoverStats report={report} />
      <TurnoverCharts report={report} />
      <OwnLedger workspaceId={workspaceId} />
      <Card title={text.basis.title}>
        <Stack as="ul" gap="6" size="note" tone="ink-2" className={parts.list}>
          <li>{text.basis.lists(basis.lists)}</li>
          <li>{text.basis.history(basis.history)}</li>
          <li>{text.basis.complete(since, until)}</li>
          {basis.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Stack>
      </Card>
    </>
  );
}

function OwnLedger({ workspaceId }: { readonly workspaceId: string }) {
  const { data, error, mutate } = useLedger(workspaceId);
  if (data) return data.ledger && <LedgerCard ledger={data.ledger} />;
  if (error === undefined) return <SkeletonCards count={1} lines={6} />;
  return <ErrorState title={text.ledger.failed} error={error} onRetry={() => void mutate()} />;
}
