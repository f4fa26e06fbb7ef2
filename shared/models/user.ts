import * as z from 'zod/mini';
import { Id, line } from './common.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 256;
export const NAME_MAX_LENGTH = 100;
export const PROMO_CODE_MIN_LENGTH = 3;

const EMAIL_MAX_LENGTH = 254;

/**
 * One mistake gets one message: this check waits until the text is of such a length. `abort` on the checks before it
 * would do the same, but it would silence the checks of the whole form, too.
 */
const ofLength = (min: number, max = Infinity) => ({
  when: ({ value }: { readonly value: unknown }) =>
    typeof value === 'string' && value.length >= min && value.length <= max,
});

/** An e-mail address; letter case carries no meaning, so it is folded away. */
export const Email = z.string({ error: 'Email обязателен для заполнения' }).check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, { error: 'Email обязателен для заполнения' }),
  z.maxLength(EMAIL_MAX_LENGTH, { error: 'Введите корректный email' }),
  z.regex(/^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\.]+(?:\.[^\s@<>"(),:;\\.]+)+$/u, {
    error: 'Введите корректный email',
    ...ofLength(1, EMAIL_MAX_LENGTH),
  }),
);

export const User = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
});
export type User = z.infer<typeof User>;

export const Credentials = z.strictObject({
  email: Email,
  password: z
    .string({ error: 'Пароль обязателен для заполнения' })
    .check(
      z.minLength(1, { error: 'Пароль обязателен для заполнения' }),
      z.maxLength(PASSWORD_MAX_LENGTH, { error: 'Пароль слишком длинный' }),
    ),
});

const NewPassword = z
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

export const Registration = z
  .strictObject({
    first_name: line(NAME_MAX_LENGTH, 'Имя обязательно для заполнения', 'Имя слишком длинное'),
    last_name: line(NAME_MAX_LENGTH, 'Фамилия обязательна для заполнения', 'Фамилия слишком длинная'),
    email: Email,
    password: NewPassword,
    password_confirm: z.string({ error: 'Подтвердите пароль' }).check(z.minLength(1, { error: 'Подтвердите пароль' })),
    referal_code: z.optional(PromoCode),
  })
  .check(
    z.refine((form) => !form.password_confirm || form.password === form.password_confirm, {
      error: 'Пароли не совпадают',
      path: ['password_confirm'],
      // Shown beside the other mistakes of the form, not only after they are mended.
      when: ({ value }) =>
        typeof value === 'object' &&
        value !== null &&
        typeof (value as Record<string, unknown>).password === 'string' &&
        typeof (value as Record<string, unknown>).password_confirm === 'string',
    }),
  );

export const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
export type Tokens = z.infer<typeof Tokens>;

export const RefreshToken = z.strictObject({
  refresh_token: z
    .string({ error: 'Нет токена обновления' })
    .check(
      z.minLength(1, { error: 'Нет токена обновления' }),
      z.maxLength(500, { error: 'Некорректный токен обновления' }),
    ),
});
