import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import type { Language } from '../rules/languages.ts';
import type * as accountsValidationFile from './ru/accounts/validation.ts';
import type * as analysisValidationFile from './ru/analysis/validation.ts';
import type * as answersValidationFile from './ru/answers/validation.ts';
import type * as apiFile from './ru/api.ts';
import type * as apiDocumentFile from './ru/api-document.ts';
import type * as automationsValidationFile from './ru/automations/validation.ts';
import type * as errors from './ru/errors.ts';
import type * as financeAccessValidationFile from './ru/finance/access/validation.ts';
import type * as financeMoneyValidationFile from './ru/finance/money/validation.ts';
import type * as financeValidationFile from './ru/finance/validation.ts';
import type * as integrationsValidationFile from './ru/integrations/validation.ts';
import type * as offersValidationFile from './ru/offers/validation.ts';
import type * as overviewValidationFile from './ru/overview/validation.ts';
import type * as peopleValidationFile from './ru/people/validation.ts';
import type * as pollsValidationFile from './ru/polls/validation.ts';
import type * as readyQuestionsFile from './ru/ready/questions.ts';
import type * as readyStagePollsFile from './ru/ready/stage-polls.ts';
import type * as readySurveySetsFile from './ru/ready/survey-sets.ts';
import type * as rulesAfterTheEndFile from './ru/rules/after-the-end.ts';
import type * as rulesAnalystsFile from './ru/rules/analysts.ts';
import type * as rulesAutomationsFile from './ru/rules/automations.ts';
import type * as rulesChannelsFile from './ru/rules/channels.ts';
import type * as rulesDaysFile from './ru/rules/days.ts';
import type * as rulesFiguresFile from './ru/rules/figures.ts';
import type * as rulesFinanceBudgetFile from './ru/rules/finance/budget.ts';
import type * as rulesFinanceEmployeeMetricsFile from './ru/rules/finance/employee-metrics.ts';
import type * as rulesFinanceLedgerTitleFile from './ru/rules/finance/ledger-title.ts';
import type * as rulesFinanceReplacementSourcesFile from './ru/rules/finance/replacement-sources.ts';
import type * as rulesFinanceVerdictsFile from './ru/rules/finance/verdicts.ts';
import type * as rulesGroupWordsFile from './ru/rules/group-words.ts';
import type * as rulesLoadTitleFile from './ru/rules/load-title.ts';
import type * as rulesOccurrenceNameFile from './ru/rules/occurrence-name.ts';
import type * as rulesOfferWordsFile from './ru/rules/offer-words.ts';
import type * as rulesPlanTextsFile from './ru/rules/plan-texts.ts';
import type * as rulesQuestionKindsAnswersFile from './ru/rules/question-kinds/answers.ts';
import type * as rulesQuestionKindsMistakesFile from './ru/rules/question-kinds/mistakes.ts';
import type * as rulesRuleSentenceFile from './ru/rules/rule-sentence.ts';
import type * as rulesSilentWordsFile from './ru/rules/silent-words.ts';
import type * as rulesStatementFile from './ru/rules/statement.ts';
import type * as rulesSurveyGroupsFile from './ru/rules/survey-groups.ts';
import type * as rulesSurveyStatementFile from './ru/rules/survey-statement.ts';
import type * as rulesTaskSourceFile from './ru/rules/task-source.ts';
import type * as rulesWorkloadLevelFile from './ru/rules/workload-level.ts';
import type * as runsValidationFile from './ru/runs/validation.ts';
import type * as subscriptionsValidationFile from './ru/subscriptions/validation.ts';
import type * as surveysValidationFile from './ru/surveys/validation.ts';
import type * as tasksValidationFile from './ru/tasks/validation.ts';
import type * as validationFile from './ru/validation.ts';
import type * as workspacesNewFile from './ru/workspaces/new.ts';
import type * as workspacesValidationFile from './ru/workspaces/validation.ts';

/*
 * The catalogues as the server reads them: `#text/…` leads here, whatever follows. A page speaks one language and is
 * built with it; a function speaks that of whoever asks. The catalogues are files beside this one, and beside the bundle
 * (scripts/build/functions.ts): a function starts without them and reads one with the first sentence it says of it.
 */

const spoken = new AsyncLocalStorage<Language>();
let usual: Language | undefined;
const load = createRequire(import.meta.filename);
const EXTENSION = extname(import.meta.filename);

/** Does something in the language of whom it is for. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return spoken.run(language, work);
}

/** Says in which language everything is done that is for nobody in particular: of a script, of a test. */
export function speakUsually(language: Language): void {
  usual = language;
}

