import * as z from 'zod/mini';
import {
  AutomationRule,
  AutomationRules,
  NewRule,
  RuleChange,
  RuleDryRun,
  RuleEntry,
} from '../models/automation-rule.ts';
import { Cursor, Id } from '../models/common.ts';
import { defineRoutes } from './route.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;

/** If–then rules: what a workspace has done by itself, within a budget. */
export const automationRules = defineRoutes('automations', {
  listRules: {
    method: 'GET',
    path: '/api/workspaces/{id}/rules',
    auth: 'user',
    permission: 'automations.read',
    shows: 'results',
    scope: byId,
    params: { id: Id },
    reply: AutomationRules,
    status: 200,
  },
  createRule: {
    method: 'POST',
    path: '/api/workspaces/{id}/rules',
    idempotent: true,
    auth: 'user',
    permission: 'automations.manage',
    scope: byId,
    params: { id: Id },
    body: NewRule,
    reply: AutomationRule,
    status: 201,
    errors: ['conflict', 'plan_limit'],
  },
  dryRunRule: {
    method: 'POST',
    path: '/api/workspaces/{id}/rules/dry-run',
    auth: 'user',
    permission: 'automations.manage',
    shows: 'results',
    scope: byId,
    params: { id: Id },
    body: NewRule,
    reply: RuleDryRun,
    status: 200,
    errors: ['plan_limit'],
  },
  readRuleLog: {
    method: 'GET',
    path: '/api/workspaces/{id}/rules/log',
    auth: 'user',
    permission: 'automations.read',
    shows: 'results',
    scope: byId,
    params: { id: Id },
    query: z.strictObject({ cursor: z.optional(Cursor) }),
    reply: z.object({ entries: z.array(RuleEntry), next_cursor: z.nullable(z.string()) }),
    status: 200,
  },
  changeRule: {
    method: 'PATCH',
    path: '/api/workspaces/{id}/rules/{ruleId}',
    auth: 'user',
    permission: 'automations.manage',
    scope: byId,
    params: { id: Id, ruleId: Id },
    body: RuleChange,
    reply: AutomationRule,
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
  deleteRule: {
    method: 'DELETE',
    path: '/api/workspaces/{id}/rules/{ruleId}',
    auth: 'user',
    permission: 'automations.manage',
    scope: byId,
    params: { id: Id, ruleId: Id },
    reply: null,
    status: 204,
  },
});
