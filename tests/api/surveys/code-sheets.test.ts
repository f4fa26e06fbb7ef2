import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { compareRespondents } from '#tests/support/survey-answers.ts';
import { request, withKey } from '#tests/support/api.ts';
import { makeCodeSheet, makeFrame, makePerson, makePoll, makeWorkspace } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { changeSurvey, makeSurvey, makeSurveyCodeSheet, publishSurvey, EVERY_TYPE } from '#tests/support/surveys.ts';
import { countAll } from '#tests/support/table-stream.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const as = { token: owner.token };

const open = async (changes: Parameters<typeof makeSurvey>[2] = {}) =>
  publishSurvey(owner, await makeSurvey(owner, workspace, { allow_unauthenticated: true, ...changes }));
const look = (code: string) => request(answers.getSurveyForCode, { params: { code } });
const answer = (survey: Survey, code: string, { session = randomUUID(), rating = 5 } = {}) => {
  const given = [{ question_id: survey.questions[0]!.id, answer_rating: rating }];
  const body = { answers: given, anonymous_session_id: session };
  return request(answers.respondToSurveyByCode, { params: { code }, body });
};
const stored = async (id: string, type: string) => (await storedItems(id)).filter((item) => item['type'] === type);
const ratingsOf = async ({ id }: Survey) => (await stored(id, 'response')).map(({ answers: said }) => String(said));

describe('a one-time code of a survey', () => {
  it('opens it however it was typed, and answers it once: in another session it is refused', async () => {
    const survey = await open();
    const { codes } = await makeSurveyCodeSheet(owner, survey, 3);
    const found = await look(codes[0]!.toUpperCase().replace('-', ' '));
    expect(found.body).toMatchObject({ survey: { id: survey.id, title: survey.title }, ended: null });
    const session = randomUUID();
    expect((await answer(survey, codes[0]!, { session })).body).toEqual({ anonymous_session_id: session });
    expect((await answer(survey, codes[0]!, { session, rating: 2 })).status).toBe(200);
    const refused = await answer(survey, codes[0]!);
    expect([refused.status, refused.body.code]).toEqual([409, 'already_answered']);
    expect(await ratingsOf(survey)).toEqual(['2']);
    // Whoever looks is not told.
    expect((await look(codes[0]!)).body).toEqual((await look(codes[1]!)).body);
  });

  it('takes one answer of twenty that are sent at once', async () => {
    const survey = await open();
    const { codes } = await makeSurveyCodeSheet(owner, survey);
    const replies = await Promise.all(Array.from({ length: 20 }, () => answer(survey, codes[0]!)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(await ratingsOf(survey)).toHaveLength(1);
  });

  it('typed where those of polls are is said to be one of a survey; none of one kind opens the other', async () => {
    const survey = await open();
    const { codes } = await makeSurveyCodeSheet(owner, survey);
    const told = await request(answers.getPollForCode, { params: { code: codes[0]! } });
    expect(told.body).toEqual({
      poll: null,
      ended: null,
      report_link: null,
      is_survey: true,
      team: null,
      on_sheet: false,
    });
    const body = { answers: [], anonymous_session_id: randomUUID() };
    expect((await request(answers.takePollByCode, { params: { code: codes[0]! }, body })).status).toBe(404);
    const frame = await makeFrame(owner, await makePoll(owner, workspace));
    const ofPoll = await makeCodeSheet(owner, frame);
    expect((await look(ofPoll.codes[0]!)).status).toBe(404);
    expect((await answer(survey, ofPoll.codes[0]!)).status).toBe(404);
  });

  it('counts as an answer by link does', async () => {
    const survey = await open({ questions: [...EVERY_TYPE].slice(1, 2), results_visibility: 'closed' });
    const { codes } = await makeSurveyCodeSheet(owner, survey, 6);
    const told = async () => {
      await countAll();
      const results = await request(surveys.getSurveyResults, { ...as, params: { id: survey.id }, query: {} });
      return [results.body.stats.total_responded, results.body.stats.responded_by_link];
    };
    const all = [];
    for (const code of codes) {
      await answer(survey, code);
      all.push((await told()).join());
    }
    expect(all).toEqual([...Array<string>(4).fill('0,0'), '5,5', '5,5']);
  });

  it('of a survey that is over says what it was; its secret is gone at once, its marks with the comparison', async () => {
    const survey = await open();
    const { codes } = await makeSurveyCodeSheet(owner, survey);
    await answer(survey, codes[0]!);
    expect(await stored(survey.id, 'code-mark')).toHaveLength(1);
    expect((await changeSurvey(owner, survey, { status: 'COMPLETED' })).status).toBe(200);
    expect(await stored(survey.id, 'code-mark-key')).toEqual([]);
    expect((await look(codes[1]!)).body).toMatchObject({ survey: null, ended: { title: survey.title } });
    expect((await answer(survey, codes[1]!)).body.code).toBe('run_closed');
    await countAll();
    await compareRespondents(survey);
    expect(await stored(survey.id, 'code-mark')).toEqual([]);
    expect(await ratingsOf(survey)).toEqual(['5']);
  });

  it('leads nowhere once its sheet was printed anew or revoked, or the survey deleted', async () => {
    const survey = await open();
    const [first, second] = [await makeSurveyCodeSheet(owner, survey), await makeSurveyCodeSheet(owner, survey)];
    const params = { id: survey.id, sheetId: first.id };
    const again = await request(surveys.reprintSurveyCodeSheet, { ...as, params });
    expect((await look(first.codes[0]!)).status).toBe(404);
    expect((await look(again.body.codes[0]!)).status).toBe(200);
    expect((await request(surveys.revokeSurveyCodeSheet, { ...as, params })).status).toBe(204);
    expect((await look(again.body.codes[0]!)).status).toBe(404);
    expect((await look(second.codes[0]!)).status).toBe(200);
    const { body: listed } = await request(surveys.listSurveyCodeSheets, { ...as, params: { id: survey.id } });
    expect(listed.sheets.map(({ revoked }) => revoked).toSorted()).toEqual([false, true]);
    await request(surveys.deleteSurvey, { ...as, params: { id: survey.id } });
    expect((await answer(survey, second.codes[0]!)).status).toBe(404);
    expect(await stored(survey.id, 'code-mark-key')).toEqual([]);
  });
});

describe('refuses', () => {
  const make = ({ id }: Survey) =>
    request(
      surveys.makeSurveyCodeSheet,
      withKey(surveys.makeSurveyCodeSheet, { ...as, params: { id }, body: { count: 1 } }),
    );

  it('a survey that is not open yet, one that is over, and one that asks members alone', async () => {
    const draft = await makeSurvey(owner, workspace, { allow_unauthenticated: true });
    expect((await make(draft)).body.code).toBe('run_not_open');
    expect((await make(await open({ allow_unauthenticated: false, anonymous: false }))).body.detail).toBe(
      'Это исследование спрашивает только участников, и у открытого этого не изменить',
    );
    const over = await open();
    await changeSurvey(owner, over, { status: 'COMPLETED' });
    expect((await make(over)).status).toBe(409);
  });
});
