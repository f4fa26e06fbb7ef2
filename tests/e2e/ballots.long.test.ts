import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, TABLET, visit } from './browser.ts';
import { closedWith, openBallotRun } from './ballot-run.ts';
import { answerWith, forgiveFailedCalls } from './faults.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';

let browser: Browser;
let owner: Person;
let anna: Person;
let others: Person[];
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  [owner, anna, others] = await Promise.all([
    makePerson({ premium: true }),
    makePerson(),
    Promise.all(Array.from({ length: 5 }, (_, index) => makePerson({ firstName: `Участник ${index}` }))),
  ]);
  workspace = await makeWorkspace(owner);
  for (const person of [anna, ...others]) await join(workspace, owner, person, 'сотрудник');
});
afterAll(async () => {
  await browser.close();
});

const as = ({ tokens }: Person) => ({ token: tokens.access_token });
const openRun = (title: string) => openBallotRun(owner, workspace, title);

const sendButton = (page: Page) => page.getByRole('button', { name: /^Отправ/ });
const receipt = (page: Page) => page.getByRole('region', { name: 'Квитанция' });
const isIn = (page: Page) => page.getByRole('heading', { name: 'Ответ принят. Имени на нём нет' }).waitFor();

async function fill(page: Page, score: string, why: string): Promise<void> {
  await page.getByRole('radio', { name: score, exact: true }).check();
  await page.getByRole('textbox', { name: /Почему/ }).fill(why);
}

/** What goes to the addresses of ballots, and what goes there with the session. */
function watch(page: Page): Request[] {
  const made: Request[] = [];
  page.on('request', (request) => {
    if (/^\/api\/.*ballot/.test(new URL(request.url()).pathname)) made.push(request);
  });
  return made;
}
const pathsOf = (made: readonly Request[], runId: string) =>
  made.map((request) => `${request.method()} ${new URL(request.url()).pathname.replace(runId, 'RUN')}`);

/** What the keeper of this device has of a run. */
const keptOf = (page: Page, runId: string) =>
  page.evaluate((id) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('tonus:ballot:') && one.endsWith(id));
    return key === undefined ? null : localStorage.getItem(key);
  }, runId);

