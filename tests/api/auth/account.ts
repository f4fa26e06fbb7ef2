import { randomUUID } from 'node:crypto';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';

export const PASSWORD = 'тонус-2026';

/** A filled-in registration form with an address nobody has. */
export function registrationForm(changes: Record<string, unknown> = {}) {
  return {
    first_name: 'Анна',
    last_name: 'Петрова',
    email: `${randomUUID()}@example.com`,
    password: PASSWORD,
    password_confirm: PASSWORD,
    ...changes,
  };
}

/** Somebody who registered as people do, with a password; `address` is where the request comes from. */
export async function makeAccount(changes: Record<string, unknown> = {}, address = newAddress()) {
  const form = registrationForm(changes);
  const reply = await request(auth.register, { body: form, sourceAddress: address });
  return { email: form.email, ...reply.body };
}

let addresses = 0;

/** A machine that made no request yet, so that no limit of another test is in the way. */
export function newAddress(): string {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`;
}

/** The mistakes of a refused form, field by field. */
export function mistakes(body: { errors?: { path: string; message: string }[] | undefined }): Record<string, string> {
  return Object.fromEntries((body.errors ?? []).map(({ path, message }) => [path, message]));
}
