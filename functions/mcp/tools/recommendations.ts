import * as z from 'zod/mini';
import { byPeople } from '../by-people.ts';
import { defineTool, Link } from '../tool.ts';
import { TOLD } from '../told.ts';
import { Signal, signalOf } from './signals.ts';

/** What to do about teams that need attention, and what is decided. */
export const recommendations = defineTool({
  name: 'recommendations',
  words: 'recommendations',
  input: () => z.strictObject({}),
  output: z.object({
    recommendations: z.array(z.extend(Signal, { steps: z.array(z.string()), working_days: z.int() })),
    /** What was decided and still holds. */
    decided: z.array(z.object({ team: z.string(), text: z.string(), until: z.string(), has_task: z.boolean() })),
    links: z.array(Link),
  }),
  tell: async (asked) => {
    const { teams, decided } = await asked.call(TOLD.getAttention, { params: { id: asked.workspaceId } });
    return {
      recommendations: teams.map((team) => ({
        ...signalOf(team, asked),
        steps: team.steps.map(byPeople),
        working_days: team.working_days,
      })),
      decided: decided.map(({ team, text, until, task_id }) => ({
        team: byPeople(team),
        text: byPeople(text),
        until,
        has_task: task_id !== null,
      })),
      links: [asked.link('overview', '/app?section=dashboard')],
    };
  },
});
