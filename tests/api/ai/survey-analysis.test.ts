import { beforeEach, describe, expect, it } from 'vitest';
import { ai } from '#shared/contract/ai.ts';
import type { AnalysisJob, PollRecommendations, PollSummary } from '#shared/models/analysis.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { pendingAnalyses, prepareAnalyses } from '#tests/support/analyses.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makePlan, makePoll, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { makeShownSurvey } from '#tests/support/shown-survey.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson({ plan: 'basic' });
  workspace = await makeWorkspace(owner);
});

const LOAD = [
  'Слишком много задач, не успеваю',
  'Перегруз каждый день, завал',
  'Работы слишком много, переработки',
  'Задач больше, чем можно сделать',
  'Не хватает рук, нагрузка огромная',
  'Постоянные переработки, устал от нагрузки',
];
const QUESTIONS = [
  { type: 'RATING', text: 'Насколько вы готовы советовать нас друзьям?', scale: '0-10', theme: 'enps' },
  { type: 'RADIO', text: 'Где вы обычно работаете?', options: ['В офисе', 'Дома', 'На выезде'] },
  { type: 'CHECKBOX', text: 'Что мешает?', options: ['Шум', 'Сроки', 'Техника', 'Ничего'] },
  { type: 'TEXTAREA', text: 'Что изменить в первую очередь?' },
] as const;
/** One row of answers for each of these texts; the places of options, stored as numbers, are no scores and no words. */
const rows = (words: readonly string[]) =>
  words.map((text, index) => ['9', index < 2 ? '0' : '1', '0,1,2', text || null]);
const make = (words: readonly string[] = LOAD, change: Partial<Parameters<typeof makeShownSurvey>[1]> = {}) =>
  makeShownSurvey(workspace, { questions: QUESTIONS, answers: rows(words), ...change });

interface Made {
  readonly id: string;
}
const summary = ({ id }: Made, body?: object, by = owner) =>
  request(ai.getSurveyAiSummary, { token: by.token, params: { id }, body });
async function prepared(survey: Made, body?: object): Promise<PollSummary> {
  expect((await summary(survey, body)).status).toBe(202);
  await prepareAnalyses();
  const reply = await summary(survey, body && { ...body, refresh: false });
  expect(reply.status).toBe(200);
  return reply.body as PollSummary;
}
const evidence = ({ id }: Made, evidence_id: string) =>
  request(ai.getSurveyEvidence, { token: owner.token, params: { id, evidence_id } });

