import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Translations } from '#shared/models/translations.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, PHONE, visit } from './browser.ts';
import { makePublishedFrame, type Run } from './frame-factory.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';

let browser: Browser;
let owner: Person;
let employee: Person;
let workspace: Workspace;
let run: Run;
beforeAll(async () => {
  browser = await openBrowser();
  [owner, employee] = await Promise.all([makePerson({ premium: true }), makePerson()]);
  workspace = await makeWorkspace(owner);
  await join(workspace, owner, employee, 'сотрудник');
  run = await makePublishedFrame(owner, workspace, { anonymous: false, open: false });
  const [as, language] = [{ token: owner.tokens.access_token }, 'uz' as const];
  const params = { id: run.pollId };
  const { places } = (await demand(polls.addPollLanguage, { params, body: { language } }, as)) as Translations;
  const texts = places.map(({ place, text }) => ({ place, text: text === 'Почему?' ? 'Nega?' : `UZ ${text}` }));
  await demand(polls.savePollTexts, { params: { ...params, language }, body: { version: 1, texts } }, as);
  await run.publish(true);
});
afterAll(async () => {
  await browser.close();
});

describe('a member before a poll in several languages', () => {
  it('reads it in the one they choose, with nothing lost that was typed, and answers in its own words', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, employee, run.take);
    await page.getByRole('heading', { level: 1, name: 'Пульс недели', exact: true }).waitFor();
    await page.getByRole('radio', { name: '9', exact: true }).check();
    await page.getByRole('textbox', { name: 'Почему?' }).fill('Шумно');
    const language = page.getByRole('combobox', { name: 'Язык опроса' });
    expect(await language.locator('option').allInnerTexts()).toEqual(['Русский', 'Oʻzbekcha']);
    await language.selectOption('uz');
    await page.getByRole('heading', { level: 1, name: 'UZ Пульс недели' }).waitFor();
    const why = page.getByRole('textbox', { name: 'Nega?' });
    expect([await why.inputValue(), await page.getByText('Nega?').getAttribute('lang')]).toEqual(['Шумно', 'uz']);
    expect(await page.getByRole('radio', { name: '9', exact: true }).isChecked()).toBe(true);
    // What can be answered is in its language, too; the page around it is in that of the app.
    await page.getByText('Aniq yoʻq', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: /^Отправ/ }).waitFor();
    await expectFlawless(visitor, 'a poll in another language');

    // It is kept on the device, and a draft is in no language.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'UZ Пульс недели' }).waitFor();
    expect(await why.inputValue()).toBe('Шумно');
    await page.getByRole('button', { name: /^Отправ/ }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Ответы отправлены' }).waitFor();
    expect((await run.stored()).map(({ content }) => content).toSorted()).toEqual(['9', 'Шумно']);
    await visitor.context.close();
  });

  it('finds it in the language of the link they came by', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, owner, `${run.take}?lang=uz`);
    await page.getByRole('heading', { level: 1, name: 'UZ Пульс недели' }).waitFor();
    await expectFlawless(visitor, 'a poll in another language on a phone');
    await visitor.context.close();
  });
});
