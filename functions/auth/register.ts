import { conflict } from '#core/errors.ts';
import type { Operation } from '#core/operation.ts';
import { hashPassword } from '#core/passwords.ts';
import { countAttempt } from '#core/throttle.ts';
import type { auth } from '#shared/contract/auth.ts';
import { startSession } from './start-session.ts';
import { THROTTLES } from './throttling.ts';

/** The password is hashed whether or not the address is free, so that time does not tell. */
export const register: Operation<typeof auth.register> = async (context, { body }) => {
  await Promise.all([
    countAttempt(THROTTLES.registrationsOfAddress, context.sourceAddress, context),
    countAttempt(THROTTLES.registrationsOfAccount, body.email, context),
  ]);
  const user = {
    id: context.newId(),
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
    createdAt: context.now.toISOString(),
    referalCode: body.referal_code || undefined,
  };
  const created = await context.repos.users.register(user, await hashPassword(body.password));
  if (!created) conflict('Не получилось создать аккаунт с этим адресом. Если он ваш, войдите в него');
  return startSession(user.id, context);
};
