import { lazyComponent, type LazyComponent } from '#web/lib/lazy-component.tsx';
import type { Section } from '#web/lib/paths.ts';

/** A page behind the login whose code arrives when its address is opened. */
export interface Page extends LazyComponent {
  /** The shape it has while it arrives; a spinner stands for those without one. */
  readonly skeleton?: { readonly count: number; readonly lines?: number };
  /** It is about the account: it is there for whoever is in no workspace, too. */
  readonly ofAccount?: true;
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
const dialogues = page(() => import('#web/features/asking/dialogues/dialogues-page.tsx'), { count: 3 });
const tasks = page(() => import('./sections/tasks-section.tsx'), { count: 3 });
const bringIn = page(() => import('#web/features/import/import-page.tsx'), { count: 1, lines: 4 });
const data = page(() => import('./settings/data-page.tsx'), { count: 3, lines: 4 });
const people = page(() => import('#web/features/people/people-section.tsx'), { count: 3 });

/** Every page behind the login by its address under `/app`: a new one is a line here, and its address in `paths`. */
export const PAGES = {
  poll: list,
  'poll/new': page(() => import('#web/features/asking/create/new-asking-page.tsx'), { count: 3, lines: 3 }),
  'poll/import': page(() => import('#web/features/import/past/past-page.tsx'), { count: 2, lines: 4 }),
  'poll/create': page(() => import('#web/features/asking/builder/polls/create-poll-page.tsx'), { count: 3, lines: 3 }),
  'poll/:pollId': list,
  'poll/:pollId/view': list,
  'poll/:pollId/edit': page(() => import('#web/features/asking/builder/polls/edit-poll-page.tsx'), {
    count: 3,
    lines: 3,
  }),
  'poll/:pollId/take': page(() => import('#web/features/asking/taking/take-poll-page.tsx')),
  'poll/:pollId/results': page(() => import('./sections/poll-results-section.tsx')),
  'poll/:pollId/report': report,
  'poll/:pollId/dialogues': dialogues,
  'poll/:pollId/languages': page(() => import('#web/features/asking/languages/poll-languages-page.tsx'), {
    count: 1,
    lines: 6,
  }),
  surveys: list,
  'surveys/create': page(() => import('#web/features/asking/builder/surveys/create-survey-page.tsx'), {
    count: 3,
    lines: 3,
  }),
  'surveys/:surveyId/edit': page(() => import('#web/features/asking/builder/surveys/edit-survey-page.tsx'), {
    count: 3,
    lines: 3,
  }),
  'surveys/:surveyId/take': page(() => import('#web/features/asking/taking/take-survey-page.tsx')),
  'surveys/:surveyId/languages': page(() => import('#web/features/asking/languages/survey-languages-page.tsx'), {
    count: 1,
    lines: 6,
  }),
  'surveys/:surveyId/results': page(() => import('./sections/survey-results-section.tsx'), { count: 3 }),
  'surveys/:surveyId/report': report,
  'surveys/:surveyId/dialogues': dialogues,
  pack: page(() => import('./sections/board-pack-section.tsx'), { count: 1, lines: 6 }),
  tasks,
  'tasks/analysis': page(() => import('#web/features/analysis/workload/workload-page.tsx'), { count: 3 }),
  finance: page(() => import('#web/features/finance/main/finance-page.tsx'), { count: 3, lines: 4 }),
  'finance/import': bringIn,
  'finance/turnover': page(() => import('#web/features/finance/turnover/turnover-page.tsx'), { count: 3, lines: 4 }),
  'finance/rules': page(() => import('#web/features/automations/rules/rules-page.tsx'), { count: 3 }),
  'finance/offers': page(() => import('#web/features/offers/offers-page.tsx'), { count: 3 }),
  settings: page(() => import('./settings/space-page.tsx'), { count: 3, lines: 3 }),
  'settings/automation': page(() => import('./settings/automation-page.tsx'), { count: 2, lines: 5 }),
  'settings/integrations': page(() => import('./settings/integrations-page.tsx'), { count: 2, lines: 3 }),
  'settings/sign-in': page(() => import('./settings/sign-in-page.tsx'), { count: 2, lines: 4 }),
  'settings/plan': page(() => import('./settings/plan-page.tsx'), { count: 3, lines: 3 }),
  'settings/access-log': page(() => import('./settings/access-log-page.tsx'), { count: 3, lines: 2 }),
  'settings/data': data,
  // Letters that were sent before lead here.
  'settings/requests': data,
  'settings/my-data': {
    ...page(() => import('./settings/my-data-page.tsx'), { count: 3, lines: 3 }),
    ofAccount: true,
  },
  'settings/profile': page(() => import('./settings/profile-page.tsx'), { count: 4, lines: 3 }),
  'bitrix24/tasks': tasks,
  'bitrix24/employee/:employeeId': people,
  'employees/import': bringIn,
  'employees/:person': people,
  subscription: page(() => import('#web/features/subscriptions/subscription-page.tsx')),
} as const satisfies Readonly<Record<string, Page>>;

/** What each section of the shell opens with. */
const SECTIONS: Readonly<Record<Section, Page>> = {
  dashboard: page(() => import('./sections/dashboard-section.tsx')),
  polls: list,
  employees: people,
  tasks,
  finance: PAGES.finance,
  workspaces: page(() => import('./sections/workspaces-section.tsx')),
  settings: PAGES.settings,
};

/** The screens of polls that a query may name: without a poll, and of one. */
const POLL_MODES = { create: PAGES['poll/create'], results: PAGES['poll/:pollId/results'] };
const ONE_POLL_MODES = { take: PAGES['poll/:pollId/take'], edit: PAGES['poll/:pollId/edit'] };

/**
 * The page of `/app?section=…`. Polls have a query for each of their screens, `mode` and `pollId`; the screens of one
 * poll need to know which, results let it be chosen.
 */
export function pageOfQuery(query: URLSearchParams): Page {
  const named = query.get('section');
  if (named !== 'polls') return isSection(named) ? SECTIONS[named] : SECTIONS.dashboard;
  const mode = query.get('mode');
  if (mode === 'create' || mode === 'results') return POLL_MODES[mode];
  return (mode === 'take' || mode === 'edit') && query.has('pollId') ? ONE_POLL_MODES[mode] : list;
}

function isSection(name: string | null): name is Section {
  return name !== null && Object.hasOwn(SECTIONS, name);
}
