import { expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { request } from '#tests/support/api.ts';
import { join, makeMember, makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
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
