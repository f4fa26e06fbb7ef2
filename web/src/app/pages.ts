import { lazyComponent, type LazyComponent } from '#web/lib/lazy-component.tsx';
import type { Section } from '#web/lib/paths.ts';

/** A page behind the login whose code arrives when its address is opened. */
export interface Page extends LazyComponent {
  /** The shape it has while it arrives; a spinner stands for those without one. */
  readonly skeleton?: { readonly count: number; readonly lines?: number };
}

/** What a route tells of itself: the page it shows, which at `/app` its query names. */
export interface RouteHandle {
  readonly pageOf?: (query: URLSearchParams) => Page;
  /** Asks for the code of a route around pages. */
  readonly load?: () => Promise<unknown>;
}

function page(load: LazyComponent['load'], skeleton?: Page['skeleton']): Page {
  return { ...lazyComponent(load), ...(skeleton && { skeleton }) };
}

const list = page(() => import('#web/features/asking/list/asking-list-page.tsx'), { count: 4 });

const report = page(() => import('#web/features/asking/report/report-page.tsx'), { count: 2, lines: 6 });

/** The screens of polls; the list and what is new are of surveys as well. */
export const pollPages = {
  list,
  new: page(() => import('#web/features/asking/create/new-asking-page.tsx'), { count: 3, lines: 3 }),
  create: page(() => import('#web/features/asking/builder/polls/create-poll-page.tsx'), { count: 3, lines: 3 }),
  edit: page(() => import('#web/features/asking/builder/polls/edit-poll-page.tsx'), { count: 3, lines: 3 }),
  results: page(() => import('./sections/poll-results-section.tsx')),
  report,
  take: page(() => import('#web/features/asking/taking/take-poll-page.tsx')),
} as const;

/** The screens of surveys. */
export const surveyPages = {
  create: page(() => import('#web/features/asking/builder/surveys/create-survey-page.tsx'), { count: 3, lines: 3 }),
  edit: page(() => import('#web/features/asking/builder/surveys/edit-survey-page.tsx'), { count: 3, lines: 3 }),
  list,
  take: page(() => import('#web/features/asking/taking/take-survey-page.tsx')),
  results: page(() => import('./sections/survey-results-section.tsx'), { count: 3 }),
  report,
} as const;

/** The screens of finance. */
export const financePages = {
  main: page(() => import('#web/features/finance/main/finance-page.tsx'), { count: 3, lines: 4 }),
  import: page(() => import('#web/features/finance/import/import-page.tsx'), { count: 1, lines: 4 }),
  turnover: page(() => import('#web/features/finance/turnover/turnover-page.tsx'), { count: 3, lines: 4 }),
  rules: page(() => import('#web/features/automations/rules/rules-page.tsx'), { count: 3 }),
  offers: page(() => import('#web/features/offers/offers-page.tsx'), { count: 3 }),
} as const;

/** The tabs of the settings. */
export const settingsPages = {
  space: page(() => import('./settings/space-page.tsx'), { count: 3, lines: 3 }),
  integrations: page(() => import('./settings/integrations-page.tsx'), { count: 2, lines: 3 }),
  plan: page(() => import('./settings/plan-page.tsx'), { count: 3, lines: 3 }),
  profile: page(() => import('./settings/profile-page.tsx'), { count: 4, lines: 3 }),
} as const;

/** What each section of the shell opens with. */
export const sectionPages: Record<Section, Page> = {
  dashboard: page(() => import('./sections/dashboard-section.tsx')),
  polls: list,
  employees: page(() => import('#web/features/employees/employees-section.tsx'), { count: 3 }),
  tasks: page(() => import('./sections/tasks-section.tsx'), { count: 3 }),
  finance: financePages.main,
  workspaces: page(() => import('./sections/workspaces-section.tsx')),
  settings: settingsPages.space,
};

export const workloadPage = page(() => import('#web/features/analysis/workload/workload-page.tsx'), { count: 3 });

export const subscriptionPage = page(() => import('#web/features/subscriptions/subscription-page.tsx'));

/**
 * The page of `/app?section=…`. Polls have a query for each of their screens, `mode` and `pollId`; the screens of one
 * poll need to know which, results let it be chosen.
 */
export function pageOfQuery(query: URLSearchParams): Page {
  const named = query.get('section');
  if (named !== 'polls') return (isSection(named) && sectionPages[named]) || sectionPages.dashboard;
  const mode = query.get('mode');
  if (mode === 'create' || mode === 'results') return pollPages[mode];
  return (mode === 'take' || mode === 'edit') && query.has('pollId') ? pollPages[mode] : pollPages.list;
}

function isSection(name: string | null): name is Section {
  return name !== null && Object.hasOwn(sectionPages, name);
}
