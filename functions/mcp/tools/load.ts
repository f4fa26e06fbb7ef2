import * as z from 'zod/mini';
import { defineTool, Link } from '../tool.ts';
import { TOLD } from '../told.ts';
import { Load, loadOf, Signal, signalOf } from './signals.ts';

/** Which teams need attention by load. */
export const load = defineTool({
  name: 'load_by_team',
  words: 'load',
  input: () => z.strictObject({}),
  output: z.object({ load: z.nullable(Load), attention: z.array(Signal), links: z.array(Link) }),
  tell: async (asked) => {
    const { teams, load: measured } = await asked.call(TOLD.getAttention, { params: { id: asked.workspaceId } });
    return {
      load: loadOf(measured),
      attention: teams.filter(({ source }) => source === 'load').map((team) => signalOf(team, asked)),
      links: [asked.link('load', '/app/tasks/analysis')],
    };
  },
});
