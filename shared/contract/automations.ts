import * as z from 'zod/mini';
import {
  Automation,
  AutomationChange,
  AutomationName,
  NotificationChange,
  StoppedLetters,
} from '../models/automation.ts';
import { Id } from '../models/common.ts';
import { NotificationPreferences } from '../models/notification-preferences.ts';
import { automationRules } from './automation-rules.ts';
import { movingRules } from './moving.ts';
import { retention } from './retention.ts';
import { defineRoutes, Location } from './route.ts';
import { telling } from './telling.ts';
import { automationsValidation } from '#text/automations/validation.ts';

/** Any text is a token: a wrong one is answered like one that never was ours. */
const UnsubscribeToken = z.string().check(z.maxLength(200, { error: () => automationsValidation.wrongLink }));

const byId = { kind: 'workspace', from: 'params.id' } as const;

const automationRoutes = defineRoutes('automations', {
  listAutomations: {
    method: 'GET',
    path: '/api/workspaces/{id}/automations',
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
    auth: 'user',
    permission: 'automations.manage',
    scope: byId,
    params: { id: Id, name: AutomationName },
    body: AutomationChange,
    reply: Automation,
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
  getNotifications: {
    method: 'GET',
    path: '/api/workspaces/{id}/notifications',
    auth: 'user',
    permission: 'workspace.read',
    scope: byId,
    params: { id: Id },
    reply: NotificationPreferences,
    status: 200,
  },
  changeNotifications: {
    method: 'PATCH',
    path: '/api/workspaces/{id}/notifications',
    auth: 'user',
    permission: 'workspace.read',
    scope: byId,
    params: { id: Id },
    body: NotificationChange,
    reply: NotificationPreferences,
    status: 200,
  },
  openUnsubscribe: {
    method: 'GET',
    path: '/api/unsubscribe/{token}',
    auth: 'public',
    permission: null,
    params: { token: UnsubscribeToken },
    reply: Location,
    status: 303,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe/{token}',
    auth: 'public',
    permission: null,
    params: { token: UnsubscribeToken },
    reply: StoppedLetters,
    status: 200,
    errors: ['not_found'],
  },
});

/** What runs by itself in a workspace: what the service brings along, the rules people make, how people are told. */
export const automations = {
  ...automationRoutes,
  ...automationRules,
  ...movingRules,
  ...retention,
  ...telling,
} as const;
