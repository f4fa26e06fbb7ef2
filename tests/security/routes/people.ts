import { makeMember } from '#tests/support/factories.ts';
import { makeNote, makePersonJoin } from '#tests/support/people.ts';
import type { Company } from '../company.ts';
import { inWorkspace, type RoutesOf } from './shape.ts';

const fresh = async ({ workspace }: Company) => ({ personJoin: await makePersonJoin(workspace) });
const newColleague = async ({ workspace }: Company) => ({ colleague: await makeMember(workspace, 'сотрудник') });

const noteOf = ({ workspace, colleague, note }: Company) => ({
  id: workspace.id,
  person: `member-${colleague.id}`,
  noteId: note.id,
});
const written = ({ colleague }: Company) => ({
  day: '2026-11-24',
  text: 'Просит разбирать сделки вместе',
  shared_with: [colleague.id],
});

/** A right call of every route of this domain, and what each of the actors is answered. */
export const people: RoutesOf<'people'> = {
  listPeople: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  getPerson: {
    call: ({ workspace, colleague }) => ({ params: { id: workspace.id, person: `member-${colleague.id}` } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  setPeople: {
    call: ({ workspace, colleague }) => ({
      params: { id: workspace.id },
      body: { people: [{ id: colleague.id, team: 'Склад', manager_id: null, hired_on: '2024-02-29' }] },
    }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: newColleague,
  },
  // Nobody is dismissed there: whoever may remove members is told so.
  keepLeavers: {
    call: ({ workspace, colleague }) => ({
      params: { id: workspace.id },
      body: { ids: [colleague.id], stay: true },
    }),
    answers: inWorkspace(401, 403, 403, 409, 409, 404, 404),
  },
  // Somebody of the file of pay: to whoever may not see the money they do not exist.
  joinPeople: {
    call: ({ workspace, colleague, financeEmployee }) => ({
      params: { id: workspace.id },
      body: { refs: [`member-${colleague.id}`, `payroll-${financeEmployee.id}`], same: true },
    }),
    answers: inWorkspace(401, 403, 404, 404, 200, 404, 404),
  },
  forgetJoin: {
    call: ({ workspace, personJoin }) => ({ params: { id: workspace.id, joinId: personJoin.id } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
    fresh,
  },
  listNotes: {
    call: ({ workspace, colleague }) => ({ params: { id: workspace.id, person: `member-${colleague.id}` } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  createNote: {
    call: (company) => ({
      params: { id: company.workspace.id, person: `member-${company.colleague.id}` },
      body: written(company),
    }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
  },
  // The owner has written it: to everybody else it does not exist.
  changeNote: {
    call: (company) => ({ params: noteOf(company), body: written(company) }),
    answers: inWorkspace(401, 403, 404, 404, 200, 404, 404),
  },
  deleteNote: {
    call: (company) => ({ params: noteOf(company) }),
    answers: inWorkspace(401, 404, 404, 404, 204, 404, 404),
    fresh: async ({ owner, workspace, colleague }) => ({ note: await makeNote(owner, workspace, colleague) }),
  },
};
