import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PHONE, visit } from './browser.ts';
import { makePerson, makeWorkspace, openAs } from './factories.ts';

/** Answers as Google Forms saves them: twelve in each of two quarters. */
const FORM = [
  'Отметка времени,Адрес электронной почты,Порекомендуете нас как место работы?,Что улучшить?',
  ...[2, 5].flatMap((month) =>
    Array.from(
      { length: 12 },
      (_, at) => `${String(at + 10)}.0${month}.2025 10:00:00,a${at}@x.example,${at % 2 === 0 ? 9 : 6},График`,
    ),
  ),
].join('\n');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('answers of another service', () => {
  it('are shown before anything is written, stand in the trend as closed runs, and are taken back', async () => {
    const owner = await makePerson({ premium: true });
    await makeWorkspace(owner, 'Прошлое');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app/poll/import');
    await page.getByLabel('Откуда').selectOption('google_forms');
    await expectFlawless(visitor, 'bringing a past in');
    await page.setInputFiles('input[type=file]', {
      name: 'Пульс (Ответы).csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(FORM),
    });
    await page.getByText('Получится 2 закрытых запуска').waitFor();
    expect(await page.getByRole('alert').count(), 'nothing has failed').toBe(0);
    expect(await page.getByText('a0@x.example').count(), 'addresses do not come along').toBe(0);
    await expectWhole(visitor, 'what a file comes to');
    await page.getByRole('button', { name: 'Перенести с ответами' }).click();
    await page.waitForURL(/\/app\/poll\/[\da-f-]+\/results/);
    await page.getByText('ответили 12').first().waitFor();
    await page
      .getByText(/Перенесено из Google Forms, .* 2025/)
      .first()
      .waitFor({ state: 'attached' });
    await page.setViewportSize(PHONE);
    await openAs(page, owner, '/app/poll/import');
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить опрос' }).click();
    await page.getByRole('region', { name: 'Уже перенесли' }).waitFor({ state: 'hidden' });
  });
});
