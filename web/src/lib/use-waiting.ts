import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { waiting } from '#shared/contract/waiting.ts';
import type { Waiting } from '#shared/models/overview.ts';
import { useSentByBallot, withoutSent } from './sent-by-ballot.ts';
import { useApi } from './use-api.ts';
import { useAccount } from './workspace-context.tsx';

/**
 * What waits for the answers of whoever is here, but for what they have answered from this device; null as id means
 * "not yet".
 */
export function useWaiting(workspaceId: string | null): SWRResponse<Waiting, unknown> {
  const reading = useApi(waiting.getWaiting, workspaceId === null ? null : { params: { id: workspaceId } });
  const sent = useSentByBallot(useAccount().user?.id);
  const { data } = reading;
  const value = useMemo(() => data && withoutSent(data, sent), [data, sent]);
  // Not a copy: what a component does not look at must not draw it again.
  return Object.create(reading, { data: { value } });
}
