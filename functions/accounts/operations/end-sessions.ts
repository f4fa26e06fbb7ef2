import type { AuthOperation } from '../operation.ts';

/** Logs every device out, this one too. */
export const endSessions: AuthOperation<'endSessions'> = ({ actor, repos }) => repos.sessions.endAll(actor.userId);
