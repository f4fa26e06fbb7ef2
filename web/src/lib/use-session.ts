import { useSyncExternalStore } from 'react';
import { hasSession, watchSession } from './session.ts';

/** Pages drawn ahead are drawn for guests. */
const nobody = () => false;

/** Whether somebody is logged in in this browser, kept current across tabs. */
export function useHasSession(): boolean {
  return useSyncExternalStore(watchSession, hasSession, nobody);
}
