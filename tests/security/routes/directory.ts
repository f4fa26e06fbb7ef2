import { dropDirectoryTokens, makeDirectoryToken } from '#tests/support/directory.ts';
import type { Company } from '../company.ts';
import { inWorkspace, type RoutesOf } from './shape.ts';

const noToken = async ({ workspace }: Company) => {
  await dropDirectoryTokens(workspace);
  return {};
};
const oneToken = async ({ workspace }: Company) => {
  await dropDirectoryTokens(workspace);
  await makeDirectoryToken(workspace);
  return {};
};

/** A right call of every route of this domain, and what each of the actors is answered. */
export const directory: RoutesOf<'directory'> = {
  getDirectory: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  makeDirectoryToken: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 403, 201, 404, 404),
    fresh: noToken,
  },
  revokeDirectoryToken: {
    call: ({ workspace }) => ({ params: { id: workspace.id, slot: '1' } }),
    answers: inWorkspace(401, 403, 403, 403, 204, 404, 404),
    fresh: oneToken,
  },
};
