import { matchPath } from 'react-router-dom';

/** The sections of the shell, in the order of its navigation. */
export const SECTIONS = ['dashboard', 'polls', 'employees', 'tasks', 'finance', 'workspaces', 'settings'] as const;
export type Section = (typeof SECTIONS)[number];

const section = (id: Section) => (id === 'polls' ? '/app/poll' : `/app?section=${id}`);

/** What an analysis is shown by: its findings, or what to do about them. */
export const ANALYSIS_TABS = ['summary', 'recommendations'] as const;
export type AnalysisTab = (typeof ANALYSIS_TABS)[number];

/** The tab of this name, as an address gives it; the first for anything else. */
export function analysisTab(name: string | null): AnalysisTab {
  return ANALYSIS_TABS.find((tab) => tab === name) ?? 'summary';
}

/** What a file of finance may hold. */
type FinanceFile = 'employees' | 'leavers' | 'months';

/** What can be connected to a workspace. */
export const CONNECTIONS = ['bitrix24', 'ai'] as const;
export type Connection = (typeof CONNECTIONS)[number];

/** Every address of the product; nothing else spells one out. */
export const paths = {
  home: '/',
  privacy: '/privacy',
  consent: '/consent',
  contact: '/contact',
  app: '/app',
  section,
  polls: section('polls'),
  pollsAfterCreation: '/app?section=polls&mode=edit',
  pollsBack: '/app?section=polls&mode=view',
  /** Where everything new begins: what to ask about. */
  newAsking: '/app/poll/new',
  /** The same, with a ready one chosen. */
  newAskingFrom: (ready: string) => `/app/poll/new?ready=${encodeURIComponent(ready)}`,
  /** Polls and answers from other services. */
  pastImport: '/app/poll/import',
  /** The form of a poll from a blank sheet. */
  newPoll: '/app/poll/create',
  /** The form of a poll with the questions of a ready one. */
  newPollFrom: (template: string) => `/app/poll/create?template=${encodeURIComponent(template)}`,
  poll: (id: string) => `/app/poll/${encodeURIComponent(id)}`,
  pollResults: (id: string) => `/app/poll/${encodeURIComponent(id)}/results`,
  pollTake: (id: string) => `/app/poll/${encodeURIComponent(id)}/take`,
  /** Where it is written what a run is told to have led to. */
  pollReport: (id: string, frameId: string) =>
    `/app/poll/${encodeURIComponent(id)}/report?frame=${encodeURIComponent(frameId)}`,
  /** Dialogues about what was said in a run; with one of them open. */
  pollDialogues: (id: string, frameId: string, dialogueId = '') =>
    `/app/poll/${encodeURIComponent(id)}/dialogues?frame=${encodeURIComponent(frameId)}${dialogueId && `&dialogue=${dialogueId}`}`,
  pollEdit: (id: string) => `/app/poll/${encodeURIComponent(id)}/edit`,
  /** What it says in which languages; with one of them open. */
  pollLanguages: (id: string, language = '') =>
    `/app/poll/${encodeURIComponent(id)}/languages${language && `?language=${language}`}`,
  publicPoll: (id: string, token: string) =>
    `/app/poll/${encodeURIComponent(id)}/anonymous/${encodeURIComponent(token)}/take`,
  /** The same by its short code, for paper and chats. */
  shortPoll: (code: string) => `/p/${encodeURIComponent(code)}`,
  /** Where a one-time code is typed; with it, where it leads. */
  oneTimeCode: (code?: string) => (code === undefined ? '/c' : `/c/${encodeURIComponent(code)}`),
  /** A dialogue for its author, by the key that they alone have. */
  ownDialogue: (key: string) => `/d/${encodeURIComponent(key)}`,
  /** A tablet on which people answer one after another. */
  kiosk: (token: string) => `/k/${encodeURIComponent(token)}`,
  /** The same of a survey. */
  surveyByCode: (code: string) => `/s/c/${encodeURIComponent(code)}`,
  surveys: '/app/surveys',
  newSurvey: '/app/surveys/create',
  /** A new survey with the questions of a ready set. */
  newSurveyFrom: (set: string) => `/app/surveys/create?set=${encodeURIComponent(set)}`,
  /** A new survey with the place open that questions are taken from. */
  newSurveyWith: (from: 'bank' | 'import') => `/app/surveys/create?from=${from}`,
  surveyTake: (id: string) => `/app/surveys/${encodeURIComponent(id)}/take`,
  surveyEdit: (id: string) => `/app/surveys/${encodeURIComponent(id)}/edit`,
  surveyLanguages: (id: string, language = '') =>
    `/app/surveys/${encodeURIComponent(id)}/languages${language && `?language=${language}`}`,
  surveyResults: (id: string) => `/app/surveys/${encodeURIComponent(id)}/results`,
  surveyDialogues: (id: string, dialogueId = '') =>
    `/app/surveys/${encodeURIComponent(id)}/dialogues${dialogueId && `?dialogue=${dialogueId}`}`,
  surveyReport: (id: string) => `/app/surveys/${encodeURIComponent(id)}/report`,
  /** Where a survey is answered without an account. */
  publicSurvey: (link: string) => `/s/${encodeURIComponent(link)}`,
  /** Where anybody checks a run that was answered by ballots. */
  verifyRun: (runId: string) => `/verify/${encodeURIComponent(runId)}` as const,
  /** “You said, we did”, for whoever has the link. */
  publicReport: (link: string) => `/r/${encodeURIComponent(link)}`,
  /** Where anybody checks what is published of a closed run with ballots. */
  verify: (runId: string) => `/verify/${encodeURIComponent(runId)}`,
  /** Where a report for a meeting is made. */
  boardPack: '/app/pack',
  tasks: '/app/tasks',
  myTasks: '/app/tasks?mine=1',
  overdueTasks: '/app/tasks?overdue=1',
  task: (id: string) => `/app/tasks?task=${encodeURIComponent(id)}`,
  workloadAnalysis: (tab: AnalysisTab = 'summary', id = '') =>
    `/app/tasks/analysis?tab=${tab}${id && `#${encodeURIComponent(id)}`}`,
  /** At the finding that a task was made of. */
  workloadOfTask: (id: string) => `/app/tasks/analysis?of=${encodeURIComponent(id)}`,
  /** As somebody in particular has prepared it. */
  workloadOf: (analyst: string) => `/app/tasks/analysis?analyst=${analyst}`,
  pollAnalysis: (id: string) => `/app/poll/${encodeURIComponent(id)}/results#analysis`,
  employee: (id: string) => `/app/bitrix24/employee/${encodeURIComponent(id)}`,
  /** A person by any of their records. */
  person: (ref: string) => `/app/employees/${encodeURIComponent(ref)}`,
  /** Where a list of people is brought in. */
  peopleImport: '/app/employees/import',
  finance: '/app/finance',
  /** Where a file is brought in: of employees, of those who left, of the months. */
  financeImport: (kind: FinanceFile = 'employees') => `/app/finance/import?kind=${kind}`,
  turnover: '/app/finance/turnover',
  financeRules: '/app/finance/rules',
  offers: '/app/finance/offers',
  subscription: '/app/subscription',
  /** At the plan that was chosen before the registration. */
  chosenPlan: (plan: string) => `/app/subscription?plan=${plan}`,
  settings: section('settings'),
  settingsAutomation: '/app/settings/automation',
  settingsIntegrations: '/app/settings/integrations',
  /** With the form of this connection open and focused, whatever led here. */
  connect: (what: Connection) => `/app/settings/integrations?connect=${what}`,
  settingsSignIn: '/app/settings/sign-in',
  settingsPlan: '/app/settings/plan',
  settingsAccessLog: '/app/settings/access-log',
  /** The room of personal data: requests, what is blocked, what was destroyed, terms, the register. */
  settingsData: '/app/settings/data',
  settingsProfile: '/app/settings/profile',
  /** What is kept of whoever asks, and what they agreed to. */
  settingsMyData: '/app/settings/my-data',
  invitation: (token: string) => `/invitation/${encodeURIComponent(token)}`,
  /** Where colleagues join a workspace by its link. */
  join: (token: string) => `/join/${encodeURIComponent(token)}`,
  anchor: (id: string) => `/#${id}`,
} as const;

