import { can, isOfCompany, rolesOf, type Permission } from './permissions.ts';
import type { FinanceAccess } from './finance/access.ts';
import type { Asker } from './policy.ts';

/**
 * What a key of the API can be given, in the groups in which it is chosen. What is not here no key does: it acts as a
 * person (answering, notes, leaving), lets somebody in or gives rights, touches secrets, or cannot be undone.
 */
export const KEY_RIGHTS = {
  workspace: ['workspace.read', 'members.list'],
  people: ['employees.read', 'employees.read_birth_years', 'people.set', 'contacts.manage'],
  polls: [
    'polls.list',
    'polls.read',
    'runs.list',
    'polls.create',
    'polls.edit',
    'runs.create',
    'runs.publish',
    'runs.edit',
    'runs.delete',
    'polls.delete',
  ],
  surveys: ['surveys.list', 'surveys.read', 'surveys.create', 'surveys.edit', 'surveys.delete'],
  results: ['results.read', 'workload.read', 'decisions.make'],
  tasks: ['tasks.read', 'tasks.create', 'tasks.comment', 'tasks.edit', 'tasks.delete'],
  finance: ['finance.read', 'finance.read_departments', 'finance.manage'],
  automations: ['automations.read', 'automations.manage'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;
export type KeyRightGroup = keyof typeof KEY_RIGHTS;
export type KeyPermission = (typeof KEY_RIGHTS)[KeyRightGroup][number];

export const KEY_PERMISSIONS: readonly KeyPermission[] = Object.values(KEY_RIGHTS).flat();

/** Those that change nothing. */
export const READING_PERMISSIONS: readonly KeyPermission[] = [
  'workspace.read',
  'members.list',
  'employees.read',
  'employees.read_birth_years',
  'polls.list',
  'polls.read',
  'runs.list',
  'surveys.list',
  'surveys.read',
  'results.read',
  'workload.read',
  'tasks.read',
  'finance.read',
  'finance.read_departments',
  'automations.read',
];

/** How long a key may live, days. */
export const KEY_DAYS = [30, 90, 365] as const;
export type KeyDays = (typeof KEY_DAYS)[number];

/** So many keys of a workspace may be good at once. */
export const MOST_KEYS = 30;
export const KEY_NAME_MAX = 60;

/** So many calls a key may make in a minute, all of them at once if it likes. */
export const KEY_CALLS = { limit: 60, windowSeconds: 60 } as const;

/** By which people, programs and scanners of leaked secrets know what it is. */
export const KEY_PREFIX = 'tonus_key_';

/** What somebody may give a key at this moment: what they may themselves, to some things at least. */
export function givablePermissions(by: Asker & { readonly financeAccess: FinanceAccess }): KeyPermission[] {
  return KEY_PERMISSIONS.filter((right) => {
    if (isMoney(right)) return can(by, right, by);
    return rolesOf(right).includes(by.role) && !isOfCompany(by, right);
  });
}

type Money = Extract<KeyPermission, `finance.${string}`>;

function isMoney(right: KeyPermission): right is Money {
  return right.startsWith('finance.');
}
