import { notFound } from '#core/http/errors.ts';
import type { Operation } from '#core/http/operation.ts';
import type { auth } from '#shared/contract/auth.ts';

/** Logs one device out, at once: its access token counts no more either. */
export const endSession: Operation<typeof auth.endSession> = async ({ actor, repos }, { params }) => {
  if (!(await repos.sessions.endOwn(actor.userId, params.id))) notFound('session');
};
