import type { PermissionFlags } from '../models/workspace.ts';
import { GIVEN_ROLES, HR_ROLE, MANAGER_ROLE, OWNER_ROLE, ROLES, type GivenRole, type Role } from './roles.ts';
import type { FinanceAccess } from './finance/access.ts';
import { createPolicy, type About, type Asker, type Rule } from './policy.ts';

const EVERYONE = ROLES;
const EDITORS = [OWNER_ROLE, HR_ROLE, MANAGER_ROLE] as const satisfies readonly Role[];
const LEADERS = [OWNER_ROLE, MANAGER_ROLE] as const satisfies readonly Role[];
const OWNER = [OWNER_ROLE] as const satisfies readonly Role[];

/** What a rule about tasks looks at. */
interface OwnTask {
  /** Null when their account was deleted; so is the author. */
  readonly responsibleId: string | null;
  readonly createdBy: string | null;
}

function isOwnTask({ userId }: Asker, task: OwnTask): boolean {
  return task.responsibleId === userId || task.createdBy === userId;
}

function isAuthor({ userId }: Asker, { createdBy }: Pick<OwnTask, 'createdBy'>): boolean {
  return createdBy === userId;
}

/** What a rule about money looks at: the caller's own membership. */
interface MoneyRight {
  readonly financeAccess: FinanceAccess;
}

/** Whatever their role: pay is shown to the owner and to those whom the owner has named. */
const FINANCE = {
  always: OWNER,
  roles: EVERYONE,
  if: (_: Asker, { financeAccess }: MoneyRight): boolean => financeAccess.kind === 'company',
} as const;

/** The same for the one screen that tells of departments alone: of which, the operation asks the access itself. */
const FINANCE_OF_DEPARTMENTS = {
  ...FINANCE,
  if: (_: Asker, { financeAccess }: MoneyRight): boolean => financeAccess.kind !== 'none',
} as const;

/**
 * Who may do what inside a workspace (specification: part 1, section 6; part 2, section 6): a list of roles, or roles
 * together with what must hold of the thing in question (policy.ts).
 */
