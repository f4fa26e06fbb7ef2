import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/contract/index.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { measure } from '#tests/support/calls.ts';
import { makeActors, type Actors } from './actors.ts';
import { ROUTES } from './routes/index.ts';
import type { RouteName } from './routes/shape.ts';
import { ACTORS } from './routes/statuses.ts';

/** Written by hand: what tells of others, asks the company or says whose somebody is, and does not narrow what it tells. */
const REFUSED: readonly RouteName[] = [
  'getPulse',
  'setPackBrand',
  'setPackPlan',
  'importPast',
  'listPastImports',
  'listWebhooks',
  'createWebhook',
  'changeWebhook',
  'deleteWebhook',
  'getWebhookSecret',
  'renewWebhookSecret',
  'testWebhook',
  'listWebhookDeliveries',
  'resendWebhookEvent',
  'decide',
  'takeDecisionBack',
  'getPollFigures',
  'getTrend',
  'getSummary',
  'getResults',
  'noteFrameFile',
  'listParticipants',
  'getFrameReport',
  'saveFrameReport',
  'getFrameRecount',
  'getSurveyRecount',
  'getSurveyResults',
  'noteSurveyFile',
  'listSurveyComments',
  'listSurveyPeople',
  'getSurveyTrend',
  'compareSurveys',
  'getSurveyReport',
  'saveSurveyReport',
  'getPollAiSummary',
  'getPollAiRecommendations',
  'getPollEvidence',
  'getPollJob',
  'cancelPollJob',
  'retryPollJob',
  'getSurveyAiSummary',
  'getSurveyAiRecommendations',
  'getSurveyEvidence',
  'getSurveyJob',
  'cancelSurveyJob',
  'retrySurveyJob',
  'getWorkloadStatus',
  'getWorkloadSummary',
  'getWorkloadRecommendations',
  'getWorkloadEvidence',
  'getWorkloadJob',
  'cancelWorkloadJob',
  'retryWorkloadJob',
  'getTaskEffect',
  'listAutomations',
  'changeAutomation',
  'listRules',
  'createRule',
  'dryRunRule',
  'readRuleLog',
  'changeRule',
  'deleteRule',
  'createPoll',
  'updatePoll',
  'duplicatePoll',
  'archivePoll',
  'deletePoll',
  'createFrame',
  'publishFrame',
  'remindFrame',
  'updateFrame',
  'renewLink',
  'getPollTranslations',
  'setPollLanguages',
  'addPollLanguage',
  'savePollTexts',
  'removePollLanguage',
  'draftPollTexts',
  'listCodeSheets',
  'makeCodeSheet',
  'reprintCodeSheet',
  'revokeCodeSheet',
  'listWaitingDialogues',
  'listDialogues',
  'answerDialogue',
  'endDialogue',
  'listSurveyDialogues',
  'answerSurveyDialogue',
  'endSurveyDialogue',
  'listKiosks',
  'makeKiosk',
  'endKiosk',
  'listSurveyCodeSheets',
  'makeSurveyCodeSheet',
  'reprintSurveyCodeSheet',
  'revokeSurveyCodeSheet',
  'deleteFrame',
  'getSchedule',
  'saveSchedule',
  'deleteSchedule',
  'previewSchedule',
  'createSurvey',
  'updateSurvey',
  'getSurveyTranslations',
  'setSurveyLanguages',
  'addSurveyLanguage',
  'saveSurveyTexts',
  'removeSurveyLanguage',
  'draftSurveyTexts',
  'repeatSurvey',
  'deleteSurvey',
  'getSurveyLaunch',
  'grantSurveyAccess',
  'shareSurvey',
  'listSurveyKiosks',
  'makeSurveyKiosk',
  'endSurveyKiosk',
  'getSurveyExample',
  'changeRole',
  'removeMember',
  'setTeam',
  'setPeople',
  'estimateSms',
  'addContacts',
  'printSlips',
  'getContact',
  'changeContact',
  'deleteContact',
  'endBlock',
  'listDestructions',
  'listDataRequests',
  'addDataRequest',
  'changeDataRequest',
  'keepLeavers',
  'joinPeople',
  'forgetJoin',
];
const scoped = routes.filter((route) => route.permission !== null);
let actors: Actors;

beforeAll(async () => {
  actors = await makeActors();
  const { owner } = actors.people;
  const id = actors.places.own.workspace.id;
  await request(workspaces.setManagersView, {
    token: owner.token,
    params: { id },
    body: { managers_see: 'own_team' },
  });
});

describe('a manager who sees their own teams alone', () => {
  it.each(scoped)('$name: is told nothing of others, and elsewhere what any manager is', async (route) => {
    const { own } = actors.places;
    const name = route.name as RouteName;
    const { call, fresh, answers } = ROUTES[name];
    const isRefused = REFUSED.includes(name);
    const usual = answers.own[ACTORS.indexOf('manager')]!;
    const usesUp = !isRefused && usual < 400;
    const company = usesUp ? { ...own, ...(await fresh?.(own, actors.people)) } : own;
    const options = { ...(await call(company)), token: actors.people.manager.token };
    let reply: Awaited<ReturnType<typeof request>> | undefined;
    const cost = await measure(async () => {
      reply = await request(route, options);
    });
    expect(reply!.status).toBe(isRefused ? 403 : usual);
    if (!isRefused) return;
    expect(cost.writes).toBe(0);
    expect(reply!.body).toMatchObject({ code: 'own_teams_only' });
  });
});
