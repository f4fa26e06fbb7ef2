import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhooksText as text } from '#shared/text/ru/integrations/webhooks.ts';
import { webhookErrors } from '#shared/text/ru/webhooks/errors.ts';
import { webhookValidation } from '#shared/text/ru/webhooks/validation.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PHONE, showAs, visit } from './browser.ts';
import { makePerson, makeWorkspace, openAs } from './factories.ts';
import { forgiveFailedCalls } from './faults.ts';

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
    const field = panel.getByLabel(text.address);
    const { not_https: notHttps, blocked_address: inside } = webhookErrors.problems;
    for (const [address, said] of [
      ['hooks.example', webhookValidation.address],
      ['http://127.0.0.1:9000/tonus', notHttps],
      ['https://localhost/tonus', inside],
      ['https://[::1]/tonus', inside],
    ] as const) {
      await field.fill(address);
      await press('Сохранить');
      // At the field, and nowhere else.
      await panel.getByText(said).waitFor();
      expect([await panel.getByText(said).count(), await field.getAttribute('aria-invalid')]).toEqual([1, 'true']);
    }
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'a receiver that is refused');
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
