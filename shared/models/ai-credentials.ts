import * as z from 'zod/mini';
import { AI_PROVIDERS, AI_SCOPES } from '../rules/ai-providers.ts';
import { MAX_MONTHLY_CAP } from '../rules/ai-requests.ts';
import { Instant, line } from './common.ts';
import { integrationsValidation } from '#text/integrations/validation.ts';
import { commonValidation } from '#text/validation.ts';

const AI_FIELDS_MISSING = () => integrationsValidation.credentialsWanted;
/** The longest key or secret; what is sealed must stay within the 4 kB that KMS takes. */
const CREDENTIAL_MAX_LENGTH = 500;

const AiProvider = z.enum(AI_PROVIDERS, { error: () => integrationsValidation.unknownProvider });
const AiScope = z.enum(AI_SCOPES, { error: () => integrationsValidation.unknownScope });

const CAP_WRONG = () => integrationsValidation.wrongCap;

export const NewAiCredentials = z.strictObject({
  client_id: line(CREDENTIAL_MAX_LENGTH, AI_FIELDS_MISSING, () => integrationsValidation.clientIdTooLong),
  client_secret: line(CREDENTIAL_MAX_LENGTH, AI_FIELDS_MISSING, () => integrationsValidation.clientSecretTooLong),
  provider_type: z._default(AiProvider, 'gigachat'),
  scope: z._default(AiScope, 'GIGACHAT_API_PERS'),
  verify_ssl_certs: z._default(z.boolean({ error: () => commonValidation.trueOrFalse }), false),
  /** Requests in a calendar month; null = as many as are wanted. Left out, it stays as it is. */
  monthly_cap: z.optional(
    z.nullable(
      z.int({ error: CAP_WRONG }).check(z.gte(1, { error: CAP_WRONG }), z.lte(MAX_MONTHLY_CAP, { error: CAP_WRONG })),
    ),
  ),
});

/** What may be shown of the credentials: never the secret. Null and defaults where AI is not connected. */
export const AiCredentials = z.object({
  client_id: z.nullable(z.string()),
  /** A row of dots where a secret is kept. */
  client_secret: z.nullable(z.string()),
  provider_type: AiProvider,
  scope: AiScope,
  verify_ssl_certs: z.boolean(),
  has_valid_credentials: z.boolean(),
  /** Why the provider refused them when last asked, for a person. */
  problem: z.nullable(z.string()),
  total_requests: z.number(),
  /** In the current calendar month, UTC. */
  monthly_requests: z.number(),
  /** The most requests in a calendar month; null = as many as are wanted. */
  monthly_cap: z.nullable(z.number()),
  last_used_at: z.nullable(Instant),
  created_at: z.nullable(Instant),
  updated_at: z.nullable(Instant),
});
export type AiCredentials = z.infer<typeof AiCredentials>;
