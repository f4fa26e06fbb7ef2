import * as z from 'zod/mini';
import { CONSENT_VERSIONS } from '../rules/consent.ts';
import { LANGUAGES } from '../rules/languages.ts';
import { Id, nameLine, ofLength } from './common.ts';
import { Email, KnownEmail } from './email.ts';

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
});
export type User = z.infer<typeof User>;

/** What a device keeps to be known as one that has logged in before; whatever does not hold counts as none. */
export const DeviceToken = z.string().check(z.maxLength(500, { error: 'Некорректный токен устройства' }));

export const Credentials = z.strictObject({
  email: KnownEmail,
  password: z
    .string({ error: 'Пароль обязателен для заполнения' })
    .check(
      z.minLength(1, { error: 'Пароль обязателен для заполнения' }),
      z.maxLength(PASSWORD_MAX_LENGTH, { error: 'Пароль слишком длинный' }),
    ),
  device_token: z.optional(DeviceToken),
});

export const NewPassword = z
  .string({ error: 'Пароль обязателен для заполнения' })
  .check(
    z.minLength(1, { error: 'Пароль обязателен для заполнения' }),
    z.minLength(PASSWORD_MIN_LENGTH, { error: 'Пароль должен содержать минимум 8 символов', ...ofLength(1) }),
    z.maxLength(PASSWORD_MAX_LENGTH, { error: 'Пароль слишком длинный' }),
  );

/** A partner's code: letters of any script, digits, hyphens, underscores; trimmed and upper-cased. Empty is none. */
export const PromoCode = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.minLength(PROMO_CODE_MIN_LENGTH, { error: 'Промокод должен содержать минимум 3 символа', ...ofLength(1) }),
  z.maxLength(50, { error: 'Промокод слишком длинный' }),
  z.refine((code) => /^[\p{L}\p{N}]*$/u.test(code.replace(/[-_]/g, '')), {
    error: 'Промокод может содержать только буквы (в т.ч. кириллицу), цифры, дефисы и подчеркивания',
    ...ofLength(PROMO_CODE_MIN_LENGTH),
  }),
);

export const PasswordConfirmation = z
  .string({ error: 'Подтвердите пароль' })
  .check(z.minLength(1, { error: 'Подтвердите пароль' }));

/** A form whose field `password_confirm`, once filled in, must repeat the one named `password`. */
export function repeats(password: string, confirmation: string) {
  return z.refine<Record<string, unknown>>((form) => !form[confirmation] || form[password] === form[confirmation], {
    error: 'Пароли не совпадают',
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
    first_name: nameLine(NAME_MAX_LENGTH, 'Имя обязательно для заполнения', 'Имя слишком длинное'),
    last_name: nameLine(NAME_MAX_LENGTH, 'Фамилия обязательна для заполнения', 'Фамилия слишком длинная'),
    email: Email,
    password: NewPassword,
    password_confirm: PasswordConfirmation,
    referal_code: z.optional(PromoCode),
    /** Which text of the consent the person saw and agreed to. */
    consent_version: z.optional(z.enum(CONSENT_VERSIONS, { error: 'Неизвестная версия согласия: обновите страницу' })),
  })
  .check(repeats('password', 'password_confirm'));

export const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
export type Tokens = z.infer<typeof Tokens>;

/** What a login gives: the session, and what the device keeps when that is over. */
export const LoginTokens = z.extend(Tokens, { device_token: z.string() });
export type LoginTokens = z.infer<typeof LoginTokens>;

export const RefreshToken = z.strictObject({
  refresh_token: z
    .string({ error: 'Нет токена обновления' })
    .check(
      z.minLength(1, { error: 'Нет токена обновления' }),
      z.maxLength(500, { error: 'Некорректный токен обновления' }),
    ),
});
