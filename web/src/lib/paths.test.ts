import { describe, expect, it } from 'vitest';
import { activeSection, isWrongPollAddress, paths } from './paths.ts';

describe('activeSection', () => {
  it.each([
    ['/app/poll', '', 'polls'],
    ['/app/poll/create', '?section=tasks', 'polls'],
    ['/app/poll/a3bb/results', '', 'polls'],
    ['/app/surveys', '', 'polls'],
    ['/app/surveys/a3bb/take', '', 'polls'],
    ['/app/tasks', '', 'tasks'],
    ['/app/finance', '', 'finance'],
    ['/app/finance/turnover', '?section=polls', 'finance'],
    ['/app/settings/plan', '', 'settings'],
    ['/app/bitrix24/tasks', '?section=polls', 'tasks'],
  ])('%s%s belongs to %s by its path (A2.4-03)', (pathname, search, section) => {
    expect(activeSection(pathname, search)).toBe(section);
  });

  it.each([
    ['/app', '?section=finance', 'finance'],
    ['/app', '?section=polls&mode=edit', 'polls'],
    ['/app', '', 'dashboard'],
    ['/app', '?section=nothing', 'dashboard'],
  ])('%s%s is %s by its query, the dashboard by default (A2.4-04)', (pathname, search, section) => {
    expect(activeSection(pathname, search)).toBe(section);
  });
});

describe('isWrongPollAddress', () => {
  it.each([
    '/app/poll/a3bb189e-8bf9-4888-9912-ace4e6543002',
    '/app/poll/ABC-12/results',
    '/app/poll/create',
    '/app/poll/new',
    '/app/poll/import',
    '/app/poll',
    '/app',
  ])('lets %s pass (A2.1-08)', (pathname) => {
    expect(isWrongPollAddress(pathname)).toBe(false);
  });

  it.each([
    '/app/poll/xyz',
    '/app/poll/a3bb%20/view',
    '/app/poll/опрос/take',
    '/app/poll/a3bb/other',
    '/app/poll/create/view',
    '/app/poll/new/view',
  ])('stops %s (A2.1-08)', (pathname) => {
    expect(isWrongPollAddress(pathname)).toBe(true);
  });
});

describe('paths', () => {
  it('lead to polls by path and to other sections by query (A2.4-05)', () => {
    expect(paths.section('polls')).toBe('/app/poll');
    expect(paths.section('employees')).toBe('/app?section=employees');
  });

  it('encode what stands in them', () => {
    expect(paths.publicSurvey('b/c')).toBe('/s/b%2Fc');
    expect(paths.publicReport('b/c')).toBe('/r/b%2Fc');
    expect(paths.publicPoll('a', 'b/c?d')).toBe('/app/poll/a/anonymous/b%2Fc%3Fd/take');
  });
});
