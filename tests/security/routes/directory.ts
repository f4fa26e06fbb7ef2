import { dropDirectoryTokens, makeDirectoryToken, makePeopleSource } from '#tests/support/directory.ts';
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

const source = async ({ workspace }: Company) => {
  await makePeopleSource(workspace);
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
  getPeopleSource: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  connectPeopleSource: {
    call: ({ workspace }) => ({
      params: { id: workspace.id },
      body: { kind: 'yandex360', organization: '1', token: 'y0_token' },
    }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  applyPeopleSource: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { leave: 0 } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
    fresh: source,
  },
  disconnectPeopleSource: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 403, 204, 404, 404),
    fresh: source,
  },
};
