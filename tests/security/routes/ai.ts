import { repos } from '#tests/support/factories.ts';
import { inWorkspace, type RoutesOf } from './shape.ts';

const AI_CREDENTIALS = {
  client_id: 'client',
  client_secret: 'good-secret',
  provider_type: 'gigachat',
  scope: 'GIGACHAT_API_PERS',
  verify_ssl_certs: true,
};

/** A right call of every route of this domain, and what each of the actors is answered. */
export const ai: RoutesOf<'ai'> = {
  getAiCredentials: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  createAiCredentials: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: AI_CREDENTIALS }),
    answers: inWorkspace(401, 403, 403, 201, 201, 404, 404),
    fresh: async ({ workspace }) => {
      await repos.integrations.removeAi(workspace.id);
      return {};
    },
  },
  updateAiCredentials: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: AI_CREDENTIALS }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
  deleteAiCredentials: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 204, 204, 404, 404),
  },
  checkAiCredentials: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
};
