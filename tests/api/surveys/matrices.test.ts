import { describe, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { analysePoll } from '#tests/support/said-analyses.ts';
import { collectSurvey } from '#functions/analysis/jobs/collect-survey.ts';
import { request, withKey } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, repos } from '#tests/support/factories.ts';
import { changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { complete, makeTeam, respond, respondByLink, resultsOf, tokenOf } from '#tests/support/survey-answers.ts';
import { inLanguage } from '#shared/text/current.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const people = [...(await makeTeam(owner, workspace, 'Склад', 6)), ...(await makeTeam(owner, workspace, 'Продажи', 6))];
const STATEMENTS = ['Мне понятны цели', 'Мне хватает времени', 'Меня слышат'];
const TEXT = 'Насколько вы согласны: 1 — совсем нет, 5 — полностью';
const AGREE = { text: TEXT, type: 'MATRIX', options: STATEMENTS };
const many = (count: number) => Array.from({ length: count }, (_, index) => String(index));
const create = (questions: object[]) => {
  const body = { title: 'С чем согласны', questions } as never;
  const call = { token: owner.token, params: { id: workspace.id }, body };
  return request(surveys.createSurvey, withKey(surveys.createSurvey, call));
};
const open = async (question: object = {}, settings: object = {}): Promise<Survey> => {
  const questions = [{ ...AGREE, ...question }];
  return publishSurvey(owner, await makeSurvey(owner, workspace, { questions, ...settings } as never));
};
const issuesOf = (body: unknown) => (body as { errors: object[] }).errors;

describe('statements that are rated on one scale', () => {
  it('are two to ten, on a scale of five unless said otherwise, in the direction that their author gives', async () => {
    const made = await create([AGREE, { ...AGREE, scale: '0-10', direction: 'higher_is_better' }]);
    expect(made.status).toBe(201);
    expect(made.body.questions).toMatchObject([
      { type: 'MATRIX', options: STATEMENTS, scale: '1-5', direction: null },
      { type: 'MATRIX', options: STATEMENTS, scale: '0-10', direction: 'higher_is_better' },
    ]);
    const wrong = await create([
      { ...AGREE, options: many(11) },
      { ...AGREE, options: ['Одно'] },
    ]);
    expect(wrong.status).toBe(422);
    expect(issuesOf(wrong.body)).toEqual([
      { path: 'questions.0.options', message: 'Утверждений может быть не больше 10' },
      { path: 'questions.1.options', message: 'Нужно не меньше двух утверждений' },
    ]);
  });

  it('are a condition of no other question', async () => {
    const id = '0b7e3a52-5a0e-4c39-9b1c-3d1f6c1b8a03';
    const { status, body } = await create([
      { ...AGREE, id },
      { text: 'Почему?', type: 'TEXT', show_if: { question_id: id, from: 1, to: 2 } },
    ]);
    expect(status).toBe(422);
    expect(issuesOf(body)).toMatchObject([{ path: 'questions.1.show_if' }]);
  });
});

describe('numbers for statements', () => {
  it('are taken of a member and by link, and refused in Russian where they are not as many, or no numbers of the scale', async () => {
    const survey = await open({}, { allow_unauthenticated: true });
    const seen = await request(answers.getPublicSurvey, { params: { link: await tokenOf(survey) } });
    expect(seen.body.questions[0]).toMatchObject({ type: 'MATRIX', options: STATEMENTS, scale: '1-5' });
    expect(seen.body.questions[0]).not.toHaveProperty('direction');
    expect((await respond(people[0]!, survey, [['4', '5', '1']])).status).toBe(201);
    expect((await respondByLink(survey, [['1', '2', '3']])).status).toBe(201);
    const refused = async (value: string[] | number) => {
      const { status, body } = await respond(people[1]!, survey, [value]);
      expect(status).toBe(422);
      expect(body).toMatchObject({ code: 'invalid' });
      const [issue, ...others] = issuesOf(body) as { path: string; message: string }[];
      expect(others).toEqual([]);
      expect(issue!.path).toBe(`answers.${survey.questions[0]!.id}`);
      return issue!.message;
    };
    const asMany = 'Нужны оценки всех утверждений по порядку: 3';
    const ofScale = 'Ответ на этот вопрос — целое число от 1 до 5';
    expect(await refused(['4', '5'])).toBe(asMany);
    expect(await refused(['4', '5', '1', '2'])).toBe(asMany);
    expect(await refused(['4', '6', '1'])).toBe(ofScale);
    expect(await refused(['4', '0', '1'])).toBe(ofScale);
    expect(await refused(['4', 'пять', '1'])).toBe(ofScale);
    expect(await refused(['4', '', '1'])).toBe('Оцените каждое утверждение');
    expect(await refused(4)).toBe('Здесь оценивают каждое утверждение');
    expect(await refused([])).toBe('Ответьте на обязательный вопрос');
  });

  it('are left out where the question need not be answered, but for one at least; who answered under their name gets them back', async () => {
    const survey = await open({ required: false }, { anonymous: false, dimensions: [] });
    expect((await respond(people[0]!, survey, [['4', '', '1']])).status).toBe(201);
    const take = { token: people[0]!.token, params: { id: survey.id } };
    expect((await request(surveys.getSurveyToTake, take)).body.answers).toEqual([
      { question_id: survey.questions[0]!.id, answer_options: ['4', '', '1'] },
    ]);
    expect((await respond(people[1]!, survey, [['', '', '']])).status).toBe(422);
  });

  it('are counted statement by statement; one that fewer than the smallest group have rated is told of nobody, in no reply', async () => {
    const survey = await open({ required: false, direction: 'higher_is_better' }, { dimensions: ['team'] });
    for (const [index, person] of people.entries()) {
      const heard = index < 4 ? '2' : '';
      expect((await respond(person, survey, [[index < 6 ? '5' : '4', '1', heard]])).status).toBe(201);
    }
    await complete(owner, survey);
    const { questions, statements, breakdown } = await resultsOf(owner, survey);
    const none = [0, 0, 0, 0, 0];
    expect(questions[0]).toMatchObject({ answered: 12, counts: [0, 0, 0, 6, 6, 12, 0, 0, 0, 0, ...none], mean: null });
    expect(statements!.map(({ question_id, statement, ...told }) => [question_id, statement, told])).toEqual([
      [survey.questions[0]!.id, 'Мне понятны цели', expect.objectContaining({ answered: 12, counts: [0, 0, 0, 6, 6] })],
      [survey.questions[0]!.id, 'Мне хватает времени', expect.objectContaining({ counts: [12, 0, 0, 0, 0] })],
      [survey.questions[0]!.id, 'Меня слышат', { answered: 0, counts: null, mean: null, favourable: null }],
    ]);
    expect(statements![0]).toMatchObject({ mean: { value: 4.5 }, favourable: { value: 100 } });
    expect(statements![1]).toMatchObject({ mean: { value: 1 }, favourable: { value: 0 } });
    // Who rated any statement is told of no group; each statement is, as a question of its own.
    const { groups } = breakdown!.dimensions[0]!;
    const means = groups.map(({ cells, statements: own }) => [cells[0], ...own!.map((cell) => cell?.mean!.value)]);
    expect(means.toSorted()).toEqual([
      [null, 4, 1, undefined],
      [null, 5, 1, undefined],
    ]);
    expect(groups.map(({ statements: own }) => own![0]!.differs).toSorted()).toEqual(['higher', 'lower']);
    const body = { intro: '', items: [], question_ids: [survey.questions[0]!.id], published: false };
    const report = await request(surveys.saveSurveyReport, { token: owner.token, params: { id: survey.id }, body });
    expect(report.body.preview.questions[0]!.options).toEqual([
      { text: 'Мне понятны цели: 5', count: 6 },
      { text: 'Мне хватает времени: 5', count: 0 },
    ]);
  });

  it('stand on the line of a series, and beside an earlier survey, under the same words', async () => {
    const first = await open({ direction: 'higher_is_better' }, { dimensions: [] });
    for (const person of people) await respond(person, first, [['2', '3', '1']]);
    await complete(owner, first);
    const again = await request(
      surveys.repeatSurvey,
      withKey(surveys.repeatSurvey, { token: owner.token, params: { id: first.id } }),
    );
    const asked = { ...again.body.questions[0]!, options: ['Меня слышат', 'Мне понятны цели', 'Мне спокойно'] };
    const { id, text, type, options, origin_id, direction } = asked;
    const questions = [{ id, text, type, options, origin_id, direction }];
    await changeSurvey(owner, again.body, { questions });
    const second = await publishSurvey(owner, { ...again.body, questions: [asked] });
    for (const person of people) await respond(person, second, [['1', '5', '4']]);
    await complete(owner, second);
    const read = { token: owner.token, params: { id: second.id } };
    const trend = await request(surveys.getSurveyTrend, read);
    const origin = first.questions[0]!.id;
    expect(
      trend.body.surveys.map(({ statements }) => statements!.map((one) => [one.origin_id, one.text, one.mean!.value])),
    ).toEqual([
      [
        [origin, 'Мне понятны цели', 2],
        [origin, 'Мне хватает времени', 3],
        [origin, 'Меня слышат', 1],
      ],
      [
        [origin, 'Меня слышат', 1],
        [origin, 'Мне понятны цели', 5],
        [origin, 'Мне спокойно', 4],
      ],
    ]);
    const compared = await request(surveys.compareSurveys, { ...read, query: { with: first.id } });
    expect(compared.body.questions).toEqual([]);
    expect(compared.body.statements!.map((one) => [one.text, one.difference?.value, one.verdict])).toEqual([
      ['Меня слышат', 0, null],
      ['Мне понятны цели', 3, 'better'],
    ]);
  });

  it('are enough to have groups compared by them, which nobody is warned of the lack of', async () => {
    const codes = async (question: object) => {
      const { id } = await makeSurvey(owner, workspace, { questions: [question] } as never);
      const { body } = await request(surveys.getSurveyLaunch, { token: owner.token, params: { id } });
      return body.remarks.map(({ code }) => code);
    };
    expect(await codes(AGREE)).not.toContain('no_ratings');
    expect(await codes({ text: 'Как?', type: 'TEXT' })).toContain('no_ratings');
  });

  it('of fewer than five are not told without names', async () => {
    const survey = await open();
    for (const person of people.slice(0, 4)) await respond(person, survey, [['4', '5', '1']]);
    await complete(owner, survey);
    expect((await resultsOf(owner, survey)).questions[0]).toMatchObject({ counts: null, mean: null });
  });
});

describe('the analyst', () => {
  async function analysed(question: object) {
    const survey = await open(question);
    for (const [index, person] of people.entries()) {
      await respond(person, survey, [['5', '1', index < 4 ? '3' : '']]);
    }
    await complete(owner, survey);
    const { data } = (await inLanguage('ru', () =>
      collectSurvey(repos, { workspaceId: workspace.id, pollId: survey.id }),
    ))!;
    return { id: survey.questions[0]!.id, data, summary: inLanguage('ru', () => analysePoll(data)).summary };
  }

  it('is told each statement as a question of its own, and names it; of one that too few have rated it says nothing', async () => {
    const { id, data, summary } = await analysed({ required: false, direction: 'higher_is_better' });
    expect(data.runs[0]!.questions.map(({ text, scale, direction }) => [text, scale, direction])).toEqual(
      STATEMENTS.map((statement) => [`${TEXT}: ${statement}`, '1-5', 'higher_is_better']),
    );
    expect(data.runs[0]!.counts.questions.map(({ answered, scores }) => [answered, scores[1], scores[5]])).toEqual([
      [12, 0, 12],
      [12, 12, 0],
      [4, 0, 0],
    ]);
    expect(summary.areas_of_concern.map((finding) => [finding.id, finding.text])).toEqual([
      [`low:${id}.2`, expect.stringMatching(/Мне хватает времени»: оценки низкие/)],
    ]);
    expect(JSON.stringify(summary)).toMatch(/Мне понятны цели»/);
    expect(JSON.stringify(summary)).not.toContain('Меня слышат');
  });

  it('judges none where nobody has said which numbers are the better ones', async () => {
    const { summary } = await analysed({ required: false });
    expect([summary.areas_of_concern, summary.positive_highlights]).toEqual([[], []]);
    expect(JSON.stringify(summary)).toMatch(/Мне хватает времени»/);
  });

  it('names a statement in full where its question is long', async () => {
    const long = `${'Подумайте о том, как вам работалось в последние три месяца, '.repeat(3)}и скажите`;
    const { data } = await analysed({ required: false, text: long });
    const [first] = data.runs[0]!.questions;
    expect(first!.text).toMatch(/^Подумайте о том, как вам .*…: Мне понятны цели$/);
    expect(first!.text.length).toBeLessThanOrEqual(81);
  });
});
