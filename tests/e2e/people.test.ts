import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { automations } from '#shared/contract/automations.ts';
import { people } from '#shared/contract/people.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, TABLET, visit } from './browser.ts';
import { demand, join, makePerson, makePortal, makeWorkspace, openAs, type Person } from './factories.ts';

const LIST = '/app?section=employees';

let browser: Browser;
let owner: Person;
let worker: Person;
/** A workspace without Bitrix24. */
let plain: Workspace;
/** Somebody of it who came 20 days ago. */
let vera: { readonly id: string };
/** A workspace one of whose members is on the portal under another address. */
let joined: Workspace;
let keeper: Person;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Анна', lastName: 'Иванова', premium: true });
  plain = await makeWorkspace(owner, 'Без портала');
  worker = await makePerson({ firstName: 'Глеб', lastName: 'Ким' });
  await join(plain, owner, worker, 'сотрудник');
  await join(plain, owner, await makePerson({ firstName: 'Борис', lastName: 'Ёлкин' }), 'руководитель');
  await join(plain, owner, await makePerson({ firstName: 'Вера', lastName: 'Орлова' }), 'сотрудник');
  const everybody = await listOf(owner, plain);
  vera = everybody.find(({ last_name }) => last_name === 'Орлова')!.member!;
  const hiredOn = addDays(moscowDay(new Date()), -27);
  await demand(
    people.setPeople,
    { params: { id: plain.id }, body: { people: [{ id: vera.id, team: 'Склад', hired_on: hiredOn }] } },
    { token: owner.tokens.access_token },
  );
  keeper = await makePerson({ firstName: 'Иван', lastName: 'Иванов', premium: true });
  joined = await makeWorkspace(keeper, 'Соединённые');
  await makePortal(keeper, joined);
  await join(joined, keeper, await makePerson({ firstName: 'Борис', lastName: 'Ёлкин' }), 'сотрудник');
});
afterAll(async () => {
  await browser.close();
});

async function listOf({ tokens }: Person, { id }: Workspace) {
  return (await demand(people.listPeople, { params: { id } }, { token: tokens.access_token })).people;
}
const row = (page: Page, name: string) => page.locator('main').getByRole('listitem').filter({ hasText: name });
const names = (page: Page) => page.locator('main').getByRole('listitem').locator('bdi').allInnerTexts();
const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Кого показать' }).getByRole('button', { name });

