import { archiveText } from '#text/exports/archive.ts';
import { say } from '../../said.ts';
import type { ArchiveFile, ArchiveSection, ArchiveSource } from '../archive-file.ts';
import { pagesBy } from '../archive-file.ts';
import { PREDICTION_KINDS } from '#functions/finance/repositories/predictions.ts';
import { roublesOf } from '#shared/rules/finance/money.ts';

const PAGE = 200;
/** The years an expense can be of. */
const YEARS = Array.from({ length: 100 }, (_, index) => 2000 + index);

/** Revenue and expenses by month, the HR budget with what was spent of it, initiatives, what was predicted. */
export const moneySection: ArchiveSection = {
  title: say('money'),
  async *units(source) {
    yield [
      ...(await monthsFiles(source)),
      ...(await budgetFiles(source)),
      expensesFile(source),
      initiativesFile(source),
      predictionsFile(source),
    ];
  },
};

async function monthsFiles({ repos, workspace }: ArchiveSource): Promise<ArchiveFile[]> {
  const stored = await repos.moneyMonths.find(workspace.id);
  if (!stored) return [];
  return [
    {
      kind: 'table',
      path: 'finance/months',
      about: archiveText.months.about,
      columns: archiveText.months.columns,
      pages: () => [stored.months.map(({ month, revenue, people }) => ({ month, revenue, people }))],
    },
    {
      kind: 'table',
      path: 'finance/month-expenses',
      about: archiveText.monthExpenses.about,
      columns: archiveText.monthExpenses.columns,
      pages: () => [
        stored.months.flatMap(({ month, expenses }) => expenses.map(({ name, amount }) => ({ month, name, amount }))),
      ],
    },
  ];
}

async function budgetFiles({ repos, workspace }: ArchiveSource): Promise<ArchiveFile[]> {
  const budgets = await repos.budgets.list(workspace.id);
  if (budgets.length === 0) return [];
  const value = budgets.map(({ year, plan, departments, changedAt }) => ({
    year,
    plan,
    departments,
    changed_at: changedAt,
  }));
  return [{ kind: 'document', path: 'finance/budgets', about: archiveText.budgets, value }];
}

function expensesFile({ repos, workspace }: ArchiveSource): ArchiveFile {
  return {
    kind: 'table',
    path: 'finance/expenses',
    about: archiveText.expenses.about,
    columns: archiveText.expenses.columns,
    pages: async function* pages() {
      for (const { year, count } of await repos.expenses.spending(workspace.id, YEARS)) {
        if (count === 0) continue;
        yield* pagesBy(async (cursor) => {
          const page = await repos.expenses.page(workspace.id, year, { limit: PAGE, cursor });
          const rows = page.expenses.map(({ title, department, kopecks, spentOn, kind, createdAt }) => ({
            title,
            department,
            amount: roublesOf(kopecks),
            spent_on: spentOn,
            kind: archiveText.expenses.kinds[kind],
            created_at: createdAt,
          }));
          return { rows, cursor: page.cursor };
        });
      }
    },
  };
}

function initiativesFile({ repos, workspace }: ArchiveSource): ArchiveFile {
  return {
    kind: 'table',
    path: 'finance/initiatives',
    about: archiveText.initiatives.about,
    columns: archiveText.initiatives.columns,
    pages: async function* pages() {
      const all = await repos.initiatives.list(workspace.id);
      yield all.map(({ title, department, kopecks, startedOn, measure, note, createdAt }) => ({
        title,
        department,
        cost: roublesOf(kopecks),
        started_on: startedOn,
        measure: measure?.kind ?? null,
        note,
        created_at: createdAt,
      }));
    },
  };
}

function predictionsFile({ repos, workspace }: ArchiveSource): ArchiveFile {
  return {
    kind: 'table',
    path: 'finance/predictions',
    about: archiveText.predictions.about,
    columns: archiveText.predictions.columns,
    pages: async function* pages() {
      for (const kind of PREDICTION_KINDS) {
        const unit = (value: number) => (kind === 'budget' ? roublesOf(value) : value);
        yield (await repos.predictions.list(workspace.id, kind)).map((one) => ({
          kind: archiveText.predictions.kinds[kind],
          made_on: one.madeOn,
          from: one.from,
          until: one.until,
          low: unit(one.low),
          high: unit(one.high),
          promised: one.promised,
        }));
      }
    },
  };
}
