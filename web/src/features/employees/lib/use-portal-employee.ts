import * as z from 'zod/mini';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { EmployeeFilter, type Employee } from '#shared/models/bitrix24.ts';
import { useApi } from '#web/lib/use-api.ts';
import { ONCE_IN_A_WHILE } from '#web/lib/use-portal.ts';

interface PortalEmployee {
  readonly person: Employee | undefined;
  /** Of when this is, where the portal does not answer. */
  readonly snapshotAt: string | null;
  /** Nobody has this number. */
  readonly missing: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The person with this number, whoever else is on the portal; at once where the list has been read already. */
export function usePortalEmployee(workspaceId: string, employeeId: string): PortalEmployee {
  const params = { id: workspaceId };
  const isNumber = z.safeParse(EmployeeFilter, { id: employeeId }).success;
  const byNumber = isNumber ? { params, body: { id: employeeId } } : null;
  const { data, error, mutate } = useApi(bitrix24.getBitrix24Employees, byNumber, ONCE_IN_A_WHILE);
  const list = useApi(
    bitrix24.getBitrix24Employees,
    { params, body: {} },
    { ...ONCE_IN_A_WHILE, revalidateOnMount: false },
  );
  const source = [data, list.data].find((one) => one?.result.some(({ ID }) => ID === employeeId));
  const person = source?.result.find(({ ID }) => ID === employeeId);
  const missing = person === undefined && (data !== undefined || !isNumber);
  return { person, snapshotAt: source?.snapshot_at ?? null, missing, error, retry: () => void mutate() };
}
