import { uuidOfName } from '#core/uuid.ts';

/** The id of the run a schedule opens on a day: however often it is begun, it is one run. */
export function pulseRunIdOf(pollId: string, at: string): string {
  return uuidOfName(`pulse/${pollId}/${at}`);
}
