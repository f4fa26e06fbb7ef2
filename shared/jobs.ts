import * as z from 'zod/mini';
import { Id } from './models/common.ts';

/** Work that outlives a request: written in the transaction that causes it, done by the worker, safe to do twice. */
export const Job = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('delete-poll'), workspaceId: Id, pollId: Id }),
]);
export type Job = z.infer<typeof Job>;
