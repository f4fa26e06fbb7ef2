import { Button, Menu } from '@mantine/core';
import { createPortal } from 'react-dom';
import type { WorkloadRecommendations, WorkloadSummary } from '#shared/models/analysis.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAction } from '#web/lib/use-action.ts';
import { usePrinting } from '#web/lib/use-printing.ts';
import { DownloadIcon, PrintIcon } from '#web/ui/icons.tsx';
import { toast } from '#web/ui/toast.ts';
import { exportWorkload } from '../lib/export-workload.ts';
import { workloadText as text } from '#text/analysis/workload.ts';
import { PrintedAnalysis } from './printed-analysis.tsx';

interface DownloadProps {
  readonly summary: WorkloadSummary;
  readonly recommendations: WorkloadRecommendations | undefined;
  readonly workspaceName: string;
}

/** Saves the analysis as a file, or prints it; names of people stay out of both. */
export function Download({ summary, recommendations, workspaceName }: DownloadProps) {
  const { busy, error, run } = useAction();
  const printing = usePrinting();
  const save = () =>
    void run(async () => {
      const name = exportFileName(`${text.file.name} ${workspaceName}`, summary.analysis_date, 'csv', text.file.name);
      const { csvOf } = await import('#web/lib/csv.ts');
      saveFile(csvOf(exportWorkload(summary, recommendations)), name);
      toast(text.downloaded(name));
    });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<DownloadIcon size={18} />} loading={busy}>
            {text.download}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={save}>{text.csv}</Menu.Item>
          <Menu.Item leftSection={<PrintIcon size={18} />} onClick={() => window.print()}>
            {text.print}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {error !== null && <p role="alert">{`${text.downloadFailed}: ${messageOf(error)}`}</p>}
      {printing &&
        createPortal(
          <PrintedAnalysis summary={summary} recommendations={recommendations} workspaceName={workspaceName} />,
          document.body,
        )}
    </>
  );
}
