import { AccessLogPage, AccessLogQuery, OwnViews } from '../models/access-log.ts';
import { Id } from '../models/common.ts';
import { defineRoutes } from './route.ts';

/** Who saw what, for the owner, and of oneself; answered by the Lambda of workspaces. */
export const accessLog = defineRoutes('workspaces', {
  readAccessLog: {
    method: 'GET',
    path: '/api/workspaces/{id}/access-log',
    auth: 'user',
    permission: 'access_log.read',
    scope: { kind: 'workspace', from: 'params.id' },
    params: { id: Id },
    query: AccessLogQuery,
    reply: AccessLogPage,
    status: 200,
  },
  readOwnViews: {
    method: 'GET',
    path: '/api/workspaces/{id}/access-log/mine',
    auth: 'user',
    permission: 'workspace.read',
    withoutConsent: true,
    scope: { kind: 'workspace', from: 'params.id' },
    params: { id: Id },
    reply: OwnViews,
    status: 200,
  },
});
