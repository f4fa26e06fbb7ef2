import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import type { Reply } from '#shared/contract/route.ts';
import type { answers } from '#shared/contract/answers.ts';
import type { auth } from '#shared/contract/auth.ts';
import type { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { overview } from '#shared/contract/overview.ts';
import type { people } from '#shared/contract/people.ts';
import { POLL_LANGUAGES, type PollLanguage } from '#shared/rules/poll-languages.ts';
import { RESPONDENT_NOTICES } from '#shared/rules/respondent-notice.ts';
import type { polls } from '#shared/contract/polls.ts';
import type { subscriptions } from '#shared/contract/subscriptions.ts';
import type { tasks } from '#shared/contract/tasks.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';
import type { WorkloadStatus } from '#shared/models/analysis.ts';
import { CANNED_ID, CANNED_TOKEN } from '../cold/canned.ts';
import { NO_AI } from '#tests/support/no-ai.ts';
import { NO_TASK_SOURCE } from '#tests/support/no-task-source.ts';
import { launchBrowser } from '#tests/support/open-browser.ts';
import { answerFrom, buildSite, ORIGIN, type Site } from './site.ts';

/** What a page asks of the network until it can be used. */
export interface PageWeight {
  /** JavaScript, each file compressed by gzip at its best. */
  readonly scriptBytes: number;
  /** All it loads, as it travels: text compressed by gzip, fonts as they are. */
  readonly bytes: number;
  readonly requests: number;
}

const GZIP = { level: 9 };
const workspace: Reply<typeof workspaces.getWorkspace> = {
  id: CANNED_ID,
  name: 'Ромашка',
  description: 'Рабочее пространство Ромашка',
  user_role: 'владелец',
  finance_access: { kind: 'company' },
  own_teams_only: false,
  language: 'ru',
};
const user: Reply<typeof auth.me> = {
  id: CANNED_ID,
  first_name: 'Анна',
  last_name: 'Петрова',
  email: 'anna@example.com',
};
const members: Reply<typeof workspaces.listMembers> = {
  members: [
    { id: CANNED_ID, role: 'владелец', team: null, manager_id: null, user: { ...user, full_name: 'Анна Петрова' } },
  ],
  next_cursor: null,
};
const noPolls: Reply<typeof polls.listPolls> = {
  polls: [],
  totals: { polls: 0, enps: 0, pulse: 0, questions: 0 },
  next_cursor: null,
};
const notices: Reply<typeof workspaces.getNotices> = {
  read_only: null,
  finance: 'sample',
  ownership_offer: null,
  unproved_address: null,
  factor_wanted_from: null,
  export_ready: false,
  export_running: false,
  blocked: null,
  data_requests: null,
};
const stats: Reply<typeof workspaces.getStats> = { members: 1, polls: 0, invitations: 0, untold: 0 };
const subscription: Reply<typeof subscriptions.getMySubscription> = {
  subscription_type: 'Startup',
  is_active: true,
  days_remaining: null,
  due_date: null,
  created_at: null,
  updated_at: null,
  is_trial: false,
  trial_used: false,
  ended: null,
  usage: { people: 1, invited: 0, workspaces: 1, polls_this_month: 0 },
  limits: { people: 3, workspaces: 1, polls_per_month: 3 },
  read_only_workspaces: [],
};
const noPortal: Reply<typeof bitrix24.getBitrix24Credentials> = {
  webhook_url: null,
  kind: null,
  app: null,
  app_offered: false,
  created_at: null,
  updated_at: null,
  status_preset: 'bitrix24',
  reading: null,
  changes: null,
};
const poll: Reply<typeof answers.getPublicPoll> = {
  id: CANNED_ID,
  run_id: CANNED_ID,
  title: 'Пульс недели',
  type: 'ENPS',
  is_anonymous: true,
  workspace_name: 'Ромашка',
  deadline: null,
  is_full: false,
  results_visibility: 'live',
  notice_edition: RESPONDENT_NOTICES[0],
  questions: [{ id: CANNED_ID, text: 'Что мешало работать?', order_index: 0, is_required: true, scale: null }],
  language: 'ru',
  languages: ['ru'],
  translation: null,
};
/** One without parts, of which the page has as much to say. */
const record: Reply<typeof answers.getRunRecord> = {
  version: 1,
  run: CANNED_ID,
  title: 'Пульс недели',
  workspace_name: 'Ромашка',
  opened_on: '2026-11-09',
  closed_on: '2026-11-16',
  openings: [],
  invited: 60,
  counted: 0,
  others: 49,
  waiting: 0,
  parts: [],
  root: '',
};
/** Questions of the kinds that most surveys ask. */
const survey: Reply<typeof answers.getPublicSurvey> = {
  id: CANNED_ID,
  title: 'Как нам работается',
  type: 'ENPS',
  anonymous: true,
  workspace_name: 'Ромашка',
  deadline: null,
  results_visibility: 'from_5',
  notice_edition: RESPONDENT_NOTICES[0],
  smallest_group: 5,
  questions: (['RATING', 'RADIO', 'CHECKBOX', 'YESNO', 'TEXT', 'TEXTAREA'] as const).map((type, place) => ({
    id: CANNED_ID.replace(/.$/, String(place)),
    text: 'Что мешало работать?',
    type,
    options: ['Шум', 'Спешка'],
    required: true,
    order: place + 1,
    created_at: '2026-11-01T09:00:00Z',
    scale: null,
    theme: null,
    section: null,
    show_if: null,
    origin_id: CANNED_ID,
  })),
  language: 'ru',
  languages: ['ru'],
  translation: null,
};

const noRuns: Reply<typeof overview.getPulse> = {
  runs: [],
  enps: null,
  repeated_poll_id: null,
  ahead: [],
  promised: [],
};
const nobodyTold: Reply<typeof overview.getAttention> = {
  teams: [],
  others: 0,
  decided: [],
  judged: { answers: false, load: false },
  states: [],
  mood_of: null,
  load: null,
  calm: false,
};
const nobody: Reply<typeof people.listPeople> = {
  people: [],
  total: 0,
  totals: { all: 1, newcomers: 0, no_access: 0, no_manager: 0, waiting: 0, gone: 0 },
  portal_read_at: null,
  suggestions: [],
  leavers: [],
  sources: { member: 1, directory: 0, portal: null, contact: 0 },
};
const noLink: Reply<typeof workspaces.getJoinLink> = { link: null, seats: { limit: 3, members: 1, pending: 0 } };
const nothingWaits: Reply<typeof polls.getWaiting> = { waiting: [], answered: [] };
const noLines: Reply<typeof polls.listPollLines> = {
  polls: [],
  totals: noPolls.totals,
  question_room: null,
  next_cursor: null,
};
const plan: Reply<typeof workspaces.getWorkspacePlan> = {
  subscription_type: 'Startup',
  is_trial: false,
  due_date: null,
  days_remaining: null,
  limits: subscription.limits,
  features: [],
};
const noTasks: Reply<typeof tasks.getTaskStats> = {
  total_tasks: 0,
  status_breakdown: { new: 0, in_progress: 0, completed: 0, cancelled: 0 },
  overdue_tasks: 0,
  priority_breakdown: { urgent: 0, high: 0, medium: 0, low: 0 },
};

/** What workload may be analysed from is there; nobody has asked yet. */
const NEVER_ANALYSED: WorkloadStatus = {
  can_analyze: true,
  issues: [],
  recommendations: [],
  has_premium_subscription: true,
  current_subscription: 'premium',
  analysts: [{ ai_provider: 'builtin', available: true, problem: null }],
  job: null,
  last: null,
};

/** What the app asks for before it shows anything, for the owner of a workspace without anything in it. */
export const APP_REPLIES = {
  '/api/auth/me': user,
  '/api/workspaces': [workspace],
  [`/api/workspaces/${CANNED_ID}`]: workspace,
  [`/api/workspaces/${CANNED_ID}/my-role`]: { user_role: 'владелец' },
  [`/api/workspaces/${CANNED_ID}/members`]: members,
  [`/api/workspaces/${CANNED_ID}/stats`]: stats,
  [`/api/workspaces/${CANNED_ID}/notices`]: notices,
  [`/api/workspaces/${CANNED_ID}/ai-credentials`]: NO_AI,
  [`/api/bitrix24/workspaces/${CANNED_ID}/credentials`]: noPortal,
  [`/api/bitrix24/workspaces/${CANNED_ID}/task-source`]: NO_TASK_SOURCE,
  '/api/subscriptions/my': subscription,
  [`/api/workspace/${CANNED_ID}/polls`]: noPolls,
  [`/api/workspace/${CANNED_ID}/poll-lines`]: noLines,
  [`/api/workspace/${CANNED_ID}/waiting`]: nothingWaits,
  [`/api/overview/workspace/${CANNED_ID}/pulse`]: noRuns,
  [`/api/overview/workspace/${CANNED_ID}/attention`]: nobodyTold,
  [`/api/workspaces/${CANNED_ID}/plan`]: plan,
  [`/api/tasks/workspace/${CANNED_ID}/stats`]: noTasks,
  '/api/tasks': { tasks: [], next_cursor: null },
  [`/api/workspace/${CANNED_ID}/people`]: nobody,
  [`/api/workspaces/${CANNED_ID}/join-link`]: noLink,
  [`/api/ai/workspace/${CANNED_ID}/workload-analysis-status`]: NEVER_ANALYSED,
};

/** The entrances of the web app. */
export interface PageWeights {
  readonly landing: PageWeight;
  readonly app: PageWeight;
  readonly poll: PageWeight;
  readonly survey: PageWeight;
  readonly verify: PageWeight;
}

/** Builds the web app and opens its entrances in a real browser. */
export async function weighPages(): Promise<PageWeights> {
  const site = await buildSite();
  const browser = await launchBrowser();
  try {
    return {
      landing: await weighLanding(browser, site),
      app: await weighApp(browser, site),
      poll: await weighAsked(POLL, browser, site),
      survey: await weighAsked(SURVEY, browser, site),
      verify: await weighVerifier(browser, site),
    };
  } finally {
    await browser.close();
    site.remove();
  }
}

/** The landing page as a newcomer sees it. */
function weighLanding(browser: Browser, site: Site): Promise<PageWeight> {
  return weigh(browser, site, {}, async (page) => {
    await page.goto(`${ORIGIN}/`, { waitUntil: 'networkidle' });
    await page.locator('h1').waitFor();
  });
}

/** The first screen of the app for somebody who is logged in and has a workspace. */
function weighApp(browser: Browser, site: Site): Promise<PageWeight> {
  return weigh(browser, site, APP_REPLIES, async (page) => {
    await page.addInitScript(() => localStorage.setItem('access_token', 'bench'));
    await page.goto(`${ORIGIN}/app`, { waitUntil: 'networkidle' });
    await page.locator('main h1').waitFor();
  });
}

/** The page on which a record is checked, until it says what came of it. */
function weighVerifier(browser: Browser, site: Site): Promise<PageWeight> {
  return weigh(browser, site, { [`/api/ballots/${CANNED_ID}/record`]: record }, async (page) => {
    await page.goto(`${ORIGIN}/verify/${CANNED_ID}`, { waitUntil: 'networkidle' });
    await page.locator('h1').waitFor();
  });
}

/** What a page of respondents asks, where it stands, and where the API tells it. */
interface Asked {
  readonly asked: typeof poll | typeof survey;
  readonly page: string;
  readonly reply: string;
}

const POLL: Asked = {
  asked: poll,
  page: `/app/poll/${CANNED_ID}/anonymous/${CANNED_TOKEN}/take`,
  reply: `/api/polls/public/${CANNED_TOKEN}`,
};
const SURVEY: Asked = { asked: survey, page: `/s/${CANNED_TOKEN}`, reply: `/api/surveys/public/${CANNED_TOKEN}` };

/** A page of respondents until its form is there: as it is in Russian, its scripts as in the language with the most. */
async function weighAsked(asked: Asked, browser: Browser, site: Site): Promise<PageWeight> {
  const weights: PageWeight[] = [];
  for (const language of POLL_LANGUAGES) weights.push(await weighAskedIn(language, asked, browser, site));
  return { ...weights[0]!, scriptBytes: Math.max(...weights.map(({ scriptBytes }) => scriptBytes)) };
}

function weighAskedIn(
  language: PollLanguage,
  { asked, page: address, reply }: Asked,
  browser: Browser,
  site: Site,
): Promise<PageWeight> {
  return weigh(browser, site, { [reply]: { ...asked, language, languages: [language] } }, async (page) => {
    await page.addInitScript((tag) => localStorage.setItem('tonus:language', tag), language);
    await page.goto(ORIGIN + address);
    await page.locator('form').waitFor();
    await page.evaluate(() => document.fonts.ready);
  });
}

async function weigh(
  browser: Browser,
  site: Site,
  replies: Readonly<Record<string, unknown>>,
  open: (page: Page) => Promise<void>,
): Promise<PageWeight> {
  const page = await browser.newPage();
  const weight = { scriptBytes: 0, bytes: 0, requests: 0 };
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) weight.requests += 1;
  });
  await answerFrom(site, page, replies, (name, content) => {
    const bytes = (name.endsWith('.woff2') ? content : gzipSync(content, GZIP)).length;
    weight.bytes += bytes;
    if (name.endsWith('.js')) weight.scriptBytes += bytes;
  });
  await open(page);
  await page.close();
  return weight;
}
