import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, visit } from './browser.ts';
import { cut } from './faults.ts';
import { makePerson, makeWorkspace, openAs } from './factories.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

it('a section that does not arrive says so in its place, and the shell leads on to the others', async () => {
  const owner = await makePerson();
  await makeWorkspace(owner, 'Ромашка');
  const { context, page } = await visit(browser, DESKTOP);
  await openAs(page, owner, '/app?section=settings');
  await page.getByRole('heading', { name: 'Настройки' }).waitFor();
  await cut(page, '**/assets/tasks-section-*.js');
  const sections = page.getByRole('navigation', { name: 'Разделы', exact: true });
  await sections.getByRole('link', { name: 'Задачи' }).click();
  await page.getByRole('alert').getByText('Страница не открылась').waitFor();
  expect(await sections.locator('[aria-current=page]').innerText()).toBe('Задачи');
  await page.getByRole('button', { name: 'Обновить страницу' }).waitFor();

  await sections.getByRole('link', { name: 'Обзор' }).click();
  await page.getByText(/^Здравствуйте/).waitFor();
  expect(await page.getByText('Страница не открылась').count()).toBe(0);
  await context.close();
});
