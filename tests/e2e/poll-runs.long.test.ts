import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Frame } from '#shared/models/run.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';
import { makePerson, join } from './factories.ts';
import {
  answerAsMember,
  answerByLink,
  button,
  card,
  type Company,
  countedTo,
  dialog,
  framesOf,
  makeCompany,
  makePoll,
  makePublishedFrame,
  heading,
  inDialog,
  inRun,
  manageRun,
  openResults,
  openRun,
  setPublished,
  status,
  statusOfResults,
} from './poll-run-steps.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

/** After so long an open page has asked again how many answered. */
const REFRESH_MS = 16_000;

let browser: Browser;
let company: Company;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

/** What a field for date and time holds, some hours from now. */
const fieldIn = (hours: number) => {
  const moment = new Date(Date.now() + hours * HOUR_MS);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

describe('choosing a run', () => {
  it('says what did not load and loads it again, goes from poll to poll and from run to run, the published one first, 25 at a time (B2-53, B2-54, B4-37, B7-21)', async () => {
    const [poll, other] = [await makePoll(company, 'Опрос с долгой жизнью'), await makePoll(company, 'Другой опрос')];
    const runs: Frame[] = [];
    for (let index = 0; index < 26; index++) runs.push(await makePublishedFrame(company, poll, { open: false }));
    await setPublished(company, runs[10]!, true);
    const visitor = await visit(browser, DESKTOP);
    await refuse(visitor.page, '**/frames', { detail: 'Сервер устал' });
    const page = await openResults(visitor, poll, company.owner);
    await page.getByText('Сервер устал').waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'runs that did not load');
    await page.unroute('**/frames');
    await button(page, 'Попробовать снова').click();

    const run = page.getByLabel('Запуск', { exact: true }).and(page.locator('select'));
    await expect.poll(() => run.inputValue(), PATIENCE).toBe(runs[10]!.id);
    const created = new Date(runs[10]!.created_at).toLocaleString('ru-RU', { dateStyle: 'short', timeStyle: 'short' });
    const labels = () => run.locator('option').allTextContents();
    expect((await labels()).filter((label) => label.includes('опубликован'))).toEqual([
      expect.stringMatching(new RegExp(`^Неделя \\d+ · ${created} · опубликован$`)),
    ]);
    expect(await labels()).toHaveLength(25);
    await expectWhole(visitor, 'results with many runs');
    await button(page, 'Показать ещё').click();
    await expect.poll(async () => (await labels()).length, PATIENCE).toBe(26);
    await run.selectOption(runs[0]!.id);
    expect(await button(page, 'Показать ещё').count()).toBe(0);
    await manageRun(page);
    await status(page, 'Черновик').waitFor();
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });

    await page.getByLabel('Опрос', { exact: true }).selectOption(other.id);
    await page.waitForURL(`**/app/poll/${other.id}/results`);
    await page.getByRole('heading', { name: 'Запусков пока нет' }).waitFor();
    await expectFlawless(visitor, 'no runs yet');
    await visitor.context.close();
  });

  it('is for editors, hr among them, and for nobody who is not logged in (B2-36, B2-55, B6-05)', async () => {
    const poll = await makePoll(company, 'Опрос для редакторов');
    const [hr, employee] = [await makePerson(), await makePerson({ firstName: 'Пётр' })];
    await join(company.workspace, company.owner, hr, 'hr');
    await join(company.workspace, company.owner, employee, 'сотрудник');

    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await page.goto(`/app/poll/${poll.id}/results`);
    await page.waitForURL((url) => url.pathname === '/');

    await openResults(visitor, poll, employee);
    await page.getByText('Результаты видят владелец, HR и руководители.').waitFor();
    expect(await button(page, 'Создать запуск').count()).toBe(0);
    await expectFlawless(visitor, 'results without the right');

    await openResults(visitor, poll, hr);
    await button(page, 'Создать запуск').waitFor();
    await visitor.context.close();
  });
});

