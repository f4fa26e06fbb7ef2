import { presentUser } from '../present-user.ts';
import type { AuthOperation } from '../operation.ts';

/** The account behind the token. */
export const me: AuthOperation<'me'> = async ({ user, now }) => presentUser(user, now);
