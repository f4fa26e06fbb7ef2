import { guardsIn } from '../guard.ts';

const RECEIVERS = 'tests/api/webhooks/receivers.test.ts';
const DELIVER = 'tests/api/webhooks/deliver-webhooks.test.ts';

/** What is told to other systems, and how they know that it is told by us. */
export const guards = [
  guardsIn('functions/webhooks/signature.ts', DELIVER, {
    'a signature covers the id -> with a signature that both libraries verify':
      'update(`[-${id}.-]${timestamp}.${body}`)',
    'a signature covers the moment -> with a signature that both libraries verify':
      'update(`${id}.[-${timestamp}.-]${body}`)',
  }),
  guardsIn('functions/webhooks/sending/payload.ts', DELIVER, {
    'no results below the gate -> nothing of fewer than five answers':
      "[-if (counts.responses < SMALLEST_GROUP) return { ...told, results: 'hidden' };-]",
    'addresses of people only where wanted -> come in the order of what has happened':
      '...([-withAddresses-]{+true+} ? { email',
  }),
  guardsIn('functions/webhooks/deliver-webhooks.ts', DELIVER, {
    'events in their order -> holds back what comes after it':
      '[-if (webhook.retryAt !== null) return release(webhook, webhook.retryAt, context);-]',
    'one worker a receiver -> holds up nobody else':
      "[-if (webhook.leaseUntil !== null && webhook.leaseUntil > now) return 'open';-]",
  }),
  guardsIn('functions/webhooks/repositories/webhook-events.ts', DELIVER, {}),
  guardsIn('functions/webhooks/operations/create-webhook.ts', RECEIVERS, {
    'no receiver that would not be called -> refused at once': '[-requireReceiver(body.address, outbound);-]',
  }),
  guardsIn('functions/webhooks/operations/change-webhook.ts', RECEIVERS, {
    'no receiver is changed to one that would not be called -> refused at once':
      '[-if (address !== undefined) requireReceiver(address, outbound);-]',
  }),
  guardsIn('functions/core/clients/outbound.ts', RECEIVERS, {
    'names of this machine are judged unread -> LOCALHOST':
      "return [-LOCALHOST.test(url.hostname) ? 'blocked_address' : -]null;",
  }),
  guardsIn('shared/contract/webhooks.ts', DELIVER, {
    'a secret is replaced once under its key -> reply was lost':
      '[-idempotent: true,-]\n    params: one,\n    reply: WebhookSecret,',
  }),
  guardsIn('functions/webhooks/operations/resend-webhook-event.ts', DELIVER, {
    'nobody is sent what was not sent to them -> and nobody else’s is':
      'const event = [-sent && -](await repos.webhooks.event(workspaceId, number));',
  }),
];
