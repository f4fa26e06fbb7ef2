import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { answerWith, forgiveFailedCalls, refuse } from './faults.ts';
import { demand, join, lastLetter, makePerson, makeWorkspace, openAs, prove, type Person } from './factories.ts';
import { loadCatalogue } from './offer-catalogue.ts';

const PAGE = '/app/finance/offers';
const CALLS = /\/api\/offers\?/;

let browser: Browser;
let owner: Person;
let employee: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  await loadCatalogue();
  // On the free plan: offers are on every one.
  owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова' });
  await prove(owner);
  workspace = await makeWorkspace(owner, 'Лютик');
  employee = await makePerson({ firstName: 'Пётр', lastName: 'Алёхин' });
  await join(workspace, owner, employee, 'сотрудник');
});
afterAll(async () => {
  await browser.close();
});

const cards = (page: Page) => page.getByRole('article');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Запрос партнёру' });

describe('partner offers', () => {
  it('are at least ten, of all four kinds, narrowed by place and words, all come back with one press, and one can be asked for on the free plan (A1-03, A2.2-07, A3-02)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page, context } = visitor;
    await openAs(page, owner, PAGE);
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBeGreaterThanOrEqual(10);
    for (const kind of ['Курсы', 'Конференции', 'Спорт', 'Психологи']) {
      await page.getByRole('button', { name: kind, exact: true }).click();
      expect([kind, await cards(page).count()]).toEqual([kind, expect.toSatisfy((count: number) => count >= 2)]);
    }
    await page.getByRole('button', { name: 'Все', exact: true }).click();
    await expectFlawless(visitor, 'partner offers');
    const all = await cards(page).count();
    await page.getByLabel('Где', { exact: true }).selectOption('Казань');
    await page.getByText('1 предложение').waitFor();
    await page.getByLabel('Где', { exact: true }).selectOption('Онлайн');
    await page.getByRole('searchbox').fill('ПСИХОЛОГ');
    await expect
      .poll(() => cards(page).getByRole('heading').allTextContents(), PATIENCE)
      .toEqual(['Психолог для сотрудников']);
    await page.getByRole('searchbox').fill('такого нет');
    await page.getByText('Под эти условия ничего не подошло.').waitFor();
    await page.getByRole('button', { name: 'Сбросить' }).click();
    await expect.poll(() => cards(page).count(), PATIENCE).toBe(all);

    await page.getByRole('button', { name: 'Запросить «Обратная связь для руководителей»' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Сколько человек').fill('4');
    await dialog.getByRole('textbox', { name: 'Комментарий' }).fill('Нужны вечерние занятия');
    await dialog.getByText('50 660 ₽').waitFor();
    const told = dialog.getByRole('region', { name: 'Что увидит партнёр' });
    for (const words of ['Лютик', `Вера Иванова, ${owner.email}`, 'Нужны вечерние занятия']) {
      await told.getByText(words).waitFor();
    }
    await expectFlawless(visitor, 'request to a partner');
    await dialog.getByRole('button', { name: 'Отправить запрос' }).click();
    await page.getByText('Запрос отправлен. Партнёр ответит вам письмом').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await lastLetter('zapros@school.example', /Запрос от компании из Тонуса/);
    await lastLetter(owner.email, /Ваш запрос отправлен партнёру/);

    const own = page.getByRole('region', { name: 'Запросы вашей компании' });
    await own.getByText('Обратная связь для руководителей').waitFor();
    await own.getByRole('button', { name: 'Отменить запрос' }).click();
    const question = page.getByRole('dialog', { name: 'Отменить запрос?' });
    await question.getByRole('button', { name: 'Отменить запрос' }).click();
    await own.getByText('отменён', { exact: true }).waitFor();
    expect(await own.getByRole('button', { name: 'Отменить запрос' }).count()).toBe(0);
    await lastLetter('zapros@school.example', /Запрос от компании из Тонуса отменён/);
    await page.reload();
    await own.getByText('отменён', { exact: true }).waitFor();
    await context.close();
  });

  it('are shown to an employee without the way to ask, on a phone in the dark', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page, context } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openAs(page, employee, PAGE);
    await cards(page).first().waitFor();
    await page.getByText('Запрос партнёру отправляют владелец, HR и руководители').waitFor();
    expect(await page.getByRole('button', { name: /^Запросить/ }).count()).toBe(0);
    expect(asked.filter((url) => url.includes('/requests'))).toEqual([]);
    await expectFlawless(visitor, 'partner offers of an employee');
    await context.close();
  });

  it('asks for people and a day that can be, and says what the server refuses without losing a word', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page, context } = visitor;
    await openAs(page, owner, PAGE);
    await page.getByRole('button', { name: 'Запросить «Психолог для сотрудников»' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Сколько человек').fill('ноль');
    await dialog.getByRole('button', { name: 'Отправить запрос' }).click();
    await dialog.getByText('Укажите число людей: от 1 до 10 000').waitFor();
    await dialog.getByLabel('Сколько человек').fill('3');
    await dialog.getByLabel('На какой день').fill('2020-01-01');
    await dialog.getByRole('textbox', { name: 'Комментарий' }).fill('Спасибо');
    await dialog.getByRole('button', { name: 'Отправить запрос' }).click();
    await dialog.getByText('Этот день уже прошёл: выберите сегодняшний или позже').waitFor();
    await refuse(page, /\/requests$/, {
      status: 429,
      detail: 'За час отправлено слишком много запросов',
      method: 'POST',
    });
    await dialog.getByRole('button', { name: 'Отправить запрос' }).click();
    await dialog.getByText('За час отправлено слишком много запросов').waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Комментарий' }).inputValue()).toBe('Спасибо');
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'a refused request');
    await context.close();
  });

  it('are planned in the HR budget by whoever may, who sees before what is left, and come out of it when cancelled', async () => {
    const rich = await makePerson({ premium: true });
    await prove(rich);
    const space = await makeWorkspace(rich, 'Ромашка');
    const year = new Date(Date.now() + 14 * 86_400_000).getFullYear();
    const plan = { period: 'year', mode: 'absolute', value: 60_000 } as const;
    const as = { token: rich.tokens.access_token };
    await demand(finance.saveBudget, { params: { id: space.id }, body: { year, version: null, plan } }, as);
    const visitor = await visit(browser, DESKTOP, 'dark');
    const { page, context } = visitor;
    await openAs(page, rich, PAGE);
    await page.getByRole('button', { name: 'Запросить «Йога и растяжка в офисе»' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('На какой день').fill(`${year}-12-31`);
    await dialog.getByRole('checkbox', { name: 'Учесть в HR-бюджете' }).check();
    await dialog.getByText('После этого от плана года останется 22 200 ₽').waitFor();
    await expectWhole(visitor, 'a request for the budget');
    await dialog.getByRole('button', { name: 'Отправить запрос' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const own = page.getByRole('region', { name: 'Запросы вашей компании' });
    await own.getByText('в HR-бюджете').waitFor();
    // A second one would be more than is left.
    await page.getByRole('button', { name: 'Запросить «Разговор о выгорании для команды»' }).click();
    await dialog.getByLabel('На какой день').fill(`${year}-12-31`);
    await dialog.getByRole('checkbox', { name: 'Учесть в HR-бюджете' }).check();
    await dialog.getByText('Это больше, чем осталось по плану года: не хватает 12 000 ₽').waitFor();
    await dialog.getByRole('button', { name: 'Отменить' }).click();
    const spent = async () =>
      (await demand(finance.getBudget, { params: { id: space.id }, query: { year: String(year) } }, as)).spent;
    await expect.poll(spent, PATIENCE).toBe(37_800);
    await own.getByRole('button', { name: 'Отменить запрос' }).click();
    const question = page.getByRole('dialog', { name: 'Отменить запрос?' });
    await question.getByText('Стоимость вернётся в HR-бюджет.').waitFor();
    await question.getByRole('button', { name: 'Отменить запрос' }).click();
    await own.getByText('отменён', { exact: true }).waitFor();
    await expect.poll(spent, PATIENCE).toBe(0);
    await context.close();
  });

  it('says that there are none yet, and when they did not load, with a way to try again', async () => {
    const visitor = await visit(browser, DESKTOP, 'dark');
    const { page, context } = visitor;
    await refuse(page, CALLS);
    await openAs(page, owner, PAGE);
    await page.getByText('Не получилось загрузить предложения').waitFor();
    await page.unroute(CALLS);
    await answerWith(page, CALLS, { offers: [], next_cursor: null });
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByText('Предложений пока нет').waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'no partner offers');
    await context.close();
  });
});
