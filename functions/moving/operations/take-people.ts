import { notFound } from '#core/http/errors.ts';
import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { EMPLOYEE_ROLE, OWNER_ROLE } from '#shared/rules/roles.ts';
import { peopleOf } from '../addresses.ts';
import { leadingOf } from '../leading.ts';
import type { MovingOperation } from '../operation.ts';
import type { PeopleRecord, PersonRecord } from '../records/people.ts';

const PAGE = 200;
/** The page behind those of members. */
const REST = 'rest';

type Context = Parameters<MovingOperation<'spaces', 'takePeople'>>[0];
type Facts = Pick<PersonRecord, 'email' | 'role' | 'team' | 'leave'> & { readonly hiredOn: PersonRecord['hired_on'] };

/**
 * The settings of a workspace, its members without what is of their accounts, then whoever is invited, and who leads
 * whom. Its owner comes as an employee: who owns the new one decides.
 */
export const takePeople: MovingOperation<'spaces', 'takePeople'> = async (context, { query: { cursor = null } }) => {
  const { repos, workspaceId } = context;
  if (cursor === REST) return { lines: linesOf(await rest(context)), next_cursor: null };
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  const page = await repos.members.list(workspaceId, { limit: PAGE, cursor });
  const { managersSee: managers_see, questionLimit: question_limit } = workspace;
  const records: PeopleRecord[] = [
    ...(cursor === null ? [{ kind: 'space', managers_see, question_limit } as const] : []),
    ...page.members.map(({ role, ...member }) =>
      personRecord({ ...member, role: role === OWNER_ROLE ? EMPLOYEE_ROLE : role }),
    ),
  ];
  return { lines: linesOf(records), next_cursor: page.cursor ?? REST };
};

async function rest(context: Context): Promise<PeopleRecord[]> {
  const { repos, workspaceId } = context;
  const [people, awaited] = await Promise.all([peopleOf(context), repos.awaited.all(workspaceId)]);
  const there = new Set(people.members.map(({ email }) => withAsciiDomain(email)));
  return [
    ...people.invitations
      .filter(({ email }) => !there.has(email))
      .map(({ hiredOn = null, leave = null, ...one }) => personRecord({ ...one, hiredOn, leave })),
    ...[...leadingOf(people, awaited)].map(([email, manager]) => ({ kind: 'led' as const, email, manager })),
  ];
}

function personRecord({ email, role, team, hiredOn, leave }: Facts): PersonRecord {
  return { kind: 'person', email, role, team, hired_on: hiredOn, leave };
}

function linesOf(records: readonly PeopleRecord[]): string[] {
  return records.map((record) => JSON.stringify(record));
}
