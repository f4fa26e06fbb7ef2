import { describe, expect, it } from 'vitest';
import { type Role, ROLES } from './roles.ts';
import { createPolicy, type Asker } from './policy.ts';

interface Task {
  readonly responsibleId: string | null;
}
const isOwn = ({ userId }: Asker, { responsibleId }: Task) => responsibleId === userId;

const policy = createPolicy({
  'tasks.read': ['владелец', 'hr', 'руководитель', 'сотрудник'],
  'tasks.edit': { always: ['владелец', 'руководитель'], roles: ['сотрудник'], if: isOwn },
  'tasks.close': { roles: ROLES, if: isOwn },
  'tasks.delete': ['владелец'],
  'tasks.review': { roles: ROLES, if: (asker: Asker, task: Task) => !isOwn(asker, task) },
});
const as = (role: Role): Asker => ({ userId: 'me', role });
const OWN: Task = { responsibleId: 'me' };
const FOREIGN: Task = { responsibleId: 'other' };
const NOBODYS: Task = { responsibleId: null };

describe('a permission that depends on its target', () => {
  it.each<[Role, own: boolean, foreign: boolean]>([
    ['владелец', true, true],
    ['руководитель', true, true],
    ['hr', false, false],
    ['сотрудник', true, false],
  ])('%s: own task %s, foreign task %s', (role, own, foreign) => {
    expect(policy.can(as(role), 'tasks.edit', OWN)).toBe(own);
    expect(policy.can(as(role), 'tasks.edit', FOREIGN)).toBe(foreign);
    expect(policy.can(as(role), 'tasks.edit', NOBODYS)).toBe(foreign);
  });

  it('holds for every role where none is free of it', () => {
    for (const role of ROLES) {
      expect([OWN, FOREIGN].map((task) => policy.can(as(role), 'tasks.close', task))).toEqual([true, false]);
    }
  });

  it('is not given where no target is at hand, and not even asked for without one', () => {
    expect(policy.can(as('сотрудник'), 'tasks.edit', undefined as unknown as Task)).toBe(false);
    // One that forbids what is one's own does not allow what is not there.
    expect(policy.can(as('hr'), 'tasks.review', FOREIGN)).toBe(true);
    for (const missing of [undefined, null]) {
      expect(policy.can(as('hr'), 'tasks.review', missing as unknown as Task)).toBe(false);
    }
    // @ts-expect-error -- the rule looks at the task: without it there is nothing to ask
    expect(policy.can(as('сотрудник'), 'tasks.edit')).toBe(false);
    // @ts-expect-error -- what the rule looks at must be a task
    expect(policy.can(as('сотрудник'), 'tasks.edit', { id: '1' })).toBe(false);
  });
});

it('a permission of roles alone needs no target and does not care for one', () => {
  expect(policy.can(as('сотрудник'), 'tasks.read')).toBe(true);
  expect(policy.can(as('hr'), 'tasks.delete', OWN)).toBe(false);
  expect(policy.can(as('владелец'), 'tasks.delete', FOREIGN)).toBe(true);
});

it('tells how far a role gets: nowhere, under the condition, always', () => {
  expect(ROLES.map((role) => [role, policy.reach(role, 'tasks.edit')])).toEqual([
    ['владелец', 2],
    ['hr', 0],
    ['руководитель', 2],
    ['сотрудник', 1],
  ]);
  expect(policy.rolesOf('tasks.edit')).toEqual(['владелец', 'руководитель', 'сотрудник']);
  expect(policy.rolesOf('tasks.delete')).toEqual(['владелец']);
});
