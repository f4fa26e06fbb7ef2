import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PHONE, showAs, visit } from './browser.ts';
import { openAs } from './factories.ts';
import { atStart } from './kiosk-stand.ts';
import { dialog, makeCompany, makePoll, makePublishedFrame, openRun } from './poll-run-steps.ts';
import { makeOpenSurvey } from './survey-factory.ts';

let browser: Browser;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

const section = (page: Page) => page.getByRole('group', { name: 'Киоски' });

/** Makes a kiosk in the card of a run; its address as it is told. */
async function makeKiosk(page: Page, name: string): Promise<string> {
  await section(page).getByRole('button', { name: 'Сделать киоск' }).click();
  await dialog(page).getByRole('textbox', { name: 'Где он стоит' }).fill(name);
  await dialog(page).getByRole('textbox', { name: 'ПИН-код' }).fill('2468');
  await dialog(page).getByRole('button', { name: 'Сделать киоск' }).click();
  const address = dialog(page).getByRole('textbox', { name: 'Адрес киоска' });
  await address.waitFor();
  return address.inputValue();
}

describe('a kiosk as HR makes it', () => {
  it('is made with a name and a PIN, tells its address once, opens on a tablet, and is ended', async () => {
    const poll = await makePoll(company, 'Смены и график');
    await makePublishedFrame(company, poll);
    const visitor = await visit(browser, DESKTOP);
    const { context } = visitor;
    const page = await openRun(visitor, poll, company.owner);
    await section(page).getByRole('button', { name: 'Сделать киоск' }).click();
    await dialog(page).getByRole('button', { name: 'Сделать киоск' }).click();
    await dialog(page).getByText('ПИН-код — от 4 до 8 цифр').waitFor();
    visitor.failuresForgiven = true;
    await expectFlawless(visitor, 'a kiosk to make, with mistakes');
    await dialog(page).getByRole('button', { name: 'Отменить' }).click();
    const address = await makeKiosk(page, 'Проходная склада');
    expect(address).toMatch(/\/k\/[\w-]{43}$/);
    await expectFlawless(visitor, 'a kiosk that was made');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'a kiosk that was made, on a phone');
    await dialog(page).getByRole('button', { name: 'Готово' }).click();
    await section(page)
      .getByText(/^Проходная склада, сделан /)
      .waitFor();
    expect(await page.content()).not.toContain(address.split('/').at(-1)!);
    await expectWhole(visitor, 'kiosks of a run');

    const tablet = await visit(browser, DESKTOP, 'light', { serviceWorkers: 'allow' });
    await tablet.page.goto(address);
    await atStart(tablet.page);
    await section(page)
      .getByRole('button', { name: /^Завершить киоск: Проходная склада/ })
      .click();
    await dialog(page).getByRole('button', { name: 'Завершить киоск' }).click();
    await section(page)
      .getByText(/^Проходная склада, сделан /)
      .waitFor({ state: 'detached' });
    await tablet.page.reload();
    await tablet.page.getByRole('heading', { name: 'Этот киоск завершён' }).waitFor();
    await tablet.context.close();
    await context.close();
  });

  it('is made of a survey that is open as well', async () => {
    const { id } = await makeOpenSurvey(company.owner, company.workspace);
    const visitor = await visit(browser, PHONE);
    const { page, context } = visitor;
    await openAs(page, company.owner, `/app/surveys/${id}/results`);
    expect(await makeKiosk(page, 'Столовая')).toMatch(/\/k\/[\w-]{43}$/);
    await dialog(page).getByRole('button', { name: 'Готово' }).click();
    await section(page)
      .getByText(/^Столовая, сделан /)
      .waitFor();
    await expectFlawless(visitor, 'kiosks of a survey');
    await context.close();
  });
});
