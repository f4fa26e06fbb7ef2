import * as z from 'zod/mini';
import { Id } from '../models/common.ts';
import { NewPastImport, PastImport } from '../models/past-import.ts';
import { PAST_BYTES_MAX } from '../rules/past-import.ts';
import { defineRoutes } from './route.ts';

const byWorkspace = { kind: 'workspace', from: 'params.id' } as const;

/** Polls that were held elsewhere, with their answers; taken back by deleting the poll. */
export const pastImports = defineRoutes('polls', {
  importPast: {
    method: 'POST',
    path: '/api/workspace/{id}/past-imports',
    idempotent: true,
    auth: 'user',
    permission: 'polls.create',
    scope: byWorkspace,
    params: { id: Id },
    body: NewPastImport,
    bodyLimit: PAST_BYTES_MAX,
    reply: PastImport,
    status: 201,
    errors: ['plan_limit', 'conflict'],
  },
  listPastImports: {
    method: 'GET',
    path: '/api/workspace/{id}/past-imports',
    auth: 'user',
    permission: 'polls.create',
    scope: byWorkspace,
    params: { id: Id },
    reply: z.object({ imports: z.array(PastImport) }),
    status: 200,
  },
});
