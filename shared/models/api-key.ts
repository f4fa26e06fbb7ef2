import * as z from 'zod/mini';
import { apiKeysValidation } from '#text/api-keys/validation.ts';
import { KEY_DAYS, KEY_NAME_MAX, KEY_PERMISSIONS } from '../rules/api-keys.ts';
import { Id, Instant, nameLine } from './common.ts';

const KeyPermission = z.enum(KEY_PERMISSIONS);

/** Why a key is good or is not: `maker_gone` of one whose maker is no member any more, or came anew. */
export const KEY_STATES = ['good', 'revoked', 'expired', 'maker_gone'] as const;

/** A key of the API as it is listed; the key itself is shown once and told by nobody afterwards. */
export const ApiKey = z.object({
  id: Id,
  /** Counted from 1 in its workspace: the access log names it by this. */
  number: z.int(),
  name: z.string(),
  permissions: z.array(KeyPermission),
  state: z.enum(KEY_STATES),
  /** Null where the account is no more. */
  made_by: z.nullable(z.object({ id: Id, name: z.string() })),
  created_at: Instant,
  expires_at: Instant,
  /** The day in Moscow, 2026-11-30; null while it was never used. */
  last_used_on: z.nullable(z.string()),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** The keys of a workspace that somebody sees, and what they may give to a new one. */
export const ApiKeys = z.object({ keys: z.array(ApiKey), givable: z.array(KeyPermission) });
export type ApiKeys = z.infer<typeof ApiKeys>;

/** A key that is to be made. */
export const NewApiKey = z.strictObject({
  name: nameLine(
    KEY_NAME_MAX,
    () => apiKeysValidation.nameWanted,
    () => apiKeysValidation.nameTooLong(KEY_NAME_MAX),
  ),
  permissions: z
    .array(z.enum(KEY_PERMISSIONS, { error: () => apiKeysValidation.noSuchPermission }))
    .check(
      z.minLength(1, { error: () => apiKeysValidation.permissionsWanted }),
      z.maxLength(KEY_PERMISSIONS.length, { error: () => apiKeysValidation.tooManyPermissions }),
    ),
  days: z.literal([...KEY_DAYS], { error: () => apiKeysValidation.daysWanted }),
});

/** A key that was just made: `key` is told this once. */
export const MadeApiKey = z.object({ key: z.string(), made: ApiKey });
