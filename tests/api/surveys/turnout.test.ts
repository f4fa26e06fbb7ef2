import { beforeEach, describe, expect, it, vi } from 'vitest';
import { membersAsked } from '#functions/runs/audience.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { fire } from '#tests/api/jobs/clock.ts';
import { request } from '#tests/support/api.ts';
import { joinMany, makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { complete, respond, resultsOf } from '#tests/support/survey-answers.ts';
import { changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { countAll } from '#tests/support/table-stream.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const QUESTIONS = [{ text: 'Порекомендуете?', type: 'RATING', scale: '0-10', theme: 'enps' }] as const;
const open = async (settings: object = {}) =>
  publishSurvey(
    owner,
    await makeSurvey(owner, workspace, { anonymous: false, questions: [...QUESTIONS], ...settings }),
  );
/** The same survey as every screen reads it: how many it asks, and which share of them has answered. */
async function turnoutOf(survey: Survey) {
  const to = { token: owner.token, params: { id: survey.id } };
  const [results, { body: trend }, { body: one }, { body: list }, { body: report }] = await Promise.all([
    resultsOf(owner, survey),
    request(surveys.getSurveyTrend, to),
    request(surveys.getSurvey, to),
    request(surveys.listSurveys, { token: owner.token, params: { id: workspace.id } }),
    request(surveys.getSurveyReport, to),
  ]);
  const rates = [results.survey, one, list.surveys[0]!].map(({ response_rate: rate }) => rate);
  const asked = [results.stats.total_invited, trend.surveys[0]!.people_asked, report.preview.people_asked];
  return { asked: [...new Set(asked)], rates: [...new Set(rates)], interval: results.enps };
}

describe('whom a survey for everybody asks', () => {
  it('are the members of today while it is open, and those of its completion from then on', async () => {
    await joinMany(workspace, 2);
    const survey = await open();
    await respond(owner, survey, [10]);
    await countAll();
    await joinMany(workspace, 1);
    expect(await turnoutOf(survey)).toMatchObject({ asked: [4], rates: [25] });
    await complete(owner, survey);
    const settled = await turnoutOf(survey);
    expect(settled).toMatchObject({ asked: [4], rates: [25] });
    await joinMany(workspace, 6);
    expect(await turnoutOf(survey)).toEqual(settled);
    await changeSurvey(owner, survey, { status: 'ARCHIVED' });
    expect(await turnoutOf(survey)).toEqual(settled);
  });

  it('are those of its completion where its deadline has completed it', async () => {
    const survey = await open({ deadline: new Date(Date.now() + 60_000).toISOString() });
    await joinMany(workspace, 4);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    try {
      await fire('close-runs');
    } finally {
      vi.useRealTimers();
    }
    await joinMany(workspace, 5);
    expect(await turnoutOf(survey)).toMatchObject({ asked: [5] });
    // Letters and analyses know the run alone.
    expect(membersAsked((await repos.runs.findConsistent(survey.id))!, 10)).toBe(5);
  });

  it('are as many as it was launched for where it asks roles', async () => {
    await joinMany(workspace, 3);
    const survey = await open({ respondent_type: 'ROLES', selected_roles: ['сотрудник'] });
    await joinMany(workspace, 3);
    await complete(owner, survey);
    expect(await turnoutOf(survey)).toMatchObject({ asked: [3] });
  });
});
