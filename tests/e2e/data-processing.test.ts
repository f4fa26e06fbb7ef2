import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { retention } from '#shared/contract/retention.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, PHONE, showAs, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { answerWith } from './faults.ts';

const ADDRESS = '/app/settings/data';

let browser: Browser;
let owner: Person;
let hr: Person;
let romashka: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  hr = await makePerson({ firstName: 'Вера', lastName: 'Орлова' });
  romashka = await makeWorkspace(owner, 'Ромашка');
  await join(romashka, owner, hr, 'hr');
});
afterAll(async () => {
  await browser.close();
});

it('tells the owner what goes by terms before they are saved, and then that they are', async () => {
  const visitor = await visit(browser, DESKTOP);
  const { page } = visitor;
  const none = { count: 0, more: false };
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const unsaved = { terms: { answers: null, tasks: null, pay: null, logs: null }, saved_at: null, until };
  // What is two years old cannot be made in a browser.
  await answerWith(page, '**/api/workspace/*/retention?*tasks=24*', {
    ...unsaved,
    going: { answers: none, tasks: { count: 12, more: false }, pay: none, logs: none },
  });
  await openAs(page, owner, ADDRESS);
  const card = page.getByRole('region', { name: 'Сроки хранения' });
  await card.getByText('Сроки пока никто не задал').waitFor();
  await card.getByText(/До .* уйдёт: 12.задач\./).waitFor();
  await expectFlawless(visitor, 'terms that nobody has saved');
  await card.getByLabel('Завершённые и отменённые задачи').selectOption({ label: 'Пока есть пространство' });
  await card.getByText(/уйдёт: 12/).waitFor({ state: 'detached' });
  await card.getByRole('button', { name: 'Сохранить сроки' }).click();
  await page.getByText('Сроки сохранены', { exact: true }).waitFor();
  await card.getByText(/^Сохранены /).waitFor();
  const call = { params: { id: romashka.id }, query: {} };
  const { terms } = await demand(retention.getRetention, call, { token: owner.tokens.access_token });
  expect(terms).toEqual({ answers: 12, tasks: null, pay: 36, logs: 24 });
  // The register tells the same, folded.
  const term = page.getByText('Имена: 1 год; ответы без имён: пока есть пространство');
  expect(await term.isVisible()).toBe(false);
  for (const purpose of await page.getByText('Что обрабатываем и кто получает').all()) await purpose.click();
  await term.waitFor();
  await showAs(page, PHONE, 'dark');
  await expectFlawless(visitor, 'terms and register on a phone in the dark');
  await visitor.context.close();
});

it('lets hr keep the register, without the terms, and gives it out as a workbook', async () => {
  const visitor = await visit(browser, DESKTOP);
  const { page } = visitor;
  await openAs(page, hr, ADDRESS);
  await page.getByLabel('Правовое основание: Опросы и исследования').fill('Согласие сотрудника');
  await page.getByRole('button', { name: 'Сохранить реестр' }).click();
  await page.getByText('Реестр сохранён').waitFor();
  expect(await page.getByRole('button', { name: 'Сохранить сроки' }).count()).toBe(0);
  await page.reload();
  await page.getByText('Согласие сотрудника').waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать реестр, XLSX' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.xlsx$/);
  await visitor.context.close();
});
