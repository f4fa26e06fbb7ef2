import type { Operation } from '#core/operation.ts';
import type { auth } from '#shared/contract/auth.ts';

/** Logs every device out, this one too. */
export const endSessions: Operation<typeof auth.endSessions> = ({ actor, repos, now }) =>
  repos.sessions.endAll(actor.userId, now);
