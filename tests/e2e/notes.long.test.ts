import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { people } from '#shared/contract/people.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PHONE, showAs, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';

const CALL = '**/notes';
const WORDS = 'Просит разбирать сложные сделки вместе.\nДоговорились о четвергах.';

let browser: Browser;
let owner: Person;
let lead: Person;
let vera: Person;
let workspace: Workspace;
/** The page of Vera. */
let address: string;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Анна', lastName: 'Иванова', premium: true });
  workspace = await makeWorkspace(owner);
  lead = await makePerson({ firstName: 'Борис', lastName: 'Ёлкин' });
  await join(workspace, owner, lead, 'руководитель');
  vera = await makePerson({ firstName: 'Вера', lastName: 'Орлова' });
  await join(workspace, owner, vera, 'сотрудник');
  const as = { token: owner.tokens.access_token };
  const everybody = await demand(people.listPeople, { params: { id: workspace.id } }, as);
  address = `/app/employees/${everybody.people.find(({ last_name }) => last_name === 'Орлова')!.ref}`;
});
afterAll(async () => {
  await browser.close();
});

const partOf = (page: Page) => page.getByRole('region', { name: 'Разговоры один на один' });

/** The page of Vera as somebody sees it who is shown no note. */
async function expectNothingOf(person: Person, writes: boolean): Promise<void> {
  const { context, page } = await visit(browser, DESKTOP);
  const told = page.waitForResponse(CALL.replace('notes', 'notes*'));
  await openAs(page, person, address);
  await told;
  await page.getByRole('heading', { level: 1, name: 'Вера Орлова' }).waitFor();
  if (writes) await partOf(page).getByText('Записей, которые видны вам, пока нет.').waitFor();
  else expect(await partOf(page).count()).toBe(0);
  expect(await page.getByText('Договорились о четвергах').count()).toBe(0);
  await context.close();
}

it('is written, shared, changed and deleted by its author, and seen by nobody else whom they have not named', async () => {
  const visitor = await visit(browser, DESKTOP);
  const { page } = visitor;
  await openAs(page, lead, address);
  const part = partOf(page);
  await part.getByText('Записей, которые видны вам, пока нет.').waitFor();
  await part.getByText(/Больше никто, даже владелец/).waitFor();
  await part.getByRole('button', { name: 'Записать' }).click();
  await part.getByLabel('О чём говорили').fill(WORDS);
  await part.getByRole('checkbox', { name: 'Анна Иванова' }).waitFor();
  await expectFlawless(visitor, 'a note that is written');
  await showAs(page, PHONE, 'dark');
  await expectFlawless(visitor, 'a note that is written, on a phone');

  // What is typed outlives a failure.
  await refuse(page, CALL, { status: 503, method: 'POST' });
  await part.getByRole('button', { name: 'Сохранить' }).click();
  await part.getByText(/^Не удалось сохранить/).waitFor();
  forgiveFailedCalls(visitor);
  expect(await part.getByLabel('О чём говорили').inputValue()).toBe(WORDS);
  await page.unroute(CALL);
  await part.getByLabel('День разговора').fill('2026-10-19');
  await part.getByRole('button', { name: 'Сохранить' }).click();
  const row = part.getByRole('listitem').filter({ hasText: 'Договорились о четвергах' });
  await row.getByText('видите вы', { exact: true }).waitFor();
  // Where the form was opened the keyboard goes on.
  await part.getByRole('button', { name: 'Записать' }).and(page.locator(':focus')).waitFor();
  await row.getByText(/^19\sоктября/).waitFor();
  await expectFlawless(visitor, 'a note on a phone');
  await expectNothingOf(owner, true);
  await expectNothingOf(vera, false);

  await row.getByRole('button', { name: /^Действия с\sзаписью за\s19\sоктября/ }).click();
  await page.getByRole('menuitem', { name: 'Изменить' }).dispatchEvent('click');
  await part.getByRole('checkbox', { name: 'Вера Орлова' }).check();
  await part.getByText(/^Выбрано 1 из\s5$/).waitFor();
  await part.getByRole('button', { name: 'Сохранить' }).click();
  await row.getByText(/^вы и\sВ\.\sОрлова$/).waitFor();
  await showAs(page, DESKTOP);
  await expectFlawless(visitor, 'a note that is shared');

  const hers = await visit(browser, PHONE);
  await openAs(hers.page, vera, address);
  await partOf(hers.page)
    .getByText(/^Автор: Б\.\sЁлкин$/)
    .waitFor();
  await partOf(hers.page).getByText('Договорились о четвергах').waitFor();
  expect(await partOf(hers.page).getByRole('button').count()).toBe(0);
  await expectWhole(hers, 'a note as somebody sees it with whom it is shared');
  await hers.context.close();
  await expectNothingOf(owner, true);

  await row.getByRole('button', { name: /^Действия с\sзаписью/ }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Удалить запись?' });
  await expectFlawless(visitor, 'a deletion that is asked');
  await dialog.getByRole('button', { name: 'Удалить запись' }).click();
  await part.getByText('Записей, которые видны вам, пока нет.').waitFor();
  expect(await row.count()).toBe(0);
  await visitor.context.close();
});

it('holds whoever leaves over words that are not saved', async () => {
  const { context, page } = await visit(browser, DESKTOP);
  await openAs(page, lead, address);
  await partOf(page).getByRole('button', { name: 'Записать' }).click();
  await partOf(page).getByLabel('О чём говорили').fill('Недописанное');
  await page.getByRole('link', { name: 'Назад к сотрудникам' }).click();
  const dialog = page.getByRole('dialog', { name: 'Уйти без сохранения?' });
  await dialog.getByRole('button', { name: 'Отменить' }).click();
  expect(await partOf(page).getByLabel('О чём говорили').inputValue()).toBe('Недописанное');
  await page.getByRole('link', { name: 'Назад к сотрудникам' }).click();
  await dialog.getByRole('button', { name: 'Уйти', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Сотрудники' }).waitFor();
  await context.close();
});
