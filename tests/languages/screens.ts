import { SITE_PAGES } from '#shared/models/site.ts';
import { paths } from '#web/lib/paths.ts';
import type { Visitor } from './company.ts';
import { OPENED } from './opened.ts';
import { OPENED_FOR_GUESTS } from './opened-for-guests.ts';
import type { Screen } from './screen.ts';

const at = (address: string, path: Screen['path'] = () => address, more: Partial<Screen> = {}): Screen => ({
  address,
  path,
  ...more,
});

/** What a member of a workspace can go to; what is not theirs says so. */
const APP: readonly Screen[] = [
  at('/app'),
  at('/app/poll'),
  at('/app/poll/new'),
  at('/app/poll/create'),
  at('/app/poll/:pollId', ({ draft }) => paths.poll(draft.id)),
  at('/app/poll/:pollId/edit', ({ draft }) => paths.pollEdit(draft.id)),
  at('/app/poll/:pollId/languages', ({ draft }) => paths.pollLanguages(draft.id)),
  at('/app/poll/:pollId/take', ({ namedPoll }) => paths.pollTake(namedPoll.id)),
  at('/app/poll/:pollId/results', ({ pulse }) => paths.pollResults(pulse.poll.id)),
  at('/app/poll/:pollId/dialogues', ({ pulse }) => paths.pollDialogues(pulse.poll.id, pulse.closed.id)),
  at('/app/surveys/:surveyId/dialogues', ({ oldSurvey }) => paths.surveyDialogues(oldSurvey.id)),
  at('/app/poll/:pollId/report', ({ pulse }) => paths.pollReport(pulse.poll.id, pulse.closed.id)),
  at('/app/surveys'),
  at('/app/surveys/create'),
  at('/app/surveys/:surveyId/edit', ({ surveyDraft }) => paths.surveyEdit(surveyDraft.id)),
  at('/app/surveys/:surveyId/languages', ({ surveyDraft }) => paths.surveyLanguages(surveyDraft.id)),
  at('/app/surveys/:surveyId/take', ({ survey }) => paths.surveyTake(survey.id)),
  at('/app/surveys/:surveyId/results', ({ survey }) => paths.surveyResults(survey.id)),
  at('/app/surveys/:surveyId/results of one that is over', ({ oldSurvey }) => paths.surveyResults(oldSurvey.id)),
  at('/app/surveys/:surveyId/report', ({ oldSurvey }) => paths.surveyReport(oldSurvey.id)),
  at('/app?section=employees'),
  at('/app/employees/:person', ({ person }) => paths.person(person)),
  at('/app?section=workspaces'),
  at('/app/pack'),
  at('/app/tasks'),
  at('/app/tasks?task=', ({ task }) => paths.task(task.id)),
  at('/app/tasks?view=list'),
  at('/app/tasks?view=chart'),
  at('/app/tasks/analysis'),
  at('/app/tasks/analysis?tab=recommendations'),
  at('/app/finance'),
  at('/app/employees/import'),
  at('/app/finance/import'),
  at('/app/finance/import?kind=leavers'),
  at('/app/finance/import?kind=months'),
  at('/app/finance/turnover'),
  at('/app/finance/rules'),
  at('/app/finance/offers'),
  at('/app/settings'),
  at('/app/settings/automation'),
  at('/app/settings/integrations'),
  at('/app/settings/sign-in'),
  at('/app/settings/plan'),
  at('/app/settings/access-log'),
  at('/app/settings/data'),
  at('/app/settings/my-data'),
  at('/app/settings/profile'),
  at('/app/subscription'),
];

