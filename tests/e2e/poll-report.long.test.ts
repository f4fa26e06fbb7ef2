import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { makePerson, makeWorkspace, openAs } from './factories.ts';
import { forgiveFailedCalls } from './faults.ts';
import { answerByLink, counted, makePoll, makePublishedFrame, setPublished } from './results-factories.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

it('leads from the results of a poll to a page for the team, which is written, opened and read on a phone; the results say so', async () => {
  const owner = await makePerson({ premium: true });
  const questions = ['Порекомендуете ли вы нас?', 'Что мешает?'];
  const poll = await makePoll(owner, await makeWorkspace(owner), { questions });
  const frame = await makePublishedFrame(owner, poll);
  for (const score of ['10', '9', '9', '8', '3', '9']) await answerByLink(poll, frame, [score, 'Сквозняк']);
  await counted(owner, frame, 6);
  await setPublished(owner, frame, false);

  const writer = await visit(browser, DESKTOP);
  const { page } = writer;
  await openAs(page, owner, `/app/poll/${poll.id}/results`);
  const team = page.getByRole('region', { name: 'Команде' });
  await team.getByText('Пока не написана').waitFor();
  await team.getByRole('link', { name: 'Рассказать команде' }).click();
  await page.waitForURL(`**/app/poll/${poll.id}/report?frame=${frame.id}`);

  await page.getByText('Пока закрыта').waitFor();
  await page.getByRole('button', { name: 'Добавить пункт' }).click();
  const item = page.getByRole('group', { name: 'Пункт 1' });
  await item.getByRole('textbox', { name: 'Вы сказали' }).fill('Шумно в переговорных');
  await item.getByRole('textbox', { name: 'Мы', exact: true }).fill('Ставим двери к 15 декабря');
  await page.getByRole('checkbox', { name: 'Порекомендуете ли вы нас?' }).check();
  // There are figures of what was answered in numbers, and of nothing else.
  expect(await page.getByRole('checkbox').count()).toBe(1);
  const preview = page.locator('[data-preview]');
  await preview.getByText('Ставим двери').waitFor();
  // Four promoters and a detractor of six.
  await preview.getByText('eNPS +50').waitFor();
  await expectFlawless(writer, 'the editor of a report of a poll');
  await page.setViewportSize(PHONE);
  await expectWhole(writer, 'the editor of a report of a poll on a phone');
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await page
    .getByRole('dialog', { name: 'Опубликовать страницу?' })
    .getByRole('button', { name: 'Опубликовать' })
    .click();
  const address = await page.getByRole('textbox', { name: 'Ссылка на страницу' }).inputValue();
  await page.getByRole('link', { name: 'Итоги', exact: true }).click();
  await team.getByText('Рассказано').waitFor();
  await expectFlawless(writer, 'the results that were told of');
  await writer.context.close();

  // Whoever comes late by the link of the poll is led there.
  const reader = await visit(browser, PHONE);
  await reader.page.goto(`/app/poll/${poll.id}/anonymous/${frame.public_token}/take`);
  await reader.page.getByRole('link', { name: 'Вы сказали — мы сделали' }).click();
  await reader.page.waitForURL(address);
  await reader.page.getByRole('listitem').waitFor();
  forgiveFailedCalls(reader);
  for (const scheme of ['light', 'dark'] as const) {
    await showAs(reader.page, PHONE, scheme);
    expect(await reader.page.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/Шумно в переговорных[^]*делаем[^]*Ставим двери/),
    ]);
    const figures = await reader.page.getByRole('article').innerText();
    expect(figures).toMatch(/eNPS \+50[^]*от\u00a0[−+]?\d+ до\u00a0\+\d+[^]*−100\n+\+100[^]*Ответов: 6/);
    await expectFlawless(reader, `the page of a poll’s report, ${scheme}`);
  }
  expect(await reader.page.content()).not.toContain('Сквозняк');
  await reader.context.close();
});

it('an address of a report that names no run leads to the newest; one of nothing, or of a poll never opened, says so', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const poll = await makePoll(owner, workspace, { questions: ['Порекомендуете ли вы нас?'] });
  const writer = await visit(browser, DESKTOP);
  await openAs(writer.page, owner, `/app/poll/11111111-1111-4111-8111-111111111111/report`);
  await writer.page.getByText('Запуск опроса не найден').waitFor();
  await expect.poll(() => writer.page.getByRole('button', { name: 'Опубликовать' }).count(), PATIENCE).toBe(0);
  await writer.page.goto(`/app/poll/${poll.id}/report`);
  await writer.page.getByText('Рассказывать пока не о чем').waitFor();
  const run = await makePublishedFrame(owner, poll);
  await writer.page.goto(`/app/poll/${poll.id}/report`);
  await writer.page.waitForURL(`**/app/poll/${poll.id}/report?frame=${run.id}`);
  await writer.page.getByText('Пока закрыта').waitFor();
  forgiveFailedCalls(writer);
  await writer.context.close();
});
