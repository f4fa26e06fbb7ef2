import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { chats } from '#shared/contract/chats.ts';
import { people } from '#shared/contract/people.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';
import { dueDay } from '#shared/rules/data-requests.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { readPdf } from '#web/test-support/read-pdf.ts';
import { DESKTOP, expectFlawless, PHONE, showAs, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';

const ADDRESS = '/app/settings/my-data';
const TODAY = moscowDay(new Date());

let browser: Browser;
let owner: Person;
let hr: Person;
let employee: Person;
let romashka: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  hr = await makePerson({ firstName: 'Вера', lastName: 'Орлова' });
  employee = await makePerson({ firstName: 'Юлия', lastName: 'Дымова' });
  romashka = await makeWorkspace(owner, 'Ромашка');
  await join(romashka, owner, hr, 'hr');
  await join(romashka, owner, employee, 'сотрудник');
});
afterAll(async () => {
  await browser.close();
});

/** The file that a press brings. */
async function fileOf(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFileSync(await download.path());
}

async function readBack(pdf: Buffer): Promise<string> {
  const pages = await readPdf(pdf);
  return pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('');
}

describe('«Мои данные»', () => {
  it('says who opened the card, gives the documents, and a withdrawal deletes the account after it was said what follows', async () => {
    const { id } = await demand(auth.me, {}, { token: employee.tokens.access_token });
    const params = { id: romashka.id, person: `member-${id}` };
    await demand(people.getPerson, { params }, { token: hr.tokens.access_token });
    // The entry is in the log a moment after the look.
    const own = { params: { id: romashka.id } };
    await expect
      .poll(() => demand(workspaces.readOwnViews, own, { token: employee.tokens.access_token }), { timeout: 60_000 })
      .toMatchObject({ views: [{ role: 'hr' }] });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, employee, ADDRESS);
    await page.getByText('hr: карточка сотрудника').waitFor();
    await expectFlawless(visitor, 'own data');
    const pdf = (await readBack(await fileOf(page, 'Скачать PDF'))).replace(/\s/g, '');
    for (const said of [employee.email, 'Ромашка', 'hr:карточкасотрудника', 'статьи14']) expect(pdf).toContain(said);
    const json = JSON.parse((await fileOf(page, 'Скачать JSON')).toString()) as {
      data: { profile: { email: string } };
    };
    expect(json.data.profile.email).toBe(employee.email);
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'own data on a phone');
    await page.getByRole('button', { name: /^Отозвать: На обработку/ }).click();
    await page.getByText('Сразу исчезнет').waitFor();
    await expectFlawless(visitor, 'a withdrawal on a phone');
    await page.getByRole('button', { name: 'Отозвать и удалить аккаунт' }).click();
    await page.waitForURL('**/');
    await visitor.context.close();
  });

  it('asks for a new text of the consent: it is put off until its day, after which only one’s data and leaving are left', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    let due = { version: CONSENT_VERSION, agreed_by: addDays(TODAY, 5), overdue: false };
    await page.route('**/api/auth/me', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const reply = await route.fetch();
      await route.fulfill({ response: reply, json: { ...(await reply.json()), consent_due: due } });
    });
    await openAs(page, hr, ADDRESS);
    const dialog = page.getByRole('dialog', { name: 'Текст согласия изменился' });
    await dialog.getByRole('button', { name: 'Решить позже' }).waitFor();
    await expectFlawless(visitor, 'a new text of the consent');
    await dialog.getByRole('button', { name: 'Решить позже' }).click();
    await dialog.waitFor({ state: 'hidden' });
    due = { ...due, overdue: true };
    await page.reload();
    await dialog.getByRole('button', { name: 'Удалить аккаунт' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Решить позже' }).count()).toBe(0);
    await expectFlawless(visitor, 'a new text of the consent that is overdue');
    await dialog.getByRole('button', { name: 'Согласен' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await visitor.context.close();
  });
});

