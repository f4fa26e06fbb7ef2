import { current, currentToRespondents } from './current.ts';
import type { effectText as EffectText } from './ru/analysis/effect.ts';
import type { jobsSaid as JobsSaid } from './ru/analysis/jobs-said.ts';
import type { loadReasonsSaid as LoadReasonsSaid } from './ru/analysis/load-reasons-said.ts';
import type { pollsSaid as PollsSaid } from './ru/analysis/polls-said.ts';
import type { analysisRequests as AnalysisRequests } from './ru/analysis/requests.ts';
import type { analysisValidation as AnalysisValidation } from './ru/analysis/validation.ts';
import type { workloadSaid as WorkloadSaid } from './ru/analysis/workload-said.ts';
import type { answersValidation as AnswersValidation } from './ru/answers/validation.ts';
import type { apiText as ApiText } from './ru/api.ts';
import type { apiDocumentText as ApiDocumentText } from './ru/api-document.ts';
import type { templatesText as TemplatesText } from './ru/asking/templates.ts';
import type { dryRunText as DryRunText } from './ru/automations/dry-run.ts';
import type { automationsErrors as AutomationsErrors } from './ru/automations/errors.ts';
import type { automationsLetters as AutomationsLetters } from './ru/automations/letters.ts';
import type { automationsSaid as AutomationsSaid } from './ru/automations/said.ts';
import type { automationsValidation as AutomationsValidation } from './ru/automations/validation.ts';
import type { roleNames as RoleNames } from './ru/common/roles.ts';
import type { errorsText as ErrorsText } from './ru/errors.ts';
import type { archiveText as ArchiveText } from './ru/exports/archive.ts';
import type { exportsErrors as ExportsErrors } from './ru/exports/errors.ts';
import type { exportsLetters as ExportsLetters } from './ru/exports/letters.ts';
import type { exportsSaid as ExportsSaid } from './ru/exports/said.ts';
import type { movingErrors as MovingErrors } from './ru/moving/errors.ts';
import type { financeAccessValidation as FinanceAccessValidation } from './ru/finance/access/validation.ts';
import type { financeErrors as FinanceErrors } from './ru/finance/errors.ts';
import type { financeLetters as FinanceLetters } from './ru/finance/letters.ts';
import type { financeMoneyValidation as FinanceMoneyValidation } from './ru/finance/money/validation.ts';
import type { turnoverWords as TurnoverWords } from './ru/finance/turnover-words.ts';
import type { financeValidation as FinanceValidation } from './ru/finance/validation.ts';
import type { firewallText as FirewallText } from './ru/firewall.ts';
import type { integrationsErrors as IntegrationsErrors } from './ru/integrations/errors.ts';
import type { integrationsSaid as IntegrationsSaid } from './ru/integrations/said.ts';
import type { smsValidation as SmsValidation } from './ru/integrations/sms-validation.ts';
import type { taskSourceValidation as TaskSourceValidation } from './ru/integrations/task-source-validation.ts';
import type { integrationsValidation as IntegrationsValidation } from './ru/integrations/validation.ts';
import type { letterFrame as LetterFrame } from './ru/notifications/letter-frame.ts';
import type { notificationsLetters as NotificationsLetters } from './ru/notifications/letters.ts';
import type { pushValidation as PushValidation } from './ru/notifications/push-validation.ts';
import type { offersErrors as OffersErrors } from './ru/offers/errors.ts';
import type { offersLetters as OffersLetters } from './ru/offers/letters.ts';
import type { offersValidation as OffersValidation } from './ru/offers/validation.ts';
import type { packsSaid as PacksSaid } from './ru/overview/packs-said.ts';
import type { overviewSignals as OverviewSignals } from './ru/overview/signals.ts';
import type { overviewValidation as OverviewValidation } from './ru/overview/validation.ts';
import type { contactOrigin as ContactOrigin } from './ru/people/contact-origin.ts';
import type { contactsValidation as ContactsValidation } from './ru/people/contacts-validation.ts';
import type { peopleErrors as PeopleErrors } from './ru/people/errors.ts';
import type { peopleLetters as PeopleLetters } from './ru/people/letters.ts';
import type { peopleValidation as PeopleValidation } from './ru/people/validation.ts';
import type { pollsErrors as PollsErrors } from './ru/polls/errors.ts';
import type { pastErrors as PastErrors } from './ru/polls/past.ts';
import type { pollTitles as PollTitles } from './ru/polls/titles.ts';
import type { pollsValidation as PollsValidation } from './ru/polls/validation.ts';
import type { readyQuestionsText as ReadyQuestionsText } from './ru/ready/questions.ts';
import type { stagePollsText as StagePollsText } from './ru/ready/stage-polls.ts';
import type { surveySetsText as SurveySetsText } from './ru/ready/survey-sets.ts';
import type { afterTheEndText as AfterTheEndText } from './ru/rules/after-the-end.ts';
import type { analystsText as AnalystsText } from './ru/rules/analysts.ts';
import type { purposeTitles as PurposeTitles } from './ru/processing/purposes.ts';
import type { processingValidation as ProcessingValidation } from './ru/processing/validation.ts';
import type { automationTexts as AutomationTexts } from './ru/rules/automations.ts';
import type { channelsText as ChannelsText } from './ru/rules/channels.ts';
import type { daysText as DaysText } from './ru/rules/days.ts';
import type { figureWords as FigureWords } from './ru/rules/figures.ts';
import type { budgetText as BudgetText } from './ru/rules/finance/budget.ts';
import type { employeeMetricsText as EmployeeMetricsText } from './ru/rules/finance/employee-metrics.ts';
import type { ledgerTitleText as LedgerTitleText } from './ru/rules/finance/ledger-title.ts';
import type { replacementSourcesText as ReplacementSourcesText } from './ru/rules/finance/replacement-sources.ts';
import type { verdictTexts as VerdictTexts } from './ru/rules/finance/verdicts.ts';
import type { loadTitleText as LoadTitleText } from './ru/rules/load-title.ts';
import type { occurrenceText as OccurrenceText } from './ru/rules/occurrence-name.ts';
import type { offerWords as OfferWords } from './ru/rules/offer-words.ts';
import type { planTexts as PlanTexts } from './ru/rules/plan-texts.ts';
import type { answersText as AnswersText } from './ru/rules/question-kinds/answers.ts';
import type { mistakesText as MistakesText } from './ru/rules/question-kinds/mistakes.ts';
import type { ruleSentenceText as RuleSentenceText } from './ru/rules/rule-sentence.ts';
import type { silentText as SilentText } from './ru/rules/silent-words.ts';
import type { statementText as StatementText } from './ru/rules/statement.ts';
import type { surveyGroupNames as SurveyGroupNames } from './ru/rules/survey-groups.ts';
import type { surveyStatementText as SurveyStatementText } from './ru/rules/survey-statement.ts';
import type { workSources as WorkSources } from './ru/rules/work-sources.ts';
import type { taskSources as TaskSources } from './ru/rules/task-source.ts';
import type { runsErrors as RunsErrors } from './ru/runs/errors.ts';
import type {
  dialoguesErrors as DialoguesErrors,
  dialoguesValidation as DialoguesValidation,
} from './ru/runs/dialogues.ts';
import type { ballotsErrors as BallotsErrors, ballotsValidation as BallotsValidation } from './ru/runs/ballots.ts';
import type { kiosksErrors as KiosksErrors, kiosksValidation as KiosksValidation } from './ru/runs/kiosks.ts';
import type { runsLetters as RunsLetters } from './ru/runs/letters.ts';
import type { runMessages as RunMessages } from './ru/runs/messages.ts';
import type { skippedSaid as SkippedSaid } from './ru/runs/skipped-said.ts';
import type { runsValidation as RunsValidation } from './ru/runs/validation.ts';
import type { subscriptionsErrors as SubscriptionsErrors } from './ru/subscriptions/errors.ts';
import type { subscriptionsLetters as SubscriptionsLetters } from './ru/subscriptions/letters.ts';
import type { subscriptionsValidation as SubscriptionsValidation } from './ru/subscriptions/validation.ts';
import type { comparedByText as ComparedByText } from './ru/surveys/compared-by.ts';
import type { surveysErrors as SurveysErrors } from './ru/surveys/errors.ts';
import type { launchRemarksText as LaunchRemarksText } from './ru/surveys/launch-remarks.ts';
import type { surveysValidation as SurveysValidation } from './ru/surveys/validation.ts';
import type { tasksErrors as TasksErrors } from './ru/tasks/errors.ts';
import type { taskTitles as TaskTitles } from './ru/tasks/titles.ts';
import type { tasksValidation as TasksValidation } from './ru/tasks/validation.ts';
import type { translationsErrors as TranslationsErrors } from './ru/translations/errors.ts';
import type { commonValidation as CommonValidation } from './ru/validation.ts';
import type { workspacesErrors as WorkspacesErrors } from './ru/workspaces/errors.ts';
import type { workspacesLetters as WorkspacesLetters } from './ru/workspaces/letters.ts';
import type { newWorkspaceText as NewWorkspaceText } from './ru/workspaces/new.ts';
import type { workspacesValidation as WorkspacesValidation } from './ru/workspaces/validation.ts';

