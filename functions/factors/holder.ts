import { conflict } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { User } from '#functions/accounts/repositories/users.ts';
import { factorsErrors } from '#text/factors/errors.ts';
import type { Holder } from './repositories/factors.ts';

/** An account with its login as it is at this moment, which a change of its factors rests on. */
export async function holderOf(user: User, { repos }: OperationContext<'users'>): Promise<Holder> {
  const login = await repos.users.findLogin(user.email, { consistent: true });
  return login?.userId === user.id ? { user, login } : changed();
}

/** 409: the factors of the account are others than those the change rests on. */
export function changed(): never {
  conflict(factorsErrors.changed);
}
