import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit, type Visit } from './browser.ts';
import { cut, forgiveFailedCalls, hold } from './faults.ts';
import { makePublishedFrame } from './frame-factory.ts';
import { makePerson, makeWorkspace, join, openAs, type Person } from './factories.ts';

let browser: Browser;
let owner: Person;
let employee: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  [owner, employee] = await Promise.all([
    makePerson({ premium: true }),
    makePerson({ firstName: 'Пётр', lastName: 'Сидоров' }),
  ]);
  workspace = await makeWorkspace(owner);
  await join(workspace, owner, employee, 'сотрудник');
});
afterAll(async () => {
  await browser.close();
});

const TAKE = /\/api\/polls\/frames\/[^/]+\/take$/;
const READ = /\/api\/polls\/[0-9a-f-]+\/take$/;
/** The browser reports a failed call a moment after the page has shown what came of it. */
async function forgive(one: Visit): Promise<void> {
  await expect.poll(() => one.complaints.length, PATIENCE).toBeGreaterThan(0);
  forgiveFailedCalls(one);
}
const sendButton = (page: Page) => page.getByRole('button', { name: /^Отправ/ });
const why = (page: Page) => page.getByRole('textbox', { name: /Почему/ });
const thanks = (page: Page) => page.getByRole('dialog').getByRole('heading', { name: 'Ответы отправлены' }).waitFor();
const contents = (records: readonly { content: string }[]) => records.map(({ content }) => content).toSorted();

function submissions(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (TAKE.test(request.url()) && request.method() === 'POST') sent.push(request);
  });
  return sent;
}

async function fill(page: Page, text: string): Promise<void> {
  await page.getByRole('radio', { name: '9', exact: true }).check();
  await why(page).fill(text);
}

