import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { card, type Company, makeCompany, makePoll, menuItem, openPollMenu, showState } from './authoring.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, TABLET, visit } from './browser.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';
import { call, makeOpenPoll, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';

let browser: Browser;
let company: Company;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

const open = async ({ id }: { readonly id: string }) => {
  const { token } = { token: company.owner.tokens.access_token };
  const draft = await call(polls.createFrame, { params: { id }, body: {} }, { token });
  await call(polls.publishFrame, { params: { id: draft.body.id }, body: { published: true } }, { token });
};
const linesOf = async ({ tokens }: Person, { id }: Pick<Workspace, 'id'>) =>
  (await call(polls.listPollLines, { params: { id } }, { token: tokens.access_token })).body;

/** A person alone in a workspace of their own. */
async function makeStarter(): Promise<{ person: Person; workspace: Workspace }> {
  const person = await makePerson({ premium: true });
  return { person, workspace: await makeWorkspace(person) };
}

describe('the list of polls', () => {
  it('offers to create the first poll to those who may (B2-32, B2-46)', async () => {
    const { person } = await makeStarter();
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, person, '/app/poll');
    await page.getByRole('heading', { name: 'Опросов пока нет' }).waitFor();
    await expectFlawless(visitor, 'no polls');
    await page.getByRole('link', { name: 'Создать первый опрос' }).click();
    await page.getByRole('heading', { name: 'О чём спросить?' }).waitFor();
    await page.getByRole('link', { name: /^Опрос с чистого листа/ }).click();
    await page.waitForURL('**/app/poll/create');
    await visitor.context.close();
  });

  it('shows figures of all polls in a line and a row of each (B2-34, B2-41, B2-42)', async () => {
    const { person, workspace } = await makeStarter();
    const draft = await makePoll({ workspace, owner: person }, 'Пульс отдела', ['А?', 'Б?']);
    const { poll } = await makeOpenPoll(person, workspace, ['Порекомендуете?', 'Почему?', 'Что изменить?']);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, person, `/app/poll/${poll.id}/view`);
    const first = card(page, 'Пульс недели');
    for (const [size, scheme, expectGood] of [
      [DESKTOP, 'light', expectFlawless],
      [TABLET, 'light', expectWhole],
      [PHONE, 'dark', expectFlawless],
    ] as const) {
      await showAs(page, size, scheme);
      await first.getByText(/^3\sвопроса, 1\sминута · создан\s\d/).waitFor();
      await page.getByText(/2\sопроса: eNPS\s—\s1, пульс\s—\s1 · 5\sвопросов · 1\sидёт сейчас$/).waitFor();
      expect(await first.getByText(/^(идёт|eNPS|анонимно|публичная ссылка)$/).allInnerTexts()).toEqual([
        'eNPS',
        'анонимно',
        'публичная ссылка',
        'идёт',
      ]);
      await first.getByText('пока никто не ответил').waitFor();
      await first.getByText('без срока').waitFor();
      await expectGood(visitor, `polls, ${size.width} wide, ${scheme}`);
    }
    // The address names a poll: its row is marked.
    await page.goto(`/app/poll/${draft.id}`);
    const second = card(page, 'Пульс отдела');
    await second.getByText('Пульс', { exact: true }).waitFor();
    expect(await second.getByText('черновик', { exact: true }).count()).toBe(1);
    expect(await second.getByText(/анонимно|публичная ссылка/).count()).toBe(0);
    expect(await page.locator('[data-named]').getByRole('heading').allInnerTexts()).toEqual(['Пульс отдела']);
    await visitor.context.close();
  });

  it('gives each role its actions, and the forms to editors alone (B2-43, B2-44, B2-45)', async () => {
    const poll = await makePoll(company, 'Опрос для ролей');
    await open(poll);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const one = card(page, 'Опрос для ролей');
    // The rights of an owner are used by the other tests.
    for (const [person, edits, deletes] of [
      [company.hr, 1, 0],
      [company.manager, 1, 1],
      [company.employee, 0, 0],
    ] as const) {
      if (edits === 0) {
        for (const address of [`/app/poll/${poll.id}/edit`, '/app/poll/create']) {
          await openAs(page, person, address);
          await page.getByText(/Опросы (изменяют|создают) владелец, HR и руководители\./).waitFor();
          expect(await page.getByRole('textbox').count()).toBe(0);
        }
        await page.getByRole('navigation').getByRole('link', { name: 'Опросы' }).first().click();
        // What waits for an employee is the one thing to do.
        await one.getByText('ждёт ваших ответов').waitFor();
        expect(await one.getByRole('link', { name: 'Пройти' }).getAttribute('href')).toBe(`/app/poll/${poll.id}/take`);
        await showAs(page, PHONE);
        await expectWhole(visitor, 'polls of an employee');
      } else {
        await openAs(page, person, '/app/poll');
      }
      await openPollMenu(page, 'Опрос для ролей');
      await menuItem(page, 'Скопировать ссылку').waitFor();
      const inMenu = (name: string) => menuItem(page, name).count();
      expect({
        take: (await inMenu('Пройти')) + (await one.getByRole('link', { name: 'Пройти' }).count()),
        link: await inMenu('Скопировать ссылку'),
        edit: await inMenu('Изменить'),
        results: await one.getByRole('link', { name: 'Результаты' }).count(),
        copy: await inMenu('Сделать копию'),
        repeat: await inMenu('Повторять опрос'),
        end: await inMenu('Завершить сейчас'),
        delete: await inMenu('Удалить'),
        create: await page.getByRole('link', { name: 'Создать', exact: true }).count(),
      }).toEqual({
        take: 1,
        link: 1,
        edit: edits,
        results: edits,
        copy: edits,
        repeat: edits,
        end: edits,
        delete: deletes,
        create: edits,
      });
      // Drafts are none of theirs who only answer.
      expect(await page.getByRole('option', { name: /^Черновики/ }).count()).toBe(edits);
    }
    await visitor.context.close();
  });

  it('says what did not load, loads it when asked again (B8-21), and stays quick with two hundred polls: two requests of theirs, twenty rows, more on demand, found while typing', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const example = await makePoll(company, 'Образец');
    const body = await linesOf(company.owner, company.workspace);
    const line = body.polls.find(({ id }) => id === example.id)!;
    const many = Array.from({ length: 200 }, (_, n) => ({
      ...line,
      id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      title: `Опрос ${n}`,
      state: 'finished',
      last_opened_at: new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString(),
    }));
    const lines = new RegExp(`/api/workspace/${company.workspace.id}/poll-(lines|figures)`);
    await refuse(page, lines, { detail: 'Уборка' });
    await openAs(page, company.owner, '/app/poll?state=finished');
    await page.getByText('Уборка').waitFor();
    await page.unroute(lines);
    const asked: string[] = [];
    await page.route(lines, (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      asked.push(searchParams.get('polls') ?? pathname);
      return pathname.endsWith('lines')
        ? route.fulfill({ json: { ...body, polls: many } })
        : route.fulfill({ json: { figures: [] } });
    });
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await card(page, 'Опрос 199').waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'polls after a failure');
    expect(await page.getByRole('article').count()).toBe(20);
    await expect.poll(() => asked.length, PATIENCE).toBe(2);
    expect(asked[1]!.split(',')).toHaveLength(20);
    await page.getByRole('button', { name: 'Показать ещё' }).click();
    await card(page, 'Опрос 160').waitFor();
    expect(await page.getByRole('article').count()).toBe(40);
    // What was shown is not asked for again.
    await expect.poll(() => asked.length, PATIENCE).toBe(3);
    await page.getByRole('searchbox', { name: 'Найти по названию' }).fill('опрос 177');
    await expect.poll(() => page.getByRole('article').count(), PATIENCE).toBe(1);
    await card(page, 'Опрос 177').waitFor();
    // The states tell where it is found.
    await showState(page, 'draft');
    await page.getByText('По запросу «опрос 177» здесь ничего нет.').waitFor();
    expect(await page.getByRole('option', { name: /^(Черновики|Завершены)/ }).allInnerTexts()).toEqual([
      'Черновики:\u00a00',
      'Завершены:\u00a01',
    ]);
    await showState(page, 'finished');
    await card(page, 'Опрос 177').waitFor();
    await page.getByRole('searchbox', { name: 'Найти по названию' }).fill('столовая');
    await page.getByText('По запросу «столовая» здесь ничего нет.').waitFor();
    await page.getByRole('searchbox', { name: 'Найти по названию' }).fill('');
    await card(page, 'Опрос 199').waitFor();
    await page.getByLabel('Порядок').selectOption('По названию');
    await card(page, 'Опрос 0').waitFor();
    await visitor.context.close();
  });

  it('copies a poll and opens the copy; deletes after asking, and says how it went (B8-22, B8-28)', async () => {
    await makePoll(company, 'Годовой опрос');
    const poll = await makePoll(company, 'Лишний опрос');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, company.owner, '/app/poll');
    await openPollMenu(page, 'Годовой опрос');
    await menuItem(page, 'Сделать копию').dblclick();
    await page.waitForURL('**/edit');
    await page.getByText(/Это копия опроса «Годовой опрос»/).waitFor();
    expect(await page.getByLabel('Название').inputValue()).toBe('Копия: Годовой опрос');
    await expectWhole(visitor, 'a copy');
    await page.getByRole('link', { name: 'К опросам' }).click();
    await card(page, 'Копия: Годовой опрос').waitFor();
    expect(await page.getByRole('article', { name: /Копия: Годовой опрос/ }).count()).toBe(1);

    const address = `**/api/polls/${poll.id}`;
    const remove = async () => {
      await openPollMenu(page, 'Лишний опрос');
      await menuItem(page, 'Удалить').dispatchEvent('click');
    };
    // What cannot be undone is coral.
    await openPollMenu(page, 'Лишний опрос');
    const isCoral = await menuItem(page, 'Удалить').evaluate((item) => {
      const coral = document.createElement('span');
      coral.style.color = 'var(--coral)';
      item.append(coral);
      const same = getComputedStyle(coral).color === getComputedStyle(item).color;
      coral.remove();
      return same;
    });
    expect(isCoral).toBe(true);
    await page.keyboard.press('Escape');
    await remove();
    await page.getByRole('dialog').getByText('всё, что по нему запускали, и все ответы исчезнут').waitFor();
    await refuse(page, address, { detail: 'Сначала закройте запуск', method: 'DELETE' });
    await page.getByRole('button', { name: 'Удалить опрос' }).click();
    await page.getByText('Не удалось удалить опрос: Сначала закройте запуск').waitFor();
    await page.keyboard.press('Escape');
    await page.unrouteAll();
    await remove();
    await page.getByRole('button', { name: 'Удалить опрос' }).click();
    await page.getByRole('heading', { name: 'Опрос удалён' }).waitFor();
    await page.keyboard.press('Escape');
    await card(page, 'Лишний опрос').waitFor({ state: 'detached' });
    expect(
      (await call(polls.getPoll, { params: { id: poll.id } }, { token: company.owner.tokens.access_token })).status,
    ).toBe(404);
    forgiveFailedCalls(visitor);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });

  it('ends, archives and brings back, by keyboard and with a way to take it back', async () => {
    const { person, workspace } = await makeStarter();
    await makeOpenPoll(person, workspace, ['Порекомендуете?'], { title: 'Столовая' });
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, person, '/app/poll');
    await card(page, 'Столовая').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await menuItem(page, 'Завершить сейчас').dispatchEvent('click');
    const dialog = page.getByRole('dialog', { name: 'Завершить опрос?' });
    await expectFlawless(visitor, 'ending a poll');
    await dialog.getByRole('button', { name: 'Завершить', exact: true }).press('Enter');
    // It stands among what is over at once.
    await page.getByRole('region', { name: 'Чем кончилось' }).getByRole('link', { name: 'Результаты' }).waitFor();
    expect(await page.getByRole('region', { name: /^Идут/ }).count()).toBe(0);
    await openPollMenu(page, 'Столовая');
    await menuItem(page, 'В архив').dispatchEvent('click');
    await page.getByText('Сейчас здесь ничего нет.').waitFor();
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await card(page, 'Столовая').waitFor();
    // A message stays while it is pointed at, and here lies over the row.
    await page.mouse.move(0, 0);
    await openPollMenu(page, 'Столовая');
    await menuItem(page, 'В архив').dispatchEvent('click');
    await page.getByRole('button', { name: /^Архив:\s1$/ }).click();
    await card(page, 'Столовая').waitFor();
    expect(new URL(page.url()).searchParams.get('state')).toBe('archived');
    await openPollMenu(page, 'Столовая');
    await menuItem(page, 'Вернуть из архива').dispatchEvent('click');
    await page.getByText('Архив пуст.').waitFor();
    expect((await linesOf(person, workspace)).polls).toMatchObject([{ state: 'finished', archived_at: null }]);
    await expectWhole(visitor, 'polls after the archive');
    await visitor.context.close();
  });

  it('offers what fits: a draft is opened, what is behind is reminded of, what is over shows its dates', async () => {
    const { person: owner, workspace } = await makeStarter();
    await makePoll({ workspace, owner }, 'Новый график');
    const { poll, frame } = await makeOpenPoll(owner, workspace, ['Порекомендуете?'], { title: 'Обед', link: false });
    const deadline = new Date(Date.parse(frame.created_at) + 7 * 86_400_000).toISOString();
    await call(
      polls.updateFrame,
      { params: { id: frame.id }, body: { deadline } },
      { token: owner.tokens.access_token },
    );
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await page.clock.install({ time: new Date(Date.parse(frame.created_at) + 4 * 86_400_000) });
    await openAs(page, owner, '/app/poll');
    const first = page.getByRole('region', { name: 'Сначала это' });
    await first.getByRole('article', { name: 'Обед' }).getByText('мало ответов').waitFor();
    await card(page, 'Обед').getByRole('button', { name: 'Напомнить' }).click();
    const reminder = page.getByRole('dialog', { name: 'Напомнить об опросе «Обед»' });
    await reminder.getByText(/^Напоминание получат те, кто ещё не ответил: не\sбольше 1\sчеловека из\s1\.$/).waitFor();
    await expectFlawless(visitor, 'a reminder to be confirmed');
    await reminder.getByRole('button', { name: 'Отправить напоминание' }).click();
    await page.getByText('Напомнили тем, кто ещё не ответил').waitFor();
    const frames = await call(polls.listFrames, { params: { id: poll.id } }, { token: owner.tokens.access_token });
    expect(frames.body.frames[0]!.reminded_at).not.toBeNull();
    await card(page, 'Обед').click({ position: { x: 300, y: 10 } });
    await page.waitForURL(`**/app/poll/${poll.id}/results`);
    await page.goBack();
    await card(page, 'Новый график').getByRole('button', { name: 'Открыть', exact: true }).click();
    await page.getByRole('dialog', { name: 'Открыть опрос «Новый график»' }).waitFor();
    await visitor.context.close();
  });

  it('says what will open by itself, and lets it be changed; what has been open before stays among what is over', async () => {
    const { person: owner, workspace } = await makeStarter();
    const as = { token: owner.tokens.access_token };
    const tuesdays = { cadence: 'fortnightly', weekday: 2, time: '10:00' } as const;
    const poll = await makePoll({ workspace, owner }, 'Пульс по вторникам');
    await call(polls.saveSchedule, { params: { id: poll.id }, body: tuesdays }, as);
    const { poll: known, frame } = await makeOpenPoll(owner, workspace, ['Порекомендуете?'], { title: 'Знакомый' });
    await call(polls.publishFrame, { params: { id: frame.id }, body: { published: false } }, as);
    await call(polls.saveSchedule, { params: { id: known.id }, body: tuesdays }, as);
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, owner, '/app/poll');
    const ahead = page.getByRole('region', { name: 'Дальше' });
    const planned = ahead.getByRole('article', { name: 'Пульс по вторникам' });
    await planned.getByText('запустится сам', { exact: true }).waitFor();
    await planned.getByText(/^в\S*\sвторник, \d+\s\S+, в\s10:00$/).waitFor();
    // Both stand in the weeks to come.
    await ahead
      .getByText(/^вт, \d+\s\S+, 10:00 · 1\sминута$/)
      .first()
      .waitFor();
    expect(await ahead.getByRole('link', { name: 'Знакомый' }).count()).toBeGreaterThan(2);
    await page.getByRole('region', { name: 'Чем кончилось' }).getByRole('article', { name: 'Знакомый' }).waitFor();
    await expectWhole(visitor, 'a planned poll');
    // A list that is narrowed has no weeks, and says it in a line.
    await page.getByRole('searchbox').fill('знакомый');
    await ahead
      .getByText(/^запустится сам в\S*\sвторник, \d+\s\S+, в\s10:00 · раз в две недели по вторникам$/)
      .waitFor();
    await page.getByRole('button', { name: 'Изменить расписание: Знакомый' }).click();
    await page.getByRole('dialog', { name: 'Повторять опрос' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('');
    await openPollMenu(page, 'Пульс по вторникам');
    await menuItem(page, 'Изменить расписание').dispatchEvent('click');
    await page.getByRole('dialog', { name: 'Повторять опрос' }).waitFor();
    await visitor.context.close();
  });
});
