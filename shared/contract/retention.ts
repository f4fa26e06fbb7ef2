import { Id } from '../models/common.ts';
import { Retention, RetentionChange, RetentionQuery } from '../models/retention.ts';
import { defineRoutes } from './route.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;

/** How long a workspace keeps what; answered by the Lambda of automations, whose nights remove it. */
export const retention = defineRoutes('automations', {
  getRetention: {
    method: 'GET',
    path: '/api/workspace/{id}/retention',
    auth: 'user',
    permission: 'retention.manage',
    scope: byId,
    params: { id: Id },
    query: RetentionQuery,
    reply: Retention,
    status: 200,
  },
  changeRetention: {
    method: 'PUT',
    path: '/api/workspace/{id}/retention',
    auth: 'user',
    permission: 'retention.manage',
    scope: byId,
    params: { id: Id },
    body: RetentionChange,
    reply: Retention,
    status: 200,
    errors: ['conflict'],
  },
});
