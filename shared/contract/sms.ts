import { Id } from '../models/common.ts';
import { ConnectionCheck } from '../models/connection-check.ts';
import { NewSms, SmsConnection, SmsEstimate, SmsTrial, SmsWanted } from '../models/sms.ts';
import { defineRoutes } from './route.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;
const path = '/api/workspace/{id}/sms';
const params = { id: Id };

/** SMS to people without an account, by the gateway a workspace has an account with. */
export const sms = defineRoutes('chats', {
  getSms: {
    method: 'GET',
    path,
    auth: 'user',
    permission: 'integrations.read',
    scope: byId,
    params,
    reply: SmsConnection,
    status: 200,
  },
  connectSms: {
    method: 'PUT',
    path,
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params,
    body: NewSms,
    reply: SmsConnection,
    status: 200,
    errors: ['plan_limit', 'conflict', 'too_many_requests', 'upstream_failed', 'upstream_timeout'],
  },
  disconnectSms: {
    method: 'DELETE',
    path,
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params,
    reply: null,
    status: 204,
  },
  trySms: {
    method: 'POST',
    path: `${path}/try`,
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params,
    body: SmsTrial,
    reply: ConnectionCheck,
    status: 200,
    errors: ['too_many_requests'],
  },
  estimateSms: {
    method: 'POST',
    path: `${path}/estimate`,
    auth: 'user',
    permission: 'runs.publish',
    scope: byId,
    params,
    body: SmsWanted,
    reply: SmsEstimate,
    status: 200,
  },
});
