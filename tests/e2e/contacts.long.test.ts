import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smsOf } from '#scripts/fake-services/sms.ts';
import { chats } from '#shared/contract/chats.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { demand, openAs } from './factories.ts';
import { forgiveFailedCalls } from './faults.ts';
import { product } from './own-product.ts';
import { button, dialog, inDialog, makeCompany, makePoll } from './poll-run-steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

const LIST = '/app?section=employees';
/** Answers every question on a scale. */
async function answer(page: Page): Promise<void> {
  const nines = page.getByRole('radio', { name: '9', exact: true });
  await nines.first().waitFor();
  for (const nine of await nines.all()) await nine.check();
  await page.getByRole('button', { name: 'Отправить', exact: true }).click();
}

const KEY = 'tonus-browser-contacts';

describe('a person without an account', () => {
  it('is written down by HR, told of a poll by SMS, and answers once from a phone', async () => {
    const company = await makeCompany();
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;

    await openAs(page, company.owner, LIST);
    await page.getByRole('button', { name: 'Без учётной записи' }).click();
    const field = (name: string) => dialog(page).getByRole('textbox', { name });
    await inDialog(page, 'Сохранить').click();
    await dialog(page).getByText('Введите фамилию', { exact: true }).waitFor();
    await field('Фамилия').fill('Каримов');
    await field('Имя').fill('Анвар');
    await field('Команда').fill('Склад');
    await field('Телефон').fill('8 916 12');
    await inDialog(page, 'Сохранить').click();
    await dialog(page).getByText('Телефон записывают так: +7 916 123-45-67').waitFor();
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'somebody without an account, with a mistake');
    await showAs(page, DESKTOP);
    await field('Телефон').fill('8 916 123-45-67');
    await inDialog(page, 'Сохранить').click();
    const row = page.locator('main').getByRole('listitem').filter({ hasText: 'Анвар' });
    await row.getByText('+7 ··· 67').waitFor();
    await expectFlawless(visitor, 'people with one without an account');

    await row.getByRole('link').click();
    await page.getByText(/опросы приходят по\sSMS на\s\+79161234567/).waitFor();
    await showAs(page, PHONE);
    await expectFlawless(visitor, 'the page of somebody without an account');
    await showAs(page, DESKTOP);

    await openAs(page, company.owner, '/app/settings/integrations');
    const panel = page.getByRole('region', { name: 'SMS', exact: true });
    await panel.getByRole('button', { name: 'Подключить' }).click();
    await panel.getByRole('textbox', { name: 'Ключ API' }).fill('revoked-key');
    await panel.getByRole('textbox', { name: /^Предел в\sмесяц/ }).fill('100');
    await panel.getByRole('button', { name: 'Сохранить' }).click();
    await panel.getByText(/SMSC не узнаёт ключ API/).waitFor();
    forgiveFailedCalls(visitor);
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'the form of SMS, refused');
    await showAs(page, DESKTOP);
    await panel.getByRole('textbox', { name: 'Ключ API' }).fill(KEY);
    await panel.getByRole('button', { name: 'Сохранить' }).click();
    await panel.getByText(/^4,20\s₽ \(цену назвал шлюз\)$/).waitFor();
    await panel.getByText(/^0\s₽ из\s100\s₽, 0\sсообщений$/).waitFor();
    await expectFlawless(visitor, 'connected SMS');

    await makePoll(company, 'Уже был');
    await openAs(page, company.owner, '/app/poll');
    await page.getByRole('link', { name: 'Создать', exact: true }).click();
    await button(page, 'Создать и открыть').click();
    await dialog(page)
      .getByText(/^Не\sполучит приглашения 1\sчеловек без учётной записи/)
      .waitFor();
    await inDialog(page, 'Открыть и разослать: 1\u00a0письмо').waitFor();
    await dialog(page).getByRole('checkbox', { name: 'По SMS' }).check();
    await dialog(page)
      .getByText(/SMS: 1\sсообщение по 4,20\s₽ — 4,20\s₽\./)
      .waitFor();
    await inDialog(page, 'Открыть и разослать: 2\u00a0сообщения').waitFor();
    await showAs(page, PHONE);
    await expectFlawless(visitor, 'a run that asks by SMS');
    await showAs(page, DESKTOP);
    await dialog(page)
      .getByRole('button', { name: /^Открыть/ })
      .click();
    await expect.poll(() => smsOf(product.smscHost, KEY), PATIENCE).toHaveLength(1);
    const [message] = await smsOf(product.smscHost, KEY);
    expect(message).toMatchObject({ phone: '+79161234567', sender: null });
    const [, path] = /^Опрос вашей компании: https?:\/\/[^/]+(\/c\/\w{10})$/.exec(message!.text)!;

    const phone = await visit(browser, PHONE);
    await phone.page.goto(path!);
    await answer(phone.page);
    await phone.page.getByRole('heading', { name: 'Ответы отправлены' }).waitFor();
    await expectFlawless(phone, 'an answer by the link of an SMS');
    const other = await visit(browser, PHONE);
    await other.page.goto(path!);
    await answer(other.page);
    await other.page.getByText(/уже ответили/).waitFor();
    forgiveFailedCalls(other);
    await Promise.all([visitor, phone, other].map(({ context }) => context.close()));
  });

  it('is written down with others from a list, gets a slip for a chat, and is deleted after a question', async () => {
    const company = await makeCompany();
    const params = { id: company.workspace.id, channel: 'telegram' };
    const as = { token: company.owner.tokens.access_token };
    await demand(chats.connectChatBot, { params, body: { token: '505:tonus-of-slips' } }, as);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, company.owner, LIST);
    await page.getByRole('button', { name: 'Без учётной записи' }).click();
    await inDialog(page, 'Добавить списком').click();
    const list = dialog(page).getByRole('textbox', { name: 'Список' });
    await list.fill('Каримов; Анвар; Склад; +7 916 123-45-67; uz\nЮлдашев; Бек; Склад; 12');
    await inDialog(page, 'Сохранить').click();
    await dialog(page)
      .getByText(/^Строка 2\. Телефон/)
      .waitFor();
    await showAs(page, PHONE);
    await expectFlawless(visitor, 'a list of people, with a mistake');
    await showAs(page, DESKTOP);
    await list.fill('Каримов; Анвар; Склад; +7 916 123-45-67; uz\nЮлдашев; Бек; Склад; ; tg');
    await inDialog(page, 'Сохранить').click();
    const rows = page.locator('main').getByRole('listitem').filter({ hasText: 'Склад' });
    await expect.poll(() => rows.count(), PATIENCE).toBe(2);
    await rows.filter({ hasText: 'Бек' }).getByRole('link').click();
    await page.getByText(/опросы приходят пока никак/).waitFor();
    const menu = () => page.getByRole('button', { name: /^Изменить: / }).click();
    await menu();
    await page.getByRole('menuitem', { name: 'Листок для чата' }).click();
    await dialog(page)
      .getByRole('img', { name: /^QR-код для Telegram: Юлдашев Бек$/ })
      .waitFor();
    // Whoever reads it has it in their language, whoever has printed it.
    await dialog(page)
      .getByText(/^Камераи телефонро равона кунед/)
      .waitFor();
    await expectFlawless(visitor, 'a slip');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'a slip on a phone');
    await showAs(page, DESKTOP);
    await page.keyboard.press('Escape');
    await menu();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await inDialog(page, 'Удалить').click();
    await expect.poll(() => rows.count(), PATIENCE).toBe(1);
    await visitor.context.close();
  });
});