describe('the life of a run', () => {
  it('has a card with when it was created, its deadline, whether it is published, and what can be done (B2-56); begins as a draft without a deadline, is published and closed by the flag, and says on the spot why it was not (B4-34, B4-35, B7-22, B7-23, B8-32)', async () => {
    const poll = await makePoll(company, 'Жизнь запуска', { anonymous: false });
    const earlier = await makePublishedFrame(company, poll, { open: false, deadline: '2030-01-31T12:00:00.000Z' });
    const visitor = await visit(browser, PHONE);
    const page = await openRun(visitor, poll, company.owner);
    const fact = (name: string) =>
      card(page)
        .getByRole('definition')
        .and(page.locator(`dt:text-is("${name}") + dd`));
    await status(page, 'Черновик').waitFor();
    expect(await fact('Создан').textContent()).toBe(formatDateTime(earlier.created_at));
    expect((await fact('Срок').innerText()).replaceAll('\u00A0', ' ')).toContain('31 января 2030');
    expect(await fact('Состояние').innerText()).toBe('Черновик');
    expect(await inRun(page, 'Снять с публикации').count()).toBe(0);
    await refuse(page, '**/publish', { status: 409, detail: 'Запуск только что изменил кто-то другой' });
    await inRun(page, 'Опубликовать').click();
    await page.getByRole('alert').getByText('Запуск только что изменил кто-то другой').waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'run not published');
    await page.unroute('**/publish');
    await inRun(page, 'Удалить запуск').click();
    await inDialog(page, 'Удалить запуск').click();
    await heading(page, 'Запуск удалён').waitFor();
    expect(await framesOf(company, poll)).toEqual([]);
    await inDialog(page, 'Понятно').click();

    const sent: [string, unknown][] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // What it would cost is asked while the dialog is open, and changes nothing.
      if (request.method() === 'POST' && !pathname.endsWith('/sms/estimate')) {
        sent.push([pathname, request.postDataJSON()]);
      }
    });
    await button(page, 'Создать запуск').click();
    await expectFlawless(visitor, 'new run');
    await inDialog(page, 'Создать запуск').dblclick();
    await heading(page, 'Запуск создан').waitFor();
    await expectFlawless(visitor, 'run created');
    await inDialog(page, 'Позже').click();
    await manageRun(page);
    await status(page, 'Черновик').waitFor();
    expect(await card(page).getByText('без срока').isVisible()).toBe(true);
    const [frame] = await framesOf(company, poll);
    expect(await framesOf(company, poll)).toHaveLength(1);
    expect(frame).toMatchObject({ published: false, deadline: null });

    await inRun(page, 'Опубликовать').click();
    await status(page, 'Опубликован').waitFor();
    expect(await fact('Состояние').innerText()).toBe('Опубликован');
    await expectWhole(visitor, 'open run');
    await inRun(page, 'Снять с публикации').click();
    await status(page, 'Снят с публикации').waitFor();
    expect((await framesOf(company, poll))[0]?.published).toBe(false);
    await inRun(page, 'Опубликовать снова').click();
    await status(page, 'Опубликован').waitFor();
    const publication = (published: boolean) => [`/api/polls/frames/${frame?.id}/publish`, { published }];
    expect(sent).toEqual([
      [`/api/polls/${poll.id}/frames`, { deadline: null, channels: ['mail'], reminders: true }],
      publication(true),
      publication(false),
      publication(true),
    ]);
    await visitor.context.close();
  });

  it('has a deadline that is set at once, changed, cleared, never in the past, and over when it passes; it stays in its field when a run is not created', async () => {
    const poll = await makePoll(company, 'Срок запуска', { anonymous: false });
    const visitor = await visit(browser, DESKTOP);
    const page = await openResults(visitor, poll, company.owner);
    const field = dialog(page).getByLabel('Срок ответов');
    const deadline = async () => (await framesOf(company, poll))[0]?.deadline;

    await button(page, 'Создать запуск').click();
    await field.fill(fieldIn(-2));
    await inDialog(page, 'Создать запуск').click();
    await dialog(page).getByText('Этот срок уже прошёл: укажите более поздний').waitFor();
    await expectWhole(visitor, 'deadline in the past');
    const chosen = fieldIn(73);
    await field.fill(chosen);
    await dialog(page)
      .getByText(/до .*осталось 3\s+дня/)
      .waitFor();
    await refuse(page, '**/frames', { detail: 'Не сейчас', method: 'POST' });
    await inDialog(page, 'Создать запуск').click();
    await dialog(page).getByText('Не получилось создать запуск: Не сейчас').waitFor();
    expect(await field.inputValue()).toBe(chosen);
    await page.unroute('**/frames');
    await inDialog(page, 'Создать запуск').click();
    forgiveFailedCalls(visitor);
    await inDialog(page, 'Опубликовать').click();
    await manageRun(page);
    await status(page, 'Опубликован').waitFor();
    await card(page)
      .getByText(/осталось 3\s+дня/)
      .waitFor();

    await inRun(page, 'Изменить срок').click();
    await field.fill(fieldIn(5));
    await inDialog(page, 'Сохранить срок').click();
    await card(page)
      .getByText(/осталось 4\s+часа/)
      .waitFor();
    await inRun(page, 'Изменить срок').click();
    await inDialog(page, 'без срока').click();
    await inDialog(page, 'Сохранить срок').click();
    await card(page).getByText('без срока').waitFor();
    expect(await deadline()).toBeNull();

    await inRun(page, 'Назначить срок').click();
    await field.fill(fieldIn(2));
    await inDialog(page, 'Сохранить срок').click();
    await card(page)
      .getByText(/остался 1\s+час/)
      .waitFor();
    await page.clock.setFixedTime(Date.now() + 3 * HOUR_MS);
    await status(page, 'Срок прошёл').waitFor();
    await expectWhole(visitor, 'run that is over');
    await inRun(page, 'Продлить срок').click();
    await heading(page, 'Открыть запуск снова?').waitFor();
    await field.fill(fieldIn(30));
    await inDialog(page, 'Открыть снова').click();
    await status(page, 'Опубликован').waitFor();
    expect(Date.parse((await deadline()) ?? '')).toBeGreaterThan(Date.now() + 24 * HOUR_MS);
    await visitor.context.close();
  });

  it('shows how many have answered, by itself, and never who; what closing means is asked before', async () => {
    const poll = await makePoll(company, 'Анонимный пульс');
    const frame = await makePublishedFrame(company, poll);
    const visitor = await visit(browser, PHONE);
    await visitor.page.clock.install();
    const page = await openRun(visitor, poll, company.owner);
    const bar = card(page).getByRole('progressbar', { name: 'Сколько ответили' });
    await expect.poll(() => bar.getAttribute('aria-valuenow'), PATIENCE).toBe('0');
    await card(page).getByText('Опрос анонимный: видно, сколько человек ответило, но не кто.').waitFor();

    await answerAsMember(poll, frame, company.owner);
    await answerByLink(poll, frame.public_token);
    await countedTo(company, frame, { byLink: 1, byMembers: 1 });
    await page.clock.runFor(REFRESH_MS);
    await card(page)
      .getByText(/1\s+участник, 1\s+по\s+ссылке/)
      .waitFor();
    // Who has the link nobody counts: two answers are no share of one member.
    await bar.waitFor({ state: 'detached' });
    expect(await page.locator('main').getByText('Петрова').count()).toBe(0);

    await inRun(page, 'Снять с публикации').click();
    await dialog(page)
      .getByText(/Собрано: 2\s+ответа/)
      .waitFor();
    await dialog(page)
      .getByText(/участники смогут ответить ещё раз/)
      .waitFor();
    await expectFlawless(visitor, 'closing an anonymous run');
    await inDialog(page, 'Отменить').click();
    expect((await framesOf(company, poll))[0]?.published).toBe(true);
    await inRun(page, 'Снять с публикации').click();
    await inDialog(page, 'Снять с публикации').click();
    await status(page, 'Снят с публикации').waitFor();

    await inRun(page, 'Опубликовать снова').click();
    await dialog(page)
      .getByText(/ответов может стать больше, чем людей/)
      .waitFor();
    await inDialog(page, 'Опубликовать снова').click();
    await status(page, 'Опубликован').waitFor();
    await visitor.context.close();
  });
});