describe('a request of somebody without an account', () => {
  it('is written down from their page, stands on the first screen when it is urgent, and is answered with documents', async () => {
    const asHr = { token: hr.tokens.access_token };
    const params = { id: romashka.id };
    const contact = { first_name: 'Анвар', last_name: 'Каримов', phone: '+79161234567' };
    const { ids } = await demand(chats.addContacts, { params, body: { contacts: [contact] } }, asHr);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, hr, `/app/employees/contact-${ids[0]}`);
    await page.getByRole('button', { name: 'Изменить: ' }).first().click();
    await page.getByRole('menuitem', { name: 'Обращение о данных' }).click();
    const received = addDays(TODAY, -20);
    await page.getByLabel('Когда получили').fill(received);
    await expectFlawless(visitor, 'the form of a request');
    await page.getByRole('button', { name: 'Записать обращение' }).click();
    await page.getByText('Рассказать, какие данные хранят').waitFor();
    await expectFlawless(visitor, 'requests');
    const pdf = (await readBack(await fileOf(page, 'Собрать пакет: Каримов Анвар'))).replace(/\s/g, '');
    expect(pdf).toContain('+79161234567');
    await page.goto('/app');
    await page.getByText(/^Ответ на обращение о персональных данных просрочен/).waitFor();
    await page.getByRole('link', { name: 'Открыть обращения' }).click();
    await page.getByRole('button', { name: 'Отказать: Каримов Анвар' }).click();
    await page.getByRole('button', { name: 'Записать отказ' }).click();
    await page.getByText('Напишите причину').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Отметить ответ: Каримов Анвар' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отметить ответ' }).click();
    await page.getByText(/^Ответили /).waitFor();
    const { requests } = await demand(chats.listDataRequests, { params }, asHr);
    expect(requests).toMatchObject([{ state: 'answered', due_on: dueDay(received, false) }]);
    await visitor.context.close();
  });
});

describe('a request of a member', () => {
  it('is sent, withdrawn after a question, and then stands with both as withdrawn, for it to be answered no more', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, hr, '/app/settings/my-data');
    const card = page.getByRole('region', { name: 'Обращения к компании' });
    await card.getByRole('button', { name: 'Обратиться к компании' }).click();
    await page.getByLabel('О чём вы просите').selectOption({ label: 'Данные обо мне неточны' });
    await page.getByRole('button', { name: 'Отправить обращение' }).click();
    await card.getByText(/^Ваши данные в пространстве .* заблокированы/).waitFor();
    await card.getByRole('button', { name: 'Отозвать обращение: Данные обо мне неточны' }).click();
    const question = page.getByRole('dialog', { name: 'Отозвать обращение?' });
    await question.getByText(/Данные разблокируются/).waitFor();
    await expectFlawless(visitor, 'withdrawing a request');
    await question.getByRole('button', { name: 'Отозвать обращение' }).click();
    await card.getByText(/^Вы отозвали обращение/).waitFor();
    expect(await card.getByText(/заблокированы/).count()).toBe(0);
    await expectFlawless(visitor, 'a request that was withdrawn');
    await page.goto('/app/settings/data');
    await page.getByText(/^Участник отозвал обращение .* отвечать не нужно$/).waitFor();
    await page.getByText('Ничьи: споров о данных нет').waitFor();
    await expectFlawless(visitor, 'requests with one that was withdrawn');
    await visitor.context.close();
  });

  it('is read and withdrawn by whoever has left their only workspace, from the dialog that asks for a first one', async () => {
    const left = await makePerson({ firstName: 'Нина', lastName: 'Седова' });
    await join(romashka, owner, left, 'сотрудник');
    const asLeft = { token: left.tokens.access_token };
    const params = { id: romashka.id };
    const sent = await demand(chats.sendDataRequest, { params, body: { kind: 'access', wish: null } }, asLeft);
    await demand(chats.sendDataRequest, { params, body: { kind: 'stop', wish: 'Не пишите мне' } }, asLeft);
    await demand(workspaces.leaveWorkspace, { params }, asLeft);
    const answer = {
      params: { ...params, requestId: sent.id },
      body: { to: 'answered', reason: 'Выслали почтой' },
    } as const;
    await demand(chats.changeDataRequest, answer, { token: hr.tokens.access_token });

    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, left, '/app');
    await page.getByRole('link', { name: 'Мои данные и обращения к компаниям' }).click();
    const card = page.getByRole('region', { name: 'Обращения к компании' });
    await card.getByText('Ответ: Выслали почтой').waitFor();
    expect(await card.getByText(/«Ромашка»\. Вы больше не в этом пространстве/).count()).toBe(2);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await card.getByRole('button', { name: 'Обратиться к компании' }).count()).toBe(0);
    await expectFlawless(visitor, 'own data of whoever has left');
    await card.getByRole('button', { name: 'Отозвать обращение: Прекратить обработку моих данных' }).click();
    const question = page.getByRole('dialog', { name: 'Отозвать обращение?' });
    expect(await question.getByText(/разблокируются/).count()).toBe(0);
    await question.getByRole('button', { name: 'Отозвать обращение' }).click();
    await card.getByText(/^Вы отозвали обращение/).waitFor();
    await showAs(page, DESKTOP, 'dark');
    await expectFlawless(visitor, 'own data of whoever has left, after a withdrawal');
    await page.getByRole('link', { name: 'Назад' }).click();
    await page.getByRole('dialog', { name: 'Создайте ваше первое рабочее пространство' }).waitFor();
    await visitor.context.close();
  });
});
