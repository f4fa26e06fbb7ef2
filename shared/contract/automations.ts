import * as z from 'zod/mini';
import { Automation, AutomationChange, AutomationName } from '../models/automation.ts';
import { Id } from '../models/common.ts';
import { defineRoutes } from './route.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;

export const automations = defineRoutes('automations', {
  listAutomations: {
    method: 'GET',
    path: '/api/workspaces/{id}/automations',
    summary: 'Что сервис делает в пространстве сам: включено ли, когда было и будет, журнал',
    auth: 'user',
    permission: 'automations.read',
    scope: byId,
    params: { id: Id },
    reply: z.object({ automations: z.array(Automation) }),
    status: 200,
  },
  changeAutomation: {
    method: 'PATCH',
    path: '/api/workspaces/{id}/automations/{name}',
    summary: 'Включить, выключить или настроить автоматизацию',
    auth: 'user',
    permission: 'automations.manage',
    scope: byId,
    params: { id: Id, name: AutomationName },
    body: AutomationChange,
    reply: Automation,
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
});
