import { describe, expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import { request } from '#tests/support/api.ts';
import type { Person } from '#tests/support/factories.ts';
import { makeLedCompany, marksOfSales, setManagersView } from '#tests/support/led-teams.ts';
import { complete, respond } from '#tests/support/survey-answers.ts';
import { makeSurvey, publishSurvey } from '#tests/support/surveys.ts';

describe('a survey by teams', () => {
  it('tells a manager who sees their own teams alone the rows of these once it is completed', async () => {
    const company = await makeLedCompany();
    const { owner, workspace, keeper } = company;
    const questions = [
      { text: 'Хватает ли вам времени?', type: 'RATING', direction: 'higher_is_better' as const },
      { text: 'Что мешает?', type: 'TEXT' },
    ];
    const made = await makeSurvey(owner, workspace, { questions, dimensions: ['team'], smallest_group: 5 });
    const survey = await publishSurvey(owner, made);
    const teamsOf = ({ token }: Person) => request(surveys.getSurveyTeams, { token, params: { id: survey.id } });
    await setManagersView(owner, workspace, 'own_team');
    expect((await teamsOf(keeper)).body).toMatchObject({ state: 'open', teams: [] });
    for (const who of company.sales) await respond(who, survey, [5, 'Ничего']);
    for (const who of company.stock) await respond(who, survey, [2, 'Отчёты']);
    await complete(owner, survey);
    const whole = (await teamsOf(owner)).body;
    expect(whole.teams.map(({ team }) => team)).toEqual(['Продажи', 'Склад']);
    const { text, body: own } = await teamsOf(keeper);
    for (const mark of [...marksOfSales(company), 'Отчёты']) expect(text).not.toContain(mark);
    expect(own).toEqual({ ...whole, teams: whole.teams.filter(({ team }) => team === 'Склад') });
    expect(own.teams[0]).toMatchObject({
      answered: 6,
      questions: [{ question: 'Хватает ли вам времени?', value: 2, others: 5, lower_is_better: false }],
    });
    // How many have answered is a figure of the company.
    const list = await request(surveys.listSurveys, { token: keeper.token, params: { id: workspace.id } });
    expect(list.body.surveys[0]).toMatchObject({ total_responded: null, response_rate: null });
    expect(list.text).not.toContain('"total_responses":13');
  });
});
