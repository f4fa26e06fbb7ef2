import { readDataset } from '#functions/finance/datasets.ts';
import { presentEmployee, type StoredEmployee } from '#functions/finance/people.ts';
import { employeesOf } from '#functions/finance/repositories/finance-data.ts';
import type { ArchiveFile, ArchiveSection, ArchiveSource, Row } from '../archive-file.ts';
import type { FinanceEmployee } from '#shared/models/finance/employees.ts';
import type { LeaverRow } from '#shared/models/finance/leavers.ts';

/** So many rows are written between two looks at whether the archive was cancelled. */
const PAGE = 1000;

const LEAVING = { voluntary: 'по собственному желанию', employer: 'решение компании' } as const;

const EMPLOYEE_COLUMNS: Readonly<Record<keyof FinanceEmployee, string>> = {
  id: 'Идентификатор',
  email: 'Почта',
  name: 'Имя или номер',
  department: 'Отдел',
  salary: 'Оклад, ₽',
  taxes: 'Налоги и взносы, ₽',
  bonus: 'Бонусы, ₽',
  kpi: 'KPI, ₽',
  dms: 'ДМС, ₽',
  development_costs: 'Обучение, ₽',
  development: 'Обучение, ч',
  hours: 'Отработано, ч',
  tasks_status: 'Статус задач',
  contribution: 'Вклад, ₽',
  hired_on: 'Принят',
  left_on: 'Ушёл',
  leaving: 'Причина ухода',
};

const LEAVER_COLUMNS: Readonly<Record<keyof LeaverRow, string>> = {
  key: 'Адрес или номер',
  department: 'Отдел',
  hired_on: 'Принят',
  left_on: 'Ушёл',
  leaving: 'Причина ухода',
};

/** Employees of each month and the history of those who left, opened for their owner. */
export const financeSection: ArchiveSection = {
  title: 'Финансы: сотрудники и уходы',
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
    about: `Сотрудники за ${period}: оплата и расходы месяца.`,
    columns: EMPLOYEE_COLUMNS,
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
      about: 'История приёма и уходов, по которой считается текучесть.',
      columns: LEAVER_COLUMNS,
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
  return { ...row, leaving: row.leaving === null ? null : LEAVING[row.leaving] };
}