describe('deleting a run', () => {
  it('names what is lost, goes on with the first that remains, and tries again in another way when a network stumbles (B4-36, B4-38, B7-24, B8-31, B8-32)', async () => {
    const poll = await makePoll(company, 'Удаление запуска');
    const kept = await makePublishedFrame(company, poll);
    await answerByLink(poll, kept.public_token, '3');
    const first = await makePublishedFrame(company, poll, { open: false });
    const deleted = await makePublishedFrame(company, poll);
    for (const score of ['9', '8', '7']) await answerByLink(poll, deleted.public_token, score);
    await countedTo(company, deleted, { byLink: 3 });
    const visitor = await visit(browser, PHONE);
    const page = await openRun(visitor, poll, company.owner);
    const ofRun = `**/api/polls/frames/${deleted.id}`;
    await status(page, 'Опубликован').waitFor();

    await inRun(page, 'Удалить запуск и\u00a03\u00a0ответа').click();
    await dialog(page)
      .getByText(/3\s+ответа в\s+нём исчезнут насовсем/)
      .waitFor();
    await expectFlawless(visitor, 'deletion of a run');
    await refuse(page, ofRun, { method: 'DELETE' });
    await inDialog(page, 'Удалить с ответами').click();
    await dialog(page).getByRole('alert').getByText('Не удалось удалить запуск', { exact: true }).waitFor();
    await page.unroute(ofRun);
    await refuse(page, ofRun, { method: 'DELETE', detail: 'Хранилище занято' });
    await inDialog(page, 'Удалить с ответами').click();
    await dialog(page).getByRole('alert').getByText('Хранилище занято', { exact: true }).waitFor();
    expect((await framesOf(company, poll)).some(({ id }) => id === deleted.id)).toBe(true);
    await page.unroute(ofRun);

    const attempts: (string | undefined)[] = [];
    await page.route(ofRun, (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      attempts.push(route.request().headers()['content-type']);
      return attempts.length === 1 ? route.abort('connectionfailed') : route.fallback();
    });
    await inDialog(page, 'Удалить с ответами').click();
    await heading(page, 'Запуск удалён').waitFor();
    expect(attempts).toEqual([undefined, 'application/json']);
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'run deleted');
    await inDialog(page, 'Понятно').click();
    // The first in the list, although another one is published.
    const run = page.locator('select').and(page.getByLabel('Запуск', { exact: true }));
    expect(await run.inputValue()).toBe(first.id);
    expect((await framesOf(company, poll)).map(({ id }) => id)).toEqual([first.id, kept.id]);
    expect(await statusOfResults(company, deleted)).toBe(404);

    for (const [deletion, confirmation] of [
      ['Удалить запуск', 'Удалить запуск'],
      ['Удалить запуск и\u00a01\u00a0ответ', 'Удалить с ответами'],
    ] as const) {
      await manageRun(page);
      await inRun(page, deletion).click();
      await inDialog(page, confirmation).click();
      await inDialog(page, 'Понятно').click();
    }
    await page.getByRole('heading', { name: 'Запусков пока нет' }).waitFor();
    await visitor.context.close();
  });
});
