import type { Guard } from '../guard.ts';
import { accounts } from './accounts.ts';
import { aiProvider } from './ai-provider.ts';
import { analyses } from './analyses.ts';
import { analysis } from './analysis.ts';
import { analysisScreens } from './analysis-screens.ts';
import { anonymity } from './anonymity.ts';
import { audience } from './audience.ts';
import { authentication } from './authentication.ts';
import { authorisation } from './authorisation.ts';
import { automationRules } from './automation-rules.ts';
import { automations } from './automations.ts';
import { borders } from './borders.ts';
import { budget } from './budget.ts';
import { conditions } from './conditions.ts';
import { deletion } from './deletion.ts';
import { figures } from './figures.ts';
import { financeData } from './finance-data.ts';
import { financeImport } from './finance-import.ts';
import { idempotencyGuards } from './idempotency.ts';
import { integrations } from './integrations.ts';
import { invitations } from './invitations.ts';
import { jobs } from './jobs.ts';
import { joining } from './joining.ts';
import { local } from './local.ts';
import { lockOut } from './lock-out.ts';
import { mail } from './mail.ts';
import { members } from './members.ts';
import { offers } from './offers.ts';
import { overview } from './overview.ts';
import { ownAccount } from './own-account.ts';
import { ownership } from './ownership.ts';
import { people } from './people.ts';
import { plans } from './plans.ts';
import { pollLinks } from './poll-links.ts';
import { pollListGuards } from './poll-list.ts';
import { portalSnapshot } from './portal-snapshot.ts';
import { publicAnswers } from './public-answers.ts';
import { pulses } from './pulses.ts';
import { questionKinds } from './question-kinds.ts';
import { resultsVisibility } from './results-visibility.ts';
import { rights } from './rights.ts';
import { runs } from './runs.ts';
import { shortCodes } from './short-codes.ts';
import { site } from './site.ts';
import { stages } from './stages.ts';
import { surveyAnswerForm } from './survey-form.ts';
import { surveyAnswers } from './survey-answers.ts';
import { surveyBreakdown } from './survey-breakdown.ts';
import { runReports } from './run-reports.ts';
import { surveys } from './surveys.ts';
import { taskBoard } from './task-board.ts';
import { taskScreens } from './task-screens.ts';
import { tasks } from './tasks.ts';
import { turnover } from './turnover.ts';
import { workspaceExport } from './workspace-export.ts';

/** Those that matter most: who is who, who may do what, and who could learn whose answer. */
export const CORE: readonly Guard[] = [...authentication, ...authorisation, ...anonymity];
/** Every guard there is. */
export const ALL: readonly Guard[] = [
  ...CORE,
  ...borders,
  ...analyses,
  ...analysis,
  ...figures,
  ...financeData,
  ...local,
  ...jobs,
  ...automations,
  ...automationRules,
  ...publicAnswers,
  ...pulses,
  ...surveys,
  ...pollListGuards,
  ...questionKinds,
  ...resultsVisibility,
  ...rights,
  ...runs,
  ...overview,
  ...pollLinks,
  ...shortCodes,
  ...accounts,
  ...ownAccount,
  ...deletion,
  ...lockOut,
  ...budget,
  ...conditions,
  ...members,
  ...audience,
  ...mail,
  ...invitations,
  ...joining,
  ...ownership,
  ...integrations,
  ...aiProvider,
  ...portalSnapshot,
  ...offers,
  ...people,
  ...plans,
  ...idempotencyGuards,
  ...stages,
  ...workspaceExport,
  ...surveyAnswers,
  ...surveyBreakdown,
  ...tasks,
  ...turnover,
  ...taskBoard,
  ...surveyAnswerForm,
  ...taskScreens,
  ...analysisScreens,
  ...financeImport,
  ...runReports,
  ...site,
];
