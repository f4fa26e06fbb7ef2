import type { Frame } from '#shared/models/run.ts';
import { MESSENGERS } from '#shared/rules/messengers.ts';

/** Whether a run may have asked people without an account: those of everybody or of teams, by SMS or in a chat. */
export function mayAskContacts({ audience, channels }: Pick<Frame, 'audience' | 'channels'>): boolean {
  if (audience.kind !== 'all' && audience.kind !== 'teams') return false;
  return channels.some((channel) => channel === 'sms' || MESSENGERS.some((messenger) => messenger === channel));
}
