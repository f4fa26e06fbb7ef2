import { ai } from '#shared/contract/ai.ts';
import { request } from '#tests/support/api.ts';
import type { Person } from '#tests/support/factories.ts';
import type { Workspace } from '#shared/models/workspace.ts';

/** Credentials that GigaChat takes; `good-secret` and others are known to the fake one. */
export const GOOD = { client_id: 'client-0123', client_secret: 'good-secret' };

/** Calls of the AI credentials of a workspace, as this person. */
export function accessOf({ token }: Person, { id }: Workspace) {
  const options = { token, params: { id } };
  return {
    get: () => request(ai.getAiCredentials, options),
    create: (body: unknown = GOOD) => request(ai.createAiCredentials, { ...options, body }),
    update: (body: unknown = GOOD) => request(ai.updateAiCredentials, { ...options, body }),
    remove: () => request(ai.deleteAiCredentials, options),
    check: () => request(ai.checkAiCredentials, options),
  };
}
