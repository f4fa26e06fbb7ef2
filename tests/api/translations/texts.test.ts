import { expect, it, describe } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { LanguageTexts, Translations } from '#shared/models/translations.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { request, withKey } from '#tests/support/api.ts';
import { atOnce } from '#tests/support/at-once.ts';
import { join, joinMany, makePerson, makeWorkspace } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { languagesOf, makeOwnPoll, translate } from '#tests/support/translations.ts';

const owner = await makePerson({ firstName: 'Рустам', lastName: 'Каримов' });
const workspace = await makeWorkspace(owner);
// As many as an anonymous survey asks.
await joinMany(workspace, 5);
const as = { token: owner.token };
const QUESTIONS = [
  { text: 'Насколько удобен график?', type: 'RATING', section: 'Смены' },
  { text: 'За сколько дней вы узнаёте смены?', type: 'RADIO', options: ['За день', 'За неделю'], section: 'Смены' },
  { text: 'Насколько вы согласны?', type: 'MATRIX', options: ['Знаю свои смены', 'Сменой можно поменяться'] },
  { text: 'Сколько часов вы работаете?', type: 'NUMBER', settings: { min: 0, max: 80, unit: 'ч' } },
  { text: 'Вы отдыхаете?', type: 'YESNO' },
] as const;

const surveyOf = (questions: readonly object[] = QUESTIONS) =>
  makeSurvey(owner, workspace, { title: 'Смены и график', questions: questions as never });
const stateOf = async (thing: Parameters<typeof languagesOf>[1]) =>
  (await languagesOf(owner, thing).read()).body as Translations;
const textsIn = ({ translations }: Translations, language = 'uz') =>
  translations.find((one) => one.language === language)!;

describe('the places of a poll', () => {
  it('are all texts that its author has written, in the order of reading, a heading of several questions once', async () => {
    const { id } = await surveyOf();
    const { language, on_holes, editable, places, translations } = await stateOf({ kind: 'survey', id });
    expect([language, on_holes, editable, translations]).toEqual(['ru', 'refuse', true, []]);
    expect(places.map(({ kind, question, text }) => [kind, question, text])).toEqual([
      ['title', null, 'Смены и график'],
      ['section', 1, 'Смены'],
      ['question', 1, 'Насколько удобен график?'],
      ['question', 2, 'За сколько дней вы узнаёте смены?'],
      ['option', 2, 'За день'],
      ['option', 2, 'За неделю'],
      ['question', 3, 'Насколько вы согласны?'],
      ['statement', 3, 'Знаю свои смены'],
      ['statement', 3, 'Сменой можно поменяться'],
      ['question', 4, 'Сколько часов вы работаете?'],
      ['unit', 4, 'ч'],
      ['question', 5, 'Вы отдыхаете?'],
    ]);
  });
});

