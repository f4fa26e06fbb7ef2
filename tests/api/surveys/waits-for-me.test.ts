import { expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { complete, makeTeam, respond } from '#tests/support/survey-answers.ts';
import { makeSurvey, publishSurvey } from '#tests/support/surveys.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const people = await makeTeam(owner, workspace, 'Склад', 5);
const [anna, boris] = people as [Person, Person];

/** A survey as somebody finds it in the list and by itself. */
async function foundBy({ token }: Person, { id }: Survey) {
  const list = await request(surveys.listSurveys, { token, params: { id: workspace.id } });
  const one = await request(surveys.getSurvey, { token, params: { id } });
  expect(list.body.surveys.find((other) => other.id === id)).toEqual(one.body);
  const { total_invited: invited, waits_for_me: waits, answered_by_me: answered } = one.body;
  return { invited, waits, answered };
}

it.each([
  [true, null, null],
  [false, false, true],
])(
  'a survey (anonymous: %s) waits for whoever has not answered, and says so to them alone',
  async (anonymous, before, after) => {
    const draft = await makeSurvey(owner, workspace, { anonymous });
    expect(await foundBy(owner, draft)).toEqual({ invited: null, waits: false, answered: null });
    const survey = await publishSurvey(owner, draft);
    expect(await foundBy(anna, survey)).toEqual({ invited: 6, waits: true, answered: before });
    await respond(anna, survey, [5]);
    expect(await foundBy(anna, survey)).toEqual({ invited: 6, waits: false, answered: after });
    expect(await foundBy(boris, survey)).toEqual({ invited: 6, waits: true, answered: before });
    await complete(owner, survey);
    expect(await foundBy(boris, survey)).toEqual({ invited: 6, waits: false, answered: null });
  },
);

it('a survey of some waits for nobody else, whatever role they have by now', async () => {
  const ids = people.map(({ id }) => id);
  const settings = [
    { respondent_type: 'USERS', selected_users: ids, anonymous: true },
    { respondent_type: 'ROLES', selected_roles: ['сотрудник'], anonymous: false },
  ] as const;
  const open = [];
  for (const one of settings) {
    const body = { ...one, selected_roles: [...('selected_roles' in one ? one.selected_roles : [])] };
    open.push(await publishSurvey(owner, await makeSurvey(owner, workspace, body)));
  }
  const newcomer = await makeMember(workspace, 'сотрудник');
  for (const survey of open) {
    expect((await foundBy(anna, survey)).waits).toBe(true);
    expect((await foundBy(newcomer, survey)).waits).toBe(false);
    expect((await foundBy(owner, survey)).waits).toBe(false);
  }
});
