import * as z from 'zod/mini';
import { TASK_STATUSES } from '#shared/rules/tasks.ts';
import { mcpText } from '#text/mcp.ts';
import { byPeople } from '../by-people.ts';
import { defineTool, described, Link } from '../tool.ts';
import { TOLD } from '../told.ts';

const MOST = 50;
const USUAL = 20;

/** Tasks of the workspace. */
export const tasks = defineTool({
  name: 'tasks',
  words: 'tasks',
  input: () =>
    z.strictObject({
      status: described(z.optional(z.enum(TASK_STATUSES)), mcpText.fields.status),
      deadline_before: described(z.optional(z.iso.datetime()), mcpText.fields.deadlineBefore),
      limit: described(z.optional(z.int().check(z.minimum(1), z.maximum(MOST))), mcpText.fields.limit),
    }),
  output: z.object({
    tasks: z.array(
      z.object({
        title: z.string(),
        status: z.string(),
        priority: z.string(),
        deadline: z.nullable(z.string()),
        responsible: z.nullable(z.string()),
        url: z.string(),
      }),
    ),
    more: z.boolean(),
    links: z.array(Link),
  }),
  tell: async ({ call, workspaceId, link }, { status, deadline_before, limit = USUAL }) => {
    const query = { workspace_id: workspaceId, status, deadline_before, limit: String(limit) };
    const page = await call(TOLD.listTasks, { query });
    return {
      tasks: page.tasks.map((task) => ({
        title: byPeople(task.title),
        status: task.status,
        priority: task.priority,
        deadline: task.deadline,
        responsible: task.responsible && byPeople(`${task.responsible.name} ${task.responsible.lastname}`),
        url: link('tasks', `/app/tasks?task=${task.id}`).url,
      })),
      more: page.next_cursor !== null,
      links: [link('tasks', '/app/tasks')],
    };
  },
});
