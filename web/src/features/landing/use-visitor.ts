import { useEffect, useState } from 'react';
import { auth } from '#shared/contract/auth.ts';
import type { User } from '#shared/models/user.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { endSession } from '#web/lib/session.ts';
import { useHasSession } from '#web/lib/use-session.ts';

/** Who looks at the landing: null for a guest, and while it is being checked. */
export function useVisitor(): User | null {
  const loggedIn = useHasSession();
  const [user, setUser] = useState<User | null>(null);
  useEffect(() => {
    if (!loggedIn) return;
    let current = true;
    recogniseVisitor().then((visitor) => {
      if (current) setUser(visitor);
    });
    return () => {
      current = false;
      setUser(null);
    };
  }, [loggedIn]);
  return user;
}

/** Asks the server who this is. Its refusal ends the session; a server out of reach leaves the tokens alone. */
export async function recogniseVisitor(): Promise<User | null> {
  try {
    return await callApi(auth.me, {});
  } catch (error) {
    if (error instanceof ApiError) endSession();
    return null;
  }
}
