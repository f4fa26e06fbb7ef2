import type { Identity } from '#core/tokens.ts';
import type { Session } from '../repositories/sessions.ts';
import { deviceName } from '../device.ts';
import type { AuthOperation } from '../operation.ts';

/** Where the account is open, this device included. */
export const listSessions: AuthOperation<'listSessions'> = async ({ actor, repos, now }) =>
  (await repos.sessions.listOf(actor.userId, now)).map((session) => presentSession(session, actor));

/** A session in the words of the API. */
export function presentSession({ id, device, createdAt, rotatedAt }: Session, { sessionId }: Identity) {
  return {
    id,
    device: device && deviceName(device),
    created_at: createdAt,
    rotated_at: rotatedAt,
    current: id === sessionId,
  };
}
