import { readFile } from 'node:fs/promises';
import type { Browser, Download } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { drawQr } from '#web/lib/qr.ts';
import { card as row, menuItem, openPollMenu } from './authoring.ts';
import { DESKTOP, expectFlawless, expectWhole, PHONE, showAs, visit } from './browser.ts';
import { cut, refuse } from './faults.ts';
import { demand, openAs } from './factories.ts';
import {
  allowLinks,
  answerByLink,
  card,
  type Company,
  countedTo,
  dialog,
  framesOf,
  makeCompany,
  makePoll,
  makePublishedFrame,
  heading,
  inDialog,
  inRun,
  manageRun,
  openRun,
  setPublished,
} from './poll-run-steps.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

let browser: Browser;
let company: Company;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

describe('the public link', () => {
  it('is copied, or says what is missing and offers to do it (B4-28, B4-29, B4-30, B8-24, B8-26, B8-28)', async () => {
    const [off, poll] = [await makePoll(company, 'Без ссылки', { link: false }), await makePoll(company, 'Со ссылкой')];
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, company.owner, '/app/poll');
    const copyOf = async (title: string) => {
      await openPollMenu(page, title);
      await menuItem(page, 'Скопировать ссылку').dispatchEvent('click');
    };

    await copyOf('Без ссылки');
    await heading(page, 'Публичные ссылки выключены').waitFor();
    const way = dialog(page).getByRole('link', { name: 'Открыть настройки опроса' });
    expect(await way.getAttribute('href')).toBe(`/app/poll/${off.id}/edit`);
    await expectWhole(visitor, 'links disabled');
    await inDialog(page, 'Понятно').click();

    await copyOf('Со ссылкой');
    await heading(page, 'Опрос ещё не запускали').waitFor();
    await inDialog(page, 'Создать и опубликовать').click();
    await heading(page, 'Ссылка скопирована').waitFor();
    await expectFlawless(visitor, 'link copied');
    const [frame] = await framesOf(company, poll);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(`/p/${frame?.public_short}`);
    await inDialog(page, 'Понятно').click();

    // The list goes along with the poll that was opened once it has read so; it is not to read of the closed one instead.
    await row(page, 'Со ссылкой').getByText('идёт', { exact: true }).waitFor();
    await setPublished(company, frame!, false);
    await copyOf('Со ссылкой');
    await heading(page, 'Запуск не опубликован').waitFor();
    await inDialog(page, 'Опубликовать').click();
    await heading(page, 'Ссылка скопирована').waitFor();
    expect((await framesOf(company, poll))[0]).toMatchObject({ id: frame?.id, published: true });
    await visitor.context.close();
  });

  it('is missing where a run was made before links were allowed: its card warns until it is published (B8-25); has no token, cannot be read, cannot be copied: each is said (B4-31, B8-23, B8-27)', async () => {
    const poll = await makePoll(company, 'Ссылка с помехами', { link: false });
    await makePublishedFrame(company, poll, { open: false });
    await allowLinks(company, poll);
    const visitor = await visit(browser, DESKTOP);
    const page = await openRun(visitor, poll, company.owner);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    const warning = card(page).getByText(
      'У этого запуска ещё нет публичной ссылки: она появится, когда его опубликуют.',
    );
    await warning.waitFor();
    await showAs(page, PHONE);
    await expectWhole(visitor, 'run without a link');
    await showAs(page, DESKTOP);
    const address = card(page).getByRole('textbox', { name: 'Публичная ссылка' });
    expect(await address.count()).toBe(0);
    await inRun(page, 'Опубликовать').click();
    await address.waitFor();
    const frame = (await framesOf(company, poll))[0]!;
    expect(await address.inputValue()).toContain(`/p/${frame.public_short}`);
    await warning.waitFor({ state: 'detached' });
    const copy = () => inRun(page, 'Скопировать ссылку').click();

    await copy();
    await heading(page, 'Публичная ссылка').waitFor();
    expect(await dialog(page).getByLabel('Публичная ссылка').inputValue()).toContain(`/p/${frame.public_short}`);
    await expectFlawless(visitor, 'link not copied');
    await inDialog(page, 'Понятно').click();

    const list = '**/frames?limit=100';
    await refuse(page, list, { detail: 'База недоступна' });
    await copy();
    await dialog(page).getByText('Не удалось создать публичную ссылку: База недоступна', { exact: true }).waitFor();
    await inDialog(page, 'Понятно').click();
    await page.unroute(list);
    await cut(page, list);
    await copy();
    await dialog(page)
      .getByText(/^Не удалось создать публичную ссылку: Нет связи/)
      .waitFor();
    await inDialog(page, 'Понятно').click();
    await page.unroute(list);

    await page.route(list, (route) =>
      route.fulfill({ json: { frames: [{ ...frame, public_token: null }], next_cursor: null } }),
    );
    await copy();
    await heading(page, 'У запуска нет ссылки').waitFor();
    await dialog(page)
      .getByText(/Попробуйте создать новый запуск/)
      .waitFor();
    await visitor.context.close();
  });

  it('ends by a new one, and takes no more answers than it is given for (A9-30)', async () => {
    const poll = await makePoll(company, 'Отзыв и предел');
    const frame = await makePublishedFrame(company, poll);
    await answerByLink(poll, frame.public_token);
    await countedTo(company, frame, { byLink: 1 });
    const visitor = await visit(browser, PHONE);
    const page = await openRun(visitor, poll, company.owner);

    await inRun(page, 'Отозвать ссылку').click();
    await dialog(page)
      .getByText(/на напечатанных плакатах/)
      .waitFor();
    await expectWhole(visitor, 'revoking a link');
    await inDialog(page, 'Отозвать и выдать новую').click();
    await card(page).getByText('Прежняя ссылка больше не открывается. Разошлите новую.').waitFor();
    await card(page).getByText('Прежняя ссылка больше не открывается. Разошлите новую.').waitFor({ state: 'detached' });
    const [renewed] = await framesOf(company, poll);
    expect(await card(page).getByLabel('Публичная ссылка').last().inputValue()).toMatch(
      new RegExp(`/p/${renewed?.public_short}$`),
    );
    expect(renewed?.public_short).not.toBe(frame.public_short);
    expect(await answerByLink(poll, frame.public_token)).toBe(404);

    await card(page).getByText('Ответов по ссылке: без ограничения').waitFor();
    await inRun(page, 'Ограничить').click();
    const field = dialog(page).getByLabel('Не больше ответов');
    await field.fill('100001');
    await inDialog(page, 'Сохранить').click();
    await dialog(page).getByText('Нужно целое число от 1 до 100 000').waitFor();
    await field.fill('1');
    await dialog(page)
      .getByText(/По ссылке уже 1\s+ответ/)
      .waitFor();
    await expectFlawless(visitor, 'limit below what has come');
    await field.fill('2');
    await inDialog(page, 'Сохранить').click();
    await card(page)
      .getByText(/Ответов по ссылке: 1\s+из\s+2/)
      .waitFor();
    expect(await answerByLink(poll, renewed?.public_token ?? null)).toBe(200);
    expect(await answerByLink(poll, renewed?.public_token ?? null)).toBe(409);
    await countedTo(company, frame, { byLink: 2 });
    await page.reload();
    await manageRun(page);
    await card(page)
      .getByText(/Предел достигнут/)
      .waitFor();
    await inRun(page, 'Изменить предел').click();
    await field.fill('');
    await inDialog(page, 'Сохранить').click();
    await card(page).getByText('Ответов по ссылке: без ограничения').waitFor();
    expect(await answerByLink(poll, renewed?.public_token ?? null)).toBe(200);
    await visitor.context.close();
  });
});