export * from './of-accounts.ts';
export * from './of-other-systems.ts';

// The catalogues that functions read, one line each: `#text/…` leads here in a function, whatever follows.
export const effectText = /* @__PURE__ */ current<typeof EffectText>('analysis/effect', 'effectText');
export const jobsSaid = /* @__PURE__ */ current<typeof JobsSaid>('analysis/jobs-said', 'jobsSaid');
export const loadReasonsSaid = /* @__PURE__ */ current<typeof LoadReasonsSaid>(
  'analysis/load-reasons-said',
  'loadReasonsSaid',
);
export const pollsSaid = /* @__PURE__ */ current<typeof PollsSaid>('analysis/polls-said', 'pollsSaid');
export const analysisRequests = /* @__PURE__ */ current<typeof AnalysisRequests>(
  'analysis/requests',
  'analysisRequests',
);
export const analysisValidation = /* @__PURE__ */ current<typeof AnalysisValidation>(
  'analysis/validation',
  'analysisValidation',
);
export const workloadSaid = /* @__PURE__ */ current<typeof WorkloadSaid>('analysis/workload-said', 'workloadSaid');
export const answersValidation = /* @__PURE__ */ current<typeof AnswersValidation>(
  'answers/validation',
  'answersValidation',
);
export const apiText = /* @__PURE__ */ current<typeof ApiText>('api', 'apiText');
export const apiDocumentText = /* @__PURE__ */ current<typeof ApiDocumentText>('api-document', 'apiDocumentText');
export const templatesText = /* @__PURE__ */ current<typeof TemplatesText>('asking/templates', 'templatesText');
export const dryRunText = /* @__PURE__ */ current<typeof DryRunText>('automations/dry-run', 'dryRunText');
export const automationsErrors = /* @__PURE__ */ current<typeof AutomationsErrors>(
  'automations/errors',
  'automationsErrors',
);
export const automationsLetters = /* @__PURE__ */ current<typeof AutomationsLetters>(
  'automations/letters',
  'automationsLetters',
);
export const automationsSaid = /* @__PURE__ */ current<typeof AutomationsSaid>('automations/said', 'automationsSaid');
export const automationsValidation = /* @__PURE__ */ current<typeof AutomationsValidation>(
  'automations/validation',
  'automationsValidation',
);
export const roleNames = /* @__PURE__ */ current<typeof RoleNames>('common/roles', 'roleNames');
export const errorsText = /* @__PURE__ */ current<typeof ErrorsText>('errors', 'errorsText');
export const archiveText = /* @__PURE__ */ current<typeof ArchiveText>('exports/archive', 'archiveText');
export const exportsErrors = /* @__PURE__ */ current<typeof ExportsErrors>('exports/errors', 'exportsErrors');
export const exportsLetters = /* @__PURE__ */ current<typeof ExportsLetters>('exports/letters', 'exportsLetters');
export const exportsSaid = /* @__PURE__ */ current<typeof ExportsSaid>('exports/said', 'exportsSaid');
export const movingErrors = /* @__PURE__ */ current<typeof MovingErrors>('moving/errors', 'movingErrors');
export const financeAccessValidation = /* @__PURE__ */ current<typeof FinanceAccessValidation>(
  'finance/access/validation',
  'financeAccessValidation',
);
export const financeErrors = /* @__PURE__ */ current<typeof FinanceErrors>('finance/errors', 'financeErrors');
export const financeLetters = /* @__PURE__ */ current<typeof FinanceLetters>('finance/letters', 'financeLetters');
export const financeMoneyValidation = /* @__PURE__ */ current<typeof FinanceMoneyValidation>(
  'finance/money/validation',
  'financeMoneyValidation',
);
export const turnoverWords = /* @__PURE__ */ current<typeof TurnoverWords>('finance/turnover-words', 'turnoverWords');
export const financeValidation = /* @__PURE__ */ current<typeof FinanceValidation>(
  'finance/validation',
  'financeValidation',
);
export const firewallText = /* @__PURE__ */ current<typeof FirewallText>('firewall', 'firewallText');
export const integrationsErrors = /* @__PURE__ */ current<typeof IntegrationsErrors>(
  'integrations/errors',
  'integrationsErrors',
);
export const integrationsSaid = /* @__PURE__ */ current<typeof IntegrationsSaid>(
  'integrations/said',
  'integrationsSaid',
);
export const smsValidation = /* @__PURE__ */ current<typeof SmsValidation>(
  'integrations/sms-validation',
  'smsValidation',
);
export const taskSourceValidation = /* @__PURE__ */ current<typeof TaskSourceValidation>(
  'integrations/task-source-validation',
  'taskSourceValidation',
);
export const integrationsValidation = /* @__PURE__ */ current<typeof IntegrationsValidation>(
  'integrations/validation',
  'integrationsValidation',
);
export const letterFrame = /* @__PURE__ */ currentToRespondents<typeof LetterFrame>(
  'notifications/letter-frame',
  'letterFrame',
);
export const notificationsLetters = /* @__PURE__ */ current<typeof NotificationsLetters>(
  'notifications/letters',
  'notificationsLetters',
);
export const pushValidation = /* @__PURE__ */ current<typeof PushValidation>(
  'notifications/push-validation',
  'pushValidation',
);
export const offersErrors = /* @__PURE__ */ current<typeof OffersErrors>('offers/errors', 'offersErrors');
export const offersLetters = /* @__PURE__ */ current<typeof OffersLetters>('offers/letters', 'offersLetters');
export const offersValidation = /* @__PURE__ */ current<typeof OffersValidation>(
  'offers/validation',
  'offersValidation',
);
export const packsSaid = /* @__PURE__ */ current<typeof PacksSaid>('overview/packs-said', 'packsSaid');
export const overviewSignals = /* @__PURE__ */ current<typeof OverviewSignals>('overview/signals', 'overviewSignals');
export const overviewValidation = /* @__PURE__ */ current<typeof OverviewValidation>(
  'overview/validation',
  'overviewValidation',
);
export const contactOrigin = /* @__PURE__ */ current<typeof ContactOrigin>('people/contact-origin', 'contactOrigin');
export const contactsValidation = /* @__PURE__ */ current<typeof ContactsValidation>(
  'people/contacts-validation',
  'contactsValidation',
);
export const peopleErrors = /* @__PURE__ */ current<typeof PeopleErrors>('people/errors', 'peopleErrors');
export const peopleLetters = /* @__PURE__ */ current<typeof PeopleLetters>('people/letters', 'peopleLetters');
export const peopleValidation = /* @__PURE__ */ current<typeof PeopleValidation>(
  'people/validation',
  'peopleValidation',
);
export const purposeTitles = /* @__PURE__ */ current<typeof PurposeTitles>('processing/purposes', 'purposeTitles');
export const processingValidation = /* @__PURE__ */ current<typeof ProcessingValidation>(
  'processing/validation',
  'processingValidation',
);
export const pollsErrors = /* @__PURE__ */ current<typeof PollsErrors>('polls/errors', 'pollsErrors');
export const pastErrors = /* @__PURE__ */ current<typeof PastErrors>('polls/past', 'pastErrors');
export const pollTitles = /* @__PURE__ */ current<typeof PollTitles>('polls/titles', 'pollTitles');
export const pollsValidation = /* @__PURE__ */ current<typeof PollsValidation>('polls/validation', 'pollsValidation');
export const readyQuestionsText = /* @__PURE__ */ current<typeof ReadyQuestionsText>(
  'ready/questions',
  'readyQuestionsText',
);
export const stagePollsText = /* @__PURE__ */ current<typeof StagePollsText>('ready/stage-polls', 'stagePollsText');
export const surveySetsText = /* @__PURE__ */ current<typeof SurveySetsText>('ready/survey-sets', 'surveySetsText');
export const afterTheEndText = /* @__PURE__ */ current<typeof AfterTheEndText>(
  'rules/after-the-end',
  'afterTheEndText',
);
export const analystsText = /* @__PURE__ */ current<typeof AnalystsText>('rules/analysts', 'analystsText');
export const automationTexts = /* @__PURE__ */ current<typeof AutomationTexts>('rules/automations', 'automationTexts');
export const channelsText = /* @__PURE__ */ current<typeof ChannelsText>('rules/channels', 'channelsText');
export const daysText = /* @__PURE__ */ current<typeof DaysText>('rules/days', 'daysText');
export const figureWords = /* @__PURE__ */ current<typeof FigureWords>('rules/figures', 'figureWords');
export const budgetText = /* @__PURE__ */ current<typeof BudgetText>('rules/finance/budget', 'budgetText');
export const employeeMetricsText = /* @__PURE__ */ current<typeof EmployeeMetricsText>(
  'rules/finance/employee-metrics',
  'employeeMetricsText',
);
export const ledgerTitleText = /* @__PURE__ */ current<typeof LedgerTitleText>(
  'rules/finance/ledger-title',
  'ledgerTitleText',
);
export const replacementSourcesText = /* @__PURE__ */ current<typeof ReplacementSourcesText>(
  'rules/finance/replacement-sources',
  'replacementSourcesText',
);
export const verdictTexts = /* @__PURE__ */ current<typeof VerdictTexts>('rules/finance/verdicts', 'verdictTexts');
export const loadTitleText = /* @__PURE__ */ current<typeof LoadTitleText>('rules/load-title', 'loadTitleText');
export const occurrenceText = /* @__PURE__ */ current<typeof OccurrenceText>('rules/occurrence-name', 'occurrenceText');
export const offerWords = /* @__PURE__ */ current<typeof OfferWords>('rules/offer-words', 'offerWords');
export const planTexts = /* @__PURE__ */ current<typeof PlanTexts>('rules/plan-texts', 'planTexts');
export const answersText = /* @__PURE__ */ current<typeof AnswersText>('rules/question-kinds/answers', 'answersText');
export const mistakesText = /* @__PURE__ */ current<typeof MistakesText>(
  'rules/question-kinds/mistakes',
  'mistakesText',
);
export const ruleSentenceText = /* @__PURE__ */ current<typeof RuleSentenceText>(
  'rules/rule-sentence',
  'ruleSentenceText',
);
export const silentText = /* @__PURE__ */ current<typeof SilentText>('rules/silent-words', 'silentText');
export const statementText = /* @__PURE__ */ current<typeof StatementText>('rules/statement', 'statementText');
export const surveyGroupNames = /* @__PURE__ */ current<typeof SurveyGroupNames>(
  'rules/survey-groups',
  'surveyGroupNames',
);
export const surveyStatementText = /* @__PURE__ */ current<typeof SurveyStatementText>(
  'rules/survey-statement',
  'surveyStatementText',
);
export const workSources = /* @__PURE__ */ current<typeof WorkSources>('rules/work-sources', 'workSources');
export const taskSources = /* @__PURE__ */ current<typeof TaskSources>('rules/task-source', 'taskSources');
export const runsErrors = /* @__PURE__ */ current<typeof RunsErrors>('runs/errors', 'runsErrors');
export const dialoguesErrors = /* @__PURE__ */ current<typeof DialoguesErrors>('runs/dialogues', 'dialoguesErrors');
export const dialoguesValidation = /* @__PURE__ */ current<typeof DialoguesValidation>(
  'runs/dialogues',
  'dialoguesValidation',
);
export const ballotsErrors = /* @__PURE__ */ current<typeof BallotsErrors>('runs/ballots', 'ballotsErrors');
export const ballotsValidation = /* @__PURE__ */ current<typeof BallotsValidation>('runs/ballots', 'ballotsValidation');
export const kiosksErrors = /* @__PURE__ */ current<typeof KiosksErrors>('runs/kiosks', 'kiosksErrors');
export const kiosksValidation = /* @__PURE__ */ current<typeof KiosksValidation>('runs/kiosks', 'kiosksValidation');
export const runsLetters = /* @__PURE__ */ currentToRespondents<typeof RunsLetters>('runs/letters', 'runsLetters');
export const runMessages = /* @__PURE__ */ currentToRespondents<typeof RunMessages>('runs/messages', 'runMessages');
export const skippedSaid = /* @__PURE__ */ current<typeof SkippedSaid>('runs/skipped-said', 'skippedSaid');
export const runsValidation = /* @__PURE__ */ current<typeof RunsValidation>('runs/validation', 'runsValidation');
export const subscriptionsErrors = /* @__PURE__ */ current<typeof SubscriptionsErrors>(
  'subscriptions/errors',
  'subscriptionsErrors',
);
export const subscriptionsLetters = /* @__PURE__ */ current<typeof SubscriptionsLetters>(
  'subscriptions/letters',
  'subscriptionsLetters',
);
export const subscriptionsValidation = /* @__PURE__ */ current<typeof SubscriptionsValidation>(
  'subscriptions/validation',
  'subscriptionsValidation',
);
export const comparedByText = /* @__PURE__ */ current<typeof ComparedByText>('surveys/compared-by', 'comparedByText');
export const surveysErrors = /* @__PURE__ */ current<typeof SurveysErrors>('surveys/errors', 'surveysErrors');
export const launchRemarksText = /* @__PURE__ */ current<typeof LaunchRemarksText>(
  'surveys/launch-remarks',
  'launchRemarksText',
);
export const surveysValidation = /* @__PURE__ */ current<typeof SurveysValidation>(
  'surveys/validation',
  'surveysValidation',
);
export const tasksErrors = /* @__PURE__ */ current<typeof TasksErrors>('tasks/errors', 'tasksErrors');
export const taskTitles = /* @__PURE__ */ current<typeof TaskTitles>('tasks/titles', 'taskTitles');
export const tasksValidation = /* @__PURE__ */ current<typeof TasksValidation>('tasks/validation', 'tasksValidation');
export const translationsErrors = /* @__PURE__ */ current<typeof TranslationsErrors>(
  'translations/errors',
  'translationsErrors',
);
export const commonValidation = /* @__PURE__ */ current<typeof CommonValidation>('validation', 'commonValidation');
export const workspacesErrors = /* @__PURE__ */ current<typeof WorkspacesErrors>(
  'workspaces/errors',
  'workspacesErrors',
);
export const workspacesLetters = /* @__PURE__ */ current<typeof WorkspacesLetters>(
  'workspaces/letters',
  'workspacesLetters',
);
export const newWorkspaceText = /* @__PURE__ */ current<typeof NewWorkspaceText>('workspaces/new', 'newWorkspaceText');
export const workspacesValidation = /* @__PURE__ */ current<typeof WorkspacesValidation>(
  'workspaces/validation',
  'workspacesValidation',
);
