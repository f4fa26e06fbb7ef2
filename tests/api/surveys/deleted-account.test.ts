import { expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { request } from '#tests/support/api.ts';
import { join, makeMember, makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { compareRespondents, makeTeam, respond, resultsOf } from '#tests/support/survey-answers.ts';
import { changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { deliver, DONE } from '../jobs/stream.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const get = async ({ id }: Survey) => (await request(surveys.getSurvey, { token: owner.token, params: { id } })).body;

async function deleteAccount({ id, token }: Person): Promise<void> {
  expect((await request(auth.deleteMe, { token, query: {} })).status).toBe(204);
  const jobs = (await storedItems(id)).filter(
    ({ job }) => (job as { kind?: string } | undefined)?.kind === 'delete-account',
  );
  expect(await deliver(...jobs)).toEqual(DONE);
}

it('a survey stays when whoever made it deletes their account, and names them no more', async () => {
  const author = await makePerson();
  await join(workspace, author, 'hr');
  const survey = await makeSurvey(author, workspace);
  expect((await get(survey)).created_by).toBe(author.id);
  await deleteAccount(author);
  expect(await get(survey)).toEqual({ ...survey, created_by: null });
});

it('whom it asks is asked no more once their account is deleted; whoever was changing it is told', async () => {
  const [leaver, ...others] = await Promise.all([1, 2, 3].map(() => makeMember(workspace, 'сотрудник')));
  const selected = [leaver!, ...others].map(({ id }) => id);
  const settings = { respondent_type: 'USERS', selected_users: selected, anonymous: false };
  const draft = await makeSurvey(owner, workspace, settings);
  const open = await publishSurvey(owner, await makeSurvey(owner, workspace, settings));
  await deleteAccount(leaver!);
  for (const survey of [draft, open]) {
    expect((await get(survey)).selected_users.toSorted()).toEqual(others.map(({ id }) => id).toSorted());
    const late = await changeSurvey(owner, survey, { title: 'Поздно', version: survey.version });
    expect(late.status).toBe(409);
  }
});

it.each(['live', 'closed'] as const)(
  'what somebody said in a survey with names is theirs to take along, and stays without their name, seen %s',
  async (results_visibility) => {
    const [leaver, ...others] = await makeTeam(owner, workspace, 'Продажи', 5);
    const questions: NonNullable<NonNullable<Parameters<typeof makeSurvey>[2]>['questions']> = [
      { text: 'Вам нравится работа?', type: 'RATING' },
      { text: 'Откуда работаете?', type: 'CHECKBOX', options: ['Офис', 'Дом', 'Поезд'] },
    ];
    const settings = { anonymous: false, results_visibility, questions };
    const survey = await publishSurvey(owner, await makeSurvey(owner, workspace, settings));
    const times = { time_spent: 30, started_at: new Date(Date.now() - 30_000).toISOString() };
    for (const person of [leaver!, ...others]) {
      expect((await respond(person, survey, [4, ['Офис', 'Поезд']], times)).status).toBe(201);
    }
    await countAll();
    const own = await request(auth.exportMe, { token: leaver!.token });
    expect(own.body).toMatchObject({
      answers: [
        {
          poll: survey.title,
          answers: [
            { question: 'Вам нравится работа?', answer: '4' },
            { question: 'Откуда работаете?', answer: 'Офис; Поезд' },
          ],
        },
      ],
    });
    await deleteAccount(leaver!);
    await countAll();
    expect((await storedItems(survey.id)).filter((item) => JSON.stringify(item).includes(leaver!.id))).toEqual([]);
    await changeSurvey(owner, survey, { status: 'COMPLETED' });
    await countAll();
    await compareRespondents(survey);
    const { shown, stats, questions: told } = await resultsOf(owner, survey);
    expect({ shown, responded: stats.total_responded, told: told[0]!.answered }).toEqual({
      shown: 5,
      responded: 5,
      told: 5,
    });
    expect(stats.completed_users?.map(({ user_id: id }) => id).toSorted()).toEqual(
      others.map(({ id }) => id).toSorted(),
    );
  },
);