/** What people without an account answer and read, in every language of polls. */
export const RESPONDENTS: readonly Screen[] = [
  at('/p/:code', ({ pulse }) => paths.publicPoll(pulse.poll.id, pulse.open.public_token!)),
  at('/p/:code of a run that is over', ({ pulse }) => paths.publicPoll(pulse.poll.id, pulse.closed.public_token!), {
    fails: true,
  }),
  at('/c'),
  at('/c/:code', ({ links }) => paths.oneTimeCode(links.code)),
  at('/c/:code that leads nowhere', () => paths.oneTimeCode('4kd7x-m9tc2'), { fails: true }),
  at('/s/:link', ({ survey }) => paths.publicSurvey(survey.share_link!)),
  at('/s/:link of a survey that is over', ({ oldSurvey }) => paths.publicSurvey(oldSurvey.share_link!), {
    fails: true,
  }),
  at('/r/:link', ({ links }) => paths.publicReport(links.report)),
  at('/r/:link that leads nowhere', () => paths.publicReport('nowhere'), { fails: true }),
  at('/d/:key', ({ links }) => paths.ownDialogue(links.dialogue)),
  at('/d/:key of a consent', ({ links }) => paths.ownDialogue(links.consent)),
  // Told by the length of its key, that of a consent.
  at('/d/:key of a consent that leads nowhere', () => paths.ownDialogue('A'.repeat(43)), { fails: true }),
  at('/d/:key that leads nowhere', () => paths.ownDialogue('nowhere'), { fails: true }),
  at('/k/:token', ({ links }) => paths.kiosk(links.kiosk)),
  at('/k/:token that leads nowhere', () => paths.kiosk('nowhere'), { fails: true }),
];

/** What anybody can go to. */
const PUBLIC: readonly Screen[] = [
  ...SITE_PAGES.map((page) => at(page === 'landing' ? '/' : `/${page}`)),
  ...RESPONDENTS,
  at('/invitation/:token', ({ links }) => paths.invitation(links.invitation)),
  at('/join/:token', ({ links }) => paths.join(links.join)),
  at('/reset-password/:token', ({ links }) => `/reset-password/${links.reset}`),
  at('/verify/:run that has no record', () => paths.verify('00000000-0000-4000-8000-000000000000'), { fails: true }),
  at('/verify-email/:token', () => '/verify-email/nowhere', { fails: true }),
  at('/confirm-email/:token', () => '/confirm-email/nowhere', { fails: true }),
  at('/sign-in/callback/:provider', () => '/sign-in/callback/yandex'),
  at('/sign-in/callback/:provider of a portal', () => '/sign-in/callback/bitrix24?state=portal.'),
  at('/unsubscribe/:token', () => '/unsubscribe/nowhere', { fails: true }),
  at('/nowhere', () => '/nowhere/at/all'),
];

/** What somebody sees in a workspace in which nothing has happened yet. */
const EMPTY: readonly Screen[] = [
  ...['/app', '/app/poll', '/app/poll/new', '/app/surveys', '/app?section=employees', '/app?section=workspaces'],
  ...['/app/tasks', '/app/tasks/analysis', '/app/finance', '/app/finance/turnover', '/app/finance/rules'],
  ...['/app/finance/offers', '/app/settings', '/app/settings/plan', '/app/settings/access-log', '/app/subscription'],
  ...[
    '/app/settings/automation',
    '/app/settings/integrations?connect=bitrix24',
    '/app/settings/integrations?connect=ai',
  ],
].map((address) => at(address));

/** What somebody sees who has no workspace yet. */
const BEGINNING: readonly Screen[] = [
  '/app',
  '/app/poll',
  '/app/tasks',
  '/app/finance',
  '/app/settings/profile',
  '/app/settings/my-data',
].map((address) => at(address));

/** Everything there is to see, by whoever sees it. */
export const SCREENS: Readonly<Record<Visitor, readonly Screen[]>> = {
  owner: [...APP, ...OPENED],
  hr: APP,
  manager: APP,
  employee: APP,
  founder: EMPTY,
  newcomer: BEGINNING,
  guest: [...PUBLIC, ...OPENED_FOR_GUESTS],
};
