import { describe, expect, it } from 'vitest';
import type { Role } from './roles.ts';
import { NO_FINANCE, WHOLE_FINANCE, type FinanceAccess } from './finance/access.ts';
import { can, givableRoles, mayInvite, permissionFlags, PERMISSIONS, type Permission } from './permissions.ts';

/**
 * Owner, hr, manager, employee: written by hand from section 6 of both parts of the specification. A row without a
 * clause is a decision of ours, where the specification names no roles.
 */
const TABLE: Record<Permission, readonly [marks: string, clause?: string]> = {
  'workspace.read': ['++++', 'A6-07'],
  'workspace.rename': ['+-+-', 'A6-06'],
  'workspace.manage': ['+-+-', 'A6-06'],
  'workspace.delete': ['+---', 'A6-04'],
  'sign_in.manage': ['+---'],
  'workspace.hand_over': ['+---', 'A6-04'],
  'workspace.export': ['+---'],
  'access_log.read': ['+---'],
  'retention.manage': ['+---'],
  'api_keys.manage': ['+-+-'],
  'processing.keep': ['+++-'],
  'recipients.read': ['++++'],
  'workspace.set_managers_view': ['+---'],
  'workspace.demand_factors': ['+---'],
  'workspace.leave': ['++++'],
  'members.list': ['++++'],
  'directory.manage': ['+---'],
  'webhooks.manage': ['+++-'],
  'members.invite': ['+++-', 'A6-05'],
  'contacts.manage': ['+++-'],
  'data_requests.manage': ['+++-'],
  'data_requests.send': ['++++'],
  'members.remove': ['+-+-', 'A6-06'],
  'members.change_role': ['+-+-', 'A6-06'],
  'members.set_team': ['+++-'],
  'members.set_hired_on': ['+++-'],
  'members.give_finance_access': ['+---'],
  'polls.list': ['++++', 'B6-03'],
  'polls.read': ['++++', 'B6-03'],
  'polls.create': ['+++-', 'B6-01'],
  'polls.edit': ['+++-', 'B6-01'],
  'polls.take': ['++++', 'B6-03'],
  'polls.delete': ['+-+-', 'B6-02'],
  'runs.list': ['++++'],
  'runs.create': ['+++-', 'B6-05'],
  'runs.publish': ['+++-', 'B6-05'],
  'runs.edit': ['+++-', 'B6-05'],
  'runs.delete': ['+++-', 'B6-05'],
  'surveys.list': ['++++'],
  'surveys.read': ['++++'],
  'surveys.create': ['+++-'],
  'surveys.edit': ['+++-'],
  'surveys.take': ['++++'],
  'surveys.delete': ['+-+-'],
  'results.read': ['+++-', 'A6-05'],
  'workload.read': ['+++-', 'B4-23'],
  'decisions.make': ['+++-'],
  'packs.manage': ['+++-'],
  'integrations.read': ['++++'],
  'integrations.manage': ['+-+-', 'A6-12'],
  'offers.request': ['+++-'],
  'automations.read': ['+++-'],
  'automations.manage': ['+-+-'],
  // Of somebody whom the owner has not named: what a name brings is told below.
  'finance.read': ['+---'],
  'finance.manage': ['+---'],
  'finance.read_departments': ['+---'],
  'employees.read': ['++++'],
  'employees.read_birth_years': ['+++-'],
  'people.set': ['+++-'],
  'people.join': ['+++-'],
  // Which notes, the note itself says.
  'notes.read': ['++++'],
  'notes.write': ['+++-'],
  'notes.delete': ['++++'],
  'tasks.read': ['++++'],
  'tasks.create': ['++++'],
  'tasks.comment': ['++++'],
  // Of a task that is nobody's they know: what is one's own is told below.
  'tasks.edit': ['+++-'],
  'tasks.delete': ['+++-'],
};
/** A task of two people who are none of those who ask, and a membership without the right to the money. */
const OF_OTHERS = { responsibleId: 'somebody', createdBy: 'somebody else', financeAccess: NO_FINANCE };
const ROLES: readonly Role[] = ['владелец', 'hr', 'руководитель', 'сотрудник'];

const cells = Object.entries(TABLE).flatMap(([permission, [marks, clause]]) =>
  ROLES.map(
    (role, index) =>
      [role, marks[index] === '+' ? 'may' : 'may not', permission as Permission, clause ? ` (${clause})` : ''] as const,
  ),
);

