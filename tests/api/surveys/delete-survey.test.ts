import { expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, repos } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeTeam, respond } from '#tests/support/survey-answers.ts';
import { changeSurvey, makeSurvey, publishSurvey, shareUnder } from '#tests/support/surveys.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { deliver, DONE } from '../jobs/stream.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const params = ({ id }: Survey) => ({ token: owner.token, params: { id } });
const remove = (survey: Survey) => request(surveys.deleteSurvey, params(survey));

it('takes an open survey away at once, which takes no more answers, and all of it by a job (B7-30)', async () => {
  const draft = await makeSurvey(owner, workspace, {
    allow_unauthenticated: true,
    deadline: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const survey = await publishSurvey(owner, await shareUnder(owner, draft, `gone-${draft.id}`));
  expect(await repos.participation.key(survey.id)).not.toBeNull();
  expect((await remove(survey)).status).toBe(204);
  expect((await request(surveys.getSurvey, params(survey))).status).toBe(404);
  expect(await repos.runs.findConsistent(survey.id)).toMatchObject({ published: false });
  expect(await repos.participation.key(survey.id)).toBeNull();
  const jobs = (await storedItems(survey.id)).filter(
    ({ job }) => (job as { kind?: string } | undefined)?.kind === 'delete-poll',
  );
  expect(await deliver(...jobs)).toEqual(DONE);
  const left = (await storedItems(survey.id)).filter(({ pk: at }) => !/^(?:JOBS|IDEMPOTENCY)#/.test(at));
  // Its path has the id of the draft in it here, and is kept for the workspace.
  expect(left.map(({ type }) => type)).toEqual(['kept-path']);
  expect((await remove(survey)).status).toBe(404);
});

it('takes one away that is being changed at the same moment', async () => {
  const survey = await makeSurvey(owner, workspace);
  const [, { status }] = await Promise.all([changeSurvey(owner, survey, { title: 'Другое' }), remove(survey)]);
  expect(status).toBe(204);
  expect((await request(surveys.getSurvey, params(survey))).status).toBe(404);
});

it.each([true, false])(
  'compares nobody of one that was deleted while it was open, anonymous: %s',
  async (anonymous) => {
    const team = await makeTeam(owner, workspace, 'Продажи', 5);
    const survey = await publishSurvey(owner, await makeSurvey(owner, workspace, { anonymous }));
    for (const person of team) expect((await respond(person, survey, [4])).status).toBe(201);
    await countAll();
    expect((await remove(survey)).status).toBe(204);
    await countAll();
    const jobs = (await storedItems(survey.id)).filter(
      ({ job }) => (job as { kind?: string } | undefined)?.kind === 'break-down-survey',
    );
    expect(jobs).not.toEqual([]);
    expect(await deliver(...jobs)).toEqual(DONE);
    expect((await storedItems(survey.id)).filter(({ type }) => type === 'breakdown')).toEqual([]);
  },
);
