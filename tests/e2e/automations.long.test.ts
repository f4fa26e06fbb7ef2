import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '#shared/contract/people.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { paths } from '#web/lib/paths.ts';
import { makeMorning, makeNight } from './night.ts';
import { automations } from '#shared/contract/automations.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';
import { call, demand, join, makePerson, makeWorkspace, openAs, prove, type Person } from './factories.ts';
import { product } from './own-product.ts';
import { answerAsMember, button, makePoll, makePublishedFrame, openRun } from './poll-run-steps.ts';

const PAGE = '/app/settings/automation';

let browser: Browser;
let owner: Person;
let colleague: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова', premium: true });
  workspace = await makeWorkspace(owner, 'Ромашка');
  colleague = await makePerson({ firstName: 'Пётр', lastName: 'Алёхин' });
  await join(workspace, owner, colleague, 'hr');
  await Promise.all([owner, colleague].map(prove));
});
afterAll(async () => {
  await browser.close();
});

interface Letter {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}
/** The reminders that were sent to an address. */
async function remindersTo(email: string): Promise<Letter[]> {
  const all = (await (await fetch(`${product.url}/__local/mail`)).json()) as Letter[];
  return all.filter(({ to, subject }) => to.includes(email) && subject.startsWith('Опрос ждёт'));
}

describe('what runs by itself', () => {
  it('is shown with its switch, its last and its next run, on a wide screen and on a phone; how long names are kept is told there and set among the terms', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, PAGE);
    const card = page.getByRole('region', { name: 'Автоматизация' });
    await card.getByRole('listitem', { name: 'Дайджест недели' }).getByText('включено').waitFor();
    expect(await card.getByRole('switch').count()).toBe(6);
    await card.getByRole('listitem', { name: 'Закрытие запусков по сроку' }).getByText('Работает всегда').waitFor();
    await expectFlawless(visitor, 'automations');
    await showAs(page, PHONE, 'dark');
    await card.getByRole('listitem', { name: 'Закрытие запусков по сроку' }).getByText('Работает всегда').waitFor();
    await card.getByRole('button', { name: 'Журнал: Напоминания об опросах' }).click();
    const drawer = page.getByRole('dialog', { name: 'Журнал: Напоминания об опросах' });
    await drawer.getByText('Здесь пока пусто').waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expectFlawless(visitor, 'automations on a phone');

    const row = card.getByRole('listitem', { name: 'Срок хранения имён' });
    await row.getByText('Пока есть пространство').waitFor();
    await row.getByRole('link', { name: 'Изменить в «Сроках хранения»' }).click();
    const terms = page.getByRole('region', { name: 'Сроки хранения' });
    await terms.getByRole('button', { name: 'Сохранить сроки' }).click();
    await terms.getByText(/^Сохранены/).waitFor();
    await page.goBack();
    await row.getByText('1 год').waitFor();
    const { body } = await call(
      automations.listAutomations,
      { params: { id: workspace.id } },
      { token: owner.tokens.access_token },
    );
    const found = body.automations.find(({ name }) => name === 'data_retention');
    expect(found).toMatchObject({ enabled: true, settings: { months: 12 } });
    await visitor.context.close();
  });

  it('asks a newcomer once they have been here for thirty days: switched on by a press, answered without a name, shown from five on', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const newcomer = await makePerson({ firstName: 'Нина', lastName: 'Новикова' });
    await join(workspace, owner, newcomer, 'сотрудник');
    await openAs(page, owner, PAGE);
    const row = page.getByRole('listitem', { name: 'Опросы новичков и ушедших' });
    await row.getByText('выключено').waitFor();
    const sixty = row.getByRole('checkbox', { name: /^60\sдней$/ });
    await sixty.click();
    await expect.poll(() => sixty.isChecked(), PATIENCE).toBe(false);
    await row.getByRole('switch').click();
    await row.getByText('включено').waitFor();
    await expectFlawless(visitor, 'polls of newcomers, switched on');
    const token = { token: owner.tokens.access_token };
    const { people: everybody } = await demand(people.listPeople, { params: { id: workspace.id } }, token);
    const { id } = everybody.find(({ last_name }) => last_name === 'Новикова')!.member!;
    const hiredOn = addDays(moscowDay(new Date()), -30);
    await demand(
      people.setPeople,
      { params: { id: workspace.id }, body: { people: [{ id, hired_on: hiredOn }] } },
      token,
    );
    await makeNight(workspace);
    await makeMorning(workspace);
    const told = row.getByRole('list', { name: 'Кого уже спросили' });
    await expect
      .poll(async () => {
        await page.reload();
        await row.waitFor();
        return told.count();
      }, PATIENCE)
      .toBe(1);
    expect(await told.innerText()).toMatch(/^Первые 30 дней: спросили 1\sчеловека, покажем, когда ответят пятеро$/);
    await row.getByText(/^Дата приёма не\sуказана у\s\d\sучастников/).waitFor();
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'polls of newcomers on a phone');

    await openAs(page, newcomer, '/app?section=polls');
    await page.getByText('Первые 30 дней').first().waitFor();
    const asked = await demand(
      surveys.listSurveys,
      { params: { id: workspace.id } },
      { token: newcomer.tokens.access_token },
    );
    await page.goto(paths.surveyTake(asked.surveys.find(({ waits_for_me: waits }) => waits)!.id));
    await page.getByText('Подробнее', { exact: true }).click();
    await page.getByText(/когда ответят пятеро, дальше не\sменьше чем по\sпять ответов вместе/).waitFor();
    await page.getByText('Легко ли спросить совета у коллег?', { exact: false }).waitFor();
    await expectWhole(visitor, 'what a newcomer is asked');
    await visitor.context.close();
  });

  it('hr sees and cannot change; what does not load says why and is tried again', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await refuse(page, '**/api/workspaces/*/automations');
    await openAs(page, colleague, PAGE);
    const card = page.getByRole('region', { name: 'Автоматизация' });
    await card.getByText('Не получилось узнать, что работает само').waitFor();
    await page.unroute('**/api/workspaces/*/automations');
    await card.getByRole('button', { name: 'Попробовать снова' }).click();
    await card.getByText('Включать и настраивать могут владелец и руководитель.').waitFor();
    expect(
      await card.getByRole('switch').evaluateAll((all) => all.every((one) => (one as HTMLInputElement).disabled)),
    ).toBe(true);
    forgiveFailedCalls(visitor);
    await visitor.context.close();
  });
});

