import { expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { downloadArchive } from '#tests/support/archives.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeWorkspace } from '#tests/support/factories.ts';
import { makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { complete, makeTeam, respond, resultsOf } from '#tests/support/survey-answers.ts';
import { countAll } from '#tests/support/table-stream.ts';

/*
 * A number or a day can name somebody: there is one who works sixty hours, one who was born on that day, and everybody
 * knows who. Without names they are told as all counted answers are, of five people or more, and among those near them.
 */

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const people = await makeTeam(owner, workspace, 'Склад', 10);
/** Each somebody's, and nobody else's: what is told may hold none of them. */
const PAY = [31_337, 42_731, 57_913, 68_219, 97_531];
const MOVED = ['2020-03-17', '2021-09-23', '2022-02-13', '2023-08-29', '2024-06-19'];
const QUESTIONS = [
  { text: 'Сколько рублей вы тратите на дорогу?', type: 'NUMBER', settings: { min: 0, max: 100_000, unit: '₽' } },
  { text: 'Сколько часов вы в дороге?', type: 'NUMBER', settings: { min: 0, max: 100 }, required: false },
  { text: 'Когда вы переехали?', type: 'DATE', settings: { from: '2020-01-01', to: '2026-12-31' } },
];

const open = async (): Promise<Survey> =>
  publishSurvey(owner, await makeSurvey(owner, workspace, { questions: QUESTIONS } as never));
async function answer(survey: Survey, from: number, to: number): Promise<void> {
  for (let index = from; index < to; index++) {
    const hours = index < 4 ? 70 + index : null;
    expect((await respond(people[index]!, survey, [PAY[index % 5]!, hours, MOVED[index % 5]!])).status).toBe(201);
  }
  await countAll();
}

/** Everything that whoever may read all of a workspace can read of a survey. */
async function allOf({ id, questions }: Survey): Promise<string> {
  const as = { token: owner.token, params: { id } };
  const query = { question_id: questions[2]!.id };
  const body = { intro: '', items: [], question_ids: questions.map((question) => question.id), published: true };
  const replies = await Promise.all([
    request(surveys.getSurveyResults, as),
    request(surveys.getSurvey, as),
    request(surveys.listSurveys, { token: owner.token, params: { id: workspace.id }, query: {} }),
    request(surveys.listSurveyComments, { ...as, query }),
    request(surveys.saveSurveyReport, { ...as, body }),
  ]);
  const archive = await downloadArchive(owner, workspace);
  return JSON.stringify([replies, archive]);
}

it('of fewer than five nothing is told, of five no number and no day by itself, in no reply and in no archive', async () => {
  const survey = await open();
  await answer(survey, 0, 4);
  expect((await resultsOf(owner, survey)).questions).toMatchObject([
    { answered: 0, counts: null, mean: null },
    { answered: 0, counts: null, mean: null },
    { answered: 0, counts: null, mean: null },
  ]);
  await answer(survey, 4, 10);
  await complete(owner, survey);
  const { questions } = await resultsOf(owner, survey);
  expect(questions[0]!.answered).toBe(10);
  expect(questions[0]!.counts!.every((count) => count % 2 === 0)).toBe(true);
  // Four have answered the second one: their number is told, and nothing else.
  expect(questions[1]).toMatchObject({ counts: null, mean: null });
  expect(questions[2]!.counts!.filter((count) => count > 0)).toEqual([2, 2, 2, 2, 2]);
  const told = await allOf(survey);
  expect(told).toContain('Сколько рублей вы тратите на дорогу?');
  for (const pay of PAY) expect(told).not.toMatch(new RegExp(String(pay).replace(/(?=\d{3}$)/, '\\s?')));
  for (const day of MOVED) expect(told).not.toContain(day);
});

it('is never read as words, of which each is shown by itself', async () => {
  const survey = await open();
  await answer(survey, 0, 10);
  await complete(owner, survey);
  for (const question of survey.questions) {
    const query = { question_id: question.id };
    const reply = await request(surveys.listSurveyComments, { token: owner.token, params: { id: survey.id }, query });
    expect(reply.status).toBe(422);
  }
});
