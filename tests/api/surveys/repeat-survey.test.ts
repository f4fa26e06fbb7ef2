import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { request, withKey } from '#tests/support/api.ts';
import { leave, makeMember, makePerson, makeWorkspace } from '#tests/support/factories.ts';
import { EVERY_TYPE, changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const repeat = ({ id }: Survey) =>
  request(surveys.repeatSurvey, withKey(surveys.repeatSurvey, { token: owner.token, params: { id } }));

it('makes a draft with the same questions as new ones, on the same lines of one series', async () => {
  const where = randomUUID();
  const settings = { anonymous: false, goal: 'Сравнить', smallest_group: 4, dimensions: ['role'], reminders: true };
  const survey = await publishSurvey(
    owner,
    await makeSurvey(owner, workspace, {
      ...settings,
      deadline: new Date(Date.now() + 86_400_000).toISOString(),
      questions: [
        { ...EVERY_TYPE[2], id: where },
        { text: 'Почему из дома?', type: 'TEXT', show_if: { question_id: where, options: ['Дом'] } },
      ],
    } as never),
  );
  await changeSurvey(owner, survey, { status: 'COMPLETED' });
  const { status, body } = await repeat(survey);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...settings, status: 'DRAFT', deadline: null, results_visibility: null });
  expect([body.title, body.series_id, body.share_link]).toEqual([survey.title, survey.id, null]);
  const ids = survey.questions.map(({ id }) => id);
  expect(body.questions.map((question) => question.origin_id)).toEqual(ids);
  expect(body.questions.some(({ id }) => ids.includes(id))).toBe(false);
  expect(body.questions[1]!.show_if).toEqual({ question_id: body.questions[0]!.id, options: ['Дом'] });
  // The third of them repeats the first, too.
  const third = (await repeat(body)).body;
  expect(third.series_id).toBe(survey.id);
  expect(third.questions.map((question) => question.origin_id)).toEqual(ids);
});

it('picks out those who are still here', async () => {
  const people = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'сотрудник')];
  const survey = await makeSurvey(owner, workspace, {
    respondent_type: 'USERS',
    selected_users: people.map(({ id }) => id),
  });
  await leave(workspace, people[0]!);
  expect((await repeat(survey)).body.selected_users).toEqual([people[1]!.id]);
});
