import { problemInWords } from '#core/clients/connection-problems.ts';
import type { AiAccess } from './repositories/integrations.ts';
import type { AiCredentials } from '#shared/models/ai-credentials.ts';
import { AI_PROVIDERS, AI_SCOPES } from '#shared/rules/ai-providers.ts';
import { DEFAULT_MONTHLY_CAP } from '#shared/rules/ai-requests.ts';
import { monthOf } from '#shared/rules/month-of.ts';

const HIDDEN = '••••••••';
const SHOWN_LETTERS = 4;

const NOT_CONNECTED: AiCredentials = {
  client_id: null,
  client_secret: null,
  provider_type: 'gigachat',
  scope: 'GIGACHAT_API_PERS',
  verify_ssl_certs: false,
  has_valid_credentials: false,
  problem: null,
  total_requests: 0,
  monthly_requests: 0,
  monthly_cap: DEFAULT_MONTHLY_CAP,
  last_used_at: null,
  created_at: null,
  updated_at: null,
};

/** The access as the API shows it: never the secret, and the key's beginning only to who may not change it. */
export function present(access: AiAccess | null, { now, manages }: { now: Date; manages: boolean }): AiCredentials {
  if (!access) return NOT_CONNECTED;
  return {
    client_id: manages ? access.clientId : `${access.clientId.slice(0, SHOWN_LETTERS)}${HIDDEN}`,
    client_secret: HIDDEN,
    provider_type: AI_PROVIDERS.find((provider) => provider === access.provider) ?? NOT_CONNECTED.provider_type,
    scope: AI_SCOPES.find((scope) => scope === access.scope) ?? NOT_CONNECTED.scope,
    verify_ssl_certs: access.verifySslCerts,
    has_valid_credentials: access.problem === null,
    problem: access.problem && problemInWords(access.problem),
    total_requests: access.totalRequests,
    monthly_requests: access.month === monthOf(now) ? access.monthRequests : 0,
    monthly_cap: access.monthlyCap,
    last_used_at: access.lastUsedAt,
    created_at: access.createdAt,
    updated_at: access.updatedAt,
  };
}
