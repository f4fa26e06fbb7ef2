import { archiveText } from '#text/exports/archive.ts';
import type { RunReport } from '#functions/runs/repositories/run-reports.ts';
import type { ArchiveFile } from '../archive-file.ts';

/** What is told to those whom a run asked, as it was written; nothing where nobody has written any. */
export function reportFiles(report: RunReport | null, folder: string): ArchiveFile[] {
  if (!report) return [];
  const { intro, items, published } = report;
  return [
    {
      kind: 'document',
      path: `${folder}/report`,
      about: archiveText.report,
      value: { intro, items, published },
    },
  ];
}
