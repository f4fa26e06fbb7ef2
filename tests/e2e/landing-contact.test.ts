import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectWhole, PHONE, visit } from './browser.ts';
import { answerFacts, expectTexts } from './landing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

describe('a question and a request for a demonstration', () => {
  it('lead to the bot of the deployment, in a new tab (A2.2-12, A2.2-21); data in Russia are promised where it promises them (A1-06)', async () => {
    const guest = await visit(browser, DESKTOP);
    const { page } = guest;
    const botUrl = 'https://t.me/romashka_hr_bot';
    const residency = 'Данные хранятся в России';
    await answerFacts(page, { botUrl, supportEmail: 'help@romashka.example', residency });
    await page.goto('/');
    for (const link of contactLinks(page)) {
      await expect.poll(() => link.getAttribute('href')).toBe(botUrl);
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toContain('noopener');
      expect(await link.innerText()).toMatch(/откроется в новой вкладке/);
    }
    await page.getByRole('button', { name: 'Где хранятся данные?' }).click();
    await expectTexts(page.locator('#faq'), [/Данные хранятся в России\. .*152-ФЗ/]);
    expect(await page.getByRole('contentinfo').getByText('152-ФЗ').count()).toBe(1);
    await expectWhole(guest, 'landing with a bot and residency');
    await guest.context.close();
  });

  it('lead to a letter where the deployment has no bot, and to a page that says so where it has neither', async () => {
    const guest = await visit(browser, PHONE);
    const { page } = guest;
    await answerFacts(page, { supportEmail: 'help@romashka.example' });
    await page.goto('/');
    for (const link of contactLinks(page)) {
      await expect.poll(() => link.getAttribute('href')).toBe('mailto:help@romashka.example');
      expect(await link.getAttribute('target')).toBeNull();
    }
    await answerFacts(page, {});
    await page.reload();
    await page.waitForLoadState('networkidle');
    const [demo] = contactLinks(page);
    await demo.click();
    await page.getByText('Владелец этой установки Тонуса пока не указал, куда писать.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await page.getByText(/(напишите|сообщите) нам/i).count()).toBe(0);
    expect(await page.locator('a[href*="t.me"], a[href^="mailto:"]').count()).toBe(0);
    await expectWhole(guest, 'contacts of a deployment without any');
    await guest.context.close();
  });
});

/** The request for a demonstration and the question of one's own. */
function contactLinks(page: Page) {
  return [
    page.locator('#features').getByRole('link', { name: /Запросить демонстрацию/ }),
    page.locator('#faq').getByRole('link', { name: /Задать свой вопрос/ }),
  ] as const;
}
