import type { SWRResponse } from 'swr';
import { packs } from '#shared/contract/packs.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { NewPackPlan, PackBrand } from '#shared/models/pack.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/use-api.ts';

/** How reports look, and to whom a link to one is sent. */
export function usePackSettings(workspaceId: string): SWRResponse<Reply<typeof packs.getPackSettings>, unknown> {
  return useApi(packs.getPackSettings, { params: { id: workspaceId } }, { revalidateOnFocus: false });
}

/** Sets how reports look. */
export function setBrand(workspaceId: string, body: PackBrand): Promise<PackBrand> {
  return callApi(packs.setPackBrand, { params: { id: workspaceId }, body });
}

/** Sets to whom a link is sent. */
export function setPlan(workspaceId: string, body: NewPackPlan): Promise<Reply<typeof packs.setPackPlan>> {
  return callApi(packs.setPackPlan, { params: { id: workspaceId }, body });
}
