import type { Operation } from '#core/operation.ts';
import type { auth } from '#shared/contract/auth.ts';

/** The account behind the token. */
export const me: Operation<typeof auth.me> = async ({ user }) => ({
  id: user.id,
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
});
