import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { automations } from '#shared/contract/automations.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { place, said } from '#shared/rules/text-places.ts';
import { measure } from '#tests/support/calls.ts';
import { request } from '#tests/support/api.ts';
import { joinMany, makeCodeSheet, makeFrame, makePerson, makeWorkspace } from '#tests/support/factories.ts';
import { pulseAt, runsOf, saveSchedule } from '#tests/support/pulses.ts';
import { changeSurvey, makeSurvey, publishSurvey, shareUnder } from '#tests/support/surveys.ts';
import { languagesOf, makeOwnPoll, translate } from '#tests/support/translations.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
// As many as an anonymous survey asks.
await joinMany(workspace, 5);
const as = { token: owner.token };
afterEach(() => vi.useRealTimers());

const publish = (id: string) => request(polls.publishFrame, { ...as, params: { id }, body: { published: true } });
const draftOf = (poll: Awaited<ReturnType<typeof makeOwnPoll>>) => makeFrame(owner, poll, { published: false });
const look = (token: string, language?: string) =>
  request(answers.getPublicPoll, { params: { token }, query: language === undefined ? {} : { language } });
/** A poll in Uzbek of which a text is missing. */
async function withHole() {
  const poll = await makeOwnPoll(owner, workspace);
  const thing = { kind: 'poll', id: poll.id } as const;
  const { version } = await translate(owner, thing);
  const languages = languagesOf(owner, thing);
  const hole = `${poll.questions[1]!.id}/text`;
  await languages.save('uz', version, { [hole]: '' });
  return { poll, languages, hole };
}

describe('a launch', () => {
  it('is refused while a text is missing, with the language and how many; once all is said it is not', async () => {
    const { poll, languages, hole } = await withHole();
    const frame = await draftOf(poll);
    const refused = await publish(frame.id);
    expect([refused.status, refused.body]).toEqual([
      409,
      { code: 'texts_missing', detail: expect.stringContaining('на узбекском 1\u00a0строка') as string },
    ]);
    await languages.save('uz', 3, { [hole]: 'Nima xalaqit berdi?' });
    const opened = await publish(frame.id);
    expect([opened.status, opened.body.languages]).toEqual([200, ['ru', 'uz']]);
  });

  it('is refused while what is translated is another text than the one that is asked', async () => {
    const poll = await makeOwnPoll(owner, workspace);
    await translate(owner, { kind: 'poll', id: poll.id });
    await request(polls.updatePoll, { ...as, params: { id: poll.id }, body: { title: 'Пульс месяца' } });
    expect((await publish((await draftOf(poll)).id)).body).toMatchObject({ code: 'texts_missing' });
  });

  it('goes on where the poll says so, and shows what is missing in its own language', async () => {
    const { poll, languages, hole } = await withHole();
    await languages.set({ on_holes: 'own_language' });
    const { public_token } = (await publish((await draftOf(poll)).id)).body;
    const { translation } = (await look(public_token!, 'uz')).body;
    expect([translation!.language, Object.keys(translation!.texts).length, translation!.texts[hole]]).toEqual([
      'uz',
      3,
      undefined,
    ]);
  });

  it('leaves out a language in which nothing is said', async () => {
    const poll = await makeOwnPoll(owner, workspace);
    const languages = languagesOf(owner, { kind: 'poll', id: poll.id });
    await languages.add('tg');
    await languages.set({ on_holes: 'own_language' });
    expect((await publish((await draftOf(poll)).id)).body.languages).toEqual(['ru']);
  });

  it('of a survey is refused, too, and says so before', async () => {
    const survey = await makeSurvey(owner, workspace);
    const languages = languagesOf(owner, { kind: 'survey', id: survey.id });
    await languages.add('ky');
    const before = await request(surveys.getSurveyLaunch, { ...as, params: { id: survey.id } });
    expect(before.body.remarks).toContainEqual(expect.objectContaining({ code: 'texts_missing', blocks: true }));
    const refused = await changeSurvey(owner, survey, { status: 'PUBLISHED' });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'texts_missing' }]);
    await languages.set({ on_holes: 'own_language' });
    const after = await request(surveys.getSurveyLaunch, { ...as, params: { id: survey.id } });
    expect(after.body.remarks.map(({ code }) => code)).not.toContain('texts_missing');
    expect((await changeSurvey(owner, survey, { status: 'PUBLISHED' })).status).toBe(200);
  });

  it('by a schedule does not wait: what is missing is shown in the own language, whatever the poll says', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00.000Z') });
    const { poll, hole } = await withHole();
    expect((await saveSchedule(owner, poll)).status).toBe(200);
    await pulseAt('2026-11-23T07:00:10.000Z', poll);
    const [run] = await runsOf(poll);
    expect(run).toMatchObject({ published: true, languages: ['ru', 'uz'] });
    const { translation } = (await look(run!.publicToken, 'uz')).body;
    expect([Object.keys(translation!.texts).length, translation!.texts[hole]]).toEqual([3, undefined]);
  });
});

