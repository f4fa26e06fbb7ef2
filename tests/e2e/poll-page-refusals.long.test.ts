import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { expectFlawless, expectWhole, PATIENCE, PHONE, visit, type Visit } from './browser.ts';
import { cut, forgiveFailedCalls, refuse } from './faults.ts';
import { makePublishedFrame, type Run } from './frame-factory.ts';
import { makePerson, makeWorkspace } from './factories.ts';

let browser: Browser;
let newRun: (options?: Parameters<typeof makePublishedFrame>[2]) => Promise<Run>;
beforeAll(async () => {
  browser = await openBrowser();
  const owner = await makePerson({ premium: true });
  const workspace = await makeWorkspace(owner);
  newRun = (options) => makePublishedFrame(owner, workspace, options);
});
afterAll(async () => {
  await browser.close();
});

const TAKE = /\/api\/polls\/public\/[^/]+\/take$/;
const SECRET = 'Ухожу в январе';
/** The browser reports a failed call a moment after the page has shown what came of it. */
async function forgive(one: Visit): Promise<void> {
  await expect.poll(() => one.complaints.join(), PATIENCE).toMatch(/Failed to load resource/);
  forgiveFailedCalls(one);
}
const sendButton = (page: Page) => page.getByRole('button', { name: /Отправ/ });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Ответы отправлены' }).waitFor();

async function fill(page: Page, text = SECRET): Promise<void> {
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('textbox', { name: /Почему/ }).fill(text);
}

async function answer(page: Page): Promise<void> {
  await fill(page);
  await sendButton(page).click();
  await thanks(page);
}

describe('answers that the server does not take', () => {
  it('says in the words of the server what was wrong, and lets it be sent again; waits when too many answer at once, counting down, and sends by itself', async () => {
    const run = await newRun();
    const { context, page } = await visit(browser, PHONE);
    await page.goto(run.link);
    await fill(page);
    await refuse(page, TAKE, { status: 422, detail: 'Ответ не длиннее 5\u00a0000 символов' });
    await sendButton(page).click();
    await page
      .getByRole('alert')
      .getByText('Ответы не приняты. Ответ не длиннее 5\u00a0000 символов. Они на месте')
      .waitFor();
    await page.unroute(TAKE);
    await page.route(
      TAKE,
      (route) =>
        route.fulfill({
          status: 429,
          headers: { 'retry-after': '2' },
          json: { detail: '', code: 'too_many_requests' },
        }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
    await page.getByRole('button', { name: /Отправим через [12]\s*с/, disabled: true }).waitFor();
    await page.getByText('Сейчас отвечает много людей сразу').waitFor();
    await thanks(page);
    expect(await run.stored()).toHaveLength(2);
    await context.close();
  });

  it('says honestly that the poll was closed meanwhile and leaves the text to take along', async () => {
    const run = await newRun();
    const respondent = await visit(browser, PHONE);
    const { context, page } = respondent;
    await page.goto(run.link);
    await fill(page);
    await run.publish(false);
    await sendButton(page).click();
    await page.getByRole('heading', { name: 'Опрос закрыли, пока вы отвечали' }).waitFor();
    await page.getByText('Эти ответы не отправлены.').waitFor();
    await page.getByText(SECRET).waitFor();
    await forgive(respondent);
    await expectWhole(respondent, 'closed while answering');
    await page.getByRole('button', { name: 'Скопировать ответы' }).click();
    await page.getByRole('button', { name: 'Скопировано' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`Почему?\n${SECRET}`);
    await run.publish(true);
    await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
    await thanks(page);

    await page.getByRole('button', { name: 'Изменить ответы' }).click();
    await fill(page, 'Передумал');
    await run.publish(false);
    await sendButton(page).click();
    await page.getByText('Прежние ответы на месте, изменения не сохранены.').waitFor();
    await page.getByRole('button', { name: 'Стереть черновик с этого устройства' }).click();
    await page.getByText('Черновик стёрт.').waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain('Передумал');
    await context.close();
  });

  it('tells whoever comes too late that the link is full, before typing or with the text in hand; knows this from a reply that was lost: only after that a draft counts as sent', async () => {
    const run = await newRun();
    await run.limitTo(1);
    const [early, late] = await Promise.all([1, 2].map(() => visit(browser, PHONE)));
    const { page } = late!;
    await early!.page.goto(run.link);
    await page.goto(run.link);
    await fill(page);
    await answer(early!.page);
    await sendButton(page).click();
    await page.getByRole('heading', { name: 'Ответов уже достаточно' }).waitFor();
    await page.getByText(SECRET).waitFor();
    await page.getByText('Эти ответы не отправлены.').waitFor();
    await page.getByText('Ваши ответы остались на этом устройстве').waitFor();

    await early!.page.getByRole('button', { name: 'Изменить ответы' }).click();
    await fill(early!.page, 'Всё хорошо');
    await sendButton(early!.page).click();
    await thanks(early!.page);
    expect((await run.stored()).map(({ content }) => content).toSorted()).toEqual(['3', 'Всё хорошо']);
    // Whoever comes next has no answers here.
    await early!.page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await early!.page.goto(run.link);
    await early!.page.getByRole('heading', { name: 'Ответов уже достаточно' }).waitFor();
    expect(await early!.page.getByRole('textbox').count()).toBe(0);
    await expectFlawless(early!, 'full link');
    await early!.context.close();

    await page.reload();
    await page.getByRole('heading', { name: 'Ответов уже достаточно' }).waitFor();
    await page.getByText(SECRET).waitFor();
    await run.limitTo(2);
    await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
    await page.getByText('Вернули черновик, который остался на этом устройстве.').waitFor();
    await cut(page, TAKE);
    await sendButton(page).click();
    await page.getByText('Сервер не ответил: дошли ли ответы, неизвестно.').waitFor();
    await page.reload();
    await page.getByText('ответа сервера не дождались').waitFor();
    await page.unroute(TAKE);
    await refuse(page, TAKE, { status: 503 });
    await sendButton(page).click();
    await page.getByText('На сервере ошибка: приняты ли ответы, неизвестно.').waitFor();
    await late!.context.close();
  });

  it('says of a run that it is not open yet, and asks again at a press; of one that is over what it was, since when, and what becomes of its answers; a draft comes along', async () => {
    const run = await newRun({ open: false });
    const respondent = await visit(browser, PHONE, 'dark');
    const { context, page } = respondent;
    await page.goto(run.link);
    await page.getByRole('heading', { level: 1, name: 'Опрос ещё не открыт' }).waitFor();
    await forgive(respondent);
    await expectWhole(respondent, 'poll page, not open yet');
    await run.publish(true);
    await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
    await page.getByRole('heading', { name: 'Пульс недели' }).waitFor();
    await fill(page);
    await run.publish(false);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Опрос завершён' }).waitFor();
    await page.getByText('«Пульс недели»').waitFor();
    await page
      .getByText(/Закончился \d+\s\S+ в \d\d:\d\d\. Ответить или изменить ответы уже нельзя\. Спасибо/)
      .waitFor();
    await page.getByText(/Присланные ответы, без имён, увидят владелец, HR и руководители/).waitFor();
    await page.getByText(SECRET).waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/not found/i);
    await forgive(respondent);
    await expectFlawless(respondent, 'poll page, ended');
    await page.getByRole('button', { name: 'Стереть черновик с этого устройства' }).click();
    await page.getByText('Черновик стёрт.').waitFor();
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain(SECRET);
    await context.close();
  });
});
