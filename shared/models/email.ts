import * as z from 'zod/mini';
import { ofLength } from './common.ts';

const EMAIL_MAX_LENGTH = 254;

/** An e-mail address; letter case carries no meaning, so it is folded away. Each form has its own words. */
export function emailAddress(blank: string, wrong: string) {
  return z.string({ error: blank }).check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: blank }),
    z.maxLength(EMAIL_MAX_LENGTH, { error: wrong }),
    z.regex(/^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\.]+(?:\.[^\s@<>"(),:;\\.]+)+$/u, {
      error: wrong,
      ...ofLength(1, EMAIL_MAX_LENGTH),
    }),
  );
}

export const Email = emailAddress('Email обязателен для заполнения', 'Введите корректный email');
