import * as z from 'zod/mini';
import { mcpText } from '#text/mcp.ts';
import { byPeople, byPeopleOrNull } from '../by-people.ts';
import { defineTool, described, Link } from '../tool.ts';
import { TOLD } from '../told.ts';

/** So many lines an assistant is told at once. */
const LINES = 50;

/** The polls, or the runs of one. */
export const listRuns = defineTool({
  name: 'list_runs',
  words: 'listRuns',
  input: () => z.strictObject({ poll_id: described(z.optional(z.uuid()), mcpText.fields.pollId) }),
  output: z.object({
    polls: z.array(
      z.object({
        poll_id: z.string(),
        title: z.string(),
        state: z.string(),
        open_run_id: z.nullable(z.string()),
        last_opened_at: z.nullable(z.string()),
      }),
    ),
    runs: z.array(
      z.object({
        run_id: z.string(),
        name: z.nullable(z.string()),
        created_at: z.string(),
        was_opened: z.boolean(),
        open: z.boolean(),
        deadline: z.nullable(z.string()),
      }),
    ),
    /** There are more than are told. */
    more: z.boolean(),
    links: z.array(Link),
  }),
  tell: async ({ call, workspaceId, link }, { poll_id: pollId }) => {
    if (pollId !== undefined) {
      const query = { limit: String(LINES) };
      const { frames, next_cursor: next } = await call(TOLD.listFrames, { params: { id: pollId }, query });
      const runs = frames.map(({ id, name, created_at, was_opened, published, deadline }) => ({
        run_id: id,
        name: byPeopleOrNull(name),
        created_at,
        was_opened,
        open: published,
        deadline,
      }));
      return { polls: [], runs, more: next !== null, links: [link('results', `/app/poll/${pollId}/results`)] };
    }
    const page = await call(TOLD.listPollLines, { params: { id: workspaceId } });
    const polls = page.polls.slice(0, LINES).map(({ id, title, state, run, last_opened_at }) => ({
      poll_id: id,
      title: byPeople(title),
      state,
      open_run_id: run?.id ?? null,
      last_opened_at,
    }));
    const more = page.next_cursor !== null || page.polls.length > LINES;
    return { polls, runs: [], more, links: [link('polls', '/app/poll')] };
  },
});
