import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { inWorkspace, type RoutesOf } from './shape.ts';

const DECISION = { source: 'load', team: 'Склад' };
const tomorrow = () => addDays(moscowDay(new Date()), 1);

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
  noteTeamsFile: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
  },
  getPackSettings: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  setPackBrand: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { colour: '#0F5F55', logo: null } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  setPackPlan: {
    call: ({ workspace, owner }) => ({
      params: { id: workspace.id },
      body: {
        ...{ enabled: true, every: 'quarter', audience: 'board', period: 'quarter', format: 'a4', team: null },
        readers: [owner.id],
      },
    }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  decide: {
    call: ({ workspace }) => ({
      params: { id: workspace.id },
      body: { ...DECISION, text: 'Склад', until: tomorrow() },
    }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  takeDecisionBack: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: DECISION }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
  },
};
