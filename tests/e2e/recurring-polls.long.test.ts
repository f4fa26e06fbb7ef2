import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { menuItem, openPollMenu } from './authoring.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { call, openAs } from './factories.ts';
import { button, dialog, inDialog, makeCompany, openRun, makePublishedFrame, type Company } from './poll-run-steps.ts';

const QUESTIONS = ['Порекомендуете ли вы нас?', 'Что мешало?', 'Что радовало?', 'Хватало ли времени?'];

let browser: Browser;
let company: Company;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

async function makePoll(title: string, anonymous = false): Promise<Poll> {
  const questions = QUESTIONS.map((text, index) => ({ text, order_index: index, is_required: true }));
  const body = { workspace_id: company.workspace.id, title, is_anonymous: anonymous, questions };
  return (await call(polls.createPoll, { body }, { token: company.owner.tokens.access_token })).body;
}
const scheduleOf = async ({ id }: Poll) =>
  (await call(polls.getSchedule, { params: { id } }, { token: company.owner.tokens.access_token })).body.schedule;
const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title });
const nextRuns = (page: Page) => dialog(page).getByRole('region', { name: 'Ближайшие запуски' });

it('a poll is made to repeat from the list, after a look at its next runs; it is paused, resumed and ended', async () => {
  const poll = await makePoll('Пульс недели');
  const visitor = await visit(browser, DESKTOP);
  const { page } = visitor;
  await openAs(page, company.owner, '/app?section=polls');
  await openPollMenu(page, 'Пульс недели');
  await menuItem(page, 'Повторять опрос').dispatchEvent('click');
  await dialog(page).getByLabel('День недели').selectOption('Понедельник');
  await dialog(page).getByLabel('Сколько вопросов за раз').selectOption('2 вопроса');
  await expect
    .poll(() => nextRuns(page).getByRole('listitem').first().innerText(), PATIENCE)
    .toMatch(/^пн, .*Неделя \d+\s+2.вопроса, спросим 1.человека/);
  await nextRuns(page).getByText('2 вопроса').nth(1).click();
  await nextRuns(page).getByText('Что радовало?').first().waitFor();
  await expectFlawless(visitor, 'a schedule');
  await inDialog(page, 'Начать повторять').click();
  await cardOf(page, 'Пульс недели')
    .getByText(/Повторяется каждый понедельник, следующий запуск \d+/)
    .waitFor();
  expect(await scheduleOf(poll)).toMatchObject({ weekday: 1, rotation: { per_run: 2 }, paused: false });

  const change = async () => {
    await openPollMenu(page, 'Пульс недели');
    await menuItem(page, 'Изменить расписание').dispatchEvent('click');
  };
  await change();
  await inDialog(page, 'Поставить на паузу').click();
  await cardOf(page, 'Пульс недели').getByText('на паузе').waitFor();
  expect(await scheduleOf(poll)).toMatchObject({ paused: true, next_at: null });
  await expectWhole(visitor, 'the list with a paused poll');
  await change();
  await inDialog(page, 'Возобновить').click();
  await cardOf(page, 'Пульс недели')
    .getByText(/следующий запуск/)
    .waitFor();
  await change();
  await inDialog(page, 'Больше не повторять').click();
  await dialog(page).getByText('Прежние запуски и ответы останутся.').waitFor();
  await inDialog(page, 'Больше не повторять').click();
  await cardOf(page, 'Пульс недели')
    .getByText(/Повторяется/)
    .waitFor({ state: 'hidden' });
  expect(await scheduleOf(poll)).toBeNull();
  await visitor.context.close();
});

it('an anonymous poll is not offered to single newcomers; the limit of questions is changed where it counts; all on a phone', async () => {
  const poll = await makePoll('Анонимный пульс', true);
  await makePublishedFrame(company, poll);
  const visitor = await visit(browser, PHONE, 'dark');
  const page = await openRun(visitor, poll, company.owner);
  await button(page, 'Повторять опрос').click();
  await dialog(page).getByLabel('Как часто').selectOption('Когда придёт новый участник');
  await dialog(page).getByText('Только для опросов с именами').waitFor();
  expect(await inDialog(page, 'Начать повторять').isDisabled()).toBe(true);
  await dialog(page).getByLabel('Как часто').selectOption('Каждый месяц');
  await dialog(page).getByLabel('Число месяца').fill('32');
  await dialog(page).getByText('Нужно число от 1 до 31').waitFor();
  await dialog(page).getByLabel('Число месяца').fill('15');
  await inDialog(page, 'Изменить предел').click();
  await dialog(page).getByLabel('Вопросов одному человеку за 30 дней, не больше').fill('3');
  await inDialog(page, 'Сохранить предел').click();
  await dialog(page)
    .getByText(/не больше 3.вопросов за 30 дней/)
    .waitFor();
  await nextRuns(page)
    .getByText(/не откроется\. Людям уже задали/)
    .first()
    .waitFor();
  await expectFlawless(visitor, 'a schedule on a phone');
  await inDialog(page, 'Начать повторять').click();
  await page.getByText(/Повторяется каждый месяц, 15-го/).waitFor();
  await visitor.context.close();
});

it('questions are taken from the bank by theme and by search, also with the keyboard, each once', async () => {
  const visitor = await visit(browser, DESKTOP);
  const { page } = visitor;
  await openAs(page, company.owner, '/app/poll/create');
  const mark = (words: RegExp) => dialog(page).getByRole('checkbox', { name: words });
  await button(page, 'Из банка').click();
  await button(page, 'Нагрузка').click();
  await mark(/^Какой была нагрузка/).check();
  await button(page, 'Нагрузка').click();
  await dialog(page).getByLabel('Найти вопрос').fill('положиться');
  await dialog(page)
    .getByText(/Найдено: 1/)
    .waitFor();
  await mark(/^Можете ли вы положиться/).focus();
  await page.keyboard.press('Space');
  await expectFlawless(visitor, 'the bank of questions');
  // A poll is answered on scales and in own words alone.
  await dialog(page).getByLabel('Найти вопрос').fill('узнаёте новости');
  await dialog(page).getByText('Такого вопроса в банке нет. Его можно написать самим.').waitFor();
  await dialog(page)
    .getByRole('button', { name: /^Добавить 2\sвопроса$/ })
    .click();
  await button(page, 'Из банка').click();
  expect(await mark(/^Какой была нагрузка/).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await expect
    .poll(
      () =>
        page
          .getByRole('textbox', { name: /^Вопрос \d/ })
          .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value)),
      PATIENCE,
    )
    .toEqual([expect.stringContaining('Какой была нагрузка'), expect.stringContaining('Можете ли вы положиться')]);
  await visitor.context.close();
});