describe('a member answers a poll', () => {
  it('with their name: progress, what is required, thanks, earlier answers to change; learns that the run was closed meanwhile, with the text to take along (B2-35, B2-49, B5-22, B5-23, B5-24, B5-25, B7-18, B8-28)', async () => {
    const run = await makePublishedFrame(owner, workspace, { anonymous: false });
    const member = await visit(browser, DESKTOP);
    const { page } = member;
    await openAs(page, employee, run.take);
    await page.getByRole('heading', { level: 1, name: 'Пульс недели' }).waitFor();
    expect(
      await page
        .getByRole('group', { name: /Порекомендуете/ })
        .getByRole('radio')
        .count(),
    ).toBe(11);
    expect(await page.getByRole('textbox').count()).toBe(2);
    const statement = page.getByRole('region', { name: 'Что будет с ответами' });
    expect(await statement.innerText()).toMatch(/^Ответы с именем\.[^]*Подробнее$/);
    await statement.getByText('Подробнее').click();
    expect(await statement.innerText()).toMatch(/ваше имя и точное время/);
    const progress = page.getByRole('progressbar');
    expect(await progress.getAttribute('aria-valuetext')).toMatch(/^Ответили на 0\s*из\s*3$/);
    await page.getByText('Осталось ответить на обязательные', { exact: true }).waitFor();
    await expectFlawless(member, 'take');

    await page.getByRole('radio', { name: '9', exact: true }).check();
    await why(page).fill('  ');
    await why(page).blur();
    await page.getByText('На этот вопрос нужен ответ', { exact: true }).waitFor();
    expect(await sendButton(page).isDisabled()).toBe(true);
    expect(await progress.getAttribute('aria-valuenow')).toBe('1');
    await why(page).fill('Сильная команда');
    await page.getByText('Всё обязательное заполнено', { exact: true }).waitFor();
    await run.publish(false);
    await sendButton(page).click();
    await page.getByRole('heading', { name: 'Опрос закрыли, пока вы отвечали' }).waitFor();
    await page.getByText('Эти ответы не отправлены.').waitFor();
    await forgive(member);
    await expectWhole(member, 'take, closed meanwhile');
    await page.getByRole('button', { name: 'Скопировать ответы' }).click();
    await page.getByRole('button', { name: 'Скопировано' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Почему?\nСильная команда');
    await run.publish(true);
    await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
    await thanks(page);
    await expectFlawless(member, 'answers sent');
    await page.getByRole('dialog').getByRole('button', { name: 'Понятно' }).click();
    await page.getByRole('heading', { name: 'Вы ответили на этот опрос' }).waitFor();

    await page.reload();
    await page.getByText('Вы уже отвечали').waitFor();
    expect(await why(page).inputValue()).toBe('Сильная команда');
    expect(await page.getByRole('radio', { name: '9', exact: true }).isChecked()).toBe(true);
    await why(page).fill('Сильная и дружная команда');
    const sent = submissions(page);
    await page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
      button?.click();
      button?.click();
    });
    await thanks(page);
    expect(sent).toHaveLength(1);
    const stored = await run.stored();
    expect(contents(stored)).toEqual(['9', 'Сильная и дружная команда']);
    expect(stored.every(({ user_id }) => user_id !== null)).toBe(true);

    await page.getByRole('dialog').getByRole('button', { name: 'Изменить ответы' }).click();
    await fill(page, 'Передумал');
    await run.publish(false);
    await sendButton(page).click();
    await page.getByRole('button', { name: 'Стереть черновик с этого устройства' }).click();
    await page.getByText('Черновик стёрт.').waitFor();
    expect(await page.getByRole('button', { name: 'Отправить ещё раз' }).count()).toBe(0);
    await member.context.close();
  });

  it('anonymously: changes from the same browser only, and one answer is stored', async () => {
    const run = await makePublishedFrame(owner, workspace);
    const [here, elsewhere] = await Promise.all([visit(browser, PHONE, 'dark'), visit(browser, PHONE)]);
    const { page } = here!;
    await openAs(page, employee, run.take);
    await openAs(elsewhere!.page, employee, run.take);
    const statement = page.getByRole('region', { name: 'Что будет с ответами' });
    expect(await statement.innerText()).toMatch(/^Ответы анонимны\.[^]*Подробнее$/);
    await statement.getByText('Подробнее').click();
    expect(await statement.innerText()).toMatch(/час отправки[^]*отметку сотрут/);
    await fill(page, 'Люди');
    await expectFlawless(here!, 'take, phone');
    await fill(elsewhere!.page, 'Второй ответ');
    await sendButton(page).click();
    await thanks(page);
    await expectWhole(here!, 'answers sent, phone');
    // Whoever was typing in another browser meanwhile keeps the text.
    await sendButton(elsewhere!.page).click();
    await elsewhere!.page.getByRole('heading', { name: 'На этот опрос вы уже ответили' }).waitFor();
    await elsewhere!.page.getByText('Второй ответ').waitFor();
    await elsewhere!.page.getByRole('button', { name: 'Стереть черновик с этого устройства' }).click();
    await elsewhere!.page.getByText('Черновик стёрт.').waitFor();
    await elsewhere!.page.reload();
    await elsewhere!.page.getByRole('heading', { name: 'Вы ответили на этот опрос' }).waitFor();
    expect(await elsewhere!.page.getByRole('button', { name: 'Изменить ответы' }).count()).toBe(0);

    await page.reload();
    await page.getByRole('button', { name: 'Изменить ответы' }).click();
    await page.getByText('Новые ответы заменят прежние целиком.').waitFor();
    expect(await why(page).inputValue()).toBe('');
    await fill(page, 'Люди и задачи');
    await sendButton(page).click();
    await thanks(page);
    const stored = await run.stored();
    expect(contents(stored)).toEqual(['9', 'Люди и задачи']);
    expect(stored.every(({ user_id }) => user_id === null)).toBe(true);
    await Promise.all([here!.context.close(), elsewhere!.context.close()]);
  });

  it('keeps a draft over a refusal, which is no earlier answer, a reload and a lost connection, and stores it once', async () => {
    const run = await makePublishedFrame(owner, workspace);
    const { context, page } = await visit(browser, DESKTOP);
    await openAs(page, employee, run.take);
    await fill(page, 'Начал писать');
    await page.route(
      TAKE,
      (route) =>
        route.fulfill({ status: 422, json: { detail: 'Ответ не длиннее 5\u00a0000 символов', code: 'invalid' } }),
      { times: 1 },
    );
    await sendButton(page).click();
    await page
      .getByRole('alert')
      .getByText('Ответы не приняты. Ответ не длиннее 5\u00a0000 символов. Они на месте')
      .waitFor();
    await page.reload();
    await page.getByText('Вернули черновик, который остался на этом устройстве.').waitFor();
    expect(await page.getByText('Из этого браузера уже отвечали').count()).toBe(0);
    expect(await why(page).inputValue()).toBe('Начал писать');
    const sent = submissions(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await page.getByText('Нет связи, ответы не отправлены. Они на месте').waitFor();
    // The first attempt that gets through is stored, its reply is lost on the way back.
    await page.route(
      TAKE,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await context.setOffline(false);
    await thanks(page);
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map((request) => request.postDataJSON().anonymous_session_id)).size).toBe(1);
    expect(contents(await run.stored())).toEqual(['9', 'Начал писать']);
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain('Начал писать');
    await context.close();
  });

  it('finds no connection, no run, no poll, or a run that is over, each with a way on (B4-27)', async () => {
    const run = await makePublishedFrame(owner, workspace, { anonymous: false, open: false });
    const someone = await visit(browser, PHONE);
    const { page } = someone;
    await cut(page, READ);
    const release = await hold(page, READ);
    await openAs(page, employee, run.take);
    await page.getByRole('heading', { level: 1, name: 'Пройти опрос' }).waitFor();
    await page.getByRole('status', { name: 'Загрузка…' }).waitFor();
    await release();
    await page.getByRole('heading', { name: 'Не получилось загрузить опрос' }).waitFor();
    await forgive(someone);
    await expectWhole(someone, 'take, not loaded');
    await page.unroute(READ);
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByRole('heading', { name: 'Нет активных запусков' }).waitFor();
    expect(await page.getByRole('link', { name: 'К запускам опроса' }).count()).toBe(0);
    await expectWhole(someone, 'no active frames');
    const again = page.getByRole('button', { name: 'Проверить ещё раз' });
    await run.publish(true);
    await run.publish(false);
    await again.click();
    await page.getByRole('heading', { name: 'Опрос завершён' }).waitFor();
    await page.getByText(/Закончился \d+\s\S+ в \d\d:\d\d/).waitFor();
    await page.getByText(/Присланные ответы, вместе с\sименами, увидят владелец/).waitFor();
    await expectFlawless(someone, 'take, ended');
    await run.publish(true);
    await again.click();
    await why(page).waitFor();
    await page.goto('/app/poll/6f1d1c1e-2f6b-4c7e-9a52-0c8f6f0f7a11/take');
    await page.getByRole('heading', { name: 'Опрос не найден' }).waitFor();

    await run.publish(false);
    await openAs(page, owner, run.take);
    await page.getByRole('link', { name: 'К запускам опроса' }).click();
    await expect.poll(() => new URL(page.url()).pathname, PATIENCE).toBe(`/app/poll/${run.pollId}/results`);
    await someone.context.close();
  });
});
