import { inWorkspace, type RoutesOf } from './shape.ts';

/** A right call of every route of this domain, and what each of the actors is answered. */
export const automations: RoutesOf<'automations'> = {
  // Whoever runs polls sees what runs by itself.
  listAutomations: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  // As the workspace itself: owner and manager, not hr (A6-06).
  changeAutomation: {
    call: ({ workspace }) => ({
      params: { id: workspace.id, name: 'weekly_digest' },
      body: { enabled: true },
    }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
};
