import { Id } from '../models/common.ts';
import { NewPackBrand, NewPackPlan, PackBrand, PackPlan, PackSettings } from '../models/pack.ts';
import { defineRoutes } from './route.ts';

const byWorkspace = { kind: 'workspace', from: 'params.id' } as const;

/** What a workspace sets of its reports for meetings; answered by the Lambda of the first screen. */
export const packs = defineRoutes('overview', {
  getPackSettings: {
    method: 'GET',
    path: '/api/overview/workspace/{id}/pack',
    auth: 'user',
    permission: 'results.read',
    scope: byWorkspace,
    reach: 'own_teams',
    params: { id: Id },
    reply: PackSettings,
    status: 200,
  },
  setPackBrand: {
    method: 'PUT',
    path: '/api/overview/workspace/{id}/pack/brand',
    auth: 'user',
    permission: 'packs.manage',
    scope: byWorkspace,
    params: { id: Id },
    body: NewPackBrand,
    reply: PackBrand,
    status: 200,
  },
  setPackPlan: {
    method: 'PUT',
    path: '/api/overview/workspace/{id}/pack/plan',
    auth: 'user',
    permission: 'packs.manage',
    scope: byWorkspace,
    params: { id: Id },
    body: NewPackPlan,
    reply: PackPlan,
    status: 200,
    errors: ['conflict'],
  },
});
