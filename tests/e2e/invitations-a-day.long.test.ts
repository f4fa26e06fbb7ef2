import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import { UNPAID_INVITATIONS_A_DAY } from '#shared/rules/invitations.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PHONE, showAs, visit } from './browser.ts';
import { demand, makePerson, makePortal, makeWorkspace, openAs } from './factories.ts';
import { openInviteDialog } from './team.ts';

/** Said while there is nothing refused yet. */
const BEFOREHAND = /^Пока тариф не\sоплачен, в\sдень уходит до 15\sписем\. Без писем людей приводят ссылка, коды/;
const AFTERWARDS = /На бесплатном тарифе и в пробном периоде можно отправить 15 приглашений в сутки\. Продолжите/;
/** Of the letters of the day so many are left. */
const LEFT = 2;
/** Letters are also counted by where they are sent from, and other tests send theirs from where browsers are. */
const ELSEWHERE = '127.8.0.1';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('how many letters of invitation go a day is said before more are sent, in the list, the field and the import; what did not go is said with the reason', async () => {
  const owner = await makePerson({ premium: true });
  const workspace = await makeWorkspace(owner);
  await makePortal(owner, workspace, 'seventeen');
  const emails = Array.from({ length: UNPAID_INVITATIONS_A_DAY - LEFT }, () => `${randomUUID()}@lutik.example`);
  const sent = { params: { id: workspace.id }, body: { emails, role: 'сотрудник', team: null } } as const;
  await demand(workspaces.inviteMembers, sent, { token: owner.tokens.access_token, from: ELSEWHERE });

  const visitor = await visit(browser, DESKTOP);
  const { page } = visitor;
  await openAs(page, owner, '/app?section=employees');
  await page.getByText('Найдено: 18 сотрудников', { exact: true }).waitFor();
  const bar = page.getByRole('region', { name: 'Действия с выбранными' });
  const choose = async (numbers: readonly number[]) => {
    for (const number of numbers) {
      await page.getByRole('checkbox', { name: new RegExp(`^Выбрать: Имя ${number}$`) }).check();
    }
  };
  await choose(Array.from({ length: UNPAID_INVITATIONS_A_DAY }, (_, index) => index + 1));
  await bar.getByRole('button', { name: /^Пригласить\s15$/ }).waitFor();
  expect(await bar.getByText(BEFOREHAND).count(), 'so many may go').toBe(0);
  await choose([16, 17]);
  await bar.getByText(BEFOREHAND).waitFor();
  await expectWhole(visitor, 'more are chosen than letters go a day');
  await showAs(page, PHONE, 'dark');
  await expectFlawless(visitor, 'the same on a phone');
  await showAs(page, DESKTOP);
  await bar.getByRole('button', { name: /^Пригласить\s17$/ }).click();
  const told = page.getByText(/^Отправлено: 2\sприглашения\./);
  await told.waitFor();
  expect(await told.innerText()).toMatch(AFTERWARDS);
  // Once more: nothing goes, and the reason is that of those who are not invited.
  await bar.getByRole('button', { name: /^Пригласить\s17$/ }).click();
  const nothing = page.getByText(/^Новых приглашений нет\./);
  await nothing.waitFor();
  expect(await nothing.innerText()).toMatch(AFTERWARDS);

  await page.goto('/app?section=workspaces');
  const field = page.getByLabel('Адреса почты', { exact: true });
  await field.fill(
    Array.from({ length: UNPAID_INVITATIONS_A_DAY }, () => `${randomUUID()}@lutik.example`).join(' ') + ' ',
  );
  await page.getByRole('button', { name: /^Отправить 15\sприглашений$/ }).waitFor();
  expect(await page.getByText(BEFOREHAND).count(), 'so many may go').toBe(0);
  await field.fill(`${randomUUID()}@lutik.example `);
  await page.getByText(BEFOREHAND).waitFor();
  await page.getByRole('button', { name: /^Отправить 16\sприглашений$/ }).click();
  await page.getByRole('region', { name: 'Что с приглашениями' }).getByText(AFTERWARDS).first().waitFor();
  await expectFlawless(visitor, 'addresses that got no letter');

  const dialog = await openInviteDialog(page);
  await dialog.getByText(BEFOREHAND).waitFor();
  await dialog.getByRole('button', { name: 'Импортировать из Bitrix24' }).click();
  await dialog.getByRole('heading', { name: 'Импорт завершен!' }).waitFor();
  expect(await dialog.getByRole('definition').allInnerTexts()).toEqual(['0', '2', '15']);
  await dialog.getByText(AFTERWARDS).first().waitFor();
  await expectWhole(visitor, 'an import of which no letter went');
  const asOwner = { token: owner.tokens.access_token };
  const { invitations } = await demand(workspaces.listInvitations, { params: { id: workspace.id } }, asOwner);
  expect(invitations).toHaveLength(UNPAID_INVITATIONS_A_DAY);
  await visitor.context.close();
});
