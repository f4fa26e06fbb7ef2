import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { automations } from '#shared/contract/automations.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { makeNight } from './night.ts';

const PAGE = '/app/finance/rules';
const TITLE = 'Собрать отзывы о команде';

let browser: Browser;
let owner: Person;
let colleague: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова', premium: true });
  workspace = await makeWorkspace(owner, 'Ромашка');
  colleague = await makePerson({ firstName: 'Пётр', lastName: 'Алёхин' });
  await join(workspace, owner, colleague, 'сотрудник');
});
afterAll(async () => {
  await browser.close();
});

const log = async () => {
  const call = { params: { id: workspace.id } };
  return (await demand(automations.readRuleLog, call, { token: owner.tokens.access_token })).entries;
};

async function build(page: Page): Promise<void> {
  const builder = page.getByRole('dialog', { name: 'Новое правило' });
  await builder.getByLabel('Условие').selectOption('дата');
  await builder.getByLabel('Какая дата').selectOption('день календаря');
  await builder.getByRole('button', { name: 'Проверить на прошлых 90 днях' }).click();
  await builder.getByText('Укажите день: год, месяц и число').waitFor();
  await builder.getByText('Введите название задачи').waitFor();
  await builder.getByLabel('День', { exact: true }).fill(moscowDay(new Date()));
  await builder.getByLabel('Название задачи').fill(TITLE);
  await builder.getByRole('region', { name: 'Правило целиком' }).getByText(`поставить задачу «${TITLE}»`).waitFor();
}

describe('rules «если — то»', () => {
  it('begin with four ready ones, on a wide screen and on a phone; one is built, tried, switched on and acts at night; the log says what and why', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page, context } = visitor;
    await openAs(page, owner, PAGE);
    await page.getByText('Правил пока нет').waitFor();
    expect(await page.getByRole('list', { name: 'Готовые правила' }).getByRole('listitem').count()).toBe(4);
    await expectWhole(visitor, 'rules');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'rules on a phone');
    await page.getByRole('button', { name: /Взять это правило: Если за 2 дня до срока/ }).click();
    const builder = page.getByRole('dialog', { name: 'Новое правило' });
    await builder.getByText(/напомнить тем, кто ещё не ответил/).waitFor();
    await builder.getByRole('button', { name: 'Проверить на прошлых 90 днях' }).click();
    await builder.getByText('За это время правило ничего бы не сделало').waitFor();
    await expectFlawless(visitor, 'builder on a phone');
    await showAs(page, DESKTOP);
    await expectWhole(visitor, 'builder');
    await page.keyboard.press('Escape');
    await builder.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Новое правило' }).press('Enter');
    await build(page);
    await builder.getByRole('button', { name: 'Проверить на прошлых 90 днях' }).press('Enter');
    await builder.getByText(/Сработало бы 1.раз/).waitFor();
    await builder.getByRole('button', { name: 'Сохранить и включить' }).click();
    const toggle = page.getByRole('switch', { name: new RegExp(`Включить правило: .*${TITLE}`) });
    await expect.poll(() => toggle.isChecked(), PATIENCE).toBe(true);

    await makeNight(workspace);
    await expect
      .poll(async () => (await log()).map(({ what }) => what), PATIENCE)
      .toEqual([`Поставили задачу «${TITLE}»`]);
    await page.reload();
    const card = page.getByRole('region', { name: 'Журнал' });
    await card.getByText(`Поставили задачу «${TITLE}»`).waitFor();
    await card.getByText(/^День \d+ \S+ \d{4}$/).waitFor();
    await expectFlawless(visitor, 'rules with a log');

    await toggle.press('Space');
    await expect.poll(() => toggle.isChecked(), PATIENCE).toBe(false);
    await toggle.press('Space');
    const question = page.getByRole('dialog', { name: 'Включить правило' });
    await question.getByText(/Сработало бы 1.раз/).waitFor();
    await question.getByRole('button', { name: 'Включить правило' }).click();
    await expect.poll(() => toggle.isChecked(), PATIENCE).toBe(true);
    await page.getByRole('switch', { name: 'Общий выключатель' }).press('Space');
    await page.getByText('ни одно правило не сработает').waitFor();
    await page.getByRole('button', { name: /Удалить правило/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить правило' }).click();
    await page.getByText('Правил пока нет').waitFor();
    await context.close();
  });

  it('are not shown to an employee, who is told who sees them', async () => {
    const { page, context } = await visit(browser, PHONE);
    await openAs(page, colleague, PAGE);
    await page.getByText('Правила видят владелец, HR и руководители').waitFor();
    await context.close();
  });
});