export const PERMISSIONS = {
  'workspace.read': EVERYONE,
  'workspace.rename': LEADERS,
  'workspace.manage': LEADERS,
  'workspace.delete': OWNER,
  'workspace.hand_over': OWNER,
  'workspace.export': OWNER,
  // How people of the workspace sign in, and whose domains are its own.
  'sign_in.manage': OWNER,
  // Who saw what.
  'access_log.read': OWNER,
  // How long what is kept: what is removed does not come back.
  'retention.manage': OWNER,
  // What the company says of its processing of personal data: hr keeps it, and whoever may make somebody hr.
  'processing.keep': EDITORS,
  // Keys by which programs act in the name of whoever has made them, with rights that these have themselves.
  'api_keys.manage': LEADERS,
  // Whose data they are may know who else is given them.
  'recipients.read': EVERYONE,
  // Whether managers see the company or their own teams alone.
  'workspace.set_managers_view': OWNER,
  // Of whom a second factor is demanded.
  'workspace.demand_factors': OWNER,
  'workspace.leave': EVERYONE,
  // By which the company's own directory says who works here, and ends memberships.
  'directory.manage': OWNER,
  // Where events of the workspace are sent: hr says so, and whoever may make somebody hr.
  'webhooks.manage': EDITORS,
  'members.list': EVERYONE,
  'members.invite': EDITORS,
  // People without an account: whoever may invite may write them down, and reads their phone numbers.
  'contacts.manage': EDITORS,
  // What people ask of the company about their data: whoever writes down those without an account may answer.
  'data_requests.send': EVERYONE,
  'data_requests.manage': EDITORS,
  'members.remove': LEADERS,
  'members.change_role': LEADERS,
  'members.set_team': EDITORS,
  'members.set_hired_on': EDITORS,
  'members.give_finance_access': OWNER,
  'polls.list': EVERYONE,
  'polls.read': EVERYONE,
  'polls.create': EDITORS,
  'polls.edit': EDITORS,
  'polls.take': EVERYONE,
  'polls.delete': LEADERS,
  'runs.list': EVERYONE,
  'runs.create': EDITORS,
  'runs.publish': EDITORS,
  'runs.edit': EDITORS,
  'runs.delete': EDITORS,
  'surveys.list': EVERYONE,
  'surveys.read': EVERYONE,
  'surveys.create': EDITORS,
  'surveys.edit': EDITORS,
  'surveys.take': EVERYONE,
  'surveys.delete': LEADERS,
  'results.read': EDITORS,
  'workload.read': EDITORS,
  // Whoever reads of a team what calls for a decision may make it.
  'decisions.make': EDITORS,
  // How the company's reports look, and to whom a link to them is sent: it holds nothing that its reader may not see.
  'packs.manage': EDITORS,
  // Everybody's dashboard counts the integrations; managing one needs the right to manage or delete the workspace.
  'integrations.read': EVERYONE,
  'integrations.manage': LEADERS,
  // Whoever runs polls sees what runs by itself; letters and retention are the workspace's own affair.
  'automations.read': EDITORS,
  'automations.manage': LEADERS,
  // The money of the company: whoever was given departments alone has none of it.
  'finance.read': FINANCE,
  'finance.manage': FINANCE,
  'finance.read_departments': FINANCE_OF_DEPARTMENTS,
  // Everybody with an account sees what partners offer; who writes to them speaks for the company.
  'offers.request': EDITORS,
  // The specification names no roles for the lists of Bitrix24: whoever is in the workspace sees them.
  'employees.read': EVERYONE,
  // In what year a colleague was born is none of an employee's business; the day to congratulate on is.
  'employees.read_birth_years': EDITORS,
  // Team, manager, day of hiring, several people at once; which records of people are one person.
  'people.set': EDITORS,
  'people.join': EDITORS,
  // Who reads a note is said by the note itself, and nobody else does: the owner is no exception (note-readers.ts).
  'notes.read': EVERYONE,
  'notes.write': EDITORS,
  // Of one's own alone: whoever may write no more can still take theirs away.
  'notes.delete': EVERYONE,
  'tasks.read': EVERYONE,
  'tasks.create': EVERYONE,
  'tasks.comment': EVERYONE,
  'tasks.edit': { always: EDITORS, roles: EVERYONE, if: isOwnTask },
  'tasks.delete': { always: EDITORS, roles: EVERYONE, if: isAuthor },
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof PERMISSIONS;

const policy = createPolicy(PERMISSIONS);

/**
 * What a manager who sees their own teams alone may not do: it tells of the answers or the load of others; it asks the
 * company, whose answers they do not read, in groups of their own choosing; or it says who is in whose team, by which
 * they would see more. A route of such a permission may still tell what is theirs (`reach` in shared/contract/route.ts).
 */
const OF_COMPANY: ReadonlySet<string> = new Set([
  'results.read',
  'workload.read',
  'decisions.make',
  'packs.manage',
  'automations.read',
  'automations.manage',
  'webhooks.manage',
  'polls.create',
  'polls.edit',
  'polls.delete',
  'runs.create',
  'runs.publish',
  'runs.edit',
  'runs.delete',
  'surveys.create',
  'surveys.edit',
  'surveys.delete',
  'members.remove',
  'members.change_role',
  'members.set_team',
  'contacts.manage',
  'data_requests.manage',
  'people.set',
  'people.join',
] satisfies Permission[]);

/** Whether a member may do this, to this thing where the permission depends on it; server and browser ask here. */
export const can: typeof policy.can = (asker, permission, ...about) =>
  (asker.only?.includes(permission) ?? true) &&
  !isOfCompany(asker, permission) &&
  policy.can(asker, permission, ...about);

/** Whether what somebody asks for is kept from them as they see their own teams alone. */
export function isOfCompany({ ownTeamsOnly }: Pick<Asker, 'ownTeamsOnly'>, permission: Permission): boolean {
  return ownTeamsOnly === true && OF_COMPANY.has(permission);
}

/** The same question where it is known who asks: `can('polls.edit')`. */
export type AskPermission = <Name extends Permission>(
  permission: Name,
  ...about: About<(typeof PERMISSIONS)[Name]>
) => boolean;

/** Every role that may do this, to some things at least. */
export const rolesOf = policy.rolesOf;

/** Who gives a role, or invites for one. */
export type Giver = Pick<Asker, 'role' | 'ownTeamsOnly'>;

/**
 * The roles somebody may give to others: never the owner's, and none that may do what they themselves may not. Else
 * whoever may only invite could make themselves a manager by a second address.
 */
export function givableRoles(by: Giver): readonly GivenRole[] {
  const rights = Object.keys(PERMISSIONS) as Permission[];
  const own = (right: Permission): number => (isOfCompany(by, right) ? 0 : policy.reach(by.role, right));
  return GIVEN_ROLES.filter((role) => rights.every((right) => own(right) >= policy.reach(role, right)));
}

/**
 * Whether a member may invite for a role: send the invitation, send it again and withdraw it. An invitation holds only
 * while this is so of whoever sent it.
 */
export function mayInvite(by: Giver, role: GivenRole): boolean {
  return rolesOf('members.invite').includes(by.role) && givableRoles(by).includes(role);
}

/** The rights of a role in the shape the workspace page shows. */
export function permissionFlags(by: Giver): PermissionFlags {
  const has = (permission: Permission): boolean =>
    rolesOf(permission).includes(by.role) && !isOfCompany(by, permission);
  return {
    can_invite_members: has('members.invite'),
    can_remove_members: has('members.remove'),
    can_manage_roles: has('members.change_role'),
    can_rename_workspace: has('workspace.rename'),
    can_delete_workspace: has('workspace.delete'),
    can_manage_workspace: has('workspace.manage'),
  };
}
