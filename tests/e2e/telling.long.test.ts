import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { automations } from '#shared/contract/automations.ts';
import { chats } from '#shared/contract/chats.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs } from './factories.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

const part = (page: Page) => page.getByRole('region', { name: 'Приглашения и напоминания' });
const channels = (page: Page) => part(page).getByRole('listitem').allInnerTexts();

describe('how somebody is told of polls', () => {
  it('is chosen in the profile: the order with the keyboard, what may write, hours and zone', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const employee = await makePerson();
    await join(workspace, owner, employee, 'сотрудник');
    const as = { token: owner.tokens.access_token };
    for (const [index, channel] of (['telegram', 'max'] as const).entries()) {
      const body = { token: `60${index}:tonus-of-an-order` };
      await demand(chats.connectChatBot, { params: { id: workspace.id, channel }, body }, as);
    }
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, employee, '/app/settings/profile');
    await page.getByRole('region', { name: 'Как вам писать' }).waitFor();
    // What cannot reach them yet says why.
    const reached = [
      '1. В Telegram\n\nчат не подключён',
      '2. В MAX\n\nчат не подключён',
      '3. Уведомлением на устройстве\n\nуведомления нигде не включены',
      '4. Письмом',
    ];
    await expect.poll(() => channels(page), PATIENCE).toEqual(reached);
    const up = part(page).getByRole('button', { name: 'В MAX: выше' });
    await up.focus();
    await page.keyboard.press('Enter');
    await part(page).getByText('1. В MAX').waitFor();
    await part(page).getByRole('status').filter({ hasText: 'В MAX: место 1 из 4' }).waitFor();
    await part(page).getByRole('switch', { name: 'В Telegram: можно писать' }).press('Space');
    await part(page).getByRole('combobox', { name: 'Тихие часы' }).selectOption('Свои');
    await part(page).getByRole('combobox', { name: 'До' }).selectOption('8:00');
    await part(page).getByRole('combobox', { name: 'Часовой пояс' }).selectOption('Asia/Vladivostok');
    await part(page).getByRole('combobox', { name: 'До' }).and(page.locator(':enabled')).waitFor();
    const params = { id: workspace.id };
    const stored = () => demand(automations.getTelling, { params }, { token: employee.tokens.access_token });
    await expect.poll(stored).toMatchObject({
      order: ['max', 'telegram', 'push', 'mail', 'bitrix24', 'sms'],
      off: ['telegram'],
      quiet_hours: { from: 20, to: 8 },
      time_zone: 'Asia/Vladivostok',
    });
    await expectFlawless(visitor, 'how to write to me');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'how to write to me on a phone');
    await visitor.context.close();
  });

  it('is set for the workspace by who manages it, for those who have not chosen', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const as = { token: owner.tokens.access_token };
    const sms = {
      gateway: 'smsc',
      key: 'tonus-of-an-order',
      template: 'Опрос вашей компании: {link}',
      cap: 100,
    } as const;
    await demand(chats.connectSms, { params: { id: workspace.id }, body: sms }, as);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app/settings/automation');
    const card = page.getByRole('region', { name: 'Как писать людям' });
    // Members get none: it says whom they concern, and cannot be moved.
    await card.getByRole('listitem').filter({ hasText: '3. По SMS' }).getByText('без учётной записи').waitFor();
    expect(await card.getByRole('button', { name: /^По SMS/ }).count()).toBe(0);
    await card.getByRole('combobox', { name: 'Тихие часы' }).selectOption('Не писать в эти часы');
    await card.getByRole('combobox', { name: 'С', exact: true }).selectOption('21:00');
    const params = { id: workspace.id };
    await expect
      .poll(() => demand(automations.getTelling, { params }, { token: owner.tokens.access_token }))
      .toMatchObject({ quiet_hours: null, space: { quiet_hours: { from: 21, to: 9 } } });
    await expectFlawless(visitor, 'how to write to people');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'how to write to people on a phone');
    await openAs(page, owner, '/app/settings/profile');
    await page.getByText('Как у всех: с 21:00 до 9:00').waitFor({ state: 'attached' });
    expect((await channels(page)).filter((channel) => channel.includes('SMS'))).toEqual([]);
    await visitor.context.close();
  });
});
