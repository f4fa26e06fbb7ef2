import type { IntegrationKind } from '#functions/integrations/repositories/integrations.ts';
import { callKms, type KmsPlace } from './kms.ts';

/**
 * What is sealed: secrets of other services, the keys that pay is sealed with, where devices take notifications, phone
 * numbers of people without an account, the keys that sign ballots, the keys of apps for codes, client secrets of the
 * providers that people sign in by, tokens and passwords that people are read from other directories with, tokens that
 * tasks are read from other services with, the secrets that events are signed with.
 */
export type SecretKind =
  | IntegrationKind
  | 'finance'
  | 'push'
  | 'sms'
  | 'contacts'
  | 'ballots'
  | 'factors'
  | 'provider'
  | 'directory'
  | 'tasks'
  | 'webhooks';

/** What a secret belongs to; KMS gives it back for the same words only. */
export interface SecretContext {
  readonly workspace?: string;
  readonly account?: string;
  readonly run?: string;
  readonly kind: SecretKind;
}

/** Keeps other people's secrets: sealed they may lie in the table, a copy of the table does not open them. */
export interface Vault {
  /** At most 4 kB; gives the ciphertext in base64. */
  seal(secret: string, context: SecretContext): Promise<string>;
  /** Throws for another workspace's ciphertext, or another kind's. */
  open(sealed: string, context: SecretContext): Promise<string>;
}

/** A vault over one KMS key that never leaves KMS. */
export function createVault(place: KmsPlace): Vault {
  const KeyId = place.keyId;
  return {
    async seal(secret, context) {
      const Plaintext = Buffer.from(secret).toString('base64');
      const EncryptionContext = { ...context };
      return callKms(place, 'Encrypt', { KeyId, Plaintext, EncryptionContext }, 'CiphertextBlob');
    },
    async open(sealed, context) {
      const EncryptionContext = { ...context };
      const text = await callKms(place, 'Decrypt', { KeyId, CiphertextBlob: sealed, EncryptionContext }, 'Plaintext');
      return Buffer.from(text, 'base64').toString();
    },
  };
}
