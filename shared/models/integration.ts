import * as z from 'zod/mini';
import { parseWebhook } from '../rules/webhook.ts';
import { Instant, line } from './common.ts';

export const WEBHOOK_MAX_LENGTH = 500;
const WEBHOOK_MISSING = 'Webhook URL обязателен для заполнения';
const AI_FIELDS_MISSING = 'Client ID и Client Secret обязательны для заполнения';
/** The longest key or secret; what is sealed must stay within the 4 kB that KMS takes. */
const CREDENTIAL_MAX_LENGTH = 500;

/** A webhook as it was pasted; the shape of its path is checked beyond what makes it a URL. */
export const WebhookUrl = line(WEBHOOK_MAX_LENGTH, WEBHOOK_MISSING, 'Webhook URL не длиннее 500 символов').check(
  z.refine((text) => text === '' || URL.canParse(text), { error: 'Некорректный формат Webhook URL' }),
  z.refine((text) => !URL.canParse(text) || parseWebhook(text) !== null, {
    error: 'Это не адрес входящего вебхука: он выглядит как https://портал.bitrix24.ru/rest/1/код/',
  }),
);

export const NewBitrix24Credentials = z.strictObject({ webhook_url: WebhookUrl });

/** The masked webhook; nulls where Bitrix24 is not connected. */
export const Bitrix24Credentials = z.object({
  webhook_url: z.nullable(z.string()),
  created_at: z.nullable(Instant),
  updated_at: z.nullable(Instant),
});

/** What a test of the connection found. `detail` is for a person, whether it works or not. */
export const ConnectionCheck = z.object({
  ok: z.boolean(),
  detail: z.string(),
  /** It works, but not all of it will: rights that are missing, say. */
  warnings: z.array(z.string()),
});
export type ConnectionCheck = z.infer<typeof ConnectionCheck>;

/** The credentials as saved, with what is still missing. */
export const SavedBitrix24Credentials = z.extend(Bitrix24Credentials, { warnings: z.array(z.string()) });

const ImportedMember = z.object({ email: z.string(), full_name: z.string() });

/** How an import of employees ended. */
export const MemberImport = z.object({
  imported_count: z.number(),
  skipped_count: z.number(),
  failed_count: z.number(),
  total_processed: z.number(),
  imported_members: z.array(ImportedMember),
  skipped_members: z.array(z.extend(ImportedMember, { reason: z.string() })),
  failed_members: z.array(z.extend(ImportedMember, { reason: z.string() })),
});

export const AI_PROVIDERS = ['gigachat'] as const;
export const AI_SCOPES = ['GIGACHAT_API_PERS', 'GIGACHAT_API_B2B', 'GIGACHAT_API_CORP'] as const;
const AiProvider = z.enum(AI_PROVIDERS, { error: 'Неизвестный провайдер' });
const AiScope = z.enum(AI_SCOPES, { error: 'Неизвестный scope' });

export const NewAiCredentials = z.strictObject({
  client_id: line(CREDENTIAL_MAX_LENGTH, AI_FIELDS_MISSING, 'Client ID не длиннее 500 символов'),
  client_secret: line(CREDENTIAL_MAX_LENGTH, AI_FIELDS_MISSING, 'Client Secret не длиннее 500 символов'),
  provider_type: z._default(AiProvider, 'gigachat'),
  scope: z._default(AiScope, 'GIGACHAT_API_PERS'),
  verify_ssl_certs: z._default(z.boolean({ error: 'Укажите true или false' }), false),
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
  last_used_at: z.nullable(Instant),
  created_at: z.nullable(Instant),
  updated_at: z.nullable(Instant),
});
export type AiCredentials = z.infer<typeof AiCredentials>;
