import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { type Company, field, makeCompany, texts } from './authoring.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, TABLET, visit } from './browser.ts';
import { cut, forgiveFailedCalls } from './faults.ts';
import { call, makeOpenPoll, openAs } from './factories.ts';

let browser: Browser;
let company: Company;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

describe('«О чём спросить?»', () => {
  it('shows what was chosen whole beside it, on narrow screens in a dialog; finds by theme', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, company.owner, '/app/poll/new');
    const preview = page.getByRole('region', { name: 'Что выбрано' });
    await preview.getByRole('heading', { name: 'Пульс недели' }).waitFor();
    await preview.getByText(/^всем в пространстве: 4\sчеловека$/).waitFor();
    // What the form of opening preselects is told before it.
    await preview.getByText(/^4\sписьма и одно-два напоминания не ответившим/).waitFor();
    expect(await preview.getByRole('list', { name: 'Вопросы' }).getByRole('listitem').count()).toBe(4);
    await expectFlawless(visitor, 'what to ask about');
    const pulse = page.getByRole('button', { name: /^Пульс недели/ });
    const set = page.getByRole('button', { name: /^Вовлечённость/ });
    expect([await pulse.getAttribute('aria-pressed'), await set.getAttribute('aria-pressed')]).toEqual([
      'true',
      'false',
    ]);
    await set.press('Enter');
    await preview.getByRole('heading', { name: 'Вовлечённость' }).waitFor();
    await preview.getByText('Понять, что поддержать и что поправить в первую очередь').waitFor();
    expect(await pulse.getAttribute('aria-pressed')).toBe('false');

    const search = page.getByRole('searchbox', { name: 'Найти по теме' });
    await search.fill('увольнении');
    await page.getByText(/^Найдено: 1\sготовый опрос$/).waitFor();
    await page.getByRole('button', { name: /^Опрос при увольнении/ }).click();
    await preview.getByText('одному человеку: выберете его при запуске').waitFor();
    await search.fill('космос');
    await page.getByText(/^Готового на эту тему нет\./).waitFor();
    await search.fill('');

    await showAs(page, TABLET);
    // What stood beside is a dialog once it is asked for.
    await preview.waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expectWhole(visitor, 'what to ask about on a tablet');
    await showAs(page, PHONE, 'dark');
    await page.getByRole('button', { name: /^eNPS/ }).click();
    const dialog = page.getByRole('dialog', { name: 'eNPS' });
    await dialog.getByText('Почему вы поставили такую оценку?').waitFor();
    await expectFlawless(visitor, 'a ready poll on a phone');
    await dialog.getByRole('link', { name: 'Поправить вопросы' }).click();
    await expect.poll(() => texts(page), PATIENCE).toHaveLength(3);
    expect(await page.getByLabel('Название').inputValue()).toBe('eNPS: готовность рекомендовать');
    await visitor.context.close();
  });

  it('keeps what is chosen when it could not be made, says that the same runs already, and leads there', async () => {
    const { poll } = await makeOpenPoll(company.owner, company.workspace, ['Как неделя?'], { title: 'Пульс недели' });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, company.hr, '/app/poll/new');
    await page.getByText('Такой опрос у вас уже идёт: без срока.').waitFor();
    const twin = page.getByRole('link', { name: 'Открыть идущий' });
    expect(await twin.getAttribute('href')).toBe(`/app/poll/${poll.id}/results`);
    await cut(page, /\/api\/polls$/);
    await page.getByRole('button', { name: 'Создать и открыть' }).click();
    await page.getByText(/Нет связи с сервером/).waitFor();
    await page.unrouteAll();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'a ready poll that was not made');
    await page.getByRole('button', { name: 'Создать и открыть' }).click();
    await page.getByRole('dialog', { name: 'Открыть опрос «Пульс недели»' }).waitFor();
    const made = /\/app\/poll\/([0-9a-f-]+)\/results/.exec(page.url())![1]!;
    const { body } = await call(polls.getPoll, { params: { id: made } }, { token: company.owner.tokens.access_token });
    expect(body).toMatchObject({ type: 'PULSE', is_anonymous: true, allow_anonymous_link: true });
    expect(body.questions.map(({ scale, direction }) => [scale, direction])).toEqual([
      ['0-10', 'higher_is_better'],
      ['0-10', 'lower_is_better'],
      [null, null],
      [null, null],
    ]);
    await visitor.context.close();
  });

  it('leads to a survey with the questions of a set, of the bank or of elsewhere, and to a blank sheet', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, company.owner, '/app/poll/new?ready=survey-load');
    await page.getByRole('link', { name: 'Взять эти вопросы' }).click();
    await page.waitForURL('**/app/surveys/create');
    await expect.poll(() => page.getByLabel('Название').inputValue(), PATIENCE).toBe('Нагрузка');
    await page
      .getByText(/7\sвопросов/)
      .first()
      .waitFor();
    // What was taken is there for whoever comes back, and gives way to what is chosen next, which can be taken back.
    await page.goto('/app/surveys/create?set=leaving');
    await page.getByRole('button', { name: 'Вернуть как было', exact: true }).click();
    await expect.poll(() => page.getByLabel('Название').inputValue(), PATIENCE).toBe('Нагрузка');

    await page.goto('/app/poll/new');
    await page.getByRole('link', { name: /^Из банка/ }).click();
    await page.getByRole('dialog', { name: 'Банк вопросов' }).waitFor();
    await page.goto('/app/poll/new');
    await page.getByRole('link', { name: /^Из файла или опроса/ }).click();
    await page.getByRole('dialog', { name: 'Перенести вопросы' }).waitFor();
    await page.goto('/app/poll/new');
    await page.getByRole('link', { name: /^Опрос с чистого листа/ }).click();
    await field(page, 1).waitFor();
    await page.getByRole('link', { name: 'выбрать готовый' }).click();
    await page.getByRole('heading', { name: 'О чём спросить?' }).waitFor();
    await visitor.context.close();
  });

  it('is closed to whoever only answers', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, company.employee, '/app/poll/new');
    await page.getByText('Опросы создают владелец, HR и руководители.').waitFor();
    expect(await page.getByRole('searchbox').count()).toBe(0);
    await expectWhole(visitor, 'what to ask about, for an employee');
    await visitor.context.close();
  });
});
