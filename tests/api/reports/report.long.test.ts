import { beforeEach, describe, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { GivenReport } from '#shared/models/run-report.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { atOnce } from '#tests/support/at-once.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makePlan, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { makeShownSurvey } from '#tests/support/shown-survey.ts';
import { makeShownRun } from '#tests/support/shown-run.ts';

/* What holds of «Вы сказали — мы сделали», whether it is of a survey or of a run of a poll. */

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner, 'Ромашка');
});

/** Its first question is answered by numbers, its second in words. */
interface Made {
  readonly id: string;
  readonly questions: readonly { readonly id: string }[];
}

const SURVEY = {
  read: surveys.getSurveyReport,
  save: surveys.saveSurveyReport,
  make: ({ people = 6, open = false } = {}): Promise<Made> =>
    makeShownSurvey(workspace, {
      questions: [
        { type: 'RATING', text: 'Хватает ли вам сил?', required: true },
        { type: 'TEXTAREA', text: 'Что изменить?' },
      ],
      answers: Array.from({ length: people }, (_, index) => ['4', `Тайна ${index}`]),
      status: open ? 'PUBLISHED' : 'COMPLETED',
    }),
  remove: ({ id }: Made) => request(surveys.deleteSurvey, { token: owner.token, params: { id } }),
};
const RUN = {
  read: polls.getFrameReport,
  save: polls.saveFrameReport,
  make: ({ people = 6, open = false } = {}): Promise<Made> =>
    makeShownRun(owner, workspace, {
      answers: Array.from({ length: people }, (_, index) => ['8', `Тайна ${index}`]),
      open,
    }),
  remove: ({ id }: Made) => request(polls.deleteFrame, { token: owner.token, params: { id } }),
};

const ITEM = {
  said: 'Не хватает времени на отладку',
  done: 'Пятница без встреч.\nС первого декабря.',
  state: 'done',
  responsible: 'Мария, HR',
} as const;
const REPORT = { intro: 'Спасибо всем', items: [ITEM], question_ids: [], published: false };
const open = (link: string) => request(answers.getPublicReport, { params: { link } });

