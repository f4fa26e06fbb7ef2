import * as z from 'zod/mini';
import { CONSENT_VERSIONS } from '../rules/consent.ts';
import { LANGUAGES } from '../rules/languages.ts';
import { Id, nameLine, ofLength } from './common.ts';
import { Email, KnownEmail } from './email.ts';
import { accountsValidation } from '#text/accounts/validation.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 256;
export const NAME_MAX_LENGTH = 100;
export const PROMO_CODE_MIN_LENGTH = 3;

export const User = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Which they read the product in; absent for whoever has not said it. */
  language: z.optional(z.enum(LANGUAGES)),
  /** The address that is to replace `email` once the link mailed to it is opened. */
  pending_email: z.optional(z.string()),
  /** The text of the consent they are asked to agree to, and the last day they may put it off to; absent mostly. */
  consent_due: z.optional(z.object({ version: z.string(), agreed_by: z.string(), overdue: z.boolean() })),
});
export type User = z.infer<typeof User>;

/** What a device keeps to be known as one that has logged in before; whatever does not hold counts as none. */
export const DeviceToken = z.string().check(z.maxLength(500, { error: () => accountsValidation.wrongDeviceToken }));

export const Credentials = z.strictObject({
  email: KnownEmail,
  password: z
    .string({ error: () => accountsValidation.passwordWanted })
    .check(
      z.minLength(1, { error: () => accountsValidation.passwordWanted }),
      z.maxLength(PASSWORD_MAX_LENGTH, { error: () => accountsValidation.passwordTooLong }),
    ),
  device_token: z.optional(DeviceToken),
});

export const NewPassword = z
  .string({ error: () => accountsValidation.passwordWanted })
  .check(
    z.minLength(1, { error: () => accountsValidation.passwordWanted }),
    z.minLength(PASSWORD_MIN_LENGTH, { error: () => accountsValidation.passwordTooShort, ...ofLength(1) }),
    z.maxLength(PASSWORD_MAX_LENGTH, { error: () => accountsValidation.passwordTooLong }),
  );

/** A partner's code: letters of any script, digits, hyphens, underscores; trimmed and upper-cased. Empty is none. */
export const PromoCode = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.minLength(PROMO_CODE_MIN_LENGTH, { error: () => accountsValidation.promoCodeTooShort, ...ofLength(1) }),
  z.maxLength(50, { error: () => accountsValidation.promoCodeTooLong }),
  z.refine((code) => /^[\p{L}\p{N}]*$/u.test(code.replace(/[-_]/g, '')), {
    error: () => accountsValidation.wrongPromoCode,
    ...ofLength(PROMO_CODE_MIN_LENGTH),
  }),
);

export const PasswordConfirmation = z
  .string({ error: () => accountsValidation.confirmPassword })
  .check(z.minLength(1, { error: () => accountsValidation.confirmPassword }));

/** A form whose field `password_confirm`, once filled in, must repeat the one named `password`. */
export function repeats(password: string, confirmation: string) {
  return z.refine<Record<string, unknown>>((form) => !form[confirmation] || form[password] === form[confirmation], {
    error: () => accountsValidation.passwordsDiffer,
    path: [confirmation],
    // Shown beside the other mistakes of the form, not only after they are mended.
    when: ({ value }) =>
      typeof value === 'object' &&
      value !== null &&
      typeof (value as Record<string, unknown>)[password] === 'string' &&
      typeof (value as Record<string, unknown>)[confirmation] === 'string',
  });
}

export const Registration = z
  .strictObject({
    first_name: nameLine(
      NAME_MAX_LENGTH,
      () => accountsValidation.firstNameWanted,
      () => accountsValidation.firstNameTooLong,
    ),
    last_name: nameLine(
      NAME_MAX_LENGTH,
      () => accountsValidation.lastNameWanted,
      () => accountsValidation.lastNameTooLong,
    ),
    email: Email,
    password: NewPassword,
    password_confirm: PasswordConfirmation,
    referal_code: z.optional(PromoCode),
    /** Which text of the consent the person saw and agreed to. */
    consent_version: z.optional(z.enum(CONSENT_VERSIONS, { error: () => accountsValidation.unknownConsent })),
  })
  .check(repeats('password', 'password_confirm'));

export const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
export type Tokens = z.infer<typeof Tokens>;

/** What a login gives: the session, and what the device keeps when that is over. */
export const LoginTokens = z.extend(Tokens, { device_token: z.string() });
export type LoginTokens = z.infer<typeof LoginTokens>;

export const RefreshToken = z.strictObject({
  refresh_token: z
    .string({ error: () => accountsValidation.refreshTokenWanted })
    .check(
      z.minLength(1, { error: () => accountsValidation.refreshTokenWanted }),
      z.maxLength(500, { error: () => accountsValidation.wrongRefreshToken }),
    ),
});
