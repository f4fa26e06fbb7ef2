import type { ai } from '#shared/contract/ai.ts';
import type { Reply } from '#shared/contract/route.ts';

/** What the API says of a workspace without access to the AI. */
export const NO_AI: Reply<typeof ai.getAiCredentials> = {
  client_id: null,
  client_secret: null,
  provider_type: 'gigachat',
  scope: 'GIGACHAT_API_PERS',
  verify_ssl_certs: false,
  has_valid_credentials: false,
  problem: null,
  total_requests: 0,
  monthly_requests: 0,
  monthly_cap: 300,
  last_used_at: null,
  created_at: null,
  updated_at: null,
};
