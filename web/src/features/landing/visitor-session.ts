import { auth } from '#shared/contract/auth.ts';
import type { User } from '#shared/models/user.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { endSession } from '#web/lib/session.ts';

export { logout } from '#web/lib/api-client.ts';

/** Asks the server who this is. Its refusal ends the session; a server out of reach leaves the tokens alone. */
export async function recogniseVisitor(): Promise<User | null> {
  try {
    return await callApi(auth.me, {});
  } catch (error) {
    if (error instanceof ApiError) endSession();
    return null;
  }
}
