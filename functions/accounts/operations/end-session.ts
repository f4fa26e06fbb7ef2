import { notFound } from '#core/http/errors.ts';
import type { AuthOperation } from '../operation.ts';

/** Logs one device out, at once: its access token counts no more either. */
export const endSession: AuthOperation<'endSession'> = async ({ actor, repos }, { params }) => {
  if (!(await repos.sessions.endOwn(actor.userId, params.id))) notFound('session');
};
