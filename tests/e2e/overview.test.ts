import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { savePlan } from './finance-factory.ts';
import { answerWith, forgiveFailedCalls, hold, refuse } from './faults.ts';
import { CALM, enpsPulse, NO_LOAD, NO_PULSE, PULSE, runningRun, SURE_FALL } from './overview-fixtures.ts';
import { ATTENTION_URL, band, card, main, plain, tell, wordsOf } from './overview-page.ts';
import { wordsOnPages } from './printed.ts';

const REMIND_URL = '**/api/polls/frames/*/remind';
const FIRST_STEPS = 'С чего начать';

let browser: Browser;
let owner: Person;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', premium: true });
  await makeWorkspace(owner, 'Ромашка');
});
afterAll(async () => {
  await browser.close();
});

/** What is to be decided first, how sure that is, and the button stand on the screen before anybody scrolls. */
async function expectOneLook(page: Page, claim: string, sure: string): Promise<void> {
  const first = band(page).getByRole('article').first();
  const title = first.getByRole('heading', { level: 2 });
  await title.waitFor();
  expect(plain(await title.innerText())).toContain(claim);
  for (const words of [title, first.getByText(sure), first.getByRole('button', { name: /^В.задачу/ })]) {
    const box = await words.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

/** Nothing is known of the load: who may is invited to connect a portal, the others are told whom to ask. */
async function expectNoLoad(page: Page, { mayConnect }: { readonly mayConnect: boolean }): Promise<void> {
  const load = card(page, 'Нагрузка по командам');
  await load.getByText('Нагрузка появится с задачами').waitFor();
  expect(await load.getByRole('link', { name: 'Подключить источник задач' }).count()).toBe(mayConnect ? 1 : 0);
  const whom = load.getByText('Подключить источник задач может владелец или руководитель.');
  expect(await whom.count()).toBe(mayConnect ? 0 : 1);
}

describe('the first screen of whoever runs polls', () => {
  it('shows by one look what is to be decided first, and below it the mood, what runs, how teams stand and what is ahead, without the first steps, on a desktop and on a phone in the dark', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await tell(page);
    await openAs(page, owner, '/app');
    for (const [where, size, scheme] of [
      ['on a desktop', DESKTOP, 'light'],
      ['on a phone in the dark', PHONE, 'dark'],
    ] as const) {
      await showAs(page, size, scheme);
      await card(page, 'eNPS').locator('svg.recharts-surface').waitFor();
      await expectOneLook(page, 'Просрочено 32 % открытых задач', 'Точно.');
      const words = await wordsOf(page, 'Главное');
      expect(words).toContain('Разобрать с командой просроченное');
      expect(words).toMatch(/Склад · решение 2 из 2\s+Оценки ниже, чем у остальных/);
      expect(words).toContain('Скорее всего.');
      const running = await wordsOf(page, 'Идёт сейчас');
      expect(running).toContain('Идёт «Пульс недели»');
      expect(running).toContain('К этому дню обычно отвечают 13–19 человек. Сейчас 14: всё идёт как всегда.');
      const enps = await wordsOf(page, 'eNPS');
      expect(enps).toContain('Сдвига в настроении не видно: eNPS +18');
      expect(enps).toContain('разница может быть случайной');
      expect(enps).toContain('15 сторонников');
      expect(enps).toMatch(/С .+ по .+: с 0 до \+18/);
      const teams = await wordsOf(page, 'Команды');
      expect(teams).toContain('Из команд, которые видно, нагрузка высокая только у «Продажи»');
      expect(teams).toContain(
        '142 открытые задачи в Тонусе и источнике задач вместе, просрочено 27 · срок есть у 88 %',
      );
      expect(teams).toContain('Ещё 2 команды: задачи меньше чем у пяти человек');
      expect(teams).toContain('Настроение — среднее по вопросу «Удобен ли график?»');
      expect(teams).toMatch(/Логистика\s+меньше пяти ответов/);
      expect(await wordsOf(page, 'Ближайшее')).toContain('«Пульс недели» откроется');
      const promised = await wordsOf(page, 'Обещали людям и ещё делаем: 2');
      expect(promised).toContain('Ставим вторую тепловую завесу');
      expect(promised).toMatch(/с .+ · отвечает Иван Петров · «Как работается на складе»/);
      expect(await card(page, 'Задачи').count()).toBe(0);
      expect(await card(page, FIRST_STEPS).count()).toBe(0);
      await expectFlawless(visitor, `overview ${where}`);
    }
    await showAs(page, DESKTOP, 'dark');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).color)).toBe('rgb(29, 42, 44)');
    expect(wordsOnPages(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toHaveLength(1);
    await visitor.context.close();
  });

  it('tells of a fall that is more than chance, can be read as tables, and opens what every figure is made of', async () => {
    const { context, page } = await visit(browser, PHONE);
    await tell(page, { pulse: { ...PULSE, enps: enpsPulse(SURE_FALL) } });
    await openAs(page, owner, '/app');
    await card(page, 'eNPS')
      .getByRole('heading', { name: /Настроение упало: eNPS.\+18/ })
      .waitFor();
    expect(await wordsOf(page, 'eNPS')).toContain('разница больше случайной');
    await page.getByRole('button', { name: 'Показать таблицей: eNPS за год' }).click();
    await expect.poll(() => card(page, 'eNPS').getByRole('row').count(), PATIENCE).toBe(5);
    await page.getByRole('button', { name: 'Показать таблицей: Команды' }).click();
    expect(plain(await card(page, 'Команды').getByRole('row').nth(1).innerText())).toContain('78–90');
    await card(page, 'Команды').getByRole('button', { name: 'Скачать: Команды' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Книга Excel (XLSX)' }).dispatchEvent('click');
    const files = unzipSync(await readFile(await (await download).path()));
    expect(strFromU8(files['xl/workbook.xml']!)).toMatch(/"Команды".*"Итоги".*"Пояснения"/);
    expect(strFromU8(files['xl/worksheets/sheet1.xml']!)).toMatch(/<v>78<\/v>.*<v>90<\/v>/);

    await showAs(page, DESKTOP);
    const pollId = runningRun().id;
    const leads = async (where: ReturnType<typeof card>, name: string | RegExp) =>
      where.getByRole('link', { name }).first().getAttribute('href');
    const running = card(page, 'Идёт сейчас');
    expect(await leads(running, /Идёт «Пульс недели»/)).toBe(`/app/poll/${pollId}`);
    expect(await leads(running, 'Смотреть ответы')).toBe(`/app/poll/${pollId}/results`);
    expect(await leads(card(page, 'eNPS'), 'Открыть результаты')).toBe(`/app/poll/${pollId}/results`);
    expect(await leads(band(page), '38 задач')).toBe('/app/tasks?overdue=1');
    expect(await leads(band(page), 'Открыть результаты')).toMatch(/\/app\/surveys\/.+\/results/);
    expect(await leads(card(page, 'Команды'), 'Открыть анализ')).toBe('/app/tasks/analysis?tab=summary');
    await context.close();
  });

  it('offers to remind where few have answered and the end is near, once', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await tell(page, { pulse: { ...PULSE, runs: [runningRun({ answered: 9 })] } });
    await openAs(page, owner, '/app');
    await refuse(page, REMIND_URL, { status: 429, detail: 'О запуске недавно напоминали' });
    const remind = card(page, 'Идёт сейчас').getByRole('button', { name: 'Напомнить об опросе' });
    await remind.click();
    await page.getByRole('button', { name: 'Отправить напоминание' }).click();
    await page.getByRole('dialog').getByText('О запуске недавно напоминали').waitFor();
    await page.unroute(REMIND_URL);
    const asked: string[] = [];
    await page.route(REMIND_URL, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 202, json: {} });
    });
    await page.getByRole('button', { name: 'Отправить напоминание' }).click();
    await remind.waitFor({ state: 'detached' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain(runningRun().frame_id);
    await card(page, 'Идёт сейчас').getByRole('link', { name: 'Смотреть ответы' }).waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'overview after a reminder');
    await visitor.context.close();
  });

  it('says that nothing runs and offers a poll, invites whoever may to connect Bitrix24, and says that fewer than five give no figures', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    await tell(page, { pulse: { ...PULSE, runs: [] }, attention: NO_LOAD });
    await openAs(page, owner, '/app');
    const running = card(page, 'Идёт сейчас');
    await running.getByText('Сейчас ничего не идёт').waitFor();
    expect(await running.getByRole('link', { name: 'Создать опрос' }).getAttribute('href')).toBe('/app/poll/new');
    await band(page).getByRole('heading', { name: 'Данных для решений пока нет' }).waitFor();
    await expectNoLoad(page, { mayConnect: true });

    await page.unrouteAll();
    const few = runningRun({ answered: 3, usual: null, can_remind: false });
    await tell(page, { pulse: { ...NO_PULSE, runs: [few] }, attention: NO_LOAD });
    await answerWith(page, '**/api/bitrix24/workspaces/*/credentials', {
      webhook_url: 'https://a.bitrix24.ru/rest/1/•••/',
      created_at: null,
      updated_at: null,
    });
    await page.reload();
    await running.getByRole('link', { name: 'К опросу' }).waitFor();
    await card(page, 'eNPS').getByText('появится с пятого ответа').waitFor();
    expect(await wordsOf(page, 'eNPS')).toContain(
      'Сейчас в пространстве 1 человек: остальные могут ответить по ссылке',
    );
    expect(await card(page, 'eNPS').getByRole('img').count()).toBe(0);
    await context.close();
  });

  it('keeps its other cards where one has failed, which is read again in its place, and is calm where there is nothing to worry about', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await tell(page);
    await page.unroute(ATTENTION_URL);
    await refuse(page, ATTENTION_URL);
    await openAs(page, owner, '/app');
    const failed = band(page);
    await failed.getByText('Не удалось загрузить').waitFor();
    await card(page, 'eNPS').getByText('Открыть результаты').waitFor();
    await page.unroute(ATTENTION_URL);
    await answerWith(page, ATTENTION_URL, CALM);
    await failed.getByRole('button', { name: 'Попробовать снова' }).click();
    await failed.getByRole('heading', { name: 'Сегодня решать нечего' }).waitFor();
    await failed.getByText('Тревожных признаков у команд не видно.').waitFor();
    await card(page, 'eNPS').locator('svg.recharts-surface').waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'a calm overview');
    await visitor.context.close();
  });

  it('names a department beyond its part of the HR budget to who may see money alone, and tells who may not connect Bitrix24 whom to ask', async () => {
    const person = await makePerson({ firstName: 'Лев', premium: true });
    const space = await makeWorkspace(person, 'Ромашка');
    const hr = await makePerson({ firstName: 'Нина' });
    await join(space, person, hr, 'hr');
    const { year } = await savePlan(person, space, 300_000, [{ department: 'Продажи', amount: 100_000 }]);
    const expense = { title: 'Курс', department: 'Продажи', amount: 130_000, spent_on: `${year}-01-15` };
    await demand(
      finance.createExpense,
      { params: { id: space.id }, body: expense },
      { token: person.tokens.access_token },
    );
    const wide = await visit(browser, DESKTOP);
    await tell(wide.page, { attention: CALM });
    await openAs(wide.page, person, '/app');
    const team = band(wide.page).getByRole('article').filter({ hasText: 'Продажи' });
    await team.getByText('Бюджет превышен').waitFor();
    expect(await team.getByRole('button', { name: /задачу/ }).count()).toBe(0);
    expect(plain(await team.innerText())).toMatch(/потрачено 130 тыс. ₽, по плану 100 тыс. ₽/);
    expect(await team.getByRole('link', { name: 'Открыть финансы' }).getAttribute('href')).toBe('/app/finance');
    await expectWhole(wide, 'a department beyond its budget');
    await wide.context.close();
    const other = await visit(browser, DESKTOP);
    await tell(other.page, { attention: { ...CALM, load: null } });
    await openAs(other.page, hr, '/app');
    await band(other.page).getByRole('heading', { name: 'Сегодня решать нечего' }).waitFor();
    await expectNoLoad(other.page, { mayConnect: false });
    expect(
      await main(other.page)
        .getByText(/бюджет превышен/i)
        .count(),
    ).toBe(0);
    await other.context.close();
  });

  it('has the shape of what comes while it comes, above which nothing moves when it is there, and is told before the library of charts is asked for', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    await tell(page);
    const release = await hold(page, /\/api\/overview\//);
    const order: string[] = [];
    await page.exposeFunction('noteWords', () => order.push('words'));
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-finding] h2')) return;
        observer.disconnect();
        // Border: the test has put this function there.
        (window as unknown as { noteWords: () => void }).noteWords();
      }).observe(document, { childList: true, subtree: true });
    });
    page.on('request', (request) => {
      if (/trend-chart-(?!loader).+\.js$/.test(request.url())) order.push('charts');
    });
    await openAs(page, owner, '/app');
    const skeleton = band(page);
    await skeleton.getByRole('status', { name: 'Загрузка…' }).waitFor();
    await card(page, 'Команды').getByRole('status').waitFor();
    const before = await skeleton.boundingBox();
    await release();
    await band(page).getByRole('heading', { level: 2 }).first().waitFor();
    const after = await band(page).boundingBox();
    expect(after?.y).toBe(before?.y);
    await card(page, 'eNPS').locator('svg.recharts-surface').waitFor();
    expect(order).toEqual(['words', 'charts']);
    await context.close();
  });
});

