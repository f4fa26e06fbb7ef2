import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { card, makePoll, menuItem, openPollMenu, type Company } from './authoring.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, TABLET, visit } from './browser.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';
import { demand, join, makeOpenPoll, makePerson, makeWorkspace, openAs } from './factories.ts';
import { makeOpenSurvey, makeSurvey } from './survey-factory.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

/** A company that asks with all there is. */
async function makeAsking() {
  const owner = await makePerson({ premium: true });
  const workspace = await makeWorkspace(owner);
  await makePoll({ workspace, owner }, 'Черновик пульса');
  await makeOpenPoll(owner, workspace, ['Порекомендуете?'], { title: 'Готовность рекомендовать' });
  await makeOpenSurvey(owner, workspace, { title: 'Как нам работается' });
  await makeSurvey(owner, workspace, { title: 'Черновик исследования' });
  return { owner, workspace };
}
const kinds = (page: Page) => page.getByRole('radiogroup', { name: 'Что показать' });
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('the one list', () => {
  it('holds polls and surveys, says of each what it is, and is narrowed by kind and by one search over all', async () => {
    const { owner } = await makeAsking();
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app/poll');
    await card(page, 'Как нам работается').getByText('Исследование', { exact: true }).waitFor();
    await card(page, 'Готовность рекомендовать').getByText('eNPS', { exact: true }).waitFor();
    await card(page, 'Черновик пульса').getByText('Пульс', { exact: true }).waitFor();
    expect(
      await kinds(page)
        .getByRole('radio')
        .evaluateAll((all) => all.map((one) => one.closest('div')!.textContent)),
    ).toHaveLength(4);
    await page
      .getByText(/2\sопроса: eNPS\s—\s1, пульс\s—\s1 · 4\sвопроса · 2\sисследования · 2\sидут сейчас$/)
      .waitFor();
    await expectFlawless(visitor, 'one list');
    // The longest of them fits as well.
    const cut = await kinds(page)
      .locator('label')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    expect(cut).toEqual([]);
    await kinds(page)
      .getByText(/^Исследования\s*2$/)
      .click();
    await expect.poll(() => titles(page), PATIENCE).toEqual(['Черновик исследования', 'Как нам работается']);
    await page.reload();
    await expect.poll(() => titles(page), PATIENCE).toEqual(['Черновик исследования', 'Как нам работается']);
    await kinds(page)
      .getByText(/^Все\s*4$/)
      .click();
    const search = page.getByRole('searchbox', { name: 'Найти по названию' });
    await search.fill('черновик');
    await expect
      .poll(async () => (await titles(page)).toSorted(), PATIENCE)
      .toEqual(['Черновик исследования', 'Черновик пульса']);
    await page.getByText('Найдено: 2', { exact: true }).waitFor({ state: 'attached' });
    // Tabs tell of how many of each kind it is true.
    await kinds(page)
      .getByText(/^Пульс\s*1$/)
      .waitFor();
    await kinds(page)
      .getByText(/^eNPS\s*0$/)
      .waitFor();
    await visitor.context.close();
  });

  it('finds what is over by the words of its finding as well', async () => {
    const { owner, workspace } = await makeAsking();
    const { frame } = await makeOpenPoll(owner, workspace, ['Порекомендуете?'], { title: 'Тихий опрос', link: false });
    const close = { params: { id: frame.id }, body: { published: false } };
    await demand(polls.publishFrame, close, { token: owner.tokens.access_token });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app/poll');
    await card(page, 'Тихий опрос').getByText('спросили меньше пяти человек, итога не будет').waitFor();
    await page.getByRole('searchbox', { name: 'Найти по названию или выводу' }).fill('итога не будет');
    await expect.poll(() => titles(page), PATIENCE).toEqual(['Тихий опрос']);
    await visitor.context.close();
  });

  it.each([
    [
      'surveys',
      /\/api\/surveys\/workspace\//,
      'Не получилось загрузить исследования',
      'Попробовать снова',
      'Готовность рекомендовать',
      'Как нам работается',
    ],
    [
      'polls',
      /\/poll-lines/,
      'Не получилось загрузить опросы',
      'Попробовать снова',
      'Как нам работается',
      'Готовность рекомендовать',
    ],
  ] as const)(
    'keeps its other rows when %s do not load, and loads them when asked again',
    async (name, address, words, again, kept, missing) => {
      const { owner } = await makeAsking();
      const visitor = await visit(browser, DESKTOP);
      const { page } = visitor;
      await refuse(page, address, { detail: 'Уборка' });
      await openAs(page, owner, '/app/poll');
      const alert = page.getByRole('alert').filter({ hasText: words });
      await alert.getByText('Уборка').waitFor();
      await card(page, kept).waitFor();
      expect(await card(page, missing).count()).toBe(0);
      forgiveFailedCalls(visitor);
      await expectWhole(visitor, `a list without its ${name}`);
      await page.unrouteAll();
      await alert.getByRole('button', { name: again }).click();
      await card(page, missing).waitFor();
      expect(await alert.count()).toBe(0);
      await visitor.context.close();
    },
  );

  it('is gone through by keyboard: «/» to the search, arrows or J and K among the rows, Enter, «N» to what is new; single keys can be switched off', async () => {
    const { owner } = await makeAsking();
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app/poll');
    await card(page, 'Как нам работается').waitFor();
    const [first, second] = await titles(page);
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Найти по названию' });
    await expect.poll(() => search.evaluate((one) => one === document.activeElement), PATIENCE).toBe(true);
    // In a field they are letters.
    await page.keyboard.type('n/');
    expect(await search.inputValue()).toBe('n/');
    await search.fill('');
    await expect.poll(() => titles(page), PATIENCE).toHaveLength(4);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(first);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(second);
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe(first);
    await page.keyboard.press('j');
    expect(await focused(page)).toBe(second);
    await page.keyboard.press('k');
    expect(await focused(page)).toBe(first);
    await page.getByRole('button', { name: 'Выключить клавиши' }).click();
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Включить клавиши' }).click();
    expect(new URL(page.url()).pathname).toBe('/app/poll');
    await page.keyboard.press('n');
    await page.waitForURL('**/app/poll/new');
    await page.goBack();
    await card(page, 'Как нам работается').waitFor();
    // The same keys where letters are Russian.
    const pressRussian = (key: string, code: string) =>
      page.evaluate((init) => window.dispatchEvent(new KeyboardEvent('keydown', init)), { key, code });
    await pressRussian('.', 'Slash');
    await expect.poll(() => search.evaluate((one) => one === document.activeElement), PATIENCE).toBe(true);
    await pressRussian('т', 'KeyN');
    await page.waitForURL('**/app/poll/new');
    await page.goBack();
    await card(page, 'Готовность рекомендовать').getByRole('link', { name: 'Готовность рекомендовать' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/results');
    await visitor.context.close();
  });
});

describe('the weeks to come', () => {
  /** A pulse of nine questions each week and one of seven each fortnight: five minutes and more in every second week. */
  async function makeRepeating() {
    const owner = await makePerson({ premium: true });
    const workspace = await makeWorkspace(owner);
    const token = { token: owner.tokens.access_token };
    const repeat = async (title: string, count: number, cadence: 'weekly' | 'fortnightly') => {
      const questions = Array.from({ length: count }, (_, index) => `${title}, вопрос ${index + 1}?`);
      const poll = await makePoll(
        { workspace, owner } satisfies Pick<Company, 'workspace' | 'owner'>,
        title,
        questions,
      );
      const body = { cadence, weekday: 1, time: '10:00', starts_on: '2026-11-30', skip_holidays: false } as const;
      await demand(polls.saveSchedule, { params: { id: poll.id }, body }, token);
      return poll;
    };
    const unlimited = { params: { id: workspace.id }, body: { question_limit: 0 } };
    await demand(polls.setQuestionLimit, unlimited, token);
    const pulse = await repeat('Пульс недели', 9, 'weekly');
    await repeat('Нагрузка', 7, 'fortnightly');
    await makeOpenSurvey(owner, workspace, { title: 'Как нам работается' });
    return { owner, workspace, pulse };
  }
  const ahead = (page: Page) => page.getByRole('region', { name: 'Дальше' });

  it('say what opens in each and how many minutes that asks of one person, and what to do about five and more', async () => {
    const { owner, pulse } = await makeRepeating();
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app/poll');
    const table = ahead(page).getByRole('table', { name: /^Что спросят в ближайшие восемь недель/ });
    const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await table.waitFor();
    await ahead(page).getByText('минуты — у того, кого спрашивают больше всех').waitFor();
    expect(await table.getByRole('columnheader').count()).toBe(9);
    const cells = (name: string) => row(name).getByRole('cell').allInnerTexts();
    // Of both every second week, of one in the others.
    const [manyIn, fewIn] = [/^5\s+5\sминут\s+много$/, /^3\s+3\sминуты$/];
    const sums = (await cells('Минут на человека')).map((words) => words.trim());
    expect(sums.filter((words) => manyIn.test(words)).length).toBeGreaterThanOrEqual(3);
    expect(sums.filter((words) => fewIn.test(words)).length).toBeGreaterThanOrEqual(3);
    expect((await cells('Нагрузка')).filter((words) => /откроется в\s/.test(words)).length).toBeGreaterThanOrEqual(3);
    expect((await cells('Как нам работается'))[0]).toMatch(/идёт без срока, 1\sминута/);
    await ahead(page)
      .getByText(/^Много на (?:этой неделе и на )?недел(?:е|ях) с\s.*: перенесите один из опросов или сократите его\.$/)
      .waitFor();
    await expectFlawless(visitor, 'weeks to come');
    await showAs(page, TABLET, 'dark');
    await expectFlawless(visitor, 'weeks to come on a tablet, dark');
    await showAs(page, PHONE, 'dark');
    const weeks = ahead(page).getByRole('list').first().getByRole('listitem');
    await weeks
      .filter({ hasText: /5\sминут — много/ })
      .first()
      .waitFor();
    expect(await weeks.count()).toBe(8);
    expect(await table.count()).toBe(0);
    await expectFlawless(visitor, 'weeks to come on a phone, dark');
    await showAs(page, DESKTOP);
    await row('Пульс недели').getByRole('link', { name: 'Пульс недели' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/app/poll/${pulse.id}/edit`);
    await visitor.context.close();
  });

  it('say what the limit of questions will not let open, as soon as it is changed', async () => {
    const { owner } = await makeRepeating();
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app/poll');
    const pulse = ahead(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Пульс недели' }) });
    await pulse.waitFor();
    expect(await ahead(page).getByText('предел', { exact: true }).count()).toBe(0);
    await openPollMenu(page, 'Пульс недели');
    await menuItem(page, 'Изменить расписание').dispatchEvent('click');
    const dialog = page.getByRole('dialog', { name: 'Повторять опрос' });
    await dialog.getByRole('button', { name: 'Изменить предел' }).click();
    await dialog.getByLabel('Вопросов одному человеку за 30 дней, не больше').fill('20');
    await dialog.getByRole('button', { name: 'Сохранить предел' }).click();
    await dialog.getByText(/не больше 20.вопросов за 30 дней/).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await pulse
      .getByText(/^не откроется в\S*\sпонедельник, .*: предел вопросов$/)
      .first()
      .waitFor({ state: 'attached' });
    await ahead(page)
      .getByText(/^Предел: к этому дню людям будет задано/)
      .waitFor();
    await expectFlawless(visitor, 'weeks to come with a limit');
    await visitor.context.close();
  });

  it('are shown neither where the list is narrowed, nor where nothing is planned, nor to whoever only answers', async () => {
    const { owner, workspace } = await makeRepeating();
    const employee = await makePerson({ firstName: 'Иван' });
    await join(workspace, owner, employee, 'сотрудник');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app/poll');
    const table = ahead(page).getByRole('table');
    await table.waitFor();
    await kinds(page)
      .getByText(/^Пульс/)
      .click();
    await table.waitFor({ state: 'detached' });
    await openAs(page, employee, '/app/poll');
    await card(page, 'Как нам работается').waitFor();
    expect(await table.count()).toBe(0);
    const { owner: other } = await makeAsking();
    await openAs(page, other, '/app/poll');
    await card(page, 'Как нам работается').waitFor();
    expect(await ahead(page).count()).toBe(0);
    await visitor.context.close();
  });
});
