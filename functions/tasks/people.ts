import { membersNamed, type InWorkspace } from '#functions/workspaces/people.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Task as StoredTask } from './repositories/task.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import type { Task } from '#shared/models/task.ts';
import { presentTask } from './present.ts';

/** What a member's item, and a page of them, weigh: what it costs to read a workspace's people is estimated by it. */
const MEMBER_BYTES = 450;
const READ_UNIT_BYTES = 8192;

interface Context extends InWorkspace {
  readonly member: Member;
}

/** A task with the name of whoever is responsible. */
export async function presentWithPeople(
  context: Context,
  task: StoredTask,
  workspace: Pick<Workspace, 'id' | 'name'>,
): Promise<Task> {
  const people = await membersNamed(context, [task.responsibleId]);
  return presentTask(task, workspace, people.get(task.responsibleId ?? '') ?? null, context.member);
}

/** Tasks with the names of those responsible: each read for itself or all people of the workspace, whichever is cheaper. */
export async function presentAll(
  context: Context,
  tasks: readonly StoredTask[],
  workspace: Workspace,
): Promise<Task[]> {
  const ids = new Set(tasks.map(({ responsibleId }) => responsibleId).filter((id) => id !== null));
  const pages = Math.ceil((workspace.memberCount * MEMBER_BYTES) / READ_UNIT_BYTES);
  const people =
    ids.size > 2 * pages
      ? new Map((await context.repos.members.all(workspace.id)).map((member) => [member.userId, member]))
      : await membersNamed(context, [...ids]);
  return tasks.map((task) =>
    presentTask(task, workspace, people.get(task.responsibleId ?? '') ?? null, context.member),
  );
}