describe('the list without Bitrix24', () => {
  it('shows the members, finds them by team, and tells who is new, wide and narrow, light and dark', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, LIST);
    await page.getByText('Найдено: 4 сотрудника', { exact: true }).waitFor();
    expect(await names(page)).toEqual(['Борис Ёлкин', 'Анна Иванова', 'Глеб Ким', 'Вера Орлова']);
    await page.getByText(/^Bitrix24 не\sподключён/).waitFor();
    await row(page, 'Вера').getByText('Склад', { exact: true }).waitFor();
    await row(page, 'Вера').getByText('27 дней', { exact: true }).waitFor();
    await row(page, 'Вера')
      .getByText(/^30-й\sдень\sв/)
      .waitFor();
    await expectFlawless(visitor, 'people without a portal');
    await showAs(page, TABLET, 'dark');
    await expectFlawless(visitor, 'people without a portal, in the dark');
    await showAs(page, PHONE);
    await expectFlawless(visitor, 'people without a portal, on a phone');
    await showAs(page, DESKTOP);
    await chip(page, /^Новички/).click();
    await expect.poll(() => names(page), PATIENCE).toEqual(['Вера Орлова']);
    await chip(page, /^Все/).click();
    await page.getByRole('searchbox', { name: 'Найти сотрудника' }).fill('склад орл');
    await expect.poll(() => names(page), PATIENCE).toEqual(['Вера Орлова']);
    await visitor.context.close();
  });

  it('tells an employee neither since when others are here nor who is new, and lets them change nobody', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, worker, LIST);
    await page.getByText('Найдено: 4 сотрудника', { exact: true }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await page.getByText('27 дней').count()).toBe(0);
    expect(await chip(page, /^Новички/).count()).toBe(0);
    await row(page, 'Вера').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Вера Орлова' }).waitFor();
    await page.getByText(/^Закрыта для вас/).waitFor();
    expect(await page.getByRole('region', { name: 'Этап' }).count()).toBe(0);
    await expectFlawless(visitor, 'a person as a colleague sees them');
    await visitor.context.close();
  });

  it('changes several at once and takes it back by one press', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, LIST);
    for (const name of ['Вера Орлова', 'Глеб Ким'])
      await page.getByRole('checkbox', { name: `Выбрать: ${name}` }).check();
    const bar = page.getByRole('region', { name: 'Действия с выбранными' });
    await bar.getByText(/^Выбрано\s2$/).waitFor();
    await expectWhole(visitor, 'two who are chosen');
    await bar.getByRole('button', { name: 'Команда' }).click();
    const dialog = page.getByRole('dialog', { name: 'Команда' });
    await dialog.getByLabel('Название команды').fill('Логистика');
    await expectFlawless(visitor, 'a team for several');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    for (const name of ['Вера', 'Глеб']) await row(page, name).getByText('Логистика', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await row(page, 'Вера').getByText('Склад', { exact: true }).waitFor();
    await expect.poll(() => row(page, 'Глеб').getByText('Логистика').count(), PATIENCE).toBe(0);

    await bar.getByRole('button', { name: 'Руководитель' }).click();
    await page.getByRole('dialog', { name: 'Руководитель' }).getByRole('button', { name: 'Борис Ёлкин' }).click();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    for (const name of ['Вера', 'Глеб']) {
      await row(page, name)
        .getByText(/^Б\.\sЁлкин$/)
        .waitFor();
    }
    await visitor.context.close();
  });

  it('is walked by single keys, which can be switched off', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    await openAs(page, owner, LIST);
    await page.getByText('Найдено: 4 сотрудника', { exact: true }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+J');
    const bar = page.getByRole('region', { name: 'Действия с выбранными' });
    await bar.getByText(/^Выбрано\s2$/).waitFor();
    expect(await page.getByRole('checkbox', { name: 'Выбрать: Анна Иванова' }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'hidden' });
    await page.keyboard.press('/');
    await page.keyboard.insertText('орлова');
    await expect.poll(() => names(page), PATIENCE).toEqual(['Вера Орлова']);
    await page.getByRole('searchbox').blur();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Вера Орлова' }).waitFor();
    await page.getByRole('link', { name: 'Назад к сотрудникам' }).click();
    await page.getByRole('button', { name: 'Выключить клавиши' }).click();
    await page.getByRole('button', { name: 'Включить клавиши' }).blur();
    await page.keyboard.press('j');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await context.close();
  });
});

describe('the page of a person', () => {
  it('on a phone says the stage along its days, the tasks, who may open the money, and where they are known from', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, owner, `/app/employees/member-${vera.id}`);
    await page.getByRole('heading', { level: 1, name: 'Вера Орлова' }).waitFor();
    const stage = page.getByRole('region', { name: 'Этап' });
    await stage.getByText(/сегодня, день\s27/).waitFor();
    expect(await stage.getByRole('listitem').count()).toBe(5);
    await page.getByRole('heading', { name: 'Анонимные ответы этого человека не видны никому' }).waitFor();
    await page.getByText(/^В\sзарплатном файле этого человека нет/).waitFor();
    await expectFlawless(visitor, 'a person on a phone');
    await showAs(page, DESKTOP);
    await expectFlawless(visitor, 'a person');
    await visitor.context.close();
  });
});

describe('two records of one person', () => {
  it('are joined in passing, shown as one, and parted again on the page', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, keeper, LIST);
    const line = page.getByRole('region', { name: 'Похоже, один человек' });
    await line.getByText(/похоже, один человек, адреса разные/).waitFor();
    await page.getByText('Найдено: 7 сотрудников', { exact: true }).waitFor();
    await expectWhole(visitor, 'a suggestion');
    await line.getByRole('button', { name: 'Соединить' }).click();
    await page.getByText('Найдено: 6 сотрудников', { exact: true }).waitFor();
    await line.waitFor({ state: 'hidden' });

    await row(page, 'Борис').getByRole('link').click();
    await page.waitForURL('**/app/bitrix24/employee/2');
    const sources = page.getByRole('region', { name: 'Откуда известен' });
    await sources.getByText('соединили вручную').waitFor();
    await expectFlawless(visitor, 'a person of two sources');
    await sources.getByRole('button', { name: 'Разъединить: Bitrix24' }).click();
    await sources.getByText('Не путать с: Борис Ёлкин').waitFor();
    await page.getByText('Записи разъединены').waitFor();
    // What was said before it has gone: it would undo another state.
    await page.getByText('Записи соединены: Борис Ёлкин').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await sources.getByText('соединили вручную').waitFor();
    await visitor.context.close();
  });
});

