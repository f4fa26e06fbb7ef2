import * as z from 'zod/mini';
import { Id } from '../models/common.ts';
import { ExportLink, WorkspaceExport } from '../models/workspace-export.ts';
import { defineRoutes } from './route.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;

/** Everything a workspace owns as one archive, for its owner; answered by the Lambda of workspaces. */
export const exports = defineRoutes('workspaces', {
  requestExport: {
    method: 'POST',
    path: '/api/workspaces/{id}/exports',
    idempotent: true,
    auth: 'user',
    permission: 'workspace.export',
    proof: 'recent',
    scope: byId,
    params: { id: Id },
    reply: WorkspaceExport,
    status: 202,
    errors: ['conflict', 'too_many_requests'],
  },
  listExports: {
    method: 'GET',
    path: '/api/workspaces/{id}/exports',
    auth: 'user',
    permission: 'workspace.export',
    scope: byId,
    params: { id: Id },
    reply: z.object({ exports: z.array(WorkspaceExport) }),
    status: 200,
  },
  downloadExport: {
    method: 'GET',
    path: '/api/workspaces/{id}/exports/{exportId}/download',
    auth: 'user',
    permission: 'workspace.export',
    proof: 'recent',
    shows: 'archive',
    scope: byId,
    params: { id: Id, exportId: Id },
    reply: ExportLink,
    status: 200,
    errors: ['conflict'],
  },
  cancelExport: {
    method: 'POST',
    path: '/api/workspaces/{id}/exports/{exportId}/cancel',
    auth: 'user',
    permission: 'workspace.export',
    scope: byId,
    params: { id: Id, exportId: Id },
    reply: WorkspaceExport,
    status: 200,
    errors: ['conflict'],
  },
});
