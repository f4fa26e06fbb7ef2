import { describe, expect, it } from 'vitest';
import type { Survey } from '#shared/models/survey.ts';
import { asks } from './asks.ts';

function survey(change: Partial<Survey>): Survey {
  const rest = { respondent_type: 'ALL', selected_roles: [], selected_users: [], deadline: null } as const;
  // Border: the list looks at these fields alone.
  return { status: 'PUBLISHED', title: 'Как нам работается', ...rest, ...change } as unknown as Survey;
}

describe('a survey asks a member', () => {
  const member = { userId: 'anna', role: 'сотрудник' } as const;

  it('while it is under way and meant for them', () => {
    expect(asks(survey({}), member)).toBe(true);
    expect(asks(survey({ status: 'COMPLETED' }), member)).toBe(false);
    expect(asks(survey({ respondent_type: 'ROLES', selected_roles: ['сотрудник'] }), member)).toBe(true);
    expect(asks(survey({ respondent_type: 'ROLES', selected_roles: ['hr'] }), member)).toBe(false);
    expect(asks(survey({ respondent_type: 'USERS', selected_users: ['anna'] }), member)).toBe(true);
    expect(asks(survey({ respondent_type: 'USERS', selected_users: ['boris'] }), member)).toBe(false);
    // Whom else it asks nobody is told who only answers.
    expect(asks(survey({ respondent_type: 'USERS' }), member)).toBe(false);
    expect(asks(survey({ respondent_type: 'ROLES', selected_roles: ['hr'], selected_users: ['anna'] }), member)).toBe(
      true,
    );
  });
});
