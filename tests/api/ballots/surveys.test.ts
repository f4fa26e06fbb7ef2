import { expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Ballot } from '#shared/models/ballot.ts';
import type { Survey } from '#shared/models/survey.ts';
import { request } from '#tests/support/api.ts';
import { collectBallot } from '#tests/support/ballots.ts';
import { makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { complete, makeTeam, resultsOf } from '#tests/support/survey-answers.ts';
import { makeSurvey, publishSurvey } from '#tests/support/surveys.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const [stock, others] = [await makeTeam(owner, workspace, 'Склад', 5), await makeTeam(owner, workspace, null, 4)];

const open = async (changes: object = {}): Promise<Survey> =>
  publishSurvey(owner, await makeSurvey(owner, workspace, changes));
const toTake = async (who: Person, { id }: Survey) =>
  (await request(surveys.getSurveyToTake, { token: who.token, params: { id } })).body;
const answer = ({ id, questions }: Survey, ballot: Ballot, rating: number) =>
  request(answers.takeSurveyByBallot, {
    params: { run_id: id },
    body: { ballot, answers: [{ question_id: questions[0]!.id, answer_rating: rating }], time_spent: 30 },
  });

it('members answer a survey by ballots, are counted as members and compared by the team of their key', async () => {
  const survey = await open();
  for (const [people, key, rating] of [
    [stock, 1, 2],
    [others, 0, 5],
  ] as const) {
    for (const person of people) {
      expect((await toTake(person, survey)).ballot).toMatchObject({ key, issued: false });
      expect(await answer(survey, await collectBallot(person, survey.id, key, 'survey'), rating)).toMatchObject({
        status: 200,
        body: { answers: [String(rating)] },
      });
    }
  }
  const kept = (await storedItems(survey.id)).filter(({ type }) => type === 'response');
  expect(kept).toHaveLength(9);
  // Which team an answer is of lies under seal until the teams are compared.
  expect(JSON.stringify(kept)).not.toContain('Склад');
  await complete(owner, survey);
  const { stats, breakdown } = await resultsOf(owner, survey);
  expect(stats).toMatchObject({ total_responded: 9, responded_by_link: 0 });
  expect(JSON.stringify(breakdown)).toContain('Склад');
  // With the comparison goes what could tell of which team an answer was.
  expect((await storedItems(survey.id)).filter(({ type }) => String(type).endsWith('-key'))).toEqual([]);
});

it('a survey that compares by more than the team has no ballots', async () => {
  const survey = await open({ dimensions: ['team', 'role'] });
  expect((await toTake(stock[0]!, survey)).ballot).toBeNull();
});