describe('can', () => {
  it.each(cells)('%s %s %s%s', (role, may, permission) => {
    expect(can({ userId: 'anybody', role }, permission, OF_OTHERS)).toBe(may === 'may');
  });

  it('has a row here for every action there is', () => {
    expect(Object.keys(PERMISSIONS).toSorted()).toEqual(Object.keys(TABLE).toSorted());
  });
});

describe('what depends on the task', () => {
  const employee = { userId: 'me', role: 'сотрудник' } as const;

  it('an employee edits a task they are responsible for or have written, and deletes one they have written', () => {
    const mine = { responsibleId: 'me', createdBy: 'somebody' };
    const written = { responsibleId: 'somebody', createdBy: 'me' };
    expect([can(employee, 'tasks.edit', mine), can(employee, 'tasks.delete', mine)]).toEqual([true, false]);
    expect([can(employee, 'tasks.edit', written), can(employee, 'tasks.delete', written)]).toEqual([true, true]);
  });

  it('a task that names nobody any more is no employee’s', () => {
    const nobodys = { responsibleId: null, createdBy: null };
    expect([can(employee, 'tasks.edit', nobodys), can(employee, 'tasks.delete', nobodys)]).toEqual([false, false]);
  });
});

describe('the money of a workspace', () => {
  it.each(ROLES)('is open to a %s whom the owner has named, and to nobody who is not asked about', (role) => {
    const asker = { userId: 'me', role } as const;
    for (const permission of ['finance.read', 'finance.manage'] as const) {
      expect(can(asker, permission, { financeAccess: WHOLE_FINANCE })).toBe(true);
      expect(can(asker, permission, undefined as never)).toBe(role === 'владелец');
    }
  });

  it.each(ROLES)('is of departments alone for a %s to whom the owner has opened these', (role) => {
    const asker = { userId: 'me', role } as const;
    const financeAccess: FinanceAccess = { kind: 'departments', departments: ['Склад'] };
    expect(can(asker, 'finance.read_departments', { financeAccess })).toBe(true);
    for (const permission of ['finance.read', 'finance.manage'] as const) {
      expect(can(asker, permission, { financeAccess })).toBe(role === 'владелец');
    }
  });
});

describe('a manager who sees their own teams alone', () => {
  const manager = { userId: 'me', role: 'руководитель' } as const;
  const KEPT = [
    'contacts.manage',
    'webhooks.manage',
    'data_requests.manage',
    'members.remove',
    'members.change_role',
    'members.set_team',
    'results.read',
    'workload.read',
    'decisions.make',
    'packs.manage',
    'automations.read',
    'automations.manage',
    'people.set',
    'people.join',
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
  ];

  it('may what any manager may, but read of others, ask the company and say whose somebody is', () => {
    const all = Object.keys(PERMISSIONS) as Permission[];
    const lost = all.filter(
      (one) => can(manager, one, OF_OTHERS) && !can({ ...manager, ownTeamsOnly: true }, one, OF_OTHERS),
    );
    expect(lost.toSorted()).toEqual(KEPT.toSorted());
  });

  it('gives no role that may more, and is told so among their rights', () => {
    const narrowed = { ...manager, ownTeamsOnly: true };
    expect(givableRoles(narrowed)).toEqual(['сотрудник']);
    expect([mayInvite(narrowed, 'hr'), mayInvite(narrowed, 'сотрудник')]).toEqual([false, true]);
    expect(permissionFlags(narrowed)).toMatchObject({ can_remove_members: false, can_manage_roles: false });
  });
});

describe('permissionFlags', () => {
  it.each<[Role, string]>([
    ['владелец', 'invite_members remove_members manage_roles rename_workspace delete_workspace manage_workspace'],
    ['hr', 'invite_members'],
    ['руководитель', 'invite_members remove_members manage_roles rename_workspace manage_workspace'],
    ['сотрудник', ''],
  ])('gives %s exactly the flags: %s (A3-14)', (role, expected) => {
    const flags = Object.entries(permissionFlags({ role }));
    expect(flags).toHaveLength(6);
    const given = flags.filter(([, value]) => value).map(([flag]) => flag.replace('can_', ''));
    expect(given.join(' ')).toBe(expected);
  });
});

describe('givableRoles', () => {
  it.each<[Role, string]>([
    ['владелец', 'hr руководитель сотрудник'],
    ['руководитель', 'hr руководитель сотрудник'],
    ['hr', 'hr сотрудник'],
    ['сотрудник', 'сотрудник'],
  ])('%s gives no role above their own, and never the owner’s: %s (A5-26)', (by, expected) => {
    expect(givableRoles({ role: by }).join(' ')).toBe(expected);
  });
});
