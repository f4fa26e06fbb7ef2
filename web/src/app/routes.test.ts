import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PAGES, type RouteHandle } from './pages.ts';
import { routes } from './routes.tsx';

const id = '6f1d1c1e-2f6b-4c7e-9a52-0c8f6f0f7a11';

/** The page that an address opens, and the poll its path names. */
function pageAt(pathname: string, search = '') {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const page = (match?.route.handle as RouteHandle | undefined)?.pageOf?.(new URLSearchParams(search));
  return { page, pollId: match?.params.pollId };
}

const list = PAGES.poll;
const POLL = {
  list,
  create: PAGES['poll/create'],
  results: PAGES['poll/:pollId/results'],
  edit: PAGES['poll/:pollId/edit'],
} as const;

describe('the screen of an address', () => {
  it.each([
    ['/app/poll', list, undefined],
    ['/app/poll/create', POLL.create, undefined],
    ['/app/poll/new', PAGES['poll/new'], undefined],
    [`/app/poll/${id}`, list, id],
    [`/app/poll/${id}/view`, list, id],
    [`/app/poll/${id}/take`, PAGES['poll/:pollId/take'], id],
    [`/app/poll/${id}/results`, POLL.results, id],
    [`/app/poll/${id}/edit`, POLL.edit, id],
  ])('%s shows its screen (B2-38)', (pathname, page, pollId) => {
    expect(pageAt(pathname)).toEqual({ page, pollId });
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
  ] as const)('/app%s', (search, screen) => {
    expect(pageAt('/app', search).page).toBe(POLL[screen]);
  });
});

it('the address of surveys shows the one list', () => {
  expect(pageAt('/app/surveys').page).toBe(list);
});

it('finance opens with its overview, settings with the workspace (A2.4-17)', () => {
  expect(pageAt('/app/finance').page).toBe(PAGES.finance);
  expect(pageAt('/app/finance/offers').page).toBe(PAGES['finance/offers']);
  expect(pageAt('/app/settings').page).toBe(PAGES.settings);
  expect(pageAt('/app', '?section=settings').page).toBe(PAGES.settings);
});

it('no page hides another: each address leads to its own', () => {
  for (const [path, page] of Object.entries(PAGES)) {
    expect(pageAt(`/app/${path.replaceAll(/:\w+/g, id)}`).page).toBe(page);
  }
});
