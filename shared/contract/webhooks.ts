import { Id } from '../models/common.ts';
import {
  EventNumber,
  MadeWebhook,
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookDeliveries,
  WebhookDelivery,
  Webhooks,
  WebhookSecret,
} from '../models/webhook.ts';
import { defineRoutes } from './route.ts';

const ofWorkspace = {
  auth: 'user',
  permission: 'webhooks.manage',
  scope: { kind: 'workspace', from: 'params.id' },
} as const;

const one = { id: Id, webhookId: Id };

/** Events of a workspace sent to other systems, as Standard Webhooks says. */
export const webhooks = defineRoutes('webhooks', {
  listWebhooks: {
    method: 'GET',
    path: '/api/workspaces/{id}/webhooks',
    ...ofWorkspace,
    params: { id: Id },
    reply: Webhooks,
    status: 200,
  },
  createWebhook: {
    method: 'POST',
    path: '/api/workspaces/{id}/webhooks',
    ...ofWorkspace,
    proof: 'recent',
    idempotent: true,
    params: { id: Id },
    body: NewWebhook,
    reply: MadeWebhook,
    status: 201,
    errors: ['conflict', 'plan_limit'],
  },
  changeWebhook: {
    method: 'PATCH',
    path: '/api/workspaces/{id}/webhooks/{webhookId}',
    ...ofWorkspace,
    proof: 'recent',
    params: one,
    body: WebhookChange,
    reply: Webhook,
    status: 200,
    errors: ['plan_limit'],
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/api/workspaces/{id}/webhooks/{webhookId}',
    ...ofWorkspace,
    params: one,
    reply: null,
    status: 204,
  },
  getWebhookSecret: {
    method: 'GET',
    path: '/api/workspaces/{id}/webhooks/{webhookId}/secret',
    ...ofWorkspace,
    proof: 'recent',
    params: one,
    reply: WebhookSecret,
    status: 200,
  },
  renewWebhookSecret: {
    method: 'POST',
    path: '/api/workspaces/{id}/webhooks/{webhookId}/secret',
    ...ofWorkspace,
    proof: 'recent',
    // Sent again for a lost reply it would drop the one secret that the receiver has.
    idempotent: true,
    params: one,
    reply: WebhookSecret,
    status: 200,
    errors: ['plan_limit'],
  },
  testWebhook: {
    method: 'POST',
    path: '/api/workspaces/{id}/webhooks/{webhookId}/test',
    ...ofWorkspace,
    params: one,
    reply: WebhookDelivery,
    status: 200,
    errors: ['plan_limit', 'too_many_requests'],
  },
  listWebhookDeliveries: {
    method: 'GET',
    path: '/api/workspaces/{id}/webhooks/{webhookId}/deliveries',
    ...ofWorkspace,
    params: one,
    reply: WebhookDeliveries,
    status: 200,
  },
  resendWebhookEvent: {
    method: 'POST',
    path: '/api/workspaces/{id}/webhooks/{webhookId}/deliveries/{number}/resend',
    ...ofWorkspace,
    params: { ...one, number: EventNumber },
    reply: WebhookDelivery,
    status: 200,
    errors: ['plan_limit', 'too_many_requests'],
  },
});
