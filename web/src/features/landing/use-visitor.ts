import { useEffect, useLayoutEffect, useState } from 'react';
import type { User } from '#shared/models/user.ts';
import { useHasSession } from '#web/lib/use-session.ts';

/** Calls of the API are for those who are logged in: a guest's page loads nothing of it. */
const loadSession = () => import('./visitor-session.ts');

/** Who looks at the landing: null for a guest, and while it is being checked. */
export function useVisitor(): User | null {
  const loggedIn = useHasSession();
  const [answer, setAnswer] = useState<User | null | 'unknown'>('unknown');
  useEffect(() => {
    if (!loggedIn) return;
    let current = true;
    const answered = (visitor: User | null) => {
      if (current) setAnswer(visitor);
    };
    loadSession()
      .then(({ recogniseVisitor }) => recogniseVisitor())
      .then(answered, () => answered(null));
    return () => {
      current = false;
      setAnswer('unknown');
    };
  }, [loggedIn]);
  useUnknownVisitorMark(loggedIn && answer === 'unknown');
  return answer === 'unknown' ? null : answer;
}

/** Ends the session of a visitor who was recognised: what it takes is there since then. */
export function leave(): void {
  void loadSession().then(({ logout }) => logout());
}

/**
 * Marks the document while somebody with a session is not recognised yet: styles hide the ways of a guest meanwhile.
 * The first paint sets the mark before this page runs (first-paint.js).
 */
function useUnknownVisitorMark(unknown: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-unknown-visitor', unknown);
    return () => document.documentElement.removeAttribute('data-unknown-visitor');
  }, [unknown]);
}
