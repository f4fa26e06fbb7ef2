import { beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Translations } from '#shared/models/translations.ts';
import type { Survey } from '#shared/models/survey.ts';
import { POLL_LANGUAGES } from '#shared/rules/poll-languages.ts';
import { stagePoll, STAGES } from '#shared/rules/stage-polls.ts';
import { surveySets } from '#shared/rules/survey-sets.ts';
import { newPollOf, POLL_TEMPLATES } from '#web/features/asking/lib/poll-templates.ts';
import { inLanguage } from '#shared/text/current.ts';
import { request, withKey } from '#tests/support/api.ts';
import { joinMany, makeFrame, makePerson, makeWorkspace } from '#tests/support/factories.ts';
import { changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { languagesOf } from '#tests/support/translations.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
// As many as an anonymous survey asks.
await joinMany(workspace, 5);
const as = { token: owner.token };
const OTHERS = POLL_LANGUAGES.filter((language) => language !== 'ru');

type Ready = Pick<ReturnType<typeof stagePoll>, 'title' | 'goal' | 'questions'>;

/** A survey of a ready set, as the builder sends it. */
const surveyOf = ({ title, goal, questions }: Ready): Promise<Survey> =>
  makeSurvey(owner, workspace, {
    title,
    goal,
    questions: questions.map(({ text, type, scale, direction, theme, section, required, options }) => ({
      ...{ text, type, scale, direction, theme, section, required, options: [...options] },
    })),
  });

async function pollOf(template: (typeof POLL_TEMPLATES)[number]): Promise<Poll> {
  const body = newPollOf(template, workspace.id);
  const made = await request(polls.createPoll, withKey(polls.createPoll, { ...as, body }));
  expect(made.status).toBe(201);
  return made.body;
}

describe('a language of what was made from something ready', () => {
  it.each(POLL_TEMPLATES)('has no holes in any language: the poll $title', async (template) => {
    const { id } = await pollOf(template);
    const languages = languagesOf(owner, { kind: 'poll', id });
    for (const language of OTHERS) expect((await languages.add(language)).status).toBe(201);
    const { translations } = (await languages.read()).body as Translations;
    expect(translations.map(({ language, holes }) => [language, holes])).toEqual(OTHERS.map((one) => [one, 0]));
  });

  it.each([...surveySets(), ...STAGES.map(stagePoll)])('has no holes: the survey $title', async (set) => {
    const survey = await surveyOf(set);
    const { status, body } = await languagesOf(owner, { kind: 'survey', id: survey.id }).add('kk');
    const [kazakh] = (body as Translations).translations;
    expect([status, kazakh!.holes]).toEqual([201, 0]);
    const states = Object.values(kazakh!.texts).map(({ state, checked_by: by }) => [state, by]);
    expect(states).toEqual((body as Translations).places.map(() => ['bank', null]));
  });

  it('is found in an English poll, too', async () => {
    const survey = await surveyOf(inLanguage('en', () => stagePoll('left')));
    const languages = languagesOf(owner, { kind: 'survey', id: survey.id });
    await languages.set({ language: 'en' });
    expect((await languages.add('tg')).body).toMatchObject({ translations: [{ language: 'tg', holes: 0 }] });
  });
});

describe('a text of the bank', () => {
  let poll: Poll;
  beforeAll(async () => {
    poll = await pollOf(POLL_TEMPLATES.find(({ id }) => id === 'pulse')!);
  });

  it('is shown to respondents as it is, and is a person’s once they have written or looked at it', async () => {
    const languages = languagesOf(owner, { kind: 'poll', id: poll.id });
    await languages.add('ky');
    const { texts } = (await languages.save('ky', 1, { title: 'Жуманын пульсу' })).body;
    expect([texts['title'], texts[`${poll.questions[0]!.id}/text`]]).toMatchObject([
      { text: 'Жуманын пульсу', state: 'checked', checked_by: 'Анна Петрова' },
      { state: 'bank', checked_by: null },
    ]);
    expect((await makeFrame(owner, poll)).languages).toEqual(['ru', 'ky']);
  });

  it('is a hole where its own text has been changed since', async () => {
    const survey = await surveyOf(surveySets()[1]!);
    const languages = languagesOf(owner, { kind: 'survey', id: survey.id });
    await languages.add('kk');
    await changeSurvey(owner, survey, { title: 'Нагрузка в цехе' });
    const { translations } = (await languages.read()).body as Translations;
    expect(translations[0]).toMatchObject({ holes: 1, texts: { title: { state: 'changed' } } });
    const refused = await changeSurvey(owner, survey, { status: 'PUBLISHED' });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'texts_missing' }]);
  });

  it('comes with a question that is taken from the bank when the language is there already', async () => {
    const [engagement, workload] = surveySets();
    const survey = await surveyOf(engagement!);
    const languages = languagesOf(owner, { kind: 'survey', id: survey.id });
    await languages.add('tg');
    const asKept = survey.questions.map(({ id, text, type }) => ({ id, text, type }));
    const more = { text: workload!.questions[0]!.text, type: 'TEXT' };
    const own = { text: 'Хватает ли света в цехе?', type: 'TEXT' };
    expect((await changeSurvey(owner, survey, { questions: [...asKept, more, own] })).status).toBe(200);
    const { translations, places } = (await languages.read()).body as Translations;
    const missing = places.filter(({ place }) => translations[0]!.texts[place] === undefined);
    expect(missing.map(({ text: said }) => said)).toEqual([own.text]);
    expect(places.length).toBeGreaterThan(Object.keys(translations[0]!.texts).length);
  });

  it('comes to a poll with its new title and its new question, and takes the place of nobody’s', async () => {
    const [first, second] = POLL_TEMPLATES;
    const made = await pollOf(first!);
    const languages = languagesOf(owner, { kind: 'poll', id: made.id });
    await languages.add('uz');
    const theirs = `${made.questions[0]!.id}/text`;
    await languages.save('uz', 1, { [theirs]: 'Bizniki' });
    const { questions } = newPollOf(second!, workspace.id);
    const body = { questions: [...made.questions, ...questions!] };
    expect((await request(polls.updatePoll, { ...as, params: { id: made.id }, body })).status).toBe(200);
    const [uzbek] = ((await languages.read()).body as Translations).translations;
    expect(uzbek).toMatchObject({ holes: 0, texts: { [theirs]: { text: 'Bizniki', state: 'checked' } } });
  });

  it('does not hold up a launch', async () => {
    const survey = await surveyOf(surveySets()[0]!);
    await languagesOf(owner, { kind: 'survey', id: survey.id }).add('uz-Cyrl');
    expect((await publishSurvey(owner, survey)).status).toBe('PUBLISHED');
  });
});