describe('an analysis of a survey', () => {
  it('is the service’s own on every plan: summary and recommendations in the shapes of a poll’s (B7-37, B7-38)', async () => {
    await makePlan(owner, 'startup');
    const survey = await make();
    const found = await prepared(survey);
    expect(found).toMatchObject({ ai_provider: 'builtin', fallback: null, frames_analyzed: 1, total_responses: 6 });
    expect(found.themes[0]).toMatchObject({ theme: 'load', people: 6, evidence: { id: 'theme:load' } });
    const call = { token: owner.token, params: { id: survey.id } };
    const said = (await request(ai.getSurveyAiRecommendations, call)).body as PollRecommendations;
    expect(said).toMatchObject({ frames_analyzed: 1, total_responses: 6, ai_provider: 'builtin' });
    expect(said.immediate_actions.length).toBeGreaterThan(0);
    expect(await pendingAnalyses()).toEqual([]);
  });

  it('takes chosen options for what they are, neither scores nor words, and eNPS from the question that asks it', async () => {
    // Two have chosen and written nothing.
    const said = await prepared(await make([...LOAD, '', '']));
    const texts = JSON.stringify(said);
    expect(texts).toContain('«Где вы обычно работаете?»: чаще всего выбирают «Дома», 6 из 8');
    // Three options were chosen equally often: none of them is ahead.
    expect(texts).not.toContain('Что мешает?');
    expect(texts).not.toContain('0,1,2');
    expect(texts).toContain('eNPS');
    expect(said.sentiment_analysis.sentiment_details).toContain('написали 6');
  });

  it('tells what was chosen in the words of whoever reads, though it is kept', async () => {
    const questions = [{ type: 'RANKING', text: 'Что важнее?', options: ['Сон', 'Еда'] }] as const;
    const survey = await make([], { questions, answers: LOAD.map(() => ['0,1']) });
    expect(JSON.stringify(await prepared(survey))).toContain('чаще всего выбирают «Сон: 1-е место», 6 из 6');
    const headers = { 'accept-language': 'en' };
    const { body } = await request(ai.getSurveyAiSummary, { token: owner.token, params: { id: survey.id }, headers });
    expect(JSON.stringify(body)).toContain('most often chosen is “Сон: place 1”, 6 of 6');
  });

  it('has no eNPS where nobody is asked, whatever its type says', async () => {
    const questions = [{ type: 'RATING', text: 'Хватает ли вам сил?', scale: '0-10', theme: 'load' }] as const;
    const survey = await make([], { questions, answers: LOAD.map(() => ['9']) });
    expect(JSON.stringify(await prepared(survey))).not.toContain('eNPS');
  });

  it('by the model is for Premium (402), and asked for by nobody else unasked', async () => {
    const survey = await make();
    expect(await summary(survey, { ai_provider: 'gigachat' })).toMatchObject({
      status: 402,
      body: { code: 'plan_limit' },
    });
    expect((await prepared(survey)).ai_provider).toBe('builtin');
  });

  it('is fresh while nothing has changed, and prepared anew where somebody asks for that', async () => {
    const survey = await make();
    await prepared(survey);
    expect((await summary(survey)).status).toBe(200);
    expect((await summary(survey, { refresh: true })).status).toBe(202);
  });

  it('is for who may read results', async () => {
    const survey = await make();
    expect((await summary(survey, {}, await makeMember(workspace, 'сотрудник'))).status).toBe(403);
    expect((await summary(survey, {}, await makePerson())).status).toBe(404);
  });

  it('refuses what it does not know', async () => {
    const survey = await make();
    expect((await summary(survey, { ai_provider: 'oracle' })).status).toBe(422);
    expect((await summary(survey, { refresh: 'да' })).status).toBe(422);
    expect((await summary(survey, { frames: 2 })).status).toBe(422);
  });
});

describe('the smallest group of a survey', () => {
  it.each([
    [3, 4, 'с пяти'],
    [5, 4, 'с пяти'],
    [7, 6, 'с семи'],
    [10, 9, 'с десяти'],
  ])('of %i: %i answers are too few', async (smallestGroup, count, words) => {
    const texts = Array.from({ length: count }, (_, index) => LOAD[index % LOAD.length]!);
    const reply = await summary(await make(texts, { smallestGroup }));
    expect(reply).toMatchObject({ status: 409, body: { code: 'too_few_answers' } });
    expect(reply.body).toMatchObject({ detail: expect.stringContaining(words) });
  });

  it('is the smallest of a theme, too: neither its figure nor its answers are told of fewer', async () => {
    const OTHERS = ['Низкая зарплата', 'Маленькая зарплата, нет премий', 'Хочу выше зарплату'];
    const survey = await make([...LOAD, ...OTHERS], { smallestGroup: 7 });
    const said = await prepared(survey);
    expect(said.themes.filter(({ theme }) => theme === 'load' || theme === 'pay')).toEqual([]);
    for (const { people } of said.themes) expect(people).toBeGreaterThanOrEqual(7);
    expect((await evidence(survey, 'theme:load')).status).toBe(404);
    expect(JSON.stringify(said.themes)).not.toContain('зарплат');
  });

  it('is said in words where too few have written', async () => {
    const survey = await make([...LOAD, '', ''], { smallestGroup: 7 });
    const said = await prepared(survey);
    expect(said.sentiment_analysis.sentiment_details).toContain('когда на вопрос напишут хотя бы семеро');
    expect(said.sentiment_analysis.overall_sentiment).toBe('unknown');
  });
});

