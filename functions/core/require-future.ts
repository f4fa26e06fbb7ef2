import { invalid } from './http/errors.ts';
import { errorsText } from '#text/errors.ts';

/** Refuses a deadline that is past; none is fine. */
export function requireFuture(deadline: string | null | undefined, now: Date): void {
  if (deadline && Date.parse(deadline) <= now.getTime()) {
    invalid([{ path: 'deadline', message: errorsText.deadlinePast }]);
  }
}