describe.each([
  ['a survey', SURVEY],
  ['a run of a poll', RUN],
] as const)('a report of %s', (_, { read, save: put, make, remove }) => {
  const get = ({ id }: Made, by = owner) => request(read, { token: by.token, params: { id } });
  const save = ({ id }: Made, change: object = {}, by = owner) =>
    request(put, { token: by.token, params: { id }, body: { ...REPORT, ...change } });
  async function published(made: Made, change: Partial<GivenReport> = {}): Promise<string> {
    const reply = await save(made, { published: true, ...change });
    expect(reply.status).toBe(200);
    return reply.body.link!;
  }

  it('is empty before anybody writes it, and has no page', async () => {
    const made = await make();
    const { status, body } = await get(made);
    expect(status).toBe(200);
    expect(body).toMatchObject({ intro: '', items: [], question_ids: [], published: false, link: null, version: 0 });
    // What can be chosen are the questions that have figures.
    expect(body.choices).toMatchObject([{ question_id: made.questions[0]!.id, figures: { answered: 6 } }]);
  });

  it('is kept as it was written, with what the page will show', async () => {
    const made = await make();
    const reply = await save(made, { question_ids: [made.questions[0]!.id] });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ ...REPORT, question_ids: [made.questions[0]!.id], link: null, version: 1 });
    expect(reply.body.preview).toMatchObject({
      workspace_name: 'Ромашка',
      responses: 6,
      anonymous: true,
      items: [ITEM],
      questions: [{ answered: 6 }],
    });
    expect((await get(made)).body).toEqual(reply.body);
  });

  it('says since when its page is open, until it is closed', async () => {
    const made = await make();
    expect((await save(made)).body.published_at).toBeNull();
    const since = (await save(made, { published: true })).body.published_at!;
    expect(Date.parse(since)).toBeGreaterThan(Date.now() - 60_000);
    expect((await save(made, { published: true, intro: 'Иначе' })).body.published_at).toBe(since);
    expect((await save(made)).body.published_at).toBeNull();
  });

  it('has a page that everybody opens who has the link, without an account; it says what the preview said', async () => {
    const made = await make();
    const link = await published(made, { question_ids: [made.questions[0]!.id] });
    const page = await open(link);
    expect(page.status).toBe(200);
    expect(page.body).toEqual((await get(made)).body.preview);
  });

  it('shows nothing else: no ids, no words of respondents, no people', async () => {
    const made = await make();
    const page = await open(await published(made, { question_ids: [made.questions[0]!.id] }));
    expect(Object.keys(page.body).toSorted()).toEqual([
      'anonymous',
      'from',
      'intro',
      'items',
      'people_asked',
      'questions',
      'responses',
      'title',
      'to',
      'workspace_name',
    ]);
    for (const hidden of ['Тайна', made.id, owner.id, owner.email, workspace.id, made.questions[0]!.id]) {
      expect(page.text).not.toContain(hidden);
    }
  });

  it('is one 404 when closed, never opened or guessed, and comes back under the same link', async () => {
    const made = await make();
    const link = await published(made);
    const closed = await save(made, { published: false });
    expect(closed.body).toMatchObject({ published: false, link });
    const gone = await open(link);
    expect(gone.status).toBe(404);
    expect(await published(made)).toBe(link);
    expect((await open(link)).status).toBe(200);
    const guessed = `${link.slice(0, -2)}${link.at(-2) === 'A' ? 'B' : 'A'}${link.slice(-1)}`;
    for (const wrong of [guessed, 'нет такой', made.id, `${link}x`, 'A'.repeat(200)]) {
      const reply = await open(wrong);
      expect([reply.status, reply.text]).toEqual([404, gone.text]);
    }
  });

  it('says what was last published', async () => {
    const made = await make();
    const link = await published(made);
    const first = (await open(link)).body;
    expect((await save(made, { published: true, intro: 'Ещё раз спасибо' })).status).toBe(200);
    expect((await open(link)).body).toEqual({ ...first, intro: 'Ещё раз спасибо' });
  });

  it('goes with what it is about at once, its page with it', async () => {
    const made = await make();
    const link = await published(made);
    expect((await remove(made)).status).toBe(204);
    expect((await open(link)).status).toBe(404);
    expect((await save(made)).status).toBe(404);
  });

  it('shows no figures while answers are taken, in the preview neither, and opens no page', async () => {
    const made = await make({ open: true });
    const chosen = { question_ids: [made.questions[0]!.id] };
    const { body } = await save(made, chosen);
    expect([body.preview.questions, body.choices.map(({ figures }) => figures)]).toEqual([[], [null]]);
    const reply = await save(made, { ...chosen, published: true });
    expect([reply.status, reply.body]).toMatchObject([409, { detail: expect.stringContaining('завершите') }]);
    expect((await get(made)).body).toMatchObject({ published: false, link: null, version: 1 });
  });

  it('opens no page about fewer than five people', async () => {
    const made = await make({ people: 4 });
    const reply = await save(made, { published: true });
    expect([reply.status, reply.body]).toMatchObject([409, { code: 'conflict' }]);
    expect(JSON.stringify(reply.body)).toContain('можно узнать человека');
  });

  it('takes no question that was not asked there, and none that is answered in words', async () => {
    const [made, other] = [await make(), await make()];
    const reply = await save(made, { question_ids: [other.questions[0]!.id, made.questions[1]!.id] });
    expect([reply.status, reply.body.errors]).toEqual([
      422,
      [
        { path: 'question_ids.0', message: 'Этого вопроса здесь не задавали' },
        { path: 'question_ids.1', message: 'На этот вопрос отвечают словами: цифр по нему нет' },
      ],
    ]);
  });

  it('refuses a change made from an older version with 409, and loses nothing of the newer one', async () => {
    const made = await make();
    await save(made, { intro: 'Первая', version: 0 });
    expect((await save(made, { intro: 'Вторая', version: 1 })).status).toBe(200);
    const late = await save(made, { intro: 'Опоздала', version: 1 });
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await get(made)).body).toMatchObject({ intro: 'Вторая', version: 2 });
  });

  it('refuses all but one of several who save at once from the same version', async () => {
    const made = await make();
    for (const version of [0, 1]) {
      const tries = await atOnce([1, 2, 3].map((number) => () => save(made, { intro: `Автор ${number}`, version })));
      expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    }
    expect((await get(made)).body.version).toBe(2);
  });

  it('is neither read nor written by an employee (403) and by strangers (404), also before it is published', async () => {
    const made = await make();
    const stranger = await makePerson();
    await makeWorkspace(stranger);
    for (const [who, status] of [
      [await makeMember(workspace, 'сотрудник'), 403],
      [stranger, 404],
    ] as const) {
      expect((await get(made, who)).status).toBe(status);
      expect((await save(made, {}, who)).status).toBe(status);
    }
    expect((await save(made, {}, await makeMember(workspace, 'hr'))).status).toBe(200);
  });

  it('is not written in a workspace that can only be read (402), where its page can be closed', async () => {
    const made = await make();
    const link = await published(made);
    for (let members = 1; members < 5; members++) await makeMember(workspace, 'сотрудник');
    await makePlan(owner, 'startup');
    expect((await save(made, { published: true, intro: 'Новое' })).status).toBe(402);
    expect((await save(made, { published: false })).status).toBe(200);
    expect((await open(link)).status).toBe(404);
  });
});
