import { finance } from '#shared/contract/finance.ts';
import { overview } from '#shared/contract/overview.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { TurnoverReport } from '#shared/models/finance/turnover.ts';
import { useApi } from '#web/lib/use-api.ts';

/** What changes here is seen when the page is opened; a look away and back costs nothing. */
const ONCE = { revalidateOnFocus: false } as const;
/** What the shell has asked already is not asked again. */
const AS_KNOWN = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/** Whether the workspace has money of its own; undefined while that is not known. */
export function useOwnData(workspaceId: string): boolean | undefined {
  const { data } = useApi(workspaces.getNotices, { params: { id: workspaceId } }, AS_KNOWN);
  return data && data.finance === 'own';
}

/** Who leaves and how fast; null as report while nothing tells. */
export function useTurnover(workspaceId: string) {
  return useApi(finance.getTurnover, { params: { id: workspaceId } }, ONCE);
}

/** What leaving costs and what keeping people has saved. */
export function useLedger(workspaceId: string) {
  return useApi(finance.getLedger, { params: { id: workspaceId }, query: {} }, ONCE);
}

/** How teams stand by what they have answered; asked only for whoever may read it. */
export function useAttention(workspaceId: string | null) {
  return useApi(overview.getAttention, workspaceId === null ? null : { params: { id: workspaceId } }, ONCE);
}

export type Outlook = TurnoverReport['outlook'];
export type Curve = NonNullable<TurnoverReport['survival']>;
export type Month = TurnoverReport['months'][number];
export type EarlyLeavers = NonNullable<TurnoverReport['early']>;
