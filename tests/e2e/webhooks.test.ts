import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhooksText as text } from '#shared/text/ru/integrations/webhooks.ts';
import { webhookErrors } from '#shared/text/ru/webhooks/errors.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, PHONE, showAs, visit } from './browser.ts';
import { makePerson, makeWorkspace, openAs } from './factories.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('the panel of events', () => {
  it('adds a receiver, shows its secret, sends a test and says why it did not arrive', async () => {
    const owner = await makePerson({ premium: true });
    await makeWorkspace(owner);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app/settings/integrations');
    const panel = page.getByRole('region', { name: text.title, exact: true });
    const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();
    await press(text.create);
    await panel.getByLabel(text.address).fill('http://hooks.example');
    await press('Сохранить');
    await panel.getByText('Укажите адрес, который начинается с https://').waitFor();
    await panel.getByLabel(text.address).fill('https://hooks.invalid/tonus');
    await press('Сохранить');
    await panel.getByText(text.made).waitFor();
    expect(await panel.getByLabel(text.secret, { exact: true }).inputValue()).toMatch(/^whsec_/);

    await press(text.sendTest);
    await panel.getByText(text.testFailed(webhookErrors.problems.unknown_host)).waitFor();
    await panel.getByText(text.deliveries, { exact: true }).click();
    await panel.getByRole('button', { name: text.resendOf(text.test) }).waitFor();
    for (const part of [text.help, text.tableTitle, text.chatTitle]) {
      await panel.getByText(part, { exact: true }).click();
    }
    await panel.getByRole('button', { name: text.copyCode }).last().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('module.exports.handler');
    await expectFlawless(visitor, 'a receiver of events, with the help');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'the same on a phone');
    await visitor.context.close();
  });
});
