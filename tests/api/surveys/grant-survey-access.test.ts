import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';

let owner: Person;
let workspace: Workspace;
let staff: readonly Person[];
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  staff = await Promise.all(Array.from({ length: 12 }, () => makeMember(workspace, 'сотрудник')));
});

const ids = (people: readonly Person[]) => people.map(({ id }) => id);
const grant = ({ id }: Survey, user_ids: readonly unknown[]) =>
  request(surveys.grantSurveyAccess, { token: owner.token, params: { id }, body: { user_ids } as never });
const forUsers = (people: readonly Person[], changes: object = {}) =>
  makeSurvey(owner, workspace, { respondent_type: 'USERS', selected_users: ids(people), ...changes });
const askedIn = async ({ id }: Survey) => {
  const isAsked = await repos.audiences.of(id);
  return staff.filter((person) => isAsked(person.id));
};

describe('a draft', () => {
  it.each([
    ['everybody', { respondent_type: 'ALL' }],
    ['a role', { respondent_type: 'ROLES', selected_roles: ['hr'] }],
  ])('for %s asks these people by name from then on (B7-33)', async (_, settings) => {
    const survey = await makeSurvey(owner, workspace, settings as never);
    const { status, body } = await grant(survey, ids(staff.slice(0, 2)));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      respondent_type: 'USERS',
      selected_roles: [],
      selected_users: ids(staff.slice(0, 2)),
    });
  });

  it('for people by name asks these besides, each once', async () => {
    const survey = await forUsers(staff.slice(0, 2));
    const { body } = await grant(survey, ids(staff.slice(1, 4)));
    expect(body.selected_users).toEqual(ids(staff.slice(0, 4)));
  });
});

describe('an open survey', () => {
  it('with names asks one more, who is told, and goes on asking the others', async () => {
    const survey = await publishSurvey(
      owner,
      await forUsers(staff.slice(0, 2), { anonymous: false, channels: ['mail'] }),
    );
    const { status, body } = await grant(survey, [staff[2]!.id]);
    expect([status, body.selected_users.toSorted()]).toEqual([200, ids(staff.slice(0, 3)).toSorted()]);
    expect(await askedIn(survey)).toEqual(staff.slice(0, 3));
    expect(await repos.runs.findConsistent(survey.id)).toMatchObject({ invited: 3 });
    const jobs = (await storedItems(survey.id)).filter(
      ({ job }) => (job as { kind?: string } | undefined)?.kind === 'invite-to-run',
    );
    expect(jobs).toHaveLength(2);
  });

  it('for a role asks these besides the role, and counts them in their groups', async () => {
    const hr = await makeMember(workspace, 'hr');
    const settings = { respondent_type: 'ROLES', selected_roles: ['hr'], anonymous: false, dimensions: ['role'] };
    const survey = await publishSurvey(owner, await makeSurvey(owner, workspace, settings as never));
    expect((await grant(survey, ids(staff.slice(0, 3)))).body).toMatchObject({ respondent_type: 'ROLES' });
    expect((await repos.audiences.of(survey.id))(hr.id)).toBe(true);
    expect(await repos.groupsAsked.of(survey.id)).toEqual({
      role: [
        { name: 'Сотрудники', people: 3 },
        { name: 'HR', people: 1 },
      ],
    });
  });

  it('without names asks as many at once as its smallest group, and not one less (B5-40)', async () => {
    const survey = await publishSurvey(owner, await forUsers(staff.slice(0, 5), { smallest_group: 3 }));
    // Two of these are asked already.
    const { status, body } = await grant(survey, ids(staff.slice(3, 7)));
    expect([status, body.detail]).toEqual([409, expect.stringContaining('не меньше 3 человек')]);
    expect(await askedIn(survey)).toHaveLength(5);
    expect((await grant(survey, ids(staff.slice(3, 8)))).status).toBe(200);
    expect(await askedIn(survey)).toHaveLength(8);
  });

  it('is not changed by those it asks already, and for everybody by nobody', async () => {
    const survey = await publishSurvey(owner, await forUsers(staff.slice(0, 5)));
    expect((await grant(survey, ids(staff.slice(0, 2)))).body).toEqual(survey);
    const all = await publishSurvey(owner, await makeSurvey(owner, workspace));
    expect((await grant(all, [staff[0]!.id])).body).toEqual(all);
  });

  it('of two grants at once takes one, or both one after the other: nobody is lost', async () => {
    const survey = await publishSurvey(owner, await forUsers(staff.slice(0, 2), { anonymous: false }));
    const replies = await Promise.all([grant(survey, [staff[2]!.id]), grant(survey, [staff[3]!.id])]);
    const done = replies.filter(({ status }) => status === 200).length;
    expect(done).toBeGreaterThanOrEqual(1);
    expect(await askedIn(survey)).toHaveLength(2 + done);
  });
});

it('asks nobody more once it is completed: 409', async () => {
  const survey = await publishSurvey(owner, await forUsers(staff.slice(0, 2), { anonymous: false }));
  await changeSurvey(owner, survey, { status: 'COMPLETED' });
  expect((await grant(survey, [staff[5]!.id])).status).toBe(409);
});

it.each([
  ['no list', undefined],
  ['nobody', []],
  ['what is no id', ['я']],
  ['somebody who is no member', [randomUUID()]],
])('refuses %s: 422 (B5-40)', async (_, user_ids) => {
  const { status, body } = await grant(await forUsers(staff.slice(0, 2)), user_ids as never);
  expect([status, body.errors?.[0]?.path]).toEqual([422, expect.stringMatching(/^user_ids/)]);
});

it('refuses those who have left, when nobody else is named', async () => {
  const survey = await forUsers(staff.slice(0, 2));
  const leaver = staff[5]!;
  await request(workspaces.leaveWorkspace, { token: leaver.token, params: { id: workspace.id } });
  expect((await grant(survey, [leaver.id])).status).toBe(422);
  expect((await grant(survey, [leaver.id, staff[6]!.id])).body.selected_users).toHaveLength(3);
});
