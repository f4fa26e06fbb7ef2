import { createAccess } from './access.ts';
import { createAccountCleanup } from './account-cleanup.ts';
import { createAccounts } from './accounts.ts';
import { createAddresses } from './addresses.ts';
import { createMemberProfiles } from './member-profiles.ts';
import { createAnalyses } from './analyses.ts';
import { createAutomationRules } from './automation-rules.ts';
import { createAutomations } from './automations.ts';
import { createAudiences } from './audiences.ts';
import { createDigests } from './digests.ts';
import { createDue } from './due.ts';
import { createFinanceData } from './finance-data.ts';
import { createRuns } from './runs.ts';
import { createGroupsAsked } from './groups-asked.ts';
import { createIntegrations } from './integrations.ts';
import { createInvitations } from './invitations.ts';
import { createInvoices } from './invoices.ts';
import { createJoinLinks } from './join-links.ts';
import { createJobs } from './jobs.ts';
import { createLetters } from './letters.ts';
import { createLinkUse } from './link-use.ts';
import { createEmailLinks } from './email-links.ts';
import { createParticipation } from './participation.ts';
import { createMembers } from './members.ts';
import { createNotices } from './notices.ts';
import { createOffers } from './offers.ts';
import { createOpenedRuns } from './open-runs.ts';
import { createOfferRequests } from './offer-requests.ts';
import { createOwnAnswers } from './own-answers.ts';
import { createPlans } from './plans.ts';
import { createPolls } from './polls.ts';
import { createPortalLimits } from './portal-limits.ts';
import { createPortalSnapshots } from './portal-snapshots.ts';
import { createProviderSlots } from './provider-slots.ts';
import { createPulses } from './pulses.ts';
import { createPromoCodes } from './promo-codes.ts';
import { createReleases } from './releases.ts';
import { createReportPages } from './report-pages.ts';
import { createReminders } from './reminders.ts';
import { createRemoval } from './removal.ts';
import { createResponses } from './responses.ts';
import { createResults } from './results.ts';
import { createSessions } from './sessions.ts';
import { createMailboxDays } from './mailbox-days.ts';
import { createSuppressions } from './suppressions.ts';
import { createRunReports } from './run-reports.ts';
import { createSurveys } from './surveys.ts';
import { createBreakdowns } from './breakdowns.ts';
import { createShares } from './shares.ts';
import { createBudgets } from './budgets.ts';
import { createExpenseDepartments } from './expense-departments.ts';
import { createExpenses } from './expenses.ts';
import { createInitiatives } from './initiatives.ts';
import { createMoneyMonths } from './money-months.ts';
import { createCounters } from './counters.ts';
import { createTaskCounts } from './task-counts.ts';
import { createTaskTrail } from './task-trail.ts';
import { createTasks } from './tasks.ts';
import { createThrottles } from './throttles.ts';
import { createUsers } from './users.ts';
import { createWorkspaceExports } from './workspace-exports.ts';
import { createWorkspaceContents } from './workspace-contents.ts';
import { createVerifiedEmails } from './verified-emails.ts';
import { createWorkspaces } from './workspaces.ts';

/** Everything that is stored, by the question asked of it. */
export const FACTORIES = {
  access: createAccess,
  users: createUsers,
  accounts: createAccounts,
  emailLinks: createEmailLinks,
  memberProfiles: createMemberProfiles,
  accountCleanup: createAccountCleanup,
  sessions: createSessions,
  throttles: createThrottles,
  verifiedEmails: createVerifiedEmails,
  workspaces: createWorkspaces,
  contents: createWorkspaceContents,
  workspaceExports: createWorkspaceExports,
  members: createMembers,
  addresses: createAddresses,
  integrations: createIntegrations,
  invitations: createInvitations,
  joinLinks: createJoinLinks,
  polls: createPolls,
  pulses: createPulses,
  plans: createPlans,
  portalLimits: createPortalLimits,
  portalSnapshots: createPortalSnapshots,
  promoCodes: createPromoCodes,
  providerSlots: createProviderSlots,
  invoices: createInvoices,
  digests: createDigests,
  due: createDue,
  runs: createRuns,
  surveys: createSurveys,
  runReports: createRunReports,
  reportPages: createReportPages,
  groupsAsked: createGroupsAsked,
  breakdowns: createBreakdowns,
  shares: createShares,
  releases: createReleases,
  reminders: createReminders,
  removal: createRemoval,
  responses: createResponses,
  results: createResults,
  ownAnswers: createOwnAnswers,
  offers: createOffers,
  offerRequests: createOfferRequests,
  openedRuns: createOpenedRuns,
  participation: createParticipation,
  audiences: createAudiences,
  automations: createAutomations,
  financeData: createFinanceData,
  automationRules: createAutomationRules,
  counters: createCounters,
  budgets: createBudgets,
  expenses: createExpenses,
  expenseDepartments: createExpenseDepartments,
  initiatives: createInitiatives,
  moneyMonths: createMoneyMonths,
  linkUse: createLinkUse,
  notices: createNotices,
  tasks: createTasks,
  analyses: createAnalyses,
  taskCounts: createTaskCounts,
  taskTrail: createTaskTrail,
  jobs: createJobs,
  letters: createLetters,
  mailboxDays: createMailboxDays,
  suppressions: createSuppressions,
} as const;

export type Factories = typeof FACTORIES;
export type Repositories = { readonly [Name in keyof Factories]: ReturnType<Factories[Name]> };