describe('a member answers an anonymous run by a ballot', () => {
  it('which is collected when the page opens; answers go without a session, can be changed, and have a receipt', async () => {
    const run = await openRun('Бюллетени');
    const member = await visit(browser, DESKTOP);
    const { page } = member;
    const made = watch(page);
    await openAs(page, anna, run.take);
    await page.getByRole('radio', { name: '9', exact: true }).waitFor();
    // The form does not wait for them.
    await expect
      .poll(() => pathsOf(made, run.runId))
      .toEqual(['GET /api/ballots/RUN', 'POST /api/polls/frames/RUN/ballot']);
    await expectFlawless(member, 'answering by a ballot');
    await fill(page, '9', '  Люди ');
    await sendButton(page).click();
    await isIn(page);
    const headers = await Promise.all(made.map((request) => request.allHeaders()));
    expect(headers.map(({ authorization, cookie, referer }) => [!!authorization, !!cookie, !!referer])).toEqual([
      [false, false, false],
      [true, false, false],
      [false, false, false],
    ]);
    expect(pathsOf(made, run.runId).at(-1)).toBe('POST /api/ballots/RUN/poll-answers');
    await expectFlawless(member, 'the receipt');
    for (const [size, theme] of [
      [DESKTOP, 'dark'],
      [TABLET, 'light'],
      [PHONE, 'light'],
      [PHONE, 'dark'],
    ] as const) {
      await showAs(page, size, theme);
      await expectWhole(member, `the receipt at ${size.width}, ${theme}`);
    }
    await showAs(page, DESKTOP);
    const number = await receipt(page)
      .getByText(/^[0-9a-f]{4}( [0-9a-f]{4}){3}$/)
      .innerText();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      receipt(page).getByRole('button', { name: 'Сохранить квитанцию' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^Квитанция Бюллетени \d{4}-\d\d-\d\d\.json$/);
    await receipt(page).getByRole('button', { name: 'Показать код крупно' }).click();
    await page.getByRole('dialog').getByRole('img', { name: 'QR-код квитанции' }).waitFor();
    await expectFlawless(member, 'the large code');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Изменить ответы' }).click();
    await fill(page, '4', 'Передумал');
    await sendButton(page).click();
    await isIn(page);
    await page.reload();
    await isIn(page);
    await receipt(page).getByText(number).waitFor();
    const closed = await closedWith(run, others.slice(0, 4));
    expect(closed).toMatchObject({ counted: 1, others: 4 });
    await page.reload();
    await page.getByRole('heading', { name: 'Ваш ответ учтён и не изменён' }).waitFor();
    await expectFlawless(member, 'what the record says');
    await member.context.close();
  });

  it('after the run was closed and opened again as well: their answer is replaced', async () => {
    const run = await openRun('Ещё раз');
    const member = await visit(browser, PHONE);
    const { page } = member;
    await openAs(page, anna, run.take);
    await fill(page, '9', 'Сначала');
    await sendButton(page).click();
    await isIn(page);
    await page.getByRole('button', { name: 'Изменить ответы' }).click();
    await run.publish(false);
    await run.publish(true);
    await fill(page, '3', 'Потом');
    await sendButton(page).click();
    await isIn(page);
    expect(JSON.parse((await keptOf(page, run.runId))!).sent.opening).toBe(2);
    const closed = await closedWith(run, others);
    expect(closed).toMatchObject({ counted: 1, others: 5 });
    await page.reload();
    await page.getByRole('heading', { name: 'Ваш ответ учтён и не изменён' }).waitFor();
    await member.context.close();
  });

  it('and has it forgotten: nothing on the device leads to the answer, and no other ballot is asked for', async () => {
    const run = await openRun('Забытое');
    const member = await visit(browser, PHONE, 'dark');
    const { page } = member;
    const made = watch(page);
    await openAs(page, anna, run.take);
    await fill(page, '9', 'Тайна');
    await sendButton(page).click();
    await isIn(page);
    const { nonce } = JSON.parse((await keptOf(page, run.runId))!);
    await page.getByRole('button', { name: 'Забыть на этом устройстве' }).click();
    await page.getByRole('dialog').getByText('Сам ответ останется').waitFor();
    await expectFlawless(member, 'forgetting');
    await page.getByRole('dialog').getByRole('button', { name: 'Забыть' }).click();
    await page.getByText('Этот браузер забыл ваш ответ').waitFor();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(nonce);
    const before = made.length;
    await page.reload();
    await page.getByText('Этот браузер забыл ваш ответ').waitFor();
    expect(made).toHaveLength(before);
    await member.context.close();
  });

  it('and is asked for it nowhere else on this device; the server is told later, once', async () => {
    const run = await openRun('Молчание');
    const member = await visit(browser, DESKTOP);
    const { page } = member;
    const made = watch(page);
    const waits = page.getByRole('region', { name: 'Что вас ждёт' });
    await openAs(page, anna, '/app');
    await waits.getByText('Молчание').waitFor();
    await page.goto(run.take);
    await fill(page, '9', 'Готово');
    await sendButton(page).click();
    await isIn(page);
    await page.goto('/app');
    await page.getByText('Молчание').first().waitFor();
    expect(await waits.getByText('Молчание').count()).toBe(0);
    const done = () => made.filter((request) => request.url().endsWith('/ballot/done'));
    expect(done()).toEqual([]);
    // The moment that was drawn has come.
    await page.evaluate((id) => {
      const key = Object.keys(localStorage).find((one) => one.startsWith('tonus:by-ballot:'))!;
      const notes = JSON.parse(localStorage.getItem(key)!);
      notes[id].due = Date.now() - 1;
      localStorage.setItem(key, JSON.stringify(notes));
    }, run.runId);
    await page.reload();
    await expect.poll(() => done().length, PATIENCE).toBe(1);
    expect(pathsOf(done(), run.runId)).toEqual(['POST /api/polls/frames/RUN/ballot/done']);
    const taken = () => demand(polls.getPollToTake, { params: { id: run.take.split('/')[3]! } }, as(anna));
    await expect.poll(async () => (await taken()).answered, PATIENCE).toBe(true);
    await page.reload();
    await page.getByText('Молчание').first().waitFor();
    expect(done()).toHaveLength(1);
    await member.context.close();
  });
});

describe('a ballot', () => {
  it('is asked for again with the same number where the reply was lost; so are answers', async () => {
    const run = await openRun('Обрыв');
    const member = await visit(browser, PHONE);
    const { page } = member;
    const made = watch(page);
    const blinded = () => made.filter((one) => one.url().endsWith('/ballot')).map((one) => one.postDataJSON().blinded);
    // The server has signed, and nobody hears of it.
    await page.route('**/ballot', async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    });
    await openAs(page, anna, run.take);
    // Answers are typed meanwhile, and nothing of them goes anywhere.
    await fill(page, '9', 'Оборвалось');
    await sendButton(page).click();
    await page
      .getByText(/нет связи/i)
      .first()
      .waitFor();
    expect(made.filter((one) => one.url().endsWith('/poll-answers'))).toEqual([]);
    await page.unroute('**/ballot');
    await page.route('**/poll-answers', async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    });
    await sendButton(page).click();
    await page.getByText('Сервер не ответил: дошли ли ответы, неизвестно.').waitFor();
    forgiveFailedCalls(member);
    await expectWhole(member, 'a ballot sent without a reply');
    await page.unroute('**/poll-answers');
    await sendButton(page).click();
    await isIn(page);
    expect(blinded().length).toBeGreaterThan(1);
    expect(new Set(blinded()).size).toBe(1);
    const closed = await closedWith(run, others);
    expect(closed).toMatchObject({ counted: 1, others: 5 });
    await member.context.close();
  });

  it('that is in another browser is given out once more, after a word of who will see it, and never again', async () => {
    const run = await openRun('Другой браузер');
    const [first, second, third] = await Promise.all([
      visit(browser, DESKTOP),
      visit(browser, PHONE),
      visit(browser, PHONE),
    ]);
    const given = first.page.waitForResponse('**/ballot');
    await openAs(first.page, anna, run.take);
    await given;
    const { page } = second;
    await openAs(page, anna, run.take);
    await page.getByRole('heading', { name: 'Вы начали отвечать в другом браузере' }).waitFor();
    await expectFlawless(second, 'a ballot elsewhere');
    await page.getByRole('button', { name: 'Выдать ещё раз' }).click();
    await page.getByRole('dialog').getByText('увидят все, кто проверяет запуск').waitFor();
    await expectWhole(second, 'one more ballot');
    await page.getByRole('dialog').getByRole('button', { name: 'Выдать ещё раз' }).click();
    await fill(page, '8', 'С нового телефона');
    await sendButton(page).click();
    await isIn(page);
    await openAs(third.page, anna, run.take);
    await third.page.getByText('третьего не бывает').waitFor();
    expect(await third.page.getByRole('button', { name: 'Выдать ещё раз' }).count()).toBe(0);
    await Promise.all([first, second, third].map(({ context }) => context.close()));
  });

  it('is not asked for where the member is shown other keys than everybody: answering is stopped, and it is said why', async () => {
    const run = await openRun('Слежка');
    const { manifest } = await demand(answers.getBallotKeys, { params: { run_id: run.runId } });
    const member = await visit(browser, DESKTOP);
    const { page } = member;
    const made = watch(page);
    await answerWith(page, `**/api/ballots/${run.runId}`, { manifest: manifest.replace('Слежка', 'Слежка за вами') });
    await openAs(page, anna, run.take);
    await page.getByRole('heading', { name: 'Мы остановили опрос: проверка не сошлась' }).waitFor();
    await page.getByText('Вам показали не тот запуск, который показывают всем.').waitFor();
    await expectFlawless(member, 'a check that has failed');
    await showAs(page, PHONE);
    await expectWhole(member, 'a check that has failed, on a phone');
    expect(made.filter((request) => request.method() === 'POST')).toEqual([]);
    await page.getByRole('button', { name: 'Скопировать сообщение' }).click();
    await page.getByRole('button', { name: 'Скопировано' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('«Слежка»');
    await page.unroute(`**/api/ballots/${run.runId}`);
    await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
    await page.getByRole('radio', { name: '9', exact: true }).waitFor();
    await member.context.close();
  });

  it('is what a survey is answered by, too; what is stored otherwise than it was sent is told', async () => {
    const body = {
      title: 'Как нам работается',
      anonymous: true,
      results_visibility: 'closed',
      dimensions: [],
      questions: [
        { text: 'Что мешает?', type: 'CHECKBOX', options: ['Шум', 'Дорога'] },
        { text: 'Что ещё?', type: 'TEXTAREA', required: false },
      ],
    } as const;
    const made = await demand(
      surveys.createSurvey,
      { params: { id: workspace.id }, body: { ...body, dimensions: [], questions: [...body.questions] } as never },
      as(owner),
    );
    await demand(surveys.updateSurvey, { params: { id: made.id }, body: { status: 'PUBLISHED' } }, as(owner));
    const member = await visit(browser, PHONE);
    const { page } = member;
    const requests = watch(page);
    await openAs(page, anna, `/app/surveys/${made.id}/take`);
    await page.getByRole('checkbox', { name: 'Дорога' }).check();
    const address = `**/api/ballots/${made.id}/survey-answers`;
    await answerWith(page, address, { answers: ['0', null] });
    await sendButton(page).click();
    await isIn(page);
    await page.getByText('Сохранилось не то, что вы отправили').waitFor();
    await page.unroute(address);
    await page.getByRole('button', { name: 'Изменить ответы' }).click();
    await page.getByRole('textbox', { name: /Что ещё/ }).fill('Ничего');
    await sendButton(page).click();
    await isIn(page);
    expect(await page.getByText('Сохранилось не то').count()).toBe(0);
    expect(pathsOf(requests, made.id).at(-1)).toBe('POST /api/ballots/RUN/survey-answers');
    await member.context.close();
  });
});
