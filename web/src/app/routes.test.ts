import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { financePages, pollPages, sectionPages, settingsPages, type RouteHandle } from './pages.ts';
import { routes } from './routes.tsx';

const id = '6f1d1c1e-2f6b-4c7e-9a52-0c8f6f0f7a11';

/** The screen of polls that an address opens, and the poll its path names. */
function screenOf(pathname: string, search = '') {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const page = (match?.route.handle as RouteHandle | undefined)?.pageOf?.(new URLSearchParams(search));
  const kind = Object.entries(pollPages).find(([, one]) => one === page)?.[0];
  const pollId = match?.params.pollId;
  return { kind, ...(pollId !== undefined && { pollId }) };
}

describe('the screen of an address', () => {
  it.each([
    ['/app/poll', { kind: 'list' }],
    ['/app/poll/create', { kind: 'create' }],
    ['/app/poll/new', { kind: 'new' }],
    [`/app/poll/${id}`, { kind: 'list', pollId: id }],
    [`/app/poll/${id}/view`, { kind: 'list', pollId: id }],
    [`/app/poll/${id}/take`, { kind: 'take', pollId: id }],
    [`/app/poll/${id}/results`, { kind: 'results', pollId: id }],
    [`/app/poll/${id}/edit`, { kind: 'edit', pollId: id }],
  ])('%s shows its screen (B2-38)', (pathname, screen) => {
    expect(screenOf(pathname)).toEqual(screen);
  });

  it.each([
    ['?section=polls', 'list'],
    ['?section=polls&mode=view', 'list'],
    ['?section=polls&mode=edit', 'list'],
    ['?section=polls&mode=create', 'create'],
    ['?section=polls&mode=results', 'results'],
    [`?section=polls&mode=results&pollId=${id}`, 'results'],
    [`?section=polls&mode=edit&pollId=${id}`, 'edit'],
    ['?section=polls&mode=take', 'list'],
    ['?section=polls&mode=nonsense', 'list'],
  ])('/app%s', (search, kind) => {
    expect(screenOf('/app', search)).toEqual({ kind });
  });
});

it('the address of surveys shows the one list', () => {
  expect(screenOf('/app/surveys')).toEqual({ kind: 'list' });
});

describe('the screens of finance', () => {
  it.each([
    ['/app/finance', 'main'],
    ['/app/finance/import', 'import'],
    ['/app/finance/turnover', 'turnover'],
    ['/app/finance/rules', 'rules'],
    ['/app/finance/offers', 'offers'],
  ] as const)('%s shows its screen', (pathname, name) => {
    const handle = matchRoutes(routes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined;
    expect(handle?.pageOf?.(new URLSearchParams())).toBe(financePages[name]);
  });
});

describe('the tabs of the settings', () => {
  it.each([
    ['/app/settings', 'space'],
    ['/app/settings/integrations', 'integrations'],
    ['/app/settings/plan', 'plan'],
    ['/app/settings/profile', 'profile'],
  ] as const)('%s shows its tab', (pathname, name) => {
    const handle = matchRoutes(routes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined;
    expect(handle?.pageOf?.(new URLSearchParams())).toBe(settingsPages[name]);
  });

  it('open with the workspace under the address of the section (A2.4-17)', () => {
    expect(sectionPages.settings).toBe(settingsPages.space);
  });
});
