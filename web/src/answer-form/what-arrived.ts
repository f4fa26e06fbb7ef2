import { NOTHING_THERE, type Sending } from './sending.ts';

/** What can honestly be said of answers that can no longer be sent. */
export function whatArrived({ now, stored, unsure }: Sending): 'no' | 'unknown' | 'earlier' {
  if (now.kind === 'stopped' && NOTHING_THERE.includes(now.why)) return 'no';
  if (unsure) return 'unknown';
  return stored ? 'earlier' : 'no';
}
