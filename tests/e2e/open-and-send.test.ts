import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { openAs } from './factories.ts';
import { answerWith, cut, forgiveFailedCalls, refuse } from './faults.ts';
import {
  button,
  type Company,
  dialog,
  framesOf,
  heading,
  inDialog,
  makeCompany,
  makePoll,
  makePublishedFrame,
  openResults,
  setPublished,
} from './poll-run-steps.ts';

let browser: Browser;
let company: Company;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

const address = (page: Page) => dialog(page).getByLabel('Ссылка на опрос').inputValue();
const pollOf = (page: Page) => ({ id: /\/app\/poll\/([0-9a-f-]+)\/results/.exec(page.url())![1]! });
/** The press that opens it, of however many letters it tells. */
const press = (page: Page) => dialog(page).getByRole('button', { name: /^Открыть и разослать: \d+\sпис/ });
const submit = (page: Page) => press(page).click();

/** Counts what a person does with the mouse from now on, whatever the test calls it, in this document. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const clicks = { count: 0 };
    window.addEventListener('pointerdown', () => void clicks.count++, true);
    return clicks;
  });
  return () => counted.evaluate(({ count }) => count);
}

describe('opening a poll and sending it around', () => {
  it('from a ready poll to a link in the clipboard takes four clicks and no field', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await makePoll(company, 'Уже был');
    await openAs(page, company.owner, '/app/poll');
    const clicks = await countClicks(page);
    await page.getByRole('link', { name: 'Создать', exact: true }).click();
    // The weekly pulse is what most begin with: it is chosen already.
    await button(page, 'Создать и открыть').click();
    // Whom it asks, when it is seen and what it sends stand open, and the press says how many letters go.
    await inDialog(page, 'Открыть и разослать: 1\u00a0письмо').waitFor();
    expect(await dialog(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Кому',
      'Когда видно',
      'Как узнают',
      'Когда',
      'Что произойдёт',
    ]);
    expect(await dialog(page).getByRole('radio', { name: 'Всем' }).isChecked()).toBe(true);
    expect(await dialog(page).getByRole('radio', { name: 'Группами от пяти' }).isChecked()).toBe(true);
    expect(await dialog(page).getByLabel('Письмом').isChecked()).toBe(true);
    expect(await dialog(page).getByLabel('Публичная ссылка').isChecked()).toBe(true);
    await expectFlawless(visitor, 'opening a poll');
    await submit(page);
    await heading(page, 'Опрос открыт').waitFor();
    await inDialog(page, 'Скопировать ссылку').click();
    await dialog(page).getByText('Ссылка скопирована', { exact: true }).waitFor();
    expect(await clicks()).toBe(4);

    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await address(page));
    await expectFlawless(visitor, 'a poll opened');
    await inDialog(page, 'Скопировать сообщение').click();
    await dialog(page).getByText('Сообщение скопировано', { exact: true }).waitFor();
    const message = await page.evaluate(() => navigator.clipboard.readText());
    expect(message.replaceAll('\u00a0', ' ')).toMatch(
      /^Ответьте, пожалуйста, на опрос «Пульс недели».\n4 вопроса, около минуты. Ответить можно до \d+ \p{L}+, 18:00.\nОпрос анонимный: имён рядом с ответами нет.\nhttp/u,
    );
    expect(message).toContain(copied);

    // What was opened is what was shown: a deadline, a letter, reminders, for everybody.
    expect(await framesOf(company, pollOf(page) as never)).toMatchObject([
      {
        published: true,
        reminders: true,
        audience: { kind: 'all' },
        deadline: expect.any(String),
        channels: ['mail'],
        results_visibility: 'from_5',
      },
    ]);
    await inDialog(page, 'Готово').click();
    await page.reload();
    await page.getByRole('heading', { name: 'Пульс недели', level: 1 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await visitor.context.close();
  });

  it('gives a short address, which opens the poll page however it is typed, and ends with the run', async () => {
    const poll = await makePoll(company, 'С плаката');
    const frame = await makePublishedFrame(company, poll);
    const guest = await visit(browser, PHONE);
    const asked: string[] = [];
    guest.page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
    });
    const typed = frame.public_short!.toUpperCase().replace('-', '');
    await guest.page.goto(`/p/${typed}`);
    await guest.page.getByRole('heading', { name: 'С плаката' }).waitFor();
    // The document asks by the code, and nothing else has to be asked.
    expect(asked).toEqual([`/api/polls/short/${typed}`]);
    await expectWhole(guest, 'the poll page at its short address');
    await guest.page.getByRole('radio', { name: '9', exact: true }).check();
    await guest.page.getByRole('button', { name: 'Отправить' }).click();
    await guest.page.getByRole('heading', { name: 'Ответы отправлены' }).waitFor();
    expect(asked.at(-1)).toBe(`/api/polls/public/${frame.public_token}/take`);
    await guest.context.close();

    await setPublished(company, frame, false);
    const late = await visit(browser, PHONE);
    await late.page.goto(`/p/${frame.public_short}`);
    await late.page
      .getByText(/Опрос завершён/)
      .first()
      .waitFor();
    await late.page.goto('/p/2222222222');
    await late.page.getByText('Опрос не найден: ссылка неверна или опрос больше не принимает ответы').waitFor();
    await late.context.close();
  });

  it('from a blank form keeps what was chosen there, without a link unless it was allowed', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, company.owner, '/app/poll/create');
    await page.getByLabel('Название').fill('Короткий опрос');
    await page.getByLabel('Вопрос 1', { exact: true }).fill('Как дела?');
    await button(page, 'Создать и открыть').click();
    await press(page).waitFor();
    expect(await dialog(page).getByLabel('Публичная ссылка').isChecked()).toBe(false);
    await expectWhole(visitor, 'opening a poll on a phone');
    await submit(page);
    await heading(page, 'Опрос открыт').waitFor();
    expect(new URL(await address(page)).pathname).toBe(`/app/poll/${pollOf(page).id}/take`);
    await dialog(page).getByText('Ответить по ней смогут участники пространства, после входа.').waitFor();
    await expectFlawless(visitor, 'a poll opened on a phone');
    await visitor.context.close();
  });

  it('allows the public link in passing, takes the draft there is, sends letters where that is chosen, and shows an open run at once', async () => {
    const poll = await makePoll(company, 'Черновик ждёт', { link: false });
    const draft = await makePublishedFrame(company, poll, { open: false });
    const visitor = await visit(browser, DESKTOP);
    const page = await openResults(visitor, poll, company.owner);
    await button(page, 'Открыть').click();
    await dialog(page)
      .getByText(/Откроется запуск, который начат/)
      .waitFor();
    await dialog(page).getByLabel('Публичная ссылка').check();
    // What the draft was made with stays; the button says what it does: it sends letters where they are wanted.
    await inDialog(page, 'Открыть').waitFor();
    await dialog(page).getByLabel('Письмом').check();
    await submit(page);
    await heading(page, 'Опрос открыт').waitFor();
    const [frame, ...others] = await framesOf(company, poll);
    expect(others).toEqual([]);
    expect(frame).toMatchObject({
      id: draft.id,
      published: true,
      public_token: expect.any(String),
      channels: ['mail'],
    });
    await visitor.context.close();
  });

  it('whose run never arrived, or is refused by the plan, keeps what was chosen; that failed half-way says what is there, and goes on from it without a second run', async () => {
    const poll = await makePoll(company, 'С помехами');
    const visitor = await visit(browser, DESKTOP);
    const page = await openResults(visitor, poll, company.owner);
    await button(page, 'Открыть').click();
    await dialog(page).getByRole('button', { name: '3 дня' }).click();
    const chosen = await dialog(page).getByLabel('Срок ответов').inputValue();
    await dialog(page).getByLabel('Название', { exact: true }).fill('Первый раз');
    const frames = `**/api/polls/${poll.id}/frames`;
    await cut(page, frames);
    await submit(page);
    await dialog(page)
      .getByText(/^Опрос не открыт: Нет связи/)
      .waitFor();
    await page.unroute(frames);
    await answerWith(page, frames, { code: 'plan_limit', detail: 'Тариф не позволяет' }, 402);
    await submit(page);
    await dialog(page)
      .getByText(/^Опрос не открыт: Тариф не позволяет/)
      .waitFor();
    await dialog(page).getByRole('link', { name: 'Сравнить тарифы' }).waitFor();
    await page.unroute(frames);

    const publishing = '**/publish';
    await refuse(page, publishing, { detail: 'База недоступна' });
    await submit(page);
    await dialog(page)
      .getByText('Запуск сохранён черновиком, но не открыт: База недоступна', { exact: true })
      .waitFor();
    expect(await dialog(page).getByLabel('Название', { exact: true }).inputValue()).toBe('Первый раз');
    expect(await dialog(page).getByLabel('Срок ответов').inputValue()).toBe(chosen);
    await page.unroute(publishing);

    // The server opens it, and the reply is lost on its way back.
    await page.route(publishing, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit(page);
    await dialog(page)
      .getByText(/Ответа сервера не дождались: опрос мог открыться/)
      .waitFor();
    await page.unroute(publishing);
    await submit(page);
    await heading(page, 'Опрос открыт').waitFor();
    const opened = [{ name: 'Первый раз', published: true }];
    await expect.poll(() => framesOf(company, poll), PATIENCE).toMatchObject(opened);
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'a poll opened at last');
    await visitor.context.close();
  });

  it('that asks too few without names says first that nobody will ever see the answers, and what else can be done', async () => {
    const poll = await makePoll(company, 'Втроём', { link: false });
    const visitor = await visit(browser, PHONE, 'dark');
    const page = await openResults(visitor, poll, company.owner);
    await button(page, 'Открыть').click();
    const warning = dialog(page).getByText('Спрашиваем 1 человека: ответов не увидит никто.', { exact: true });
    await warning.waitFor();
    await dialog(page)
      .getByText(/^включите публичную ссылку/)
      .waitFor();
    await expectFlawless(visitor, 'opening a poll for too few');
    // A link lets others answer, and what was chosen of when answers are seen counts again.
    await dialog(page).getByLabel('Публичная ссылка').check();
    await warning.waitFor({ state: 'detached' });
    expect(await dialog(page).getByRole('radio', { name: 'Группами от пяти' }).isChecked()).toBe(true);
    await dialog(page).getByLabel('Публичная ссылка').uncheck();
    await warning.waitFor();
    await submit(page);
    await heading(page, 'Опрос открыт').waitFor();
    expect(await framesOf(company, poll)).toMatchObject([{ published: true, results_visibility: 'never' }]);
    await inDialog(page, 'Готово').click();
    await page.getByText('Спросили меньше пяти человек: итога не будет', { exact: true }).waitFor();
    await page.getByText('Чтобы увидеть итог, откройте новый запуск', { exact: true }).waitFor();
    await expectWhole(visitor, 'results that will never be shown');
    await visitor.context.close();
  });
});
