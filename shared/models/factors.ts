import * as z from 'zod/mini';
import { FACTORS } from '../rules/second-factor.ts';
import { Id, Instant, line } from './common.ts';
import { Credentials } from './user.ts';
import { factorsValidation } from '#text/factors/validation.ts';

/** Longer than anything that an authenticator sends. */
const BYTES_MAX_LENGTH = 4000;
/** Codes are typed with spaces and hyphens, in letters of any case. */
const CODE_MAX_LENGTH = 40;

const Bytes = z
  .string({ error: () => factorsValidation.wrongPasskey })
  .check(
    z.maxLength(BYTES_MAX_LENGTH, { error: () => factorsValidation.wrongPasskey }),
    z.regex(/^[\w-]*$/, { error: () => factorsValidation.wrongPasskey }),
  );

/** Six figures; what stands between them is left out. */
const TotpCode = z.pipe(
  z
    .string({ error: () => factorsValidation.codeWanted })
    .check(z.maxLength(CODE_MAX_LENGTH, { error: () => factorsValidation.sixFigures })),
  z.pipe(
    z.transform((text: string) => text.replace(/[\s-]/g, '')),
    z.string().check(
      z.minLength(1, { error: () => factorsValidation.codeWanted }),
      z.refine((code) => code === '' || /^\d{6}$/.test(code), { error: () => factorsValidation.sixFigures }),
    ),
  ),
);

const RecoveryCode = z
  .string({ error: () => factorsValidation.recoveryCodeWanted })
  .check(
    z.trim(),
    z.minLength(1, { error: () => factorsValidation.recoveryCodeWanted }),
    z.maxLength(CODE_MAX_LENGTH, { error: () => factorsValidation.wrongRecoveryCode }),
  );

/** What a browser gives that has asked for a passkey: all of it in base64url. */
export const PasskeyAssertion = z.strictObject({
  credential: Bytes,
  /** The account, as it was told to the authenticator. */
  user_handle: Bytes,
  client_data: Bytes,
  authenticator_data: Bytes,
  signature: Bytes,
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

const PasskeyName = line(
  60,
  () => factorsValidation.nameWanted,
  () => factorsValidation.nameTooLong,
);

/** A passkey as a browser has just made it. */
export const NewPasskey = z.strictObject({
  name: PasskeyName,
  credential: Bytes,
  client_data: Bytes,
  authenticator_data: Bytes,
  /** As SubjectPublicKeyInfo. */
  public_key: Bytes,
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const PasskeyChange = z.strictObject({ name: PasskeyName });

/** The first code of an app, which shows that it has the key. */
export const TotpConfirmation = z.strictObject({ code: TotpCode });

/** The key of an app for codes: to be scanned, or typed. */
export const TotpKey = z.object({ secret: z.string(), uri: z.string() });

/** Codes for the day everything else is lost; shown this once. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** The codes come with the first factor of an account, and are null with later ones. */
export const FactorAdded = z.object({ recovery_codes: z.nullable(z.array(z.string())) });

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  added_at: Instant,
  last_used_at: z.nullable(Instant),
});

/** What an account is proved by. */
export const Factors = z.object({
  totp: z.nullable(z.object({ added_at: Instant })),
  passkeys: z.array(Passkey),
  recovery_codes_left: z.int(),
  /** False where the site has no address of its own that a passkey could be bound to. */
  passkeys_available: z.boolean(),
});

/** What an authenticator is asked. */
export const PasskeyChallenge = z.object({ challenge: z.string(), site: z.string() });

/** What an authenticator is asked for a new passkey. */
export const PasskeyOffer = z.extend(PasskeyChallenge, {
  user_handle: z.string(),
  user_name: z.string(),
  user_display_name: z.string(),
  /** Those there are: one authenticator has no two of an account. */
  exclude: z.array(z.string()),
});

const ways = {
  code: z.optional(TotpCode),
  recovery_code: z.optional(RecoveryCode),
  passkey: z.optional(PasskeyAssertion),
};

/** One way and no more. */
function oneOf(names: readonly string[]) {
  return z.refine<Record<string, unknown>>((body) => names.filter((name) => body[name] !== undefined).length === 1, {
    error: () => factorsValidation.oneWay,
  });
}

/** A ticket with a code, or a passkey with or without one. */
export const SecondFactor = z
  .strictObject({
    ticket: z.optional(z.string().check(z.maxLength(200, { error: () => factorsValidation.wrongTicket }))),
    ...ways,
  })
  .check(oneOf(['code', 'recovery_code', 'passkey']));

/** By what somebody shows that it is still them. */
export const Proof = z
  .strictObject({ password: z.optional(Credentials.shape.password), ...ways })
  .check(oneOf(['password', 'code', 'recovery_code', 'passkey']));

/** How the account of a session can be proved anew. */
export const ProofWays = z.object({
  ways: z.array(z.enum(['password', ...FACTORS])),
  passkey: z.nullable(z.extend(PasskeyChallenge, { allow: z.array(z.string()) })),
});
export type ProofWays = z.infer<typeof ProofWays>;
