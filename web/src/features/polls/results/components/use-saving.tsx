import type { Question } from '#shared/models/answers.ts';
import type { FrameSummary } from '#shared/models/poll.ts';
import type { Member, Workspace } from '#shared/models/workspace.ts';
import { resultsText } from '../text.ts';
import { readMembers } from '../api.ts';
import { exportTable } from '../lib/export-table.ts';
import { inOrder, type RowOrder, rowsOf } from '../lib/responses.ts';
import type { ResultsLoader } from '../lib/results-loader.ts';
import { useExport } from './export-menu.tsx';
import { loadTrendChart } from './trend-chart-loader.ts';

interface SavingProps {
  readonly summary: FrameSummary;
  readonly questions: readonly Question[];
  readonly loader: ResultsLoader;
  /** Null while they are not read. */
  readonly members: readonly Member[] | null;
  readonly order: RowOrder;
  readonly workspace: Pick<Workspace, 'id'>;
}

/** Saves and prints the results of a frame, all answers among them, as the screen orders and names them. */
export function useSaving({ summary, questions, loader, members, order, workspace }: SavingProps) {
  return useExport({
    summary,
    onCollect: async () => {
      if (!(await loader.readAll())) {
        const { status, error } = loader.get();
        if (status === 'failed') throw error;
        return null;
      }
      const all = loader.get().responses;
      const team = members ?? (await readMembers(workspace.id));
      return exportTable(questions, inOrder(rowsOf(all, team), order), {
        ...resultsText.sheet,
        anonymous: resultsText.table.anonymous,
      });
    },
    onPrint: () => void print(),
  });
}

async function print() {
  // Without the chart the paper still has its figures.
  await loadTrendChart().catch(() => undefined);
  window.print();
}
