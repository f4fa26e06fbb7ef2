import type { PollQuestion } from '#shared/models/answers.ts';
import type { FrameSummary } from '#shared/models/run-results.ts';
import { isReadApart } from '#shared/rules/read-apart.ts';
import type { Member, Workspace } from '#shared/models/workspace.ts';
import type { ExportTable } from '#web/lib/export-cells.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import { readMembers } from '#web/lib/use-members.ts';
import { noteFile } from '../api.ts';
import { exportTable, quotesTable } from '../lib/export-table.ts';
import { hasNames, inOrder, type RowOrder, rowsOf } from '../lib/responses.ts';
import type { ResultsLoader } from '../lib/results-loader.ts';
import { useExport } from '#web/ui/export-menu.tsx';
import type { ExportFormat } from '#web/ui/save-menu.tsx';
import { loadTrendChart } from '#web/ui/figures/trend-chart-loader.ts';

interface SavingProps {
  readonly summary: FrameSummary;
  readonly questions: readonly PollQuestion[];
  readonly loader: ResultsLoader;
  /** Null while they are not read. */
  readonly members: readonly Member[] | null;
  readonly order: RowOrder;
  readonly workspace: Pick<Workspace, 'id'>;
}

/** Saves and prints the results of a run, all answers among them, as the screen orders and names them. */
export function useSaving({ summary, questions, loader, members, order, workspace }: SavingProps) {
  return useExport({
    nameOf: (format) => exportFileName(summary.poll.title, summary.frame.created_at, format, resultsText.sheet.file),
    onCollect: async (format) => {
      if (!(await loader.readAll())) {
        const { status, error } = loader.get();
        if (status === 'failed') throw error;
        return null;
      }
      const all = loader.get().responses;
      // Known when the button was pressed: maybe before the answers told that there are names to find.
      const known = members !== null && members.length > 0;
      const team = known || !hasNames(all) ? (members ?? []) : await readMembers(workspace.id);
      const { is_anonymous: anonymous, results_visibility: visibility } = summary.frame;
      const table = isReadApart(anonymous, visibility)
        ? quotesTable(questions, rowsOf(all, team), resultsText.sheet)
        : exportTable(questions, inOrder(rowsOf(all, team), order), {
            ...resultsText.sheet,
            anonymous: resultsText.table.anonymous,
          });
      const file = await fileOf(format, table, summary);
      await noteFile(summary.frame.id);
      return file;
    },
    onPrint: () => void print(),
  });
}

/** What writes files comes when one is wanted. */
async function fileOf(format: ExportFormat, table: ExportTable, summary: FrameSummary): Promise<Blob> {
  if (format === 'csv') return (await import('#web/lib/csv.ts')).csvOf(table);
  const [{ xlsxOf }, { sumsOf }] = await Promise.all([
    import('#web/lib/export-xlsx.ts'),
    import('../lib/export-sums.ts'),
  ]);
  return xlsxOf([
    { name: resultsText.sheet.name, table },
    { name: resultsText.sheet.sums, sums: sumsOf(summary) },
  ]);
}

/** Prints the page's own sheet, with the chart if its library comes. */
export async function print(): Promise<void> {
  // Without the chart the paper still has its figures.
  await loadTrendChart().catch(() => undefined);
  window.print();
}
