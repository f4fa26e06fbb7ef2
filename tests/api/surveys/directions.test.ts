import { describe, expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { request, withKey } from '#tests/support/api.ts';
import { makePerson, makeWorkspace } from '#tests/support/factories.ts';
import { complete, makeTeam, respond } from '#tests/support/survey-answers.ts';
import { changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const LOAD = { text: 'Какой была нагрузка?', type: 'RATING', scale: '0-10' };
const directions = ({ questions }: Pick<Survey, 'questions'>) => questions.map(({ direction }) => direction);
const make = (questions: object[]) => makeSurvey(owner, workspace, { questions } as never);
const repeat = ({ id }: Survey) =>
  request(surveys.repeatSurvey, withKey(surveys.repeatSurvey, { token: owner.token, params: { id } }));

describe('the direction of a question of a survey', () => {
  it('is kept by a survey, by its repetition, and by the one that is published; words have none', async () => {
    const stated = [
      { ...LOAD, direction: 'lower_is_better' },
      LOAD,
      { text: 'Почему?', type: 'TEXT', direction: 'neither' },
    ];
    const survey = await make(stated);
    expect(directions(survey)).toEqual(['lower_is_better', null, null]);
    expect(directions((await repeat(survey)).body)).toEqual(['lower_is_better', null, null]);
  });

  it('is not told to whoever answers', async () => {
    await makeTeam(owner, workspace, 'Склад', 5);
    const survey = await publishSurvey(owner, await make([{ ...LOAD, direction: 'lower_is_better' }]));
    const { body } = await request(surveys.getSurveyToTake, { token: owner.token, params: { id: survey.id } });
    expect(body.survey.questions).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('direction');
  });

  it('is refused where it is none there is', async () => {
    const body = { title: 'Нагрузка', questions: [{ ...LOAD, direction: 'up' }] };
    const call = { token: owner.token, params: { id: workspace.id }, body: body as never };
    const { status, body: refusal } = await request(surveys.createSurvey, withKey(surveys.createSurvey, call));
    expect(status).toBe(422);
    expect(refusal).toMatchObject({
      errors: [{ path: 'questions.0.direction', message: 'Неизвестно, какие оценки лучше' }],
    });
  });

  it('stays when a survey is changed by whoever knows nothing of it, and goes when it is taken away', async () => {
    const survey = await make([{ ...LOAD, direction: 'lower_is_better' }]);
    const known = { ...LOAD, id: survey.questions[0]!.id };
    const changed = async (question: object) =>
      directions((await changeSurvey(owner, survey, { questions: [question] })).body);
    expect(await changed({ ...known, text: 'Какой была нагрузка в мае?' })).toEqual(['lower_is_better']);
    expect(await changed({ ...known, direction: null })).toEqual([null]);
  });
});

it('9 and 10 for load are not favourable, 0 and 1 are; compared with a survey that said nothing they are no worse', async () => {
  const people = await makeTeam(owner, workspace, 'Склад', 6);
  const ask = async (draft: Survey, score: number) => {
    const survey = await publishSurvey(owner, draft);
    for (const who of people) await respond(who, survey, [score]);
    return complete(owner, survey);
  };
  const calm = await make([{ ...LOAD, direction: 'lower_is_better' }]);
  await ask(calm, 1);
  const busy = (await repeat(calm)).body;
  await ask(busy, 9);
  const unstated = (await repeat(calm)).body;
  const [question] = unstated.questions;
  await changeSurvey(owner, unstated, { questions: [{ ...LOAD, id: question!.id, direction: null }] });
  await ask(unstated, 2);
  const favourable = async ({ id }: Survey) => {
    const { body } = await request(surveys.getSurveyResults, { token: owner.token, params: { id } });
    return body.questions[0]!.favourable?.value ?? null;
  };
  expect([await favourable(calm), await favourable(busy), await favourable(unstated)]).toEqual([100, 0, null]);
  const compared = async ({ id }: Survey, other: Survey) => {
    const query = { with: other.id };
    const { body } = await request(surveys.compareSurveys, { token: owner.token, params: { id }, query });
    return body.questions.map(({ distinguishable, verdict }) => [distinguishable, verdict]);
  };
  expect(await compared(busy, calm)).toEqual([[true, 'worse']]);
  expect(await compared(unstated, busy)).toEqual([[true, null]]);
});
