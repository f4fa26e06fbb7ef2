import type { Operation } from '#core/http/operation.ts';
import type { auth } from '#shared/contract/auth.ts';
import { presentUser } from './present-user.ts';

/** The account behind the token. */
export const me: Operation<typeof auth.me> = async ({ user, now }) => presentUser(user, now);
