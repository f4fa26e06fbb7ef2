import useSWR, { type SWRResponse } from 'swr';
import { finance } from '#shared/contract/finance.ts';
import type { DatasetInfo, ImportOutcome } from '#shared/models/finance/common.ts';
import type { Call } from '#shared/contract/route.ts';
import { callApi } from '#web/lib/api-client.ts';
import { readWholeList } from '#web/lib/use-whole-list.ts';
import { useApi } from '#web/lib/use-api.ts';
import type { ApiRow } from './lib/api-rows.ts';
import { employeeColumns } from './lib/api-rows.ts';
import type { FieldKey, MoneyKind } from './lib/kinds.ts';

/** What a file goes to: a kind of data, of one month where it is kept by month. */
export interface Target {
  readonly workspaceId: string;
  readonly kind: MoneyKind;
  /** `YYYY-MM`; of employees alone. */
  readonly period: string;
}

/** What stands there now: the version an import is based on, and the rows it is compared with. */
export interface Stored {
  readonly head: DatasetInfo | null;
  readonly rows: readonly ApiRow[];
}

/** What stands at a target now; null as target means "not yet". */
export function useStored(target: Target | null): SWRResponse<Stored, unknown> {
  return useSWR<Stored, unknown>(
    target && ['what an import replaces', target.workspaceId, target.kind, target.period],
    {
      fetcher: () => {
        if (target === null) throw new Error('A read without a target');
        return readStored(target);
      },
      // What is compared changes under nobody's hands; a race is found by its version.
      revalidateOnFocus: false,
    },
  );
}

/** The months of employees that are there, with how many rows each has. */
export function usePeriods(workspaceId: string, asked: boolean): ReadonlyMap<string, DatasetInfo> {
  const { data } = useApi(finance.listEmployees, asked ? { params: { id: workspaceId } } : null);
  return new Map(data?.periods.map(({ period, head }) => [period, head]));
}

async function readStored({ workspaceId, kind, period }: Target): Promise<Stored> {
  const params = { id: workspaceId };
  switch (kind) {
    case 'employees': {
      const pages = await readWholeList(finance.listEmployees, { params, query: { period } }, (page) => [page]);
      return { head: pages[0]?.head ?? null, rows: pages.flatMap(({ employees }) => employees) };
    }
    case 'leavers': {
      const pages = await readWholeList(finance.listLeavers, { params, query: {} }, (page) => [page]);
      return { head: pages[0]?.head ?? null, rows: pages.flatMap(({ leavers }) => leavers) };
    }
    case 'months': {
      const { head, months } = await callApi(finance.listMonths, { params, query: {} });
      return { head, rows: months };
    }
  }
}

/** What is sent: all of it or nothing arrives. */
export interface Shipment {
  readonly fileName: string;
  readonly baseVersion: number | null;
  readonly columns: readonly (FieldKey | null)[];
  readonly rows: readonly ApiRow[];
}

/** Brings a file in, on top of the version that was seen. */
export function sendImport(target: Target, { fileName, baseVersion, columns, rows }: Shipment): Promise<ImportOutcome> {
  const { workspaceId, kind, period } = target;
  const params = { id: workspaceId };
  const common = { file_name: fileName, base_version: baseVersion };
  switch (kind) {
    case 'employees': {
      // Border: every row has passed the schema it is sent by.
      const body = { ...common, period, columns: employeeColumns(columns), rows };
      return callApi(finance.importEmployees, { params, body } as unknown as Call<typeof finance.importEmployees>);
    }
    case 'leavers':
      return callApi(finance.importLeavers, { params, body: { ...common, rows } } as unknown as Call<
        typeof finance.importLeavers
      >);
    case 'months':
      return callApi(finance.importMonths, { params, body: { ...common, months: rows } } as unknown as Call<
        typeof finance.importMonths
      >);
  }
}

/** Brings back what stood there before this version. */
export async function undoImport({ workspaceId, kind, period }: Target, version: number): Promise<void> {
  const params = { id: workspaceId };
  switch (kind) {
    case 'employees':
      await callApi(finance.undoEmployees, { params, body: { period, version } });
      return;
    case 'leavers':
      await callApi(finance.undoLeavers, { params, body: { version } });
      return;
    case 'months':
      await callApi(finance.undoMonths, { params, body: { version } });
  }
}
