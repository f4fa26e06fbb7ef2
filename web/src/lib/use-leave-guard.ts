import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import { hasSession } from '#web/lib/session.ts';

/** Holds whoever leaves a page with unsaved work: the browser asks at its own exits, the app at links and «back». */
export function useLeaveGuard(unsaved: () => boolean): Blocker {
  useEffect(() => {
    function ask(event: BeforeUnloadEvent) {
      if (unsaved()) event.preventDefault();
    }
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });
  return useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      // A session that is over takes its person out whatever was typed.
      hasSession() && unsaved() && here.pathname + here.search !== there.pathname + there.search,
  );
}
