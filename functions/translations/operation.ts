import type { Operation } from '#core/http/operation.ts';
import { createIntegrations } from '#functions/integrations/repositories/integrations.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createPolls } from '#functions/polls/repositories/polls.ts';
import { createSurveys } from '#functions/surveys/repositories/surveys.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { pollTranslations, surveyTranslations, translationDrafts } from '#shared/contract/translations.ts';
import { createTranslations } from './repositories/translations.ts';

const COMMON = {
  members: createMembers,
  plans: createPlans,
  translations: createTranslations,
  workspaces: createWorkspaces,
};

/** What operations on the languages of polls use of the table. */
export const pollRepositories = { ...COMMON, polls: createPolls };
/** The same of surveys. */
export const surveyRepositories = { ...COMMON, surveys: createSurveys };
/** What asking for drafts uses of the table. */
export const draftsRepositories = {
  integrations: createIntegrations,
  plans: createPlans,
  translations: createTranslations,
  workspaces: createWorkspaces,
};

/** An operation on the languages of a poll, by the name of its route. */
export type PollTranslationsOperation<Name extends keyof typeof pollTranslations> = Operation<
  (typeof pollTranslations)[Name],
  keyof typeof pollRepositories
>;

/** An operation on the languages of a survey, by the name of its route. */
export type SurveyTranslationsOperation<Name extends keyof typeof surveyTranslations> = Operation<
  (typeof surveyTranslations)[Name],
  keyof typeof surveyRepositories
>;

/** One that asks for drafts, in the Lambda that knows the model. */
export type TranslationDraftsOperation<Name extends keyof typeof translationDrafts> = Operation<
  (typeof translationDrafts)[Name],
  keyof typeof draftsRepositories
>;
