import useSWR, { type SWRResponse } from 'swr';
import { finance } from '#shared/contract/finance.ts';
import type { Input, Reply } from '#shared/contract/route.ts';
import type { EmployeesDatasetInfo, FinanceEmployee } from '#shared/models/finance/employees.ts';
import type { Budget, Initiative } from '#shared/models/finance/money.ts';
import { callApi } from '#web/lib/api-client.ts';
import { readWholeList } from '#web/lib/use-whole-list.ts';
import { apiKey, useApi, useApiCache } from '#web/lib/use-api.ts';
import { useWorkspacePlan } from '#web/lib/use-workspace-plan.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';

const byId = (id: string) => ({ params: { id } });
/** What others change here is seen when the page is opened; a look away and back costs nothing. */
const ONCE = { revalidateOnFocus: false } as const;
const MONTHS_SHOWN = 12;

/** The people of a month, all of them, and which months there are. */
export interface EmployeesOfMonth {
  readonly period: string | null;
  readonly periods: readonly { readonly period: string; readonly head: EmployeesDatasetInfo }[];
  readonly head: EmployeesDatasetInfo | null;
  readonly employees: readonly FinanceEmployee[];
}

/** The employees of a month, however many pages they are; of the newest for null. */
export function useEmployees(workspaceId: string, period: string | null): SWRResponse<EmployeesOfMonth, unknown> {
  const input = { ...byId(workspaceId), query: period === null ? {} : { period } };
  return useSWR<EmployeesOfMonth, unknown>([...apiKey(finance.listEmployees, input), 'all of the month'], {
    ...ONCE,
    keepPreviousData: true,
    fetcher: async () => {
      const pages = await readWholeList(finance.listEmployees, input, (page) => [page]);
      const [first] = pages;
      return {
        period: first?.period ?? null,
        periods: first?.periods ?? [],
        head: first?.head ?? null,
        employees: pages.flatMap(({ employees }) => employees),
      };
    },
  });
}

/** What was earned and spent month by month, the newest twelve. */
export function useMonths(workspaceId: string) {
  const read = useApi(finance.listMonths, { ...byId(workspaceId), query: {} }, ONCE);
  return { ...read, data: read.data && { ...read.data, months: read.data.months.slice(-MONTHS_SHOWN) } };
}

/** What people cost in each of the last months. */
export function usePeopleCosts(workspaceId: string): SWRResponse<Reply<typeof finance.listPeopleCosts>, unknown> {
  return useApi(finance.listPeopleCosts, byId(workspaceId), ONCE);
}

/** The HR budget of this year. */
export function useBudget(workspaceId: string): SWRResponse<Budget, unknown> {
  return useApi(finance.getBudget, budgetOf(workspaceId), ONCE);
}

/** How the outlook of the HR budget has done. */
export function useBudgetRecord(workspaceId: string) {
  return useApi(finance.getBudgetRecord, byId(workspaceId), ONCE);
}

const budgetOf = (workspaceId: string) => ({ ...byId(workspaceId), query: {} });

/** What was spent of the HR budget this year, newest first. */
export function useExpenses(workspaceId: string): SWRResponse<Reply<typeof finance.listExpenses>, unknown> {
  return useApi(finance.listExpenses, { ...byId(workspaceId), query: {} }, ONCE);
}

/** Initiatives with their effects, and what an effect can be measured by. */
export function useInitiatives(workspaceId: string): SWRResponse<Reply<typeof finance.listInitiatives>, unknown> {
  return useApi(finance.listInitiatives, byId(workspaceId), ONCE);
}

/** What keeping people has cost and saved, at a share of annual pay that replacing somebody costs. */
export function useLedger(workspaceId: string, coefficient: number) {
  const input = { ...byId(workspaceId), query: { coefficient: String(coefficient) } };
  return useApi(finance.getLedger, input, { ...ONCE, keepPreviousData: true });
}

/** Whether the plan of this workspace lets its money be changed; yes while it is not known, the server decides. */
export function usePlanAllows(): boolean {
  const { workspace } = useWorkspace();
  const { data } = useWorkspacePlan(workspace.id);
  return data?.features.includes('finance') ?? true;
}

/** What can be changed here; whatever depends on it is read again. */
export function useFinanceActions(workspaceId: string) {
  const { put, refreshAbout } = useApiCache();
  const { params } = byId(workspaceId);
  const again = () => refreshAbout(workspaceId);
  return {
    saveBudget: async (body: Input<typeof finance.saveBudget>['body']): Promise<Budget> => {
      const saved = await callApi(finance.saveBudget, { params, body });
      await put(finance.getBudget, budgetOf(workspaceId), saved);
      return saved;
    },
    /** After somebody else has saved it. */
    readBudgetAgain: again,
    changeEmployee: async (id: string, body: Input<typeof finance.changeEmployee>['body']): Promise<void> => {
      await callApi(finance.changeEmployee, { params: { ...params, employeeId: id }, body });
      await again();
    },
    eraseEmployee: async (id: string): Promise<void> => {
      await callApi(finance.eraseEmployee, { params: { ...params, employeeId: id } });
      await again();
    },
    addInitiative: async (body: Input<typeof finance.createInitiative>['body']): Promise<Initiative> => {
      const added = await callApi(finance.createInitiative, { params, body });
      await again();
      return added;
    },
    removeInitiative: async (id: string): Promise<void> => {
      await callApi(finance.deleteInitiative, { params: { ...params, initiativeId: id } });
      await again();
    },
    addExpense: async (body: Input<typeof finance.createExpense>['body']): Promise<Budget> => {
      const { budget } = await callApi(finance.createExpense, { params, body });
      await again();
      return budget;
    },
    removeExpense: async (id: string): Promise<void> => {
      await callApi(finance.deleteExpense, { params: { ...params, expenseId: id } });
      await again();
    },
  };
}

export type FinanceActions = ReturnType<typeof useFinanceActions>;
