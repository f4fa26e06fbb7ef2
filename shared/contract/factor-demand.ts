import { Id } from '../models/common.ts';
import { FactorDemandChange, FactorDemandOfSpace } from '../models/factor-demand.ts';
import { defineRoutes } from './route.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;

/** Of whom a workspace demands a second factor; answered by the Lambda of workspaces. */
export const factorDemand = defineRoutes('workspaces', {
  getFactorDemand: {
    method: 'GET',
    path: '/api/workspace/{id}/second-factor',
    auth: 'user',
    permission: 'workspace.demand_factors',
    scope: byId,
    params: { id: Id },
    reply: FactorDemandOfSpace,
    status: 200,
  },
  setFactorDemand: {
    method: 'PUT',
    path: '/api/workspace/{id}/second-factor',
    auth: 'user',
    permission: 'workspace.demand_factors',
    proof: 'recent',
    scope: byId,
    params: { id: Id },
    body: FactorDemandChange,
    reply: FactorDemandOfSpace,
    status: 200,
  },
});