describe('texts of a language', () => {
  it('are checked by whoever writes them, and count as missing until then', async () => {
    const { id } = await makeOwnPoll(owner, workspace);
    const thing = { kind: 'poll', id } as const;
    const languages = languagesOf(owner, thing);
    const added = await languages.add('uz');
    expect([added.status, textsIn(added.body as Translations)]).toEqual([
      201,
      { language: 'uz', version: 1, texts: {}, holes: 4, drafting: false, draft_problem: null },
    ]);
    const [title, question] = (added.body as Translations).places;
    const saved = await languages.save('uz', 1, {
      [title!.place]: ' Hafta pulsi ',
      [question!.place]: 'Tavsiya qilasizmi?',
    });
    expect([saved.status, saved.body]).toEqual([
      200,
      {
        language: 'uz',
        version: 2,
        texts: {
          title: { text: 'Hafta pulsi', state: 'checked', checked_by: 'Рустам Каримов' },
          [question!.place]: { text: 'Tavsiya qilasizmi?', state: 'checked', checked_by: 'Рустам Каримов' },
        },
        holes: 2,
        drafting: false,
        draft_problem: null,
      },
    ]);
    // A blank one is a hole again.
    expect((await languages.save('uz', 2, { title: '\u200b ' })).body).toMatchObject({ holes: 3, version: 3 });
    expect((await request(polls.getPoll, { ...as, params: { id } })).body.translated_into).toEqual(['uz']);
  });

  it('are to be looked at again once their own text has changed, and right again when it is what it was', async () => {
    const survey = await surveyOf();
    const thing = { kind: 'survey', id: survey.id } as const;
    await translate(owner, thing);
    const questions = survey.questions.map(({ id, text, type, options, settings, section }) => ({
      id,
      text,
      type,
      options,
      section,
      ...(settings && { settings }),
    }));
    const reworded = questions.map((one, index) =>
      index === 0 ? { ...one, text: 'Насколько неудобен график?' } : one,
    );
    expect((await changeSurvey(owner, survey, { questions: reworded })).status).toBe(200);
    const place = `${survey.questions[0]!.id}/text`;
    const changed = textsIn(await stateOf(thing));
    expect([changed.texts[place], changed.holes]).toEqual([
      { text: 'Насколько удобен график? · uz', state: 'changed', checked_by: 'Рустам Каримов' },
      1,
    ]);
    await changeSurvey(owner, survey, { questions });
    expect(textsIn(await stateOf(thing))).toMatchObject({ holes: 0 });
    // A heading goes with its questions, whichever of them comes first.
    const turned = [questions[1]!, questions[0]!, ...questions.slice(2)];
    await changeSurvey(owner, survey, { questions: turned });
    const moved = await stateOf(thing);
    expect(moved.places[1]).toMatchObject({ kind: 'section', place: `${survey.questions[1]!.id}/section` });
    expect(textsIn(moved)).toMatchObject({ holes: 0 });
  });

  it('are refused from another version, and nothing of what was saved before is lost', async () => {
    const { id } = await makeOwnPoll(owner, workspace);
    const languages = languagesOf(owner, { kind: 'poll', id });
    const { places } = (await languages.add('uz')).body as Translations;
    const both = await atOnce([
      () => languages.save('uz', 1, { title: 'Puls' }),
      () => languages.save('uz', 1, { [places[1]!.place]: 'Savol' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await languages.save('uz', 1, { title: 'Boshqa' });
    expect([late.status, late.body]).toMatchObject([409, { code: 'conflict' }]);
    const { texts, version } = textsIn(await stateOf({ kind: 'poll', id }));
    expect([Object.keys(texts).length, version]).toEqual([1, 2]);
  });

  it.each([
    ['too long for its place', { title: 'a'.repeat(201) }, /200/],
    ['two lines where there is room for one', { title: 'Puls\nhafta' }, /одну строку/],
    ['of a place that is none', { 'nowhere/text': 'Savol' }, /больше нет/],
  ])('are refused: %s', async (_, texts, message) => {
    const { id } = await makeOwnPoll(owner, workspace);
    const languages = languagesOf(owner, { kind: 'poll', id });
    await languages.add('uz');
    const { status, body } = await languages.save('uz', 1, texts as Record<string, string>);
    expect([status, (body as unknown as { detail: string }).detail]).toEqual([422, expect.stringMatching(message)]);
  });

  it('tell the options of a question apart, and its statements; the same words may stand in two questions', async () => {
    const survey = await surveyOf();
    const languages = languagesOf(owner, { kind: 'survey', id: survey.id });
    const { places } = (await languages.add('uz')).body as Translations;
    const at = (kind: string) => places.filter((one) => one.kind === kind).map(({ place }) => place);
    for (const kind of ['option', 'statement']) {
      const [one, two] = at(kind);
      const twice = await languages.save('uz', 1, { [one!]: 'Bir kun', [two!]: 'Bir kun' });
      expect([twice.status, (twice.body as unknown as { errors: object[] }).errors.length]).toEqual([422, 2]);
      // What is not translated is shown as it is: it must differ, too.
      expect((await languages.save('uz', 1, { [one!]: places.find(({ place }) => place === two)!.text })).status).toBe(
        422,
      );
    }
    const apart = { [at('option')[0]!]: 'Bir kun', [at('statement')[0]!]: 'Bir kun' };
    expect((await languages.save('uz', 1, apart)).status).toBe(200);
  });
});

describe('the languages of a poll', () => {
  it('are each there once, the own one among them never; one that is taken away takes its texts along', async () => {
    const { id } = await makeOwnPoll(owner, workspace);
    const thing = { kind: 'poll', id } as const;
    const languages = languagesOf(owner, thing);
    await translate(owner, thing);
    await translate(owner, thing, 'tg');
    expect((await languages.add('uz')).status).toBe(409);
    expect((await languages.add('ru')).status).toBe(409);
    expect((await languages.set({ language: 'uz' })).status).toBe(409);
    expect((await languages.remove('uz')).status).toBe(204);
    expect((await languages.remove('uz')).status).toBe(204);
    expect((await stateOf(thing)).translations.map(({ language }) => language)).toEqual(['tg']);
    expect((await languages.save('uz', 2, { title: 'Puls' })).status).toBe(404);
    expect((await storedItems(id)).filter(({ type }) => type === 'translation')).toHaveLength(1);
    expect((await languages.set({ language: 'kk', on_holes: 'own_language' })).body).toMatchObject({
      language: 'kk',
      on_holes: 'own_language',
    });
  });

  it('are added by two at once without losing one', async () => {
    const { id } = await makeOwnPoll(owner, workspace);
    const replies = await Promise.all(
      (['uz', 'tg', 'ky'] as const).map((one) => languagesOf(owner, { kind: 'poll', id }).add(one)),
    );
    const there = (await stateOf({ kind: 'poll', id })).translations.map(({ language }) => language);
    const added = (['uz', 'tg', 'ky'] as const).filter((_, index) => replies[index]!.status === 201);
    expect(there.toSorted()).toEqual(added.toSorted());
    expect(added.length).toBeGreaterThan(0);
  });

  it('leave the version of the poll alone, so that whoever writes its questions meanwhile is not refused', async () => {
    const poll = await makeOwnPoll(owner, workspace);
    await translate(owner, { kind: 'poll', id: poll.id });
    const body = { title: 'Иначе', version: poll.version };
    expect((await request(polls.updatePoll, { ...as, params: { id: poll.id }, body })).status).toBe(200);
    expect((await stateOf({ kind: 'poll', id: poll.id })).translations).toHaveLength(1);
  });

  it('of a survey are settled by its publication', async () => {
    const survey = await surveyOf();
    const thing = { kind: 'survey', id: survey.id } as const;
    const languages = languagesOf(owner, thing);
    const { version } = await translate(owner, thing);
    await publishSurvey(owner, survey);
    expect((await stateOf(thing)).editable).toBe(false);
    const late = [
      await languages.add('tg'),
      await languages.save('uz', version, { title: 'Boshqa' }),
      await languages.remove('uz'),
      await languages.set({ on_holes: 'own_language' }),
    ];
    expect(late.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  });

  it('go along with a copy, under the ids of its own questions', async () => {
    const poll = await makeOwnPoll(owner, workspace);
    await translate(owner, { kind: 'poll', id: poll.id });
    const copied = await request(polls.duplicatePoll, withKey(polls.duplicatePoll, { ...as, params: { id: poll.id } }));
    const copy = textsIn(await stateOf({ kind: 'poll', id: copied.body.id }));
    expect(Object.keys(copy.texts)).toEqual(['title', ...copied.body.questions.map(({ id }) => `${id}/text`)]);
    // Its title is another one: «(копия)».
    expect([copy.texts['title']!.state, copy.holes]).toEqual(['changed', 1]);

    const survey = await surveyOf();
    await translate(owner, { kind: 'survey', id: survey.id });
    const repeated = await request(
      surveys.repeatSurvey,
      withKey(surveys.repeatSurvey, { ...as, params: { id: survey.id } }),
    );
    expect(textsIn(await stateOf({ kind: 'survey', id: repeated.body.id }))).toMatchObject({ holes: 0, version: 1 });
  });
});

it('whoever has checked texts is named in them no more once their account is deleted', async () => {
  const checker = await makePerson();
  await join(workspace, checker, 'hr');
  const poll = await makeOwnPoll(owner, workspace);
  const survey = await surveyOf();
  const things = [
    { kind: 'poll', id: poll.id },
    { kind: 'survey', id: survey.id },
  ] as const;
  for (const thing of things) await translate(checker, thing);
  expect((await request(auth.deleteMe, { token: checker.token, query: {} })).status).toBe(204);
  const jobs = (await storedItems(checker.id)).filter(
    ({ job }) => (job as { kind?: string } | undefined)?.kind === 'delete-account',
  );
  expect(await deliver(...jobs)).toEqual(DONE);
  for (const thing of things) {
    const { texts, holes } = textsIn(await stateOf(thing)) as LanguageTexts;
    expect([new Set(Object.values(texts).map(({ checked_by }) => checked_by)), holes]).toEqual([new Set([null]), 0]);
    expect(JSON.stringify(await storedItems(thing.id))).not.toContain(checker.id);
  }
});
