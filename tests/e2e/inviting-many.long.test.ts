import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, TABLET, visit } from './browser.ts';
import { cut } from './faults.ts';
import { demand, invite, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { countClicks } from './team.ts';

const PAGE = '/app?section=workspaces';

let browser: Browser;
let owner: Person;
let colleague: Person;
let romashka: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова', premium: true });
  colleague = await makePerson({ firstName: 'Пётр', lastName: 'Алёхин' });
  romashka = await makeWorkspace(owner, 'Ромашка');
  await join(romashka, owner, colleague, 'hr');
});
afterAll(async () => {
  await browser.close();
});

const field = (page: Page) => page.getByLabel('Адреса почты', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: /^Отправить( \d+ | )приглашени/ });
const results = (page: Page) => page.getByRole('region', { name: 'Что с приглашениями' });
const waiting = (page: Page) => page.getByRole('region', { name: 'Приглашения', exact: true });
const linkPart = (page: Page) => page.getByRole('region', { name: 'Одна ссылка для всех' });
const address = () => `${randomUUID()}@lutik.example`;

/** Pastes as a person does: out of the clipboard, with the keyboard. */
async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field(page).press('Control+V');
}

describe('many at once', () => {
  it('are three invited with four clicks at most, each with a link of its own', async () => {
    const boss = await makePerson({ firstName: 'Глеб', premium: true });
    await makeWorkspace(boss, 'Ромашка');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const emails = [address(), address(), address()];
    await openAs(page, boss, '/app');
    await page.getByRole('link', { name: 'Команда', exact: true }).waitFor();
    const clicks = await countClicks(
      () => page.getByRole('link', { name: 'Команда', exact: true }).click(),
      async () => {
        await field(page).click();
        await paste(page, `Анна <${emails[0]}>\n${emails[1]};\n${emails[2]}`);
      },
      () => page.getByRole('button', { name: /^Отправить 3\sприглашения$/ }).click(),
    );
    expect(clicks).toBeLessThanOrEqual(4);
    await results(page)
      .getByText(/^Отправлены 3\sприглашения/)
      .waitFor();
    await waiting(page).getByText('Ждут ответа: 3').waitFor();
    for (const email of emails) await waiting(page).getByText(email).waitFor();
    await page.getByText(/^Ромашка · владелец · 1\sучастник, 3\sприглашены$/).waitFor();
    await results(page)
      .getByRole('button', { name: `Ссылка: ${emails[1]}` })
      .click();
    await page.getByText('Ссылка скопирована').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const token = copied.split('/invitation/')[1] ?? '';
    const opened = await demand(workspaces.openInvitation, { params: { token } });
    expect(opened).toMatchObject({ workspace_name: 'Ромашка', role: 'сотрудник' });
    expect(await field(page).inputValue()).toBe('');
    await expectFlawless(visitor, 'three invited');
    await visitor.context.close();
  });

  it('are named one by one where they are wrong, here, invited or repeated; the others are ready', async () => {
    const invited = address();
    await invite(romashka, owner, invited);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, PAGE);
    await waiting(page).waitFor();
    const begin = async () => {
      await send(page).click();
      await page.getByText('Вставьте хотя бы один адрес').waitFor();
      await field(page).click();
      await paste(page, 'o.frolova@romashka a@lutik.example b@lutik.example, c@lutik.example');
      await page.getByText('Один адрес без окончания. Остальные три готовы.').waitFor();
      await page.getByRole('button', { name: /^Отправить 3\sприглашения$/ }).waitFor();
    };
    await begin();
    await expectWhole(visitor, 'addresses');

    await paste(page, `${colleague.email.toUpperCase()} ${invited} a@lutik.example`);
    const told = ['без окончания', 'уже в команде', 'уже приглашён', 'повторялся: отправим один раз'];
    const sentences = told.map((what) => `Один адрес ${what}.`).join(' ');
    await page.getByText(`${sentences} Остальные три готовы.`).waitFor();
    await page.getByRole('button', { name: /^Отправить 3\sприглашения$/ }).waitFor();
    // A wrong one is put back into the field, to be mended.
    await page.getByRole('button', { name: 'Исправить: o.frolova@romashka' }).click();
    expect(await field(page).inputValue()).toBe('o.frolova@romashka');
    await field(page).pressSequentially('.ru,');
    await page.getByRole('button', { name: /^Отправить 4\sприглашения$/ }).waitFor();
    await page.getByRole('button', { name: 'Убрать: a@lutik.example' }).click();
    await field(page).press('Backspace');
    await page.getByRole('button', { name: /^Отправить 2\sприглашения$/ }).waitFor();

    // Where the page is narrow they are asked for in a sheet.
    await showAs(page, TABLET);
    await page.getByRole('button', { name: 'Пригласить', exact: true }).click();
    await begin();
    await expectWhole(visitor, 'addresses on a tablet');
    await showAs(page, PHONE, 'dark');
    await page.getByText('Один адрес без окончания. Остальные три готовы.').waitFor();
    await expectFlawless(visitor, 'addresses on a phone');
    await visitor.context.close();
  });

  it('stay in the field where they did not go, each with its reason; a lost connection loses none; those who are invited are all reminded with one press, and it is told who was not', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const [sent, stuck] = [address(), address()];
    await invite(romashka, owner, address());
    await openAs(page, owner, PAGE);
    await field(page).fill(`${sent}, ${stuck} `);
    await cut(page, `**/api/workspaces/${romashka.id}/invitations`);
    await send(page).click();
    await page.getByRole('alert').filter({ hasText: 'Не удалось пригласить. Нет связи' }).waitFor();
    await page.getByRole('button', { name: /^Отправить 2\sприглашения$/ }).waitFor();
    await page.unrouteAll();
    const none = { invitation: null, token: null };
    await page.route(`**/api/workspaces/${romashka.id}/invitations`, (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({
            status: 202,
            json: {
              results: [
                { email: sent, outcome: 'sent', detail: null, invitation: null, token: 'ключ' },
                { email: stuck, outcome: 'no_seat', detail: 'Мест в тарифе больше нет', ...none },
              ],
              seats: { limit: 3, members: 2, pending: 1 },
            },
          }),
    );
    await send(page).click();
    await results(page)
      .getByText(/^Отправлено 1\sприглашение/)
      .waitFor();
    await results(page)
      .getByRole('listitem')
      .filter({ hasText: stuck })
      .getByText('Мест в тарифе больше нет')
      .waitFor();
    await page.getByRole('button', { name: `Убрать: ${stuck}` }).waitFor();
    expect(await page.getByRole('button', { name: `Убрать: ${sent}` }).count()).toBe(0);
    await page.unrouteAll();

    // Their letters are a moment old.
    await page.getByRole('button', { name: 'Напомнить всем' }).click();
    await waiting(page)
      .getByText(/^Писем не отправлено, суток ещё не прошло: \d+$/)
      .waitFor();
    const told = { reminded: 2, too_soon: 0, undelivered: 1, others: 0, limited: 0, limit: null };
    await page.route('**/invitations/remind', (route) => route.fulfill({ status: 202, json: told }));
    await page.getByRole('button', { name: 'Напомнить всем' }).click();
    await waiting(page)
      .getByText(/^Отправлено 2\sписьма, письма не доходят: 1$/)
      .waitFor();
    await visitor.context.close();
  });

  it('are told how many seats are left, before they are sent in vain; one link for all is made with a press, copied, changed and withdrawn, and by it somebody joins and is named', async () => {
    const boss = await makePerson();
    const small = await makeWorkspace(boss, 'Лютик');
    await invite(small, boss, address());
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, boss, PAGE);
    await page.getByText(/^Занято 2 из\s3\sмест, из\sних 1\sприглашением$/).waitFor();
    await field(page).fill(`${address()} ${address()} `);
    await page.getByText(/^Мест хватит на 1 из\s2\sадресов\./).waitFor();

    // What the free plan allows stands there before anybody is invited, and a larger one is a press away.
    await page.getByText(/^Бесплатный тариф — до\s3\sчеловек вместе с\sвами\./).waitFor();
    await page.getByRole('button', { name: 'Попробовать 14 дней бесплатно' }).click();
    await page.getByText('Пробный Premium включён').waitFor();
    await page.getByText(/^Занято 2 из/).waitFor({ state: 'detached' });

    await linkPart(page).getByRole('button', { name: 'Создать ссылку' }).click();
    await linkPart(page).getByRole('button', { name: 'Скопировать ссылку для коллег' }).click();
    await page.getByText('Ссылка скопирована').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('/join/');
    await linkPart(page)
      .getByText(/пришли 0 из\s50$/)
      .waitFor();
    await linkPart(page).getByRole('button', { name: 'Изменить' }).click();
    await page.getByLabel('Скольких впустит').fill('0');
    await page.getByRole('button', { name: 'Сохранить ссылку' }).click();
    await page.getByText('Укажите число от 1 до 500').waitFor();
    await page.getByLabel('Скольких впустит').fill('1');
    await expectFlawless(visitor, 'form of the joining link');
    await page.getByRole('button', { name: 'Сохранить ссылку' }).click();
    await linkPart(page)
      .getByText(/пришли 0 из\s1$/)
      .waitFor();

    const guest = await makePerson({ firstName: 'Нина', lastName: 'Ким' });
    const params = { token: copied.split('/join/')[1] ?? '' };
    await demand(workspaces.acceptJoinLink, { params }, { token: guest.tokens.access_token });
    await page.reload();
    await linkPart(page).getByText('По ссылке присоединился 1 человек: Нина Ким').waitFor();
    await linkPart(page).getByText('По ссылке пришли все, кого она впускала.').waitFor();
    await expectWhole(visitor, 'joining link that is full');
    await linkPart(page).getByRole('button', { name: 'Отозвать' }).click();
    await linkPart(page).getByRole('button', { name: 'Отозвать ссылку' }).click();
    await linkPart(page).getByRole('button', { name: 'Создать ссылку' }).waitFor();
    await expect.poll(() => page.getByLabel('Ссылка для коллег', { exact: true }).count(), PATIENCE).toBe(0);
    await visitor.context.close();
  });
});
