import type { SurveyResults } from '#shared/models/survey-results.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { useExport } from '#web/ui/export-menu.tsx';
import type { ExportFormat } from '#web/ui/save-menu.tsx';
import { noteFile } from '../api.ts';
import { surveyExportText } from '#text/asking/results/surveys/export.ts';

/** Saves and prints the results of a survey: what the screen shows, from the reply it was drawn from. */
export function useSaving(results: SurveyResults) {
  const { id, title, completed_at: completed, created_at: created } = results.survey;
  return useExport({
    nameOf: (format) => exportFileName(title, completed ?? created, format, surveyExportText.file),
    onCollect: async (format) => {
      const file = await fileOf(format, results);
      await noteFile(id);
      return file;
    },
    onPrint: () => window.print(),
  });
}

/** What writes files comes when one is wanted. */
async function fileOf(format: ExportFormat, results: SurveyResults): Promise<Blob> {
  const { linesOf, sheetsOf } = await import('../lib/export.ts');
  if (format === 'csv') return (await import('#web/lib/csv.ts')).csvOf(linesOf(results));
  return (await import('#web/lib/export-xlsx.ts')).xlsxOf(sheetsOf(results));
}
