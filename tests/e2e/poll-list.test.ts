import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { card, type Company, makeCompany, makePoll } from './authoring.ts';
import { DESKTOP, expectFlawless, PATIENCE, PHONE, TABLET, visit } from './browser.ts';
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
    await page.waitForURL('**/app/poll/create');
    await visitor.context.close();
  });

  it('shows figures of all polls and a card of each (B2-34, B2-41, B2-42)', async () => {
    const { person, workspace } = await makeStarter();
    await makePoll({ workspace, owner: person }, 'Пульс отдела', ['А?', 'Б?']);
    const { poll } = await makeOpenPoll(person, workspace, ['Порекомендуете?', 'Почему?', 'Что изменить?']);
    for (const [size, scheme] of [
      [DESKTOP, 'light'],
      [TABLET, 'dark'],
      [PHONE, 'light'],
    ] as const) {
      const visitor = await visit(browser, size, scheme);
      const { page } = visitor;
      await openAs(page, person, `/app/poll/${poll.id}/view`);
      const first = card(page, 'Пульс недели');
      await first.getByText(/^3\sвопроса · Создан \d/).waitFor();
      for (const [name, value] of [
        ['Всего опросов', '2'],
        ['eNPS', '1'],
        ['Пульс', '1'],
        ['Вопросов', '5'],
      ] as const) {
        expect(await page.getByText(name, { exact: true }).first().locator('..').innerText()).toMatch(
          new RegExp(`^${name}\\s+${value}$`),
        );
      }
      expect(await first.getByText(/^(eNPS|анонимный|публичная ссылка)$/).allInnerTexts()).toEqual([
        'eNPS',
        'анонимный',
        'публичная ссылка',
      ]);
      const second = card(page, 'Пульс отдела');
      expect(await second.getByText('Пульс', { exact: true }).count()).toBe(1);
      expect(await second.getByText(/анонимный|публичная ссылка/).count()).toBe(0);
      await expectFlawless(visitor, `polls, ${scheme}`);
      await visitor.context.close();
    }
  });

  it('gives each role its actions, and the forms to editors alone (B2-43, B2-44, B2-45)', async () => {
    const poll = await makePoll(company, 'Опрос для ролей');
    for (const [person, edits, deletes] of [
      [company.owner, 1, 1],
      [company.hr, 1, 0],
      [company.manager, 1, 1],
      [company.employee, 0, 0],
    ] as const) {
      const { context, page } = await visit(browser, DESKTOP);
      await openAs(page, person, '/app/poll');
      await page.evaluate((id) => localStorage.setItem('currentWorkspaceId', id), company.workspace.id);
      await page.goto('/app/poll');
      const one = card(page, 'Опрос для ролей');
      await one.getByRole('link', { name: 'Пройти' }).waitFor();
      const count = (role: 'link' | 'button', name: string) => one.getByRole(role, { name }).count();
      expect({
        link: await count('button', 'Скопировать ссылку'),
        edit: await count('link', 'Изменить'),
        results: await count('link', 'Результаты'),
        copy: await count('button', 'Сделать копию'),
        delete: await count('button', 'Удалить'),
        create: await page.getByRole('link', { name: 'Создать опрос' }).count(),
      }).toEqual({ link: 1, edit: edits, results: edits, copy: edits, delete: deletes, create: edits });
      if (edits === 0) {
        for (const address of [`/app/poll/${poll.id}/edit`, '/app/poll/create']) {
          await page.goto(address);
          await page.getByText(/Опросы (изменяют|создают) владелец, HR и руководители\./).waitFor();
          expect(await page.getByRole('textbox').count()).toBe(0);
        }
      }
      await context.close();
    }
  });

  it('reads further polls on demand, and says on the page what did not load (B8-21)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const example = await makePoll(company, 'Образец');
    const pageOf = (from: number, next: string | null) => ({
      polls: Array.from({ length: 3 }, (_, n) => ({
        ...example,
        id: `00000000-0000-4000-8000-${String(from + n).padStart(12, '0')}`,
        title: `Опрос ${from + n}`,
      })),
      totals: { polls: 1234, enps: 34, pulse: 1200, questions: 9 },
      next_cursor: next,
    });
    const list = new RegExp(`/api/workspace/${company.workspace.id}/polls`);
    await refuse(page, list, { detail: 'Уборка' });
    await openAs(page, company.owner, '/app/poll');
    await page.getByText('Уборка').waitFor();
    await page.unrouteAll();
    let broken = true;
    await page.route(list, (route) => {
      if (!new URL(route.request().url()).searchParams.has('cursor'))
        return route.fulfill({ json: pageOf(1, 'дальше') });
      return broken
        ? route.fulfill({ status: 500, json: { detail: 'Дальше не вышло', code: 'internal' } })
        : route.fulfill({ json: pageOf(4, null) });
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await card(page, 'Опрос 3').waitFor();
    await page.getByText(/^1\s234$/).waitFor();
    await page.getByRole('button', { name: 'Показать ещё' }).click();
    await page.getByText('Дальше не вышло').waitFor();
    expect(await card(page, 'Опрос 3').count()).toBe(1);
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await card(page, 'Опрос 6').waitFor();
    expect(await page.getByRole('article').count()).toBe(6);
    await expect.poll(() => page.getByRole('button', { name: 'Показать ещё' }).count(), PATIENCE).toBe(0);
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'polls, two pages');
    await visitor.context.close();
  });

  it('deletes after asking, and says how it went (B8-22, B8-28)', async () => {
    const poll = await makePoll(company, 'Лишний опрос');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, company.owner, '/app/poll');
    const address = `**/api/polls/${poll.id}`;
    const remove = card(page, 'Лишний опрос').getByRole('button', { name: 'Удалить' });
    await remove.click();
    await page.getByRole('dialog').getByText('все его запуски и все ответы исчезнут').waitFor();
    await refuse(page, address, { detail: 'Сначала закройте запуск', method: 'DELETE' });
    await page.getByRole('button', { name: 'Удалить опрос' }).click();
    await page.getByText('Could not delete poll: Сначала закройте запуск').waitFor();
    await page.keyboard.press('Escape');
    await page.unrouteAll();
    await remove.click();
    await page.getByRole('button', { name: 'Удалить опрос' }).click();
    await page.getByRole('heading', { name: 'Опрос удалён' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await card(page, 'Лишний опрос').count()).toBe(0);
    expect(
      (await call(polls.getPoll, { params: { id: poll.id } }, { token: company.owner.tokens.access_token })).status,
    ).toBe(404);
    forgiveFailedCalls(visitor);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });

  it('copies a poll and opens the copy', async () => {
    await makePoll(company, 'Годовой опрос');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, company.owner, '/app/poll');
    await card(page, 'Годовой опрос').getByRole('button', { name: 'Сделать копию' }).dblclick();
    await page.waitForURL('**/edit');
    await page.getByText(/Это копия опроса «Годовой опрос»/).waitFor();
    expect(await page.getByLabel('Название').inputValue()).toBe('Копия: Годовой опрос');
    await expectFlawless(visitor, 'a copy');
    await page.getByRole('link', { name: 'К опросам' }).click();
    await card(page, 'Копия: Годовой опрос').waitFor();
    expect(await page.getByRole('article', { name: /Копия: Годовой опрос/ }).count()).toBe(1);
    await visitor.context.close();
  });
});
