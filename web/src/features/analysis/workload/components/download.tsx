import { createPortal } from 'react-dom';
import type { WorkloadRecommendations, WorkloadSummary } from '#shared/models/analysis.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAction } from '#web/lib/use-action.ts';
import { usePrinting } from '#web/lib/use-printing.ts';
import { SaveMenu, type ExportFormat } from '#web/ui/save-menu.tsx';
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
  const save = (format: ExportFormat) =>
    void run(async () => {
      const { name: title } = text.file;
      const name = exportFileName(`${title} ${workspaceName}`, summary.analysis_date, format, title);
      const table = exportWorkload(summary, recommendations);
      const file =
        format === 'csv'
          ? (await import('#web/lib/csv.ts')).csvOf(table)
          : (await import('#web/lib/export-xlsx.ts')).workbookOf(title, table);
      saveFile(file, name);
      toast(text.downloaded(name));
    });
  return (
    <>
      <SaveMenu busy={busy} onSave={save} onPrint={() => window.print()} />
      {error !== null && <p role="alert">{`${text.downloadFailed}: ${messageOf(error)}`}</p>}
      {printing &&
        createPortal(
          <PrintedAnalysis summary={summary} recommendations={recommendations} workspaceName={workspaceName} />,
          document.body,
        )}
    </>
  );
}
