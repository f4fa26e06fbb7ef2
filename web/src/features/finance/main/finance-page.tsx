import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { workspaces } from '#shared/contract/workspaces.ts';
import { csvOf } from '#web/lib/csv.ts';
import { paths } from '#web/lib/paths.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { DownloadIcon, UploadIcon } from '#web/ui/icons.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { FinanceHeader } from '#web/ui/finance/finance-header.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { templateOf } from '#web/lib/import-template.ts';
import { importText } from '#text/finance/import.ts';
import { SampleFinance } from '../sample/sample-finance.tsx';
import { sampleText } from '#text/finance/sample.ts';
import { NoFinance } from '../components/no-finance.tsx';
import { TeamsMoney } from '../teams/teams-money.tsx';
import { OwnFinance } from './own-finance.tsx';
import { financeMainText as text } from '#text/finance/main.ts';

/** What the shell has asked already is not asked again. */
const AS_KNOWN = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/** The money behind retention: of the company, or of an example while it has brought nothing in. */
export default function FinancePage() {
  const { workspace, seesMoney } = useWorkspace();
  const { data: notices } = useApi(workspaces.getNotices, { params: { id: workspace.id } }, AS_KNOWN);
  // Of departments alone somebody is told whatever else there is of the company: nothing of that is theirs.
  if (workspace.finance_access.kind === 'departments') {
    return (
      <Stack fit gap="20">
        <TeamsMoney key={workspace.id} />
      </Stack>
    );
  }
  if (notices === undefined) {
    return (
      <Stack fit gap="20">
        <FinanceHeader />
        <SkeletonCards count={3} lines={4} />
      </Stack>
    );
  }
  if (notices.finance === 'own') {
    return (
      <Stack fit gap="20">
        {seesMoney ? <OwnFinance key={workspace.id} /> : <NoFinance />}
      </Stack>
    );
  }
  return (
    <Stack fit gap="20">
      <FinanceHeader note={sampleText.headerNote}>
        {seesMoney && (
          <>
            <Button
              variant="default"
              leftSection={<DownloadIcon size={18} />}
              onClick={() => saveFile(csvOf(templateOf('employees')), importText.templateNames.employees)}
            >
              {text.page.template}
            </Button>
            <Button component={Link} to={paths.financeImport()} leftSection={<UploadIcon size={18} />}>
              {text.page.upload}
            </Button>
          </>
        )}
      </FinanceHeader>
      <SampleFinance canUpload={seesMoney} />
    </Stack>
  );
}
