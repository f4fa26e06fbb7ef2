import { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { Employee } from '#shared/models/bitrix24.ts';
import { useApi } from '#web/lib/use-api.ts';
import { ONCE_IN_A_WHILE } from '#web/lib/use-portal.ts';

interface PortalEmployee {
  readonly employee: Employee | undefined;
  /** Of when this is, where the portal does not answer. */
  readonly snapshotAt: string | null;
  /** Nobody has this number. */
  readonly missing: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** What the portal says of the person with this number, whoever else is on it; null as number means "not yet". */
export function usePortalEmployee(workspaceId: string, number: string | null): PortalEmployee {
  const input = number === null ? null : { params: { id: workspaceId }, body: { id: number } };
  const { data, error, mutate } = useApi(bitrix24.getBitrix24Employees, input, ONCE_IN_A_WHILE);
  const employee = data?.result.find(({ ID }) => ID === number);
  return {
    employee,
    snapshotAt: data?.snapshot_at ?? null,
    missing: data !== undefined && employee === undefined,
    error,
    retry: () => void mutate(),
  };
}