/** The language of what is being done. Throws where none was said: a sentence kept from then on would be in it for everybody. */
export function languageNow(): Language {
  const language = spoken.getStore() ?? usual;
  if (language === undefined) throw new Error('A sentence was asked for before it was known in which language');
  return language;
}

/** A catalogue, each time it is looked into that of the language of now. `file` lies in the folder of each language. */
function current<Texts extends object>(file: string, name: string): Texts {
  const texts = (): Texts => (load(`./${languageNow()}/${file}${EXTENSION}`) as Record<string, Texts>)[name]!;
  return new Proxy({} as Texts, {
    get: (_, key) => Reflect.get(texts(), key) as unknown,
    has: (_, key) => Reflect.has(texts(), key),
    ownKeys: () => Reflect.ownKeys(texts()),
    getOwnPropertyDescriptor: (_, key) => {
      const described = Reflect.getOwnPropertyDescriptor(texts(), key);
      // What a proxy's own target lacks may only be shown as what can change.
      return described && { ...described, configurable: true };
    },
  });
}

// One line a catalogue: those that functions read.
export const accountsValidation = /* @__PURE__ */ current<typeof accountsValidationFile.accountsValidation>(
  'accounts/validation',
  'accountsValidation',
);
export const analysisValidation = /* @__PURE__ */ current<typeof analysisValidationFile.analysisValidation>(
  'analysis/validation',
  'analysisValidation',
);
export const answersValidation = /* @__PURE__ */ current<typeof answersValidationFile.answersValidation>(
  'answers/validation',
  'answersValidation',
);
export const apiText = /* @__PURE__ */ current<typeof apiFile.apiText>('api', 'apiText');
export const apiDocumentText = /* @__PURE__ */ current<typeof apiDocumentFile.apiDocumentText>(
  'api-document',
  'apiDocumentText',
);
export const automationsValidation = /* @__PURE__ */ current<typeof automationsValidationFile.automationsValidation>(
  'automations/validation',
  'automationsValidation',
);
export const errorsText = /* @__PURE__ */ current<typeof errors.errorsText>('errors', 'errorsText');
export const financeAccessValidation = /* @__PURE__ */ current<
  typeof financeAccessValidationFile.financeAccessValidation
>('finance/access/validation', 'financeAccessValidation');
export const financeMoneyValidation = /* @__PURE__ */ current<typeof financeMoneyValidationFile.financeMoneyValidation>(
  'finance/money/validation',
  'financeMoneyValidation',
);
export const financeValidation = /* @__PURE__ */ current<typeof financeValidationFile.financeValidation>(
  'finance/validation',
  'financeValidation',
);
export const integrationsValidation = /* @__PURE__ */ current<typeof integrationsValidationFile.integrationsValidation>(
  'integrations/validation',
  'integrationsValidation',
);
export const offersValidation = /* @__PURE__ */ current<typeof offersValidationFile.offersValidation>(
  'offers/validation',
  'offersValidation',
);
export const overviewValidation = /* @__PURE__ */ current<typeof overviewValidationFile.overviewValidation>(
  'overview/validation',
  'overviewValidation',
);
export const peopleValidation = /* @__PURE__ */ current<typeof peopleValidationFile.peopleValidation>(
  'people/validation',
  'peopleValidation',
);
export const pollsValidation = /* @__PURE__ */ current<typeof pollsValidationFile.pollsValidation>(
  'polls/validation',
  'pollsValidation',
);
export const readyQuestionsText = /* @__PURE__ */ current<typeof readyQuestionsFile.readyQuestionsText>(
  'ready/questions',
  'readyQuestionsText',
);
export const stagePollsText = /* @__PURE__ */ current<typeof readyStagePollsFile.stagePollsText>(
  'ready/stage-polls',
  'stagePollsText',
);
export const surveySetsText = /* @__PURE__ */ current<typeof readySurveySetsFile.surveySetsText>(
  'ready/survey-sets',
  'surveySetsText',
);
export const afterTheEndText = /* @__PURE__ */ current<typeof rulesAfterTheEndFile.afterTheEndText>(
  'rules/after-the-end',
  'afterTheEndText',
);
export const analystsText = /* @__PURE__ */ current<typeof rulesAnalystsFile.analystsText>(
  'rules/analysts',
  'analystsText',
);
export const automationTexts = /* @__PURE__ */ current<typeof rulesAutomationsFile.automationTexts>(
  'rules/automations',
  'automationTexts',
);
export const channelsText = /* @__PURE__ */ current<typeof rulesChannelsFile.channelsText>(
  'rules/channels',
  'channelsText',
);
export const daysText = /* @__PURE__ */ current<typeof rulesDaysFile.daysText>('rules/days', 'daysText');
export const figureWords = /* @__PURE__ */ current<typeof rulesFiguresFile.figureWords>('rules/figures', 'figureWords');
export const budgetText = /* @__PURE__ */ current<typeof rulesFinanceBudgetFile.budgetText>(
  'rules/finance/budget',
  'budgetText',
);
export const employeeMetricsText = /* @__PURE__ */ current<typeof rulesFinanceEmployeeMetricsFile.employeeMetricsText>(
  'rules/finance/employee-metrics',
  'employeeMetricsText',
);
export const ledgerTitleText = /* @__PURE__ */ current<typeof rulesFinanceLedgerTitleFile.ledgerTitleText>(
  'rules/finance/ledger-title',
  'ledgerTitleText',
);
export const replacementSourcesText = /* @__PURE__ */ current<
  typeof rulesFinanceReplacementSourcesFile.replacementSourcesText
