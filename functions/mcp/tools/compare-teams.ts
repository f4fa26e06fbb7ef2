import * as z from 'zod/mini';
import { mcpText } from '#text/mcp.ts';
import { byPeople } from '../by-people.ts';
import { defineTool, described, Link } from '../tool.ts';
import { TOLD } from '../told.ts';

/** The teams of a run side by side, as the comparison told it when the run was closed. */
export const compareTeams = defineTool({
  name: 'compare_teams',
  words: 'compareTeams',
  input: () => z.strictObject({ run_id: described(z.uuid(), mcpText.fields.runId) }),
  output: z.object({
    poll: z.string(),
    state: z.enum(['not_compared', 'open', 'preparing', 'ready']),
    /** Below so many answers no team is told by itself. */
    smallest_group: z.int(),
    teams: z.array(
      z.object({
        team: z.string(),
        answered: z.int(),
        asked: z.nullable(z.int()),
        questions: z.array(
          z.object({
            question: z.string(),
            from: z.number(),
            to: z.number(),
            lower_is_better: z.nullable(z.boolean()),
            mean: z.number(),
            low: z.nullable(z.number()),
            high: z.nullable(z.number()),
            others: z.nullable(z.number()),
          }),
        ),
      }),
    ),
    untold: z.array(z.string()),
    links: z.array(Link),
  }),
  tell: async ({ call, link }, { run_id: id }) => {
    const told = await call(TOLD.getFrameTeams, { params: { id } });
    return {
      poll: byPeople(told.title),
      state: told.state,
      smallest_group: told.smallest_group,
      teams: told.teams.map(({ team, answered, asked, questions }) => ({
        team: byPeople(team),
        answered,
        asked,
        questions: questions.map(({ question, from, to, lower_is_better, value, low, high, others }) => ({
          question: byPeople(question),
          from,
          to,
          lower_is_better,
          mean: value,
          low,
          high,
          others,
        })),
      })),
      untold: told.untold.map(byPeople),
      links: [link('results', `/app/poll/${told.id}/results`)],
    };
  },
});
