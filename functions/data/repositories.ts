import { createAccess } from './access.ts';
import { createAccessLog } from '#functions/access-log/repositories/access-log.ts';
import { createAccessMarks } from './access-marks.ts';
import { createRunViewers } from '#functions/access-log/repositories/run-viewers.ts';
import { createAccountCleanup } from '#functions/accounts/repositories/account-cleanup.ts';
import { createAccounts } from '#functions/accounts/repositories/accounts.ts';
import { createAddresses } from '#functions/workspaces/repositories/addresses.ts';
import { createMemberProfiles } from '#functions/workspaces/repositories/member-profiles.ts';
import { createDataRequests } from '#functions/people/repositories/data-requests.ts';
import { createContacts } from '#functions/people/repositories/contacts.ts';
import { createNotes } from '#functions/people/repositories/notes.ts';
import { createPersonJoins } from '#functions/people/repositories/person-joins.ts';
import { createAnalyses } from '#functions/analysis/repositories/analyses.ts';
import { createForeseenPeaks } from '#functions/analysis/repositories/foreseen-peaks.ts';
import { createAutomationRules } from '#functions/automations/repositories/automation-rules.ts';
import { createAutomations } from '#functions/automations/repositories/automations.ts';
import { createCodeMarks } from '#functions/runs/repositories/code-marks.ts';
import { createCodeSheets } from '#functions/runs/repositories/code-sheets.ts';
import { createBallotKeys, createBallots } from '#functions/runs/repositories/ballots.ts';
import { createAudiences } from '#functions/runs/repositories/audiences.ts';
import { createChats } from '#functions/integrations/repositories/chats.ts';
import { createDecisions } from '#functions/overview/repositories/decisions.ts';
import { createPacks } from '#functions/overview/repositories/packs.ts';
import { createDeliveries } from '#functions/notifications/repositories/deliveries.ts';
import { createPeopleSources } from '#functions/directory/repositories/people-sources.ts';
import { createDirectory } from '#functions/directory/repositories/directory.ts';
import { createDigests } from '#functions/notifications/repositories/digests.ts';
import { createDue } from './due.ts';
import { createFactors } from '#functions/factors/repositories/factors.ts';
import { createTickets } from '#functions/accounts/repositories/tickets.ts';
import { createFinanceData } from '#functions/finance/repositories/finance-data.ts';
import { createPushDevices } from '#functions/notifications/repositories/push-devices.ts';
import { createPushKeys } from '#functions/notifications/repositories/push-keys.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import { createGroupsAsked } from '#functions/surveys/repositories/groups-asked.ts';
import { createTaskSources } from '#functions/integrations/repositories/task-sources.ts';
import { createSms } from '#functions/integrations/repositories/sms.ts';
import { createContactTeams } from '#functions/runs/repositories/contact-teams.ts';
import { createContactCodes } from '#functions/runs/repositories/contact-codes.ts';
import { createIntegrations } from '#functions/integrations/repositories/integrations.ts';
import { createInvitations } from '#functions/workspaces/repositories/invitations.ts';
import { createInvoices } from '#functions/subscriptions/repositories/invoices.ts';
import { createJoinLinks } from '#functions/workspaces/repositories/join-links.ts';
import { createJobs } from './jobs.ts';
import { createLetters } from '#functions/notifications/repositories/letters.ts';
import { createDialogues } from '#functions/runs/repositories/dialogues.ts';
import { createKiosks } from '#functions/runs/repositories/kiosks.ts';
import { createLinkUse } from '#functions/runs/repositories/link-use.ts';
import { createEmailLinks } from '#functions/accounts/repositories/email-links.ts';
import { createParticipation } from '#functions/runs/repositories/participation.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createAwaited } from '#functions/moving/repositories/awaited.ts';
import { createMovedRuns } from '#functions/moving/repositories/moved-runs.ts';
import { createMovedSurveys } from '#functions/moving/repositories/moved-surveys.ts';
import { createMovedTasks } from '#functions/moving/repositories/moved-tasks.ts';
import { createMoving } from '#functions/moving/repositories/moving.ts';
import { createNotices } from '#functions/notifications/repositories/notices.ts';
import { createApiKeys } from '#functions/api-keys/repositories/api-keys.ts';
import { createOffers } from '#functions/offers/repositories/offers.ts';
import { createOpenedRuns } from '#functions/runs/repositories/open-runs.ts';
import { createOfferRequests } from '#functions/offers/repositories/offer-requests.ts';
import { createRequestRecords } from '#functions/people/repositories/request-records.ts';
import { createOwnAnswers } from '#functions/runs/repositories/own-answers.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createPolls } from '#functions/polls/repositories/polls.ts';
import { createPortalLimits } from '#functions/integrations/repositories/portal-limits.ts';
import { createPortalSnapshots } from '#functions/integrations/repositories/portal-snapshots.ts';
import { createProviderSlots } from '#functions/integrations/repositories/provider-slots.ts';
import { createPulses } from '#functions/polls/repositories/pulses.ts';
import { createPromoCodes } from '#functions/subscriptions/repositories/promo-codes.ts';
import { createPastRuns } from '#functions/runs/repositories/past-runs.ts';
import { createReleases } from '#functions/runs/repositories/releases.ts';
import { createReportPages } from '#functions/runs/repositories/report-pages.ts';
import { createReminders } from '#functions/runs/repositories/reminders.ts';
import { createDestructions } from '#functions/processing/repositories/destructions.ts';
import { createProcessingRegisters } from '#functions/processing/repositories/processing-registers.ts';
import { createRemoval } from './removal.ts';
import { createResponses } from '#functions/runs/repositories/responses.ts';
import { createRunRecords } from '#functions/runs/repositories/run-records.ts';
import { createResults } from '#functions/runs/repositories/results.ts';
import { createProviderRules } from '#functions/sign-in/repositories/provider-rules.ts';
import { createIdentities } from '#functions/sign-in/repositories/identities.ts';
import { createOwnProviders } from '#functions/sign-in/repositories/own-providers.ts';
import { createProviderMembers } from '#functions/sign-in/repositories/provider-members.ts';
import { createSignInFlows } from '#functions/sign-in/repositories/sign-in-flows.ts';
import { createSessions } from '#functions/accounts/repositories/sessions.ts';
import { createMailboxDays } from '#functions/notifications/repositories/mailbox-days.ts';
import { createSuppressions } from '#functions/notifications/repositories/suppressions.ts';
import { createRunReports } from '#functions/runs/repositories/run-reports.ts';
import { createSurveys } from '#functions/surveys/repositories/surveys.ts';
import { createBreakdowns } from '#functions/surveys/repositories/breakdowns.ts';
import { createShares } from '#functions/surveys/repositories/shares.ts';
import { createBudgets } from '#functions/finance/repositories/budgets.ts';
import { createExpenseDepartments } from '#functions/finance/repositories/expense-departments.ts';
import { createExpenses } from '#functions/finance/repositories/expenses.ts';
import { createInitiatives } from '#functions/finance/repositories/initiatives.ts';
import { createPredictions } from '#functions/finance/repositories/predictions.ts';
import { createMoneyMonths } from '#functions/finance/repositories/money-months.ts';
import { createCounters } from '#functions/runs/repositories/counters.ts';
import { createTaskCounts } from '#functions/tasks/repositories/task-counts.ts';
import { createStagePolls } from '#functions/automations/repositories/stage-polls.ts';
import { createTaskEvents } from '#functions/tasks/repositories/task-events.ts';
import { createTranslations } from '#functions/translations/repositories/translations.ts';
import { createRunTexts } from '#functions/runs/repositories/run-texts.ts';
import { createTasks } from '#functions/tasks/repositories/tasks.ts';
import { createThrottles } from './throttles.ts';
import { createUsers } from '#functions/accounts/repositories/users.ts';
import { createWorkspaceExports } from '#functions/exports/repositories/workspace-exports.ts';
import { createWaitingInvitations } from '#functions/runs/repositories/waiting-invitations.ts';
import { createWorkspaceContents } from '#functions/workspaces/repositories/workspace-contents.ts';
import { createVerifiedEmails } from '#functions/accounts/repositories/verified-emails.ts';
import { createWebhookEvents } from '#functions/webhooks/repositories/webhook-events.ts';
import { createWebhookSending } from '#functions/webhooks/repositories/webhook-sending.ts';
import { createWebhooks } from '#functions/webhooks/repositories/webhooks.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';