>('rules/finance/replacement-sources', 'replacementSourcesText');
export const verdictTexts = /* @__PURE__ */ current<typeof rulesFinanceVerdictsFile.verdictTexts>(
  'rules/finance/verdicts',
  'verdictTexts',
);
export const groupWords = /* @__PURE__ */ current<typeof rulesGroupWordsFile.groupWords>(
  'rules/group-words',
  'groupWords',
);
export const loadTitleText = /* @__PURE__ */ current<typeof rulesLoadTitleFile.loadTitleText>(
  'rules/load-title',
  'loadTitleText',
);
export const occurrenceText = /* @__PURE__ */ current<typeof rulesOccurrenceNameFile.occurrenceText>(
  'rules/occurrence-name',
  'occurrenceText',
);
export const offerWords = /* @__PURE__ */ current<typeof rulesOfferWordsFile.offerWords>(
  'rules/offer-words',
  'offerWords',
);
export const planTexts = /* @__PURE__ */ current<typeof rulesPlanTextsFile.planTexts>('rules/plan-texts', 'planTexts');
export const answersText = /* @__PURE__ */ current<typeof rulesQuestionKindsAnswersFile.answersText>(
  'rules/question-kinds/answers',
  'answersText',
);
export const mistakesText = /* @__PURE__ */ current<typeof rulesQuestionKindsMistakesFile.mistakesText>(
  'rules/question-kinds/mistakes',
  'mistakesText',
);
export const ruleSentenceText = /* @__PURE__ */ current<typeof rulesRuleSentenceFile.ruleSentenceText>(
  'rules/rule-sentence',
  'ruleSentenceText',
);
export const silentText = /* @__PURE__ */ current<typeof rulesSilentWordsFile.silentText>(
  'rules/silent-words',
  'silentText',
);
export const statementText = /* @__PURE__ */ current<typeof rulesStatementFile.statementText>(
  'rules/statement',
  'statementText',
);
export const surveyGroupNames = /* @__PURE__ */ current<typeof rulesSurveyGroupsFile.surveyGroupNames>(
  'rules/survey-groups',
  'surveyGroupNames',
);
export const surveyStatementText = /* @__PURE__ */ current<typeof rulesSurveyStatementFile.surveyStatementText>(
  'rules/survey-statement',
  'surveyStatementText',
);
export const taskSources = /* @__PURE__ */ current<typeof rulesTaskSourceFile.taskSources>(
  'rules/task-source',
  'taskSources',
);
export const levelWords = /* @__PURE__ */ current<typeof rulesWorkloadLevelFile.levelWords>(
  'rules/workload-level',
  'levelWords',
);
export const runsValidation = /* @__PURE__ */ current<typeof runsValidationFile.runsValidation>(
  'runs/validation',
  'runsValidation',
);
export const subscriptionsValidation = /* @__PURE__ */ current<
  typeof subscriptionsValidationFile.subscriptionsValidation
>('subscriptions/validation', 'subscriptionsValidation');
export const surveysValidation = /* @__PURE__ */ current<typeof surveysValidationFile.surveysValidation>(
  'surveys/validation',
  'surveysValidation',
);
export const tasksValidation = /* @__PURE__ */ current<typeof tasksValidationFile.tasksValidation>(
  'tasks/validation',
  'tasksValidation',
);
export const commonValidation = /* @__PURE__ */ current<typeof validationFile.commonValidation>(
  'validation',
  'commonValidation',
);
export const newWorkspaceText = /* @__PURE__ */ current<typeof workspacesNewFile.newWorkspaceText>(
  'workspaces/new',
  'newWorkspaceText',
);
export const workspacesValidation = /* @__PURE__ */ current<typeof workspacesValidationFile.workspacesValidation>(
  'workspaces/validation',
  'workspacesValidation',
);
