import { archiveText } from '#text/exports/archive.ts';
import { say } from '../../said.ts';
import { readDataset } from '#functions/finance/datasets.ts';
import { presentEmployee, type StoredEmployee } from '#functions/finance/people.ts';
import { employeesOf } from '#functions/finance/repositories/finance-data.ts';
import type { ArchiveFile, ArchiveSection, ArchiveSource, Row } from '../archive-file.ts';
import type { FinanceEmployee } from '#shared/models/finance/employees.ts';
import type { LeaverRow } from '#shared/models/finance/leavers.ts';

/** So many rows are written between two looks at whether the archive was cancelled. */
const PAGE = 1000;

/** Employees of each month and the history of those who left, opened for their owner. */
export const financeSection: ArchiveSection = {
  title: say('finance'),
  count: async ({ repos, workspace }) => (await repos.financeData.months(workspace.id)).length + 1,
  async *units(source) {
    const months = await source.repos.financeData.months(source.workspace.id);
    for (const { period } of months) yield [employeesFile(period, source)];
    yield await leaversFile(source);
  },
};

function employeesFile(period: string, source: ArchiveSource): ArchiveFile {
  return {
    kind: 'table',
    path: `finance/employees-${period}`,
    about: archiveText.employees.about(period),
    columns: archiveText.employees.columns satisfies Readonly<Record<keyof FinanceEmployee, string>>,
    pages: async function* pages() {
      const data = await readDataset<StoredEmployee>(asked(source), employeesOf(period));
      for (const rows of inPages(data?.rows ?? [])) {
        yield rows.map((row) => toRow(presentEmployee(row, data!.key)));
      }
    },
  };
}

async function leaversFile(source: ArchiveSource): Promise<ArchiveFile[]> {
  const head = await source.repos.financeData.dataset(source.workspace.id, 'leavers');
  if (!head?.current) return [];
  return [
    {
      kind: 'table',
      path: 'finance/leavers',
      about: archiveText.leavers.about,
      columns: archiveText.leavers.columns satisfies Readonly<Record<keyof LeaverRow, string>>,
      pages: async function* pages() {
        const data = await readDataset<LeaverRow>(asked(source), 'leavers');
        for (const rows of inPages(data?.rows ?? [])) yield rows.map(toRow);
      },
    },
  ];
}

function asked({ repos, vault, workspace }: ArchiveSource) {
  return { repos, vault, workspaceId: workspace.id };
}

function* inPages<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += PAGE) yield rows.slice(from, from + PAGE);
}

function toRow(row: FinanceEmployee | LeaverRow): Row {
  return { ...row, leaving: row.leaving === null ? null : archiveText.leaving[row.leaving] };
}
