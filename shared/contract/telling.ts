import { Id } from '../models/common.ts';
import { Deliveries, Telling, TellingChange, TellingOfSpace, TellingOfSpaceChange } from '../models/telling.ts';
import { defineRoutes } from './route.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;

/** How people are told of runs, and what became of it. */
export const telling = defineRoutes('automations', {
  getTelling: {
    method: 'GET',
    path: '/api/workspaces/{id}/telling',
    auth: 'user',
    permission: 'workspace.read',
    scope: byId,
    params: { id: Id },
    reply: Telling,
    status: 200,
  },
  changeTelling: {
    method: 'PATCH',
    path: '/api/workspaces/{id}/telling',
    auth: 'user',
    permission: 'workspace.read',
    scope: byId,
    params: { id: Id },
    body: TellingChange,
    reply: Telling,
    status: 200,
  },
  changeTellingOfSpace: {
    method: 'PATCH',
    path: '/api/workspaces/{id}/telling/space',
    auth: 'user',
    permission: 'workspace.manage',
    scope: byId,
    params: { id: Id },
    body: TellingOfSpaceChange,
    reply: TellingOfSpace,
    status: 200,
    errors: ['plan_limit'],
  },
  getDeliveries: {
    method: 'GET',
    path: '/api/workspaces/{id}/deliveries',
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params: { id: Id },
    reply: Deliveries,
    status: 200,
  },
});