describe('an anonymous survey that is still open', () => {
  const asking = (required: boolean) => QUESTIONS.map((question) => ({ ...question, required }));

  it('is analysed by what everybody is asked: a step could tell what one person said to any other question', async () => {
    const open = await make(LOAD, { status: 'PUBLISHED', questions: asking(false) });
    const said = JSON.stringify(await prepared(open));
    for (const hidden of ['eNPS', 'чаще всего выбирают', 'Нагрузка', 'перегруз']) expect(said).not.toContain(hidden);
    expect((await evidence(open, 'theme:load')).status).toBe(404);
  });

  it('tells of required questions, and of all where names are known', async () => {
    for (const change of [{ questions: asking(true) }, { questions: asking(false), isAnonymous: false }]) {
      const open = await make(LOAD, { status: 'PUBLISHED', ...change });
      const said = await prepared(open);
      expect(JSON.stringify(said)).toContain('чаще всего выбирают');
      expect(said.themes[0]).toMatchObject({ theme: 'load', people: 6 });
      expect((await evidence(open, 'theme:load')).status).toBe(200);
    }
  });
});

describe('answers behind a theme', () => {
  it('are given word for word, without whose they are, in an order that says nothing', async () => {
    const survey = await make();
    await prepared(survey);
    const { status, body } = await evidence(survey, 'theme:load');
    expect([status, body.total]).toEqual([200, 6]);
    expect(body.answers.map(({ content }) => content).toSorted()).toEqual(LOAD.toSorted());
    expect(new Set(body.answers.map(({ question_id }) => question_id))).toEqual(new Set([survey.questions[3]!.id]));
  });

  it('are none of a theme that nobody speaks of, and of a survey that is not analysed', async () => {
    expect((await evidence(await make(), 'theme:pay')).status).toBe(404);
    expect((await evidence(await make(LOAD.slice(0, 4)), 'theme:load')).status).toBe(409);
  });
});

describe('the job of an analysis of a survey', () => {
  it('can be followed, called off and begun anew, by its survey alone', async () => {
    const survey = await make();
    const { id } = ((await summary(survey)).body as { job: AnalysisJob }).job;
    const options = (job: string, of: Made = survey) => ({ token: owner.token, params: { id: of.id, job_id: job } });
    expect((await request(ai.getSurveyJob, options(id))).body).toMatchObject({
      state: 'queued',
      subject: 'survey',
      subject_id: survey.id,
    });
    expect((await request(ai.cancelSurveyJob, options(id))).body).toMatchObject({ state: 'cancelled' });
    await prepareAnalyses();
    expect((await request(ai.getSurveyJob, options(id))).body).toMatchObject({ state: 'cancelled', steps: [] });
    const again = await request(ai.retrySurveyJob, options(id));
    expect(again).toMatchObject({ status: 202, body: { state: 'queued', subject: 'survey' } });
    await prepareAnalyses();
    expect((await request(ai.getSurveyJob, options(again.body.id))).body).toMatchObject({
      state: 'done',
      steps: [{ name: 'collect' }, { name: 'compute' }],
    });
    expect((await summary(survey)).status).toBe(200);
    const other = await make();
    expect((await request(ai.getSurveyJob, options(again.body.id, other))).status).toBe(404);
    const poll = await makePoll(owner, workspace);
    expect((await request(ai.getPollJob, options(again.body.id, poll))).status).toBe(404);
  });

  it('does not open a survey as a poll', async () => {
    const survey = await make();
    const call = { token: owner.token, params: { id: survey.id } };
    expect((await request(ai.getPollAiSummary, call)).status).toBe(404);
    const poll = await makePoll(owner, workspace);
    expect((await summary(poll)).status).toBe(404);
  });
});
