import { beforeEach, expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { changeSurvey, makeSurvey } from '#tests/support/surveys.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const launch = async ({ id }: Survey) =>
  (await request(surveys.getSurveyLaunch, { token: owner.token, params: { id } })).body;
const draft = (changes: object = {}) => makeSurvey(owner, workspace, changes);
const codes = async (changes: object = {}) => (await launch(await draft(changes))).remarks.map(({ code }) => code);
const staff = (count: number) => Promise.all(Array.from({ length: count }, () => makeMember(workspace, 'сотрудник')));
const setTeam = (people: readonly Person[], team: string) =>
  request(workspaces.setTeam, {
    token: owner.token,
    params: { id: workspace.id },
    body: { user_ids: people.map(({ id }) => id), team },
  });
const RATED = { text: 'Оценка', type: 'RATING', direction: 'higher_is_better' };
/** Nothing to remark on. */
const READY = {
  deadline: new Date(Date.now() + 86_400_000).toISOString(),
  channels: ['mail'],
  dimensions: [],
  questions: [RATED],
};
const words = (count: number, type = 'TEXTAREA') => ({
  questions: [RATED, ...Array.from({ length: count }, (_, index) => ({ text: `Вопрос ${index}`, type }))],
});

it('tells whom it asks, when answers are seen, and which groups are never shown', async () => {
  const people = await staff(11);
  await setTeam(people.slice(0, 5), 'Склад');
  await setTeam(people.slice(5, 9), 'Офис');
  const survey = await draft({ ...READY, dimensions: ['team', 'role'] });
  expect(await launch(survey)).toEqual({
    people: 12,
    results_visibility: 'from_5',
    dimensions: [
      {
        dimension: 'team',
        groups: [
          { name: 'Склад', people: 5, never_shown: false },
          { name: 'Офис', people: 4, never_shown: true },
        ],
        without: 3,
      },
      {
        dimension: 'role',
        groups: [
          { name: 'Сотрудники', people: 11, never_shown: false },
          { name: 'Владелец', people: 1, never_shown: true },
        ],
        without: 0,
      },
    ],
    remarks: [
      { code: 'no_comparison', blocks: false, question_id: null, text: expect.stringContaining('командам') },
      { code: 'no_comparison', blocks: false, question_id: null, text: expect.stringContaining('ролям') },
    ],
  });
});

it('remarks on nothing where there is nothing to remark on', async () => {
  await staff(11);
  expect(await codes(READY)).toEqual([]);
});

it('tells a team of four that there will be no anonymous result, and that it stops the launch', async () => {
  await staff(3);
  const survey = await draft(READY);
  const { remarks } = await launch(survey);
  expect(remarks).toEqual([
    {
      code: 'too_few_people',
      blocks: true,
      question_id: null,
      text: 'Вы спрашиваете 4\u00a0человек, и анонимного итога не будет: ответы показывают, когда их не меньше 5, иначе видно, чьи они. Спросите больше людей или сделайте исследование неанонимным.',
    },
  ]);
  expect((await changeSurvey(owner, survey, { status: 'PUBLISHED' })).status).toBe(409);
});

it.each([
  ['nobody to ask', 0, { respondent_type: 'ROLES', selected_roles: ['hr'] }, ['nobody']],
  ['barely enough people', 5, {}, ['few_people']],
  ['barely enough people who are asked for words', 5, words(1), ['few_people', 'words_of_few']],
  ['few people and a link', 1, { allow_unauthenticated: true }, ['few_people', 'open_link']],
  ['few people with names', 1, { anonymous: false, ...words(1) }, []],
  ['many people who are asked for words', 11, words(1), []],
  ['more than ten minutes', 11, words(20), ['long']],
  ['as many minutes as people have', 11, words(20, 'YESNO'), []],
  ['no rating', 11, { questions: [{ text: 'Как?', type: 'YESNO' }] }, ['no_ratings']],
  ['a rating that does not say what is better', 11, { questions: [{ ...RATED, direction: null }] }, ['no_direction']],
  ['a rating where neither is', 11, { questions: [{ ...RATED, direction: 'neither' }] }, []],
  ['no deadline', 11, { deadline: null }, ['no_deadline']],
  ['nobody who is told', 11, { channels: [] }, ['nobody_told']],
  ['teams that nobody is in', 11, { dimensions: ['team'] }, ['no_groups']],
  ['days of hiring that nobody has', 11, { dimensions: ['tenure'] }, ['no_groups']],
])('remarks on %s, with %i more members: %o', async (_, more, changes, expected) => {
  await staff(more);
  expect(await codes({ ...READY, ...changes })).toEqual(expected);
});

it('remarks on a deadline that has passed since', async () => {
  await staff(11);
  const survey = await draft(READY);
  const place = { workspaceId: workspace.id, createdAt: survey.created_at, id: survey.id };
  const stored = (await repos.surveys.findConsistent(place))!;
  await repos.surveys.change(stored, { ...stored, deadline: '2020-01-01T00:00:00.000Z', version: 2 });
  expect((await launch(survey)).remarks).toMatchObject([{ code: 'deadline_passed', blocks: true }]);
});
