import { notFound } from '#core/http/errors.ts';
import { EMPLOYEE_ROLE, OWNER_ROLE } from '#shared/rules/roles.ts';
import type { MovingOperation } from '../operation.ts';
import type { PeopleRecord } from '../records/people.ts';

const PAGE = 200;

/** The settings of a workspace, and its members without what is of their accounts. Its owner comes as an employee: who owns the new one decides. */
export const takePeople: MovingOperation<'takePeople'> = async ({ repos, workspaceId }, { query }) => {
  const { cursor = null } = query;
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  const page = await repos.members.list(workspaceId, { limit: PAGE, cursor });
  const { managersSee: managers_see, questionLimit: question_limit } = workspace;
  const records: PeopleRecord[] = [
    ...(cursor === null ? [{ kind: 'space', managers_see, question_limit } as const] : []),
    ...page.members.map(({ email, role, team, hiredOn, leave }) => ({
      kind: 'person' as const,
      email,
      role: role === OWNER_ROLE ? EMPLOYEE_ROLE : role,
      team,
      hired_on: hiredOn,
      leave,
    })),
  ];
  return { lines: records.map((record) => JSON.stringify(record)), next_cursor: page.cursor };
};