describe('what respondents are given', () => {
  it('is, of a member, in the language they have chosen for polls, unless they ask for another', async () => {
    const poll = await makeOwnPoll(owner, workspace);
    await translate(owner, { kind: 'poll', id: poll.id }, 'kk');
    await translate(owner, { kind: 'poll', id: poll.id }, 'tg');
    await makeFrame(owner, poll);
    const survey = await makeSurvey(owner, workspace);
    await translate(owner, { kind: 'survey', id: survey.id }, 'kk');
    await publishSurvey(owner, survey);
    const given = async (language?: string) => {
      const query = language === undefined ? {} : { language };
      const [ofPoll, ofSurvey] = await Promise.all([
        request(polls.getPollToTake, { ...as, params: { id: poll.id }, query }),
        request(surveys.getSurveyToTake, { ...as, params: { id: survey.id }, query }),
      ]);
      return [ofPoll.body.translation?.language, ofSurvey.body.survey.translation?.language];
    };
    const choose = (language: 'kk' | null) =>
      request(automations.changeTelling, { ...as, params: { id: workspace.id }, body: { language } });
    expect(await given()).toEqual([undefined, undefined]);
    expect(await given('kk')).toEqual(['kk', 'kk']);
    await choose('kk');
    expect(await given()).toEqual(['kk', 'kk']);
    expect(await given('ru')).toEqual([undefined, undefined]);
    expect(await given('tg,ru')).toEqual(['tg', undefined]);
    await choose(null);
  });

  it('is the translation of the first language they read that the poll has', async () => {
    const poll = await makeOwnPoll(owner, workspace);
    await translate(owner, { kind: 'poll', id: poll.id });
    await translate(owner, { kind: 'poll', id: poll.id }, 'tg');
    const frame = await makeFrame(owner, poll);
    const given = async (language?: string) => {
      const { body } = await look(frame.public_token, language);
      expect([body.language, body.languages]).toEqual(['ru', ['ru', 'uz', 'tg']]);
      return body.translation?.language ?? null;
    };
    expect(await given()).toBeNull();
    expect(await given('tg')).toBe('tg');
    expect(await given('kk,uz,tg')).toBe('uz');
    // Their own language comes first; or there is nothing they read.
    expect(await given('ru,uz')).toBeNull();
    expect(await given('ky,nonsense')).toBeNull();
    const { title, questions, translation } = (await look(frame.public_token, 'uz')).body;
    expect([title, translation!.texts['title']]).toEqual(['Пульс цеха', 'Пульс цеха · uz']);
    const [{ id, text }] = questions as [(typeof questions)[0]];
    expect(said(translation, place.text(id), text)).toBe(`${text} · uz`);
    expect(said(null, place.text(id), text)).toBe(text);
    const taken = await request(polls.getPollToTake, { ...as, params: { id: poll.id }, query: { language: 'tg' } });
    expect(taken.body).toMatchObject({
      language: 'ru',
      languages: ['ru', 'uz', 'tg'],
      translation: { language: 'tg' },
    });
    const short = await request(answers.getPollByCode, {
      params: { code: frame.public_short! },
      query: { language: 'uz' },
    });
    expect(short.body.poll?.translation?.language).toBe('uz');
    const { codes } = await makeCodeSheet(owner, frame);
    const byCode = await request(answers.getPollForCode, { params: { code: codes[0]! }, query: { language: 'uz' } });
    expect(byCode.body.poll?.translation?.language).toBe('uz');
  });

  it('of a survey has every text where it is asked, a heading over each of its questions', async () => {
    const questions = [
      { text: 'Удобен ли график?', type: 'RATING', section: 'Смены' },
      { text: 'Где вы работаете?', type: 'RADIO', options: ['Склад', 'Магазин'], section: 'Смены' },
    ] as const;
    const draft = await makeSurvey(owner, workspace, {
      questions: [...questions] as never,
      allow_unauthenticated: true,
    });
    await translate(owner, { kind: 'survey', id: draft.id });
    const survey = await shareUnder(owner, await publishSurvey(owner, draft), null);
    const { body } = await request(answers.getPublicSurvey, {
      params: { link: survey.share_link! },
      query: { language: 'uz' },
    });
    const [first, second] = survey.questions;
    expect(body.translation).toEqual({
      language: 'uz',
      texts: {
        title: 'Вовлечённость · uz',
        [`${first!.id}/section`]: 'Смены · uz',
        [`${second!.id}/section`]: 'Смены · uz',
        [`${first!.id}/text`]: 'Удобен ли график? · uz',
        [`${second!.id}/text`]: 'Где вы работаете? · uz',
        [`${second!.id}/option/0`]: 'Склад · uz',
        [`${second!.id}/option/1`]: 'Магазин · uz',
      },
    });
    const own = await request(surveys.getSurveyToTake, { ...as, params: { id: survey.id }, query: { language: 'uz' } });
    expect(own.body.survey.translation).toEqual(body.translation);
  });

  it('stays as it was when the run was opened, whatever becomes of the translations', async () => {
    const poll = await makeOwnPoll(owner, workspace);
    const thing = { kind: 'poll', id: poll.id } as const;
    const languages = languagesOf(owner, thing);
    const { version } = await translate(owner, thing);
    const frame = await makeFrame(owner, poll);
    const before = (await look(frame.public_token, 'uz')).body;
    await languages.save('uz', version, { title: 'Boshqa' });
    await languages.remove('uz');
    expect((await look(frame.public_token, 'uz')).body).toEqual(before);
  });

  it('costs one read more only where a translation is asked for and there is one', async () => {
    const plain = await makeFrame(owner, await makeOwnPoll(owner, workspace));
    const poll = await makeOwnPoll(owner, workspace);
    await translate(owner, { kind: 'poll', id: poll.id });
    const spoken = await makeFrame(owner, poll);
    const cost = (token: string, language?: string) => measure(() => look(token, language));
    const one = { calls: 1, reads: 0.5, writes: 0 };
    expect(await cost(plain.public_token)).toEqual(one);
    expect(await cost(plain.public_token, 'uz,kk')).toEqual(one);
    expect(await cost(spoken.public_token)).toEqual(one);
    expect(await cost(spoken.public_token, 'ru,uz')).toEqual(one);
    expect(await cost(spoken.public_token, 'uz')).toEqual({ calls: 2, reads: 1, writes: 0 });
  });

  it('leaves no trace of the language it was read in', async () => {
    const poll = await makeOwnPoll(owner, workspace);
    await translate(owner, { kind: 'poll', id: poll.id }, 'tg');
    const frame = await makeFrame(owner, poll);
    const cost = await measure(() => look(frame.public_token, 'tg'));
    expect(cost.writes).toBe(0);
  });
});

it('a launch in one language costs not a unit more than before there were languages', async () => {
  const frame = await draftOf(await makeOwnPoll(owner, workspace));
  const { reads } = await measure(() => publish(frame.id));
  const other = await makeOwnPoll(owner, workspace);
  await translate(owner, { kind: 'poll', id: other.id });
  const spoken = await draftOf(other);
  const more = await measure(() => publish(spoken.id));
  expect(more.reads - reads).toBe(1);
});
