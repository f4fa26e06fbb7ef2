import { describe, expect, it } from 'vitest';
import { choiceOf, withChoice } from './audience.ts';
import { aDraft } from '../../test-support/draft-factory.ts';

describe('whom a survey asks', () => {
  it('is what the form of every asking says, and what was chosen by another way is not forgotten', () => {
    const roles = withChoice(aDraft([]), { kind: 'roles', roles: ['сотрудник'] });
    expect(roles).toMatchObject({ respondents: 'ROLES', roles: ['сотрудник'], users: [] });
    const people = withChoice(roles, { kind: 'members', userIds: ['a'] });
    expect(people).toMatchObject({ respondents: 'USERS', roles: ['сотрудник'], users: ['a'] });
    expect(choiceOf(people)).toMatchObject({ kind: 'members', roles: ['сотрудник'], userIds: ['a'] });
    expect(withChoice(people, { kind: 'all' }).respondents).toBe('ALL');
  });
});
