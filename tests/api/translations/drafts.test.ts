import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gigachatCounters, releaseGigachat } from '#scripts/fake-services/gigachat.ts';
import { ai } from '#shared/contract/ai.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Translations } from '#shared/models/translations.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { accessOf } from '#tests/api/ai/access.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { request, withKey } from '#tests/support/api.ts';
import { makeFrame, makePerson, makeResponse, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeSurvey } from '#tests/support/surveys.ts';
import { languagesOf, makeOwnPoll, translate } from '#tests/support/translations.ts';

const HOST = new URL(process.env['GIGACHAT_API_URL']!).host;

let owner: Person;
let workspace: Workspace;
let poll: Poll;
let clientId: string;
beforeEach(async () => {
  owner = await makePerson({ plan: 'premium' });
  workspace = await makeWorkspace(owner);
  poll = await makeOwnPoll(owner, workspace);
  clientId = randomUUID();
});

const connect = (secret = 'good') =>
  accessOf(owner, workspace).create({ client_id: clientId, client_secret: `${secret}-secret` });
const languages = () => languagesOf(owner, { kind: 'poll', id: poll.id });
const draft = (language = 'uz') =>
  request(ai.draftPollTexts, withKey(ai.draftPollTexts, { token: owner.token, params: { id: poll.id, language } }));
const uzbek = async () => ((await languages().read()).body as Translations).translations[0]!;
const jobs = async () =>
  (await storedItems(poll.id)).filter(
    ({ type, finishedAt, job }) =>
      type === 'job' && finishedAt === undefined && (job as { kind: string }).kind === 'draft-translation',
  );
const work = async () => expect(await deliver(...(await jobs()))).toEqual(DONE);