describe('a reminder', () => {
  it('goes out to who has not answered at a press on the card of the run, and stops at one click in the letter; a link that is not ours says so', async () => {
    const company = { owner, workspace };
    const poll = await makePoll(company, 'Пульс недели');
    const frame = await makePublishedFrame(company, poll);
    await answerAsMember(poll, frame, owner);
    const wide = await visit(browser, DESKTOP);
    const page = await openRun(wide, poll, owner);
    await button(page, 'Напомнить об опросе').click();
    await button(page, 'Отправить напоминание').click();
    await page.getByText(/Последнее напоминание:/).waitFor();
    expect(await button(page, 'Напомнить об опросе').count()).toBe(0);
    await expectWhole(wide, 'a run that was reminded of');
    await wide.context.close();
    await fetch(`${product.url}/__local/schedules/send-reminders`, { method: 'POST' });
    await expect.poll(() => remindersTo(colleague.email), PATIENCE).toHaveLength(1);
    // Whoever has answered is left in peace.
    expect(await remindersTo(owner.email)).toEqual([]);
    const [letter] = await remindersTo(colleague.email);
    expect(letter!.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const [, header] = /^<(.+)>$/.exec(letter!.headers['List-Unsubscribe']!)!;
    const path = new URL(header!).pathname;

    // Whoever opens the address of the header is led to a page with a button, without a login.
    const visitor = await visit(browser, PHONE, 'dark');
    await visitor.page.goto(path);
    await visitor.page.getByRole('button', { name: 'Не присылать' }).waitFor();
    expect(new URL(visitor.page.url()).pathname).toMatch(/^\/unsubscribe\//);
    await expectFlawless(visitor, 'unsubscribe page');
    await visitor.page.getByRole('button', { name: 'Не присылать' }).click();
    await visitor.page.getByText(/Напоминания об опросах этого пространства больше не придут/).waitFor();
    await visitor.page.goto('/unsubscribe/abc');
    await visitor.page.getByRole('button', { name: 'Не присылать' }).click();
    await visitor.page.getByText(/Ссылка не работает/).waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'unsubscribe page with a wrong link');
    const mine = { token: colleague.tokens.access_token };
    const { body } = await call(automations.getNotifications, { params: { id: workspace.id } }, mine);
    expect(body).toEqual({ digest: true, reminders: false });
    await visitor.context.close();

    // The click of a mail program: a form, and no page.
    const posted = await fetch(`${product.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(posted.status).toBe(200);
  });
});