describe('somebody who was dismissed on the portal and is still a member', () => {
  it('is offered above the list, may be let stay, which can be taken back, and goes by one press', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    const olga = await makePerson({ firstName: 'Ольга', lastName: 'Зимина' });
    await join(joined, keeper, olga, 'сотрудник');
    const { member } = (await listOf(keeper, joined)).find(({ email }) => email === olga.email)!;
    // The portal has been read by the test before.
    await demand(
      people.joinPeople,
      { params: { id: joined.id }, body: { refs: [`member-${member!.id}`, 'portal-4'], same: true } },
      { token: keeper.tokens.access_token },
    );
    await openAs(page, keeper, LIST);
    const line = page.getByRole('region', { name: 'Уволены на портале' });
    await line.getByText(/^1\sчеловек уволен на\sпортале, но остаётся в\sпространстве: Ольга Зимина$/).waitFor();
    await line.getByRole('button', { name: 'Разобрать' }).click();
    const dialog = page.getByRole('dialog', { name: 'Уволены на портале' });
    await dialog.getByRole('checkbox', { name: 'Ольга Зимина' }).uncheck();
    expect(await dialog.getByRole('button', { name: /^Убрать/ }).isDisabled()).toBe(true);
    await dialog.getByRole('checkbox', { name: 'Ольга Зимина' }).check();
    // They are asked why by the same press, where the workspace asks those who leave.
    expect(await dialog.getByRole('checkbox').count()).toBe(1);
    await demand(
      automations.changeAutomation,
      { params: { id: joined.id, name: 'stage_polls' }, body: { enabled: true } },
      { token: keeper.tokens.access_token },
    );
    await page.reload();
    await line.getByRole('button', { name: 'Разобрать' }).click();
    await dialog
      .getByRole('checkbox', { name: 'Человек ушёл из компании: спросить его почему', checked: true })
      .waitFor();
    await expectFlawless(visitor, 'people who left the portal');
    await dialog.getByRole('button', { name: /^Оставить\s1$/ }).click();
    await line.waitFor({ state: 'hidden' });
    await page.getByText(/^В\sпространстве остаётся 1\sчеловек/).waitFor();
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await showAs(page, DESKTOP);
    await line.getByRole('button', { name: 'Разобрать' }).click();
    await dialog.getByRole('button', { name: /^Убрать\s1$/ }).click();
    await line.waitFor({ state: 'hidden' });
    expect((await listOf(keeper, joined)).some(({ email }) => email === olga.email)).toBe(false);
    await visitor.context.close();
  });

  it('stays until they are removed by hand, from a list of such people', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const gleb = await makePerson({ firstName: 'Глеб', lastName: 'Орлов' });
    await join(joined, keeper, gleb, 'сотрудник');
    const { member } = (await listOf(keeper, joined)).find(({ email }) => email === gleb.email)!;
    // The portal has been read by the test before.
    await demand(
      people.joinPeople,
      { params: { id: joined.id }, body: { refs: [`member-${member!.id}`, 'portal-4'], same: true } },
      { token: keeper.tokens.access_token },
    );
    await openAs(page, keeper, LIST);
    await chip(page, /^Ушли из Bitrix24/).click();
    await expect.poll(() => names(page), PATIENCE).toEqual(['Глеб Орлов']);
    await row(page, 'Глеб')
      .getByText(/^увольнение в\sBitrix24$/)
      .waitFor();
    await page.getByRole('checkbox', { name: 'Выбрать: Глеб Орлов' }).check();
    await expectWhole(visitor, 'somebody who has left the portal');
    await page.getByRole('button', { name: /^Убрать из\sТонуса\s1$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Убрать из Тонуса' });
    await expectFlawless(visitor, 'a removal that is asked');
    await dialog.getByRole('button', { name: 'Убрать', exact: true }).click();
    await page.getByText('Найдено: 0 сотрудников', { exact: true }).waitFor();
    expect((await listOf(keeper, joined)).some(({ email }) => email === gleb.email)).toBe(false);
    await visitor.context.close();
  });
});
