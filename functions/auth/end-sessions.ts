import type { Operation } from '#core/http/operation.ts';
import type { auth } from '#shared/contract/auth.ts';

/** Logs every device out, this one too. */
export const endSessions: Operation<typeof auth.endSessions> = ({ actor, repos }) =>
  repos.sessions.endAll(actor.userId);