describe('drafts of a translation', () => {
  it('fill what is missing, are marked as what nobody has looked at, and hold up a launch until somebody has', async () => {
    await connect();
    const { version } = ((await languages().add('uz')).body as Translations).translations[0]!;
    await languages().save('uz', version, { title: 'Hafta pulsi' });
    const begun = await draft();
    expect([begun.status, begun.body]).toEqual([202, { language: 'uz', drafting: true }]);
    expect((await uzbek()).drafting).toBe(true);
    // Not twice at once.
    expect((await draft()).status).toBe(409);
    await work();
    const made = await uzbek();
    expect(made).toMatchObject({ drafting: false, draft_problem: null, holes: 3 });
    expect(made.texts['title']).toEqual({
      text: 'Hafta pulsi',
      state: 'checked',
      checked_by: expect.any(String) as string,
    });
    const place = `${poll.questions[1]!.id}/text`;
    expect(made.texts[place]).toEqual({ text: `${poll.questions[1]!.text} · uz`, state: 'draft', checked_by: null });
    const frame = await makeFrame(owner, poll, { published: false });
    const publish = () =>
      request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published: true } });
    expect((await publish()).body).toMatchObject({ code: 'texts_missing' });
    // Somebody looks at them and leaves them as they are.
    const seen = Object.fromEntries(Object.entries(made.texts).map(([where, { text }]) => [where, text]));
    expect((await languages().save('uz', made.version, seen)).body.holes).toBe(0);
    expect((await publish()).body.languages).toEqual(['ru', 'uz']);
  });

  it('are asked for with texts of the poll alone: neither an answer nor a person leaves', async () => {
    await connect();
    const frame = await makeFrame(owner, poll);
    await makeResponse(poll, frame.public_token, ['9', 'Никто не слушает бригадира', 'Обеды']);
    await languages().add('uz');
    await draft();
    await work();
    const { prompts } = await gigachatCounters(HOST, clientId);
    const asked = prompts.at(-1)!;
    for (const { text } of poll.questions) expect(asked).toContain(text);
    for (const secret of ['бригадира', 'Обеды', owner.id, owner.email, workspace.name, 'Петров']) {
      expect(asked).not.toContain(secret);
    }
  });

  it('are not shown to respondents, even where a launch does not wait for them', async () => {
    await connect();
    await languages().add('uz');
    await languages().set({ on_holes: 'own_language' });
    await draft();
    await work();
    expect((await makeFrame(owner, poll)).languages).toEqual(['ru']);
  });

  it('lose nothing that somebody writes while the model thinks', async () => {
    await connect('slow');
    await languages().add('uz');
    await draft();
    const working = work();
    await vi.waitFor(async () => expect((await gigachatCounters(HOST, clientId)).billed).toBe(1));
    const { version } = await uzbek();
    expect((await languages().save('uz', version, { title: 'Mening pulsim' })).status).toBe(200);
    await releaseGigachat(HOST, clientId);
    await working;
    const { texts, holes } = await uzbek();
    expect([texts['title']!.text, Object.keys(texts).length, holes]).toEqual(['Mening pulsim', 4, 3]);
  });

  it('are not made where no provider is connected: it is said what to connect', async () => {
    await languages().add('uz');
    const { status, body } = await draft();
    const detail = expect.stringContaining('GigaChat') as string;
    expect([status, body]).toEqual([409, { code: 'no_provider', detail }]);
    expect(await jobs()).toEqual([]);
  });

  it('are not made where nothing is missing, of a language that is not there, or of another plan', async () => {
    await connect();
    await translate(owner, { kind: 'poll', id: poll.id });
    expect((await draft()).status).toBe(409);
    expect((await draft('tg')).status).toBe(404);
    const free = await makePerson({ plan: 'basic' });
    const space = await makeWorkspace(free);
    const own = await makeOwnPoll(free, space);
    await languagesOf(free, { kind: 'poll', id: own.id }).add('uz');
    const options = withKey(ai.draftPollTexts, { token: free.token, params: { id: own.id, language: 'uz' } });
    expect((await request(ai.draftPollTexts, options)).status).toBe(402);
  });

  it('are paid for once however often the job comes, and what broke off says so', async () => {
    await connect();
    await languages().add('uz');
    await draft();
    const [job] = await jobs();
    const { drafting, ...stored } = (await repos.translations.find(poll.id, 'uz'))!;
    // An execution that has begun and never came back.
    await repos.translations.save(poll.id, { drafting, ...stored }, { drafting: { ...drafting!, begun: true } });
    const before = (await gigachatCounters(HOST, clientId)).billed;
    expect(await deliver(job!)).toEqual(DONE);
    expect((await gigachatCounters(HOST, clientId)).billed).toBe(before);
    expect(await uzbek()).toMatchObject({
      drafting: false,
      texts: {},
      draft_problem: expect.stringContaining('GigaChat') as string,
    });
    // The next request asks for the rest.
    expect((await draft()).status).toBe(202);
    await work();
    expect(Object.keys((await uzbek()).texts)).toHaveLength(4);
  });

  it('stop at the cap of the month, which is said', async () => {
    await connect();
    await languages().add('uz');
    const access = (await repos.integrations.findAi(workspace.id))!;
    await repos.integrations.countAiRequest(workspace.id, access, null, new Date(), 100_000);
    await draft();
    await work();
    expect(await uzbek()).toMatchObject({ texts: {}, draft_problem: expect.stringContaining('месяц') as string });
  });

  it('are not asked for of what the bank of questions says itself', async () => {
    await connect();
    await languages().add('uz');
    const asked = (text: string, index: number) => ({ text, order_index: index, is_required: false });
    const questions = ['Где лучше работать?', 'Что сейчас держит вас в компании?'].map(asked);
    const changed = await request(polls.updatePoll, {
      token: owner.token,
      params: { id: poll.id },
      body: { questions },
    });
    expect(changed.status).toBe(200);
    // As where somebody translated at that moment, and what the bank says did not come along.
    const stored = (await repos.translations.find(poll.id, 'uz'))!;
    await repos.translations.save(poll.id, stored, { texts: {} });
    await draft();
    await work();
    const { texts, holes } = await uzbek();
    const said = changed.body.questions.map(({ id }) => texts[`${id}/text`]);
    expect([said, holes]).toMatchObject([
      [{ state: 'draft' }, { state: 'bank', text: 'Hozir sizni kompaniyada nima ushlab turibdi?' }],
      2,
    ]);
    const { prompts } = await gigachatCounters(HOST, clientId);
    expect(prompts.join()).toContain('Где лучше работать?');
    expect(prompts.join()).not.toContain('держит вас');
  });

  it('of a survey keep its options apart', async () => {
    await connect();
    const questions = [{ text: 'Где вы?', type: 'RADIO', options: ['Склад', 'Магазин'] }];
    const survey = await makeSurvey(owner, workspace, { title: 'Смены', questions: questions as never });
    await languagesOf(owner, { kind: 'survey', id: survey.id }).add('kk');
    const options = withKey(ai.draftSurveyTexts, { token: owner.token, params: { id: survey.id, language: 'kk' } });
    expect((await request(ai.draftSurveyTexts, options)).status).toBe(202);
    const [job] = (await storedItems(survey.id)).filter(
      ({ job: one }) => (one as { kind?: string } | undefined)?.kind === 'draft-translation',
    );
    expect(await deliver(job!)).toEqual(DONE);
    const { body } = await languagesOf(owner, { kind: 'survey', id: survey.id }).read();
    const texts = Object.values((body as Translations).translations[0]!.texts).map(({ text }) => text);
    expect(texts).toEqual(['Смены · kk', 'Где вы? · kk', 'Склад · kk', 'Магазин · kk']);
  });
});
