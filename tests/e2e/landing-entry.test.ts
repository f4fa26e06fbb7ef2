import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { expectFlawless, expectWhole, PHONE, showAs } from './browser.ts';
import { expectTexts, oneGuest, openLandingLoggedIn } from './landing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

const theGuest = oneGuest(() => browser);

describe('the prices', () => {
  it('stand on three cards, by month first, by year with what it saves (A2.2-15, A2.2-16, A2.2-17, A3-01, A3-02, A3-03, A3-04, A3-05, A3-06, A3-07, A3-08, A5-01)', async () => {
    const reader = await theGuest();
    const { page } = reader;
    const pricing = page.locator('#pricing');
    const cards = pricing.locator('li').filter({ has: page.getByRole('heading', { level: 3 }) });
    const texts = async () => (await cards.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    const period = (name: RegExp) => pricing.getByRole('radio', { name });
    expect(await period(/Помесячно/).isChecked()).toBe(true);
    expect(
      await pricing.getByRole('radio').evaluateAll((all) => all.map((input) => input.getAttribute('value'))),
    ).toEqual(['monthly', 'annually']);
    await expectTexts(pricing.locator('label').nth(1), [/скидка до 17.%/]);

    expect(await texts()).toEqual([
      'Startup Попробовать на маленькой команде Бесплатно Выбрать Startup До 3 сотрудников 3 опроса в месяц 1 рабочее пространство Предложения партнёров',
      'Basic Популярный Для команд до 20 человек 250 ₽ в месяц за человека Выбрать Basic До 20 человек До 5 рабочих пространств Аналитика и опросы без ограничений Интеграция с Bitrix24 Предложения партнёров Базовая поддержка',
      'Premium 14 дней бесплатно Для компаний от 20 человек 490 ₽ в месяц за человека Выбрать Premium Пространства без ограничений ИИ-аналитика и рекомендации Контроль HR-бюджета Автоматические действия в рамках бюджета ROI сотрудников Приоритетная поддержка',
    ]);

    await period(/За год/).check({ force: true });
    const [startup, basic, premium] = await texts();
    expect(startup).not.toMatch(/выгода/);
    expect(startup).toContain('Бесплатно');
    expect(basic).toContain('2 500 ₽ в год за человека выгода 17 %');
    expect(premium).toContain('4 900 ₽ в год за человека выгода 17 %');
    await expectWhole(reader, 'prices by year');
  });

  it('are worked out for any number of people, from the table of plans', async () => {
    const reader = await theGuest();
    const { page } = reader;
    await showAs(page, PHONE, 'dark');
    const calculator = page.getByRole('region', { name: 'Посчитать для своей команды' });
    const rows = async () =>
      (await calculator.getByRole('listitem').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    const people = calculator.getByLabel('Сколько человек');
    for (const [typed, shown] of [
      [
        '60',
        [
          'Startup рассчитан на команду до 3 человек',
          'Basic рассчитан на команду до 20 человек',
          'Premium подходит 29 400 ₽ в месяц или 294 000 ₽ за год',
        ],
      ],
      [
        '20',
        [
          'Startup рассчитан на команду до 3 человек',
          'Basic подходит 5 000 ₽ в месяц или 50 000 ₽ за год',
          'Premium 9 800 ₽ в месяц или 98 000 ₽ за год',
        ],
      ],
      [
        '3',
        [
          'Startup подходит Бесплатно',
          'Basic 750 ₽ в месяц или 7 500 ₽ за год',
          'Premium 1 470 ₽ в месяц или 14 700 ₽ за год',
        ],
      ],
    ] as const) {
      await people.fill(typed);
      expect(await rows()).toEqual(shown);
    }
    for (const wrong of ['0', '', '-5', '1.5', 'сто', '10001']) {
      await people.fill(wrong);
      await calculator.getByText(/Укажите число людей: от.1 до.10.000/).waitFor();
      expect(await rows()).toEqual([]);
    }
    await expectFlawless(reader, 'a calculator without a number');
    await people.fill('60');
    await expectWhole(reader, 'a calculator');
  });

  it('end with a note and a dialog that closes by button, Escape and a click beside it (A2.2-19)', async () => {
    const { page } = await theGuest();
    const more = page.getByRole('button', { name: 'Подробнее об оплате' });
    const dialog = page.getByRole('dialog', { name: 'Оплата и смена тарифа' });
    await expectTexts(page.locator('#pricing'), [/Цены указаны за одного сотрудника/]);
    const leave = [
      () => dialog.getByRole('button', { name: 'Понятно' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 450),
    ];
    for (const close of leave) {
      await more.click();
      await dialog.waitFor();
      await expectTexts(dialog, [/банковским переводом/, /можно только читать/]);
      await close();
      await dialog.waitFor({ state: 'hidden' });
      expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
    }
  });
});

describe('the ways in', () => {
  it('lead whoever is logged in into the app, under their name (A2.2-03, A2.2-06, A2.2-18)', async () => {
    const known = await openLandingLoggedIn(browser);
    const { page } = known;
    // Where there is nothing to show, the browser stays where it is.
    await page.route('**/app', (route) => route.fulfill({ status: 204 }));
    const header = page.getByRole('banner');
    expect(await header.getByRole('button', { name: 'Войти' }).count()).toBe(0);
    await expectWhole(known, 'landing of a member');
    for (const button of [
      header.getByRole('button', { name: 'Начать' }),
      page.getByRole('button', { name: 'Начать бесплатно' }),
      page.getByRole('button', { name: 'Выбрать Basic' }),
    ]) {
      const followed = page.waitForRequest('**/app');
      await button.click();
      expect((await followed).isNavigationRequest()).toBe(true);
    }
    await header.getByRole('button', { name: 'Выйти' }).click();
    await header.getByRole('button', { name: 'Войти' }).waitFor();
    expect(await page.getByText('Анна Петрова').count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    await known.context.close();
  });
});

it('stays logged in whoever leaves while the app is still asking who they are', async () => {
  const known = await openLandingLoggedIn(browser);
  const { page } = known;
  const asked = page.waitForRequest('**/api/auth/me');
  await page.route('**/api/**', () => undefined);
  await page.getByRole('button', { name: 'Начать бесплатно' }).click();
  await page.waitForURL('**/app');
  await asked;
  await page.goto('/favicon.svg');
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull();
  await known.context.close();
});
