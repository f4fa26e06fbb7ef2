import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, visit } from './browser.ts';
import { hold } from './faults.ts';
import { call, makeOpenPoll, makePerson, makeWorkspace, openAs } from './factories.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

it('keeps nothing that was read in one session for the next one at this screen', async () => {
  const owner = await makePerson();
  const { poll, token } = await makeOpenPoll(owner, await makeWorkspace(owner), ['Хорошо ли вам у нас?', 'Почему?']);
  const content = 'Много срочных задач';
  const given = ['9', content].map((text, index) => ({ question_id: poll.questions[index]!.id, content: text }));
  await call(answers.takePublicPoll, {
    params: { token },
    body: { answers: given, anonymous_session_id: randomUUID() },
  });

  const { context, page } = await visit(browser, DESKTOP);
  const openResults = async () => {
    await page.getByRole('link', { name: 'Опросы', exact: true }).first().click();
    await page.getByRole('link', { name: 'Результаты' }).first().click();
    await page.getByRole('button', { name: 'Управлять запуском' }).waitFor();
  };
  await openAs(page, owner, '/app');
  await openResults();
  await page.getByText(content).waitFor();

  await page.getByRole('button', { name: 'Выйти', exact: true }).first().click();
  await page.getByRole('button', { name: 'Войти', exact: true }).first().click();
  const field = (label: string) =>
    page.getByRole('dialog').getByLabel(label, { exact: true }).filter({ visible: true });
  await field('Email').fill(owner.email);
  await field('Пароль').fill(owner.password);
  const letGo = await hold(page, '**/results*');
  await field('Пароль').press('Enter');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await openResults();
  expect(await page.getByText(content).count()).toBe(0);
  await letGo();
  await page.getByText(content).waitFor();
  await context.close();
});
