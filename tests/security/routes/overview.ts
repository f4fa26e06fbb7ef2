import { inWorkspace, type RoutesOf } from './shape.ts';

/** A right call of every route of this domain, and what each of the actors is answered. */
export const overview: RoutesOf<'overview'> = {
  getPulse: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  getAttention: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
};