/** A page of A4 in points, as Chromium rounds it. */
const A4 = /\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/g;
const PNG_WIDTH_OFFSET = 16;

async function contentOf(download: Promise<Download>): Promise<{ name: string; content: Buffer }> {
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

describe('the QR code', () => {
  it('is saved as pictures and printed on one page of A4, with the longest title', async () => {
    const title = `${'Ы'.repeat(160)} и ещё немного слов, чтобы перенести`;
    const poll = await makePoll(company, title);
    const frame = await makePublishedFrame(company, poll, {
      deadline: new Date(Date.now() + 50 * HOUR_MS).toISOString(),
    });
    // Results that print a sheet of their own must not come in between.
    await answerByLink(poll, frame.public_token);
    await countedTo(company, frame, { byLink: 1 });
    // Whoever scans the poster meets the run as it was opened.
    await demand(
      polls.updatePoll,
      { params: { id: poll.id }, body: { title: 'Уже другое название' } },
      { token: company.owner.tokens.access_token },
    );
    const visitor = await visit(browser, DESKTOP);
    const page = await openRun(visitor, poll, company.owner);
    await inRun(page, 'QR-код и плакат').click();
    const code = dialog(page).getByRole('img', { name: /^QR-код: публичная ссылка/ });
    await code.waitFor();
    await expectFlawless(visitor, 'QR code');
    await showAs(page, DESKTOP, 'dark');
    await expectFlawless(visitor, 'QR code in the dark');
    const address = `${new URL(page.url()).origin}/p/${frame.public_short}`;
    const { size, path } = drawQr(address);
    expect(await code.locator('path').last().getAttribute('d')).toBe(path);

    const svg = contentOf(page.waitForEvent('download'));
    await inDialog(page, 'Скачать SVG').click();
    expect((await svg).name).toMatch(/^QR-код .*\.svg$/);
    expect((await svg).content.toString()).toContain(path);
    const png = contentOf(page.waitForEvent('download'));
    await inDialog(page, 'Скачать PNG').click();
    expect((await png).content.subarray(1, 4).toString()).toBe('PNG');
    expect((await png).content.readUInt32BE(PNG_WIDTH_OFFSET) % size).toBe(0);

    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(pdf.match(A4)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('body').innerText();
    expect(printed).toContain(title);
    expect(printed).not.toContain('Уже другое название');
    expect(printed).toContain(company.workspace.name);
    expect(printed.replace(/\s/g, '')).toContain(address.replace('http://', ''));
    const letters = page.locator('[data-poster] strong');
    expect(await letters.innerText()).toBe(frame.public_short);
    // In pixels of paper: 26 points, seven millimetres for a capital letter.
    expect(await letters.evaluate((code) => Number.parseFloat(getComputedStyle(code).fontSize))).toBeGreaterThan(34);
    expect(printed).toContain('Ответы анонимны');
    expect(printed).not.toContain('Скачать');
    expect(printed).not.toContain('Обзор');
    expect(
      await page
        .locator('[data-poster] p')
        .last()
        .evaluate((line) => line.getBoundingClientRect().bottom),
    ).toBeLessThan(await page.locator('[data-poster]').evaluate((poster) => poster.getBoundingClientRect().bottom));
    await visitor.context.close();
  });
});