/** Everything that is stored, by the question asked of it. */
export const FACTORIES = {
  access: createAccess,
  apiKeys: createApiKeys,
  accessLog: createAccessLog,
  accessMarks: createAccessMarks,
  destructions: createDestructions,
  processingRegisters: createProcessingRegisters,
  runViewers: createRunViewers,
  users: createUsers,
  accounts: createAccounts,
  emailLinks: createEmailLinks,
  memberProfiles: createMemberProfiles,
  accountCleanup: createAccountCleanup,
  sessions: createSessions,
  identities: createIdentities,
  ownProviders: createOwnProviders,
  providerRules: createProviderRules,
  providerMembers: createProviderMembers,
  signInFlows: createSignInFlows,
  throttles: createThrottles,
  tickets: createTickets,
  verifiedEmails: createVerifiedEmails,
  waitingInvitations: createWaitingInvitations,
  workspaces: createWorkspaces,
  contents: createWorkspaceContents,
  workspaceExports: createWorkspaceExports,
  members: createMembers,
  awaited: createAwaited,
  movedRuns: createMovedRuns,
  movedSurveys: createMovedSurveys,
  movedTasks: createMovedTasks,
  moving: createMoving,
  addresses: createAddresses,
  contacts: createContacts,
  dataRequests: createDataRequests,
  contactTeams: createContactTeams,
  notes: createNotes,
  personJoins: createPersonJoins,
  chats: createChats,
  sms: createSms,
  contactCodes: createContactCodes,
  integrations: createIntegrations,
  invitations: createInvitations,
  joinLinks: createJoinLinks,
  peopleSources: createPeopleSources,
  taskSources: createTaskSources,
  polls: createPolls,
  pulses: createPulses,
  plans: createPlans,
  portalLimits: createPortalLimits,
  portalSnapshots: createPortalSnapshots,
  promoCodes: createPromoCodes,
  pushDevices: createPushDevices,
  pushKeys: createPushKeys,
  providerSlots: createProviderSlots,
  invoices: createInvoices,
  decisions: createDecisions,
  packs: createPacks,
  deliveries: createDeliveries,
  digests: createDigests,
  directory: createDirectory,
  due: createDue,
  runs: createRuns,
  surveys: createSurveys,
  runReports: createRunReports,
  reportPages: createReportPages,
  groupsAsked: createGroupsAsked,
  breakdowns: createBreakdowns,
  shares: createShares,
  pastRuns: createPastRuns,
  releases: createReleases,
  reminders: createReminders,
  removal: createRemoval,
  responses: createResponses,
  results: createResults,
  ownAnswers: createOwnAnswers,
  requestRecords: createRequestRecords,
  offers: createOffers,
  offerRequests: createOfferRequests,
  openedRuns: createOpenedRuns,
  participation: createParticipation,
  codeMarks: createCodeMarks,
  codeSheets: createCodeSheets,
  dialogues: createDialogues,
  kiosks: createKiosks,
  audiences: createAudiences,
  runRecords: createRunRecords,
  ballots: createBallots,
  ballotKeys: createBallotKeys,
  automations: createAutomations,
  factors: createFactors,
  financeData: createFinanceData,
  automationRules: createAutomationRules,
  stagePolls: createStagePolls,
  counters: createCounters,
  budgets: createBudgets,
  expenses: createExpenses,
  expenseDepartments: createExpenseDepartments,
  initiatives: createInitiatives,
  moneyMonths: createMoneyMonths,
  predictions: createPredictions,
  linkUse: createLinkUse,
  notices: createNotices,
  tasks: createTasks,
  analyses: createAnalyses,
  foreseenPeaks: createForeseenPeaks,
  taskCounts: createTaskCounts,
  taskEvents: createTaskEvents,
  translations: createTranslations,
  runTexts: createRunTexts,
  jobs: createJobs,
  letters: createLetters,
  mailboxDays: createMailboxDays,
  suppressions: createSuppressions,
  webhookEvents: createWebhookEvents,
  webhookSending: createWebhookSending,
  webhooks: createWebhooks,
} as const;

export type Factories = typeof FACTORIES;
export type Repositories = { readonly [Name in keyof Factories]: ReturnType<Factories[Name]> };