const POLL_ID = /^[0-9a-f-]+$/i;
const POLL_VIEWS = ['view', 'take', 'results', 'report', 'dialogues', 'edit', 'languages'];

/** Whether an address looks like a poll's but names none: an id is hex digits and hyphens, a view one of seven. */
export function isWrongPollAddress(pathname: string): boolean {
  const params = matchPath('/app/poll/:pollId/:view?', pathname)?.params;
  if (!params) return false;
  const { pollId = '', view } = params;
  if (['create', 'import', 'new'].includes(pollId)) return view !== undefined;
  return !POLL_ID.test(pollId) || (view !== undefined && !POLL_VIEWS.includes(view));
}

/** The addresses that belong to a section by their path. */
const SECTION_PATHS = [
  ['/app/poll/*', 'polls'],
  ['/app/surveys/*', 'polls'],
  ['/app/tasks/*', 'tasks'],
  ['/app/finance/*', 'finance'],
  ['/app/settings/*', 'settings'],
  ['/app/bitrix24/tasks', 'tasks'],
  ['/app/bitrix24/employee/*', 'employees'],
  ['/app/employees/*', 'employees'],
] as const;

/** The section an address belongs to: by its path, else by `section`, else the dashboard. */
export function activeSection(pathname: string, search: string): Section {
  const byPath = SECTION_PATHS.find(([pattern]) => matchPath(pattern, pathname));
  if (byPath) return byPath[1];
  const named = new URLSearchParams(search).get('section');
  return SECTIONS.find((id) => id === named) ?? 'dashboard';
}