describe('the first steps of a new workspace', () => {
  it('tick themselves, say what the plan leaves out, and lead to the next one: the first poll to its ready questions', async () => {
    const boss = await makePerson({ firstName: 'Олег' });
    const lutik = await makeWorkspace(boss, 'Лютик');
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await tell(page, { pulse: NO_PULSE, attention: NO_LOAD });
    await openAs(page, boss, '/app');
    const steps = card(page, FIRST_STEPS);
    await steps.getByText('готов 1 шаг из 4').waitFor();
    await main(page).getByRole('heading', { name: 'Здесь будет первый пульс команды' }).waitFor();
    await steps
      .getByText(/Пока вы здесь одни\. На\sтарифе Startup .* остальные ответят по\sпубличной ссылке/)
      .waitFor();
    await steps.getByText('Нагрузка по командам — на тарифе Premium.').waitFor();
    await steps.getByRole('link', { name: 'Пригласить команду' }).waitFor();
    await expectFlawless(visitor, 'a new workspace');

    await steps.getByRole('button', { name: 'Скопировать ссылку' }).click();
    await steps.getByText(/^Ссылка скопирована/).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const kept = await demand(
      workspaces.getJoinLink,
      { params: { id: lutik.id } },
      { token: boss.tokens.access_token },
    );
    expect(new URL(copied).pathname).toBe(`/join/${kept.link?.token}`);

    await join(lutik, boss, await makePerson(), 'hr');
    await page.reload();
    await steps.getByText('готовы 2 шага из 4').waitFor();
    expect(await steps.getByRole('link', { name: 'Пригласить команду' }).count()).toBe(0);
    await steps.getByRole('link', { name: 'Посмотреть вопросы' }).click();
    const ready = page.getByRole('dialog', { name: 'eNPS' });
    await ready.getByText(/^Насколько вероятно, что вы порекомендуете нас/).waitFor();
    await ready.getByRole('link', { name: 'Поправить вопросы' }).click();
    await expect.poll(() => page.getByLabel('Название').inputValue(), PATIENCE).toBe('eNPS: готовность рекомендовать');
    await visitor.context.close();
  });
});
