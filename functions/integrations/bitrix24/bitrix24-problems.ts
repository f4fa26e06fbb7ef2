import type { Words } from '#shared/text/said.ts';
import { say, type Problem } from '#core/clients/connection-problems.ts';
import { codeOf, type ErrorOf } from './bitrix24-batch.ts';
import type { PortalConnection } from './connection.ts';

const refused = (detail: Words): Problem => ({ kind: 'refused', detail });
const failed = (detail: Words): Problem => ({ kind: 'failed', detail });

const NOT_FOR_WEBHOOKS = refused(say('notForWebhooks'));
const ENDED = refused(say('webhookEnded'));
const TROUBLE = failed(say('broken', { whom: 'bitrix24' }));

/** Bitrix24's codes in lower case, in words that say what to do. */
const PROBLEMS: ReadonlyMap<string, Problem> = new Map([
  ['no_auth_found', refused(say('webhookUnknown'))],
  ['invalid_credentials', refused(say('webhookRevoked'))],
  ['expired_token', ENDED],
  ['invalid_token', ENDED],
  ['authorization_error', ENDED],
  ['insufficient_scope', refused(say('scopesLacking'))],
  ['access_denied', refused(say('restClosed'))],
  ['user_access_error', NOT_FOR_WEBHOOKS],
  ['allowed_only_intranet_user', NOT_FOR_WEBHOOKS],
  ['wrong_auth_type', NOT_FOR_WEBHOOKS],
  ['payment_required', refused(say('portalUnpaid'))],
  ['error_method_not_found', refused(say('featuresOff'))],
  ['invalid_request', refused(say('httpsOnly'))],
  ['query_limit_exceeded', failed(say('portalBusy'))],
  ['operation_time_limit', failed(say('portalWorkedLong'))],
  ['overload_limit', failed(say('portalLimited'))],
  ['portal_deleted', refused(say('portalClosed'))],
  ['internal_server_error', TROUBLE],
  ['error_unexpected_answer', TROUBLE],
]);

const APP_ENDED = refused(say('appEnded'));
const NOT_FOR_APP = refused(say('appUserClosed'));

/** What they mean where an application is let in. */
const PROBLEMS_OF_APPS: ReadonlyMap<string, Problem> = new Map([
  ...['no_auth_found', 'invalid_credentials', 'expired_token', 'invalid_token', 'authorization_error'].map(
    (code) => [code, APP_ENDED] as const,
  ),
  ...['user_access_error', 'allowed_only_intranet_user', 'wrong_auth_type'].map((code) => [code, NOT_FOR_APP] as const),
  ['access_denied', refused(say('appRestClosed'))],
  ['insufficient_scope', refused(say('appScopesLacking'))],
]);

/** What a code of Bitrix24 means, as v2 writes it or v3; null = it answered, but not as Bitrix24 does. */
export function bitrix24Problem(error: ErrorOf | null, kind: PortalConnection['kind'] = 'webhook'): Problem {
  if (error === null) return refused(say('notBitrix24'));
  const code = codeOf(error);
  const own = kind === 'app' ? PROBLEMS_OF_APPS.get(code.toLowerCase()) : undefined;
  const known = own ?? PROBLEMS.get(code.toLowerCase());
  if (known) return known;
  // An unknown code is shown only if it looks like one: the words after it are the portal's own.
  return failed(/^\w{1,40}$/.test(code) ? say('bitrix24FailedWith', { code }) : say('bitrix24Failed'));
}
