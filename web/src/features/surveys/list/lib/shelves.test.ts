import { describe, expect, it } from 'vitest';
import type { Survey } from '#shared/models/survey.ts';
import { asks, onShelf, RESPONDENT_SHELVES, SHELVES, shelfOf } from './shelves.ts';

function survey(change: Partial<Survey>): Survey {
  const rest = { respondent_type: 'ALL', selected_roles: [], selected_users: [], deadline: null } as const;
  // Border: the list looks at these fields alone.
  return { status: 'PUBLISHED', title: 'Как нам работается', ...rest, ...change } as unknown as Survey;
}

describe('a tab of the list', () => {
  const soon = survey({ title: 'Столовая', deadline: '2026-11-24T10:00:00.000Z' });
  const later = survey({ title: 'Ёлка и столовая', deadline: '2026-12-24T10:00:00.000Z' });
  const endless = survey({ title: 'Обед' });
  const draft = survey({ title: 'Столовая, черновик', status: 'DRAFT' });
  const all = [endless, later, draft, soon];

  it('holds its surveys; of those under way the most urgent comes first', () => {
    expect(onShelf(all, 'PUBLISHED', '')).toEqual([soon, later, endless]);
    expect(onShelf(all, 'DRAFT', '')).toEqual([draft]);
  });

  it('is searched by title, whatever the case', () => {
    expect(onShelf(all, 'PUBLISHED', ' СТОЛ')).toEqual([soon, later]);
    expect(onShelf(all, 'PUBLISHED', 'ёлка')).toEqual([later]);
    expect(onShelf(all, 'ARCHIVED', 'стол')).toEqual([]);
  });

  it('is the one the address names, if there is one', () => {
    expect(shelfOf('draft', SHELVES)).toBe('DRAFT');
    expect(shelfOf('nonsense', SHELVES)).toBe('PUBLISHED');
    expect(shelfOf('draft', RESPONDENT_SHELVES)).toBe('PUBLISHED');
  });
});

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
