import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doInChat, messagesOf } from '#scripts/fake-services/bots.ts';
import { chats } from '#shared/contract/chats.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs } from './factories.ts';
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

const PANEL = { name: 'Telegram', exact: true } as const;
const ownChats = (page: Page) => page.getByRole('region', { name: 'Приглашения в чат' });

/** Asks for a link in the profile and opens it in a chat. */
async function connectChat(page: Page, bot: string, chatId: number): Promise<void> {
  await ownChats(page).getByRole('button', { name: 'Подключить Telegram' }).click();
  const link = ownChats(page).getByRole('link', { name: 'Открыть бота в Telegram' });
  const start = new URL((await link.getAttribute('href'))!).searchParams.get('start')!;
  await doInChat(product.telegramHost, bot, chatId, { start });
  await ownChats(page)
    .getByText(/^подключён /)
    .waitFor();
}

describe('a bot of the workspace', () => {
  it('is connected by its token, written by and disconnected after a question', async () => {
    const owner = await makePerson();
    await makeWorkspace(owner);
    const bot = '501:tonus-of-the-owner';
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app/settings/integrations');
    const panel = page.getByRole('region', PANEL);
    await panel.getByText('не подключено').waitFor();
    await panel.getByRole('button', { name: 'Подключить' }).click();
    const field = panel.getByRole('textbox', { name: 'Токен бота' });
    const save = panel.getByRole('button', { name: 'Сохранить' });
    await save.click();
    await panel.getByText('Вставьте токен бота', { exact: true }).waitFor();
    await field.fill('502:tonus-revoked');
    await save.click();
    await panel.getByText(/Ошибка сохранения: Telegram не узнаёт токен бота/).waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'refused bot');
    await field.fill(bot);
    await save.click();
    await panel.getByText('@tonus_bot').waitFor();
    expect(await panel.getByRole('button', { name: 'Написать себе' }).count()).toBe(0);
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'connected bot');
    await showAs(page, DESKTOP);

    await panel.getByRole('link', { name: 'Подключите свой чат в профиле, чтобы проверить' }).click();
    await connectChat(page, bot, 41);
    await openAs(page, owner, '/app/settings/integrations');
    await panel.getByText(/^1\sчеловек$/).waitFor();
    await panel.getByRole('button', { name: 'Написать себе' }).click();
    await expect.poll(() => panel.innerText(), PATIENCE).toContain('Сообщение отправлено: посмотрите чат с ботом');
    expect((await messagesOf(product.telegramHost, bot)).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Готово/),
      'Это проверка: бот Тонуса работает.',
    ]);
    await panel.getByRole('button', { name: 'Отключить' }).click();
    const dialog = page.getByRole('dialog', { name: /Отключить бота в\sTelegram\?/ });
    await dialog.getByRole('button', { name: 'Отключить' }).click();
    await panel.getByText('не подключено').waitFor();
    await visitor.context.close();
  });

  it('is connected to the chat of an employee, on a phone too, until they ask it to stop or take it away', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const as = { token: owner.tokens.access_token };
    const employee = await makePerson();
    await join(workspace, owner, employee, 'сотрудник');
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, employee, '/app/settings/profile');
    await page.getByRole('region', { name: 'Письма вам' }).waitFor();
    expect(await ownChats(page).count()).toBe(0);

    const bot = '503:tonus-of-an-employee';
    const params = { id: workspace.id, channel: 'telegram' };
    await demand(chats.connectChatBot, { params, body: { token: bot } }, as);
    await openAs(page, employee, '/app/settings/profile');
    await ownChats(page).getByText('не подключён').waitFor();
    await connectChat(page, bot, 42);
    await showAs(page, DESKTOP);
    await expectFlawless(visitor, 'connected chat');
    await ownChats(page).getByRole('button', { name: 'Отключить Telegram' }).click();
    await ownChats(page).getByText('не подключён').waitFor();
    await connectChat(page, bot, 42);
    await doInChat(product.telegramHost, bot, 42, { text: 'стоп' });
    expect((await messagesOf(product.telegramHost, bot)).at(-1)!.text).toMatch(/^Отключили/);
    await openAs(page, employee, '/app/settings/profile');
    await ownChats(page).getByText('не подключён').waitFor();
    await visitor.context.close();
  });

  it('is a way to invite to a run, once it is connected', async () => {
    const company = await makeCompany();
    const params = { id: company.workspace.id, channel: 'max' };
    const body = { token: '504:tonus-of-a-run' };
    await demand(chats.connectChatBot, { params, body }, { token: company.owner.tokens.access_token });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await makePoll(company, 'Уже был');
    await openAs(page, company.owner, '/app/poll');
    await page.getByRole('link', { name: 'Создать', exact: true }).click();
    await button(page, 'Создать и открыть').click();
    const way = dialog(page).getByRole('checkbox', { name: 'В MAX' });
    await way.waitFor();
    expect(await way.isChecked()).toBe(false);
    expect(await dialog(page).getByRole('checkbox', { name: 'В Telegram' }).count()).toBe(0);
    await way.check();
    await dialog(page)
      .getByText(/Кто не подключил чат, получит письмо/)
      .waitFor();
    await inDialog(page, 'Открыть и разослать: 1\u00a0сообщение').waitFor();
    await showAs(page, PHONE);
    await expectFlawless(visitor, 'a run that invites in MAX');
    await visitor.context.close();
  });
});
