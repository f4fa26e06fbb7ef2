import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { cut, forgiveFailedCalls, hold, refuse } from './faults.ts';

const SPACE = '/app?section=settings';
const NAME = '**/api/workspaces/*';

let browser: Browser;
let owner: Person;
let workspace: Workspace;
/** An hr here, and a «сотрудник» in another workspace of the same owner. */
let member: Person;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова', premium: true });
  workspace = await makeWorkspace(owner, 'Ромашка');
  member = await makePerson();
  await join(workspace, owner, member, 'hr');
  await join(await makeWorkspace(owner, 'Лютик'), owner, member, 'сотрудник');
  const { members } = await demand(
    workspaces.listMembers,
    { params: { id: workspace.id }, query: {} },
    { token: owner.tokens.access_token },
  );
  const team = { user_ids: members.slice(0, 2).map(({ id }) => id), team: 'Маркетинг' };
  await demand(workspaces.setTeam, { params: { id: workspace.id }, body: team }, { token: owner.tokens.access_token });
});
afterAll(() => browser.close());

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Настройки: разделы' }).getByRole('link');
/** Goes on in another workspace, on a phone. */
async function switchTo(page: Page, name: string): Promise<void> {
  const visible = { visible: true } as const;
  await page.getByRole('button', { name: 'Открыть меню' }).click();
  const switcher = page.getByRole('button', { name: /Пространство/ });
  await switcher.filter(visible).click();
  await page.getByRole('menuitem', { name }).filter(visible).dispatchEvent('click');
}
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('the settings', () => {
  it('have a tab for each part at an address of its own, and open with the workspace and the role (A2.4-17)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, SPACE);
    await page.getByText('Ромашка · владелец', { exact: true }).waitFor();
    const about = part(page, 'О пространстве');
    expect(await about.getByLabel('Название').inputValue()).toBe('Ромашка');
    expect(await about.getByRole('definition').allInnerTexts()).toEqual(['владелец']);
    expect(await tabs(page).allInnerTexts()).toEqual([
      'Пространство',
      'Автоматизация',
      'Интеграции',
      'Вход',
      'Тариф',
      'Журнал доступа',
      'Персональные данные',
      'Профиль',
    ]);
    await part(page, 'Команды').getByText('отдельно не показываем').waitFor();
    await part(page, 'Подключения').getByRole('link', { name: 'Подключить Bitrix24' }).waitFor();
    await part(page, 'Тариф')
      .getByText(/^Premium · пробный период, до/)
      .waitFor();
    await part(page, 'Опасная зона').getByRole('button', { name: 'Удалить пространство' }).waitFor();
    await expectFlawless(visitor, 'settings of the workspace');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'settings of the workspace on a phone');
    for (const [tab, path, shown] of [
      ['Автоматизация', '/app/settings/automation', 'Автоматизация'],
      ['Интеграции', '/app/settings/integrations', 'Bitrix24'],
      ['Тариф', '/app/settings/plan', 'Ваш тариф'],
      ['Журнал доступа', '/app/settings/access-log', 'Журнал доступа'],
      ['Персональные данные', '/app/settings/data', 'Сроки хранения'],
      ['Профиль', '/app/settings/profile', 'Опасная зона'],
    ] as const) {
      await tabs(page).getByText(tab, { exact: true }).click();
      await page.waitForURL((url) => url.pathname === path);
      await part(page, shown).waitFor();
      expect(await page.locator('nav a[aria-current=page]', { hasText: tab }).count()).toBe(1);
      expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Настройки']);
      await expectWhole(visitor, `settings on a phone: ${tab}`);
      await showAs(page, DESKTOP);
      await expectFlawless(visitor, `settings: ${tab}`);
      await showAs(page, PHONE, 'dark');
    }
    await expectFlawless(visitor, 'settings on a phone: Профиль');
    await page.goBack();
    await part(page, 'Сроки хранения').waitFor();
    await visitor.context.close();
  });

  it('show those who may not change it what concerns them, and nothing to change (A2.4-17)', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, member, SPACE);
    for (const [name, role, shown] of [
      ['Ромашка', 'hr', ['Пространство', 'Автоматизация', 'Тариф', 'Персональные данные', 'Профиль']],
      ['Лютик', 'сотрудник', ['Пространство', 'Профиль']],
    ] as const) {
      if (name !== 'Ромашка') await switchTo(page, name);
      await page.getByText(`${name} · ${role}`, { exact: true }).waitFor();
      await part(page, 'Тариф')
        .getByText(/^Premium · пробный период, до/)
        .waitFor();
      const facts = part(page, 'О пространстве').getByRole('definition');
      await expect.poll(() => facts.allInnerTexts(), PATIENCE).toEqual([name, role]);
      expect(await tabs(page).allInnerTexts(), `tabs of ${role}`).toEqual(shown);
      expect(await page.getByRole('textbox').count(), `fields of ${role}`).toBe(0);
      await page.getByRole('button', { name: 'Выйти из пространства' }).waitFor();
      expect(await page.getByRole('link', { name: /^Подключить/ }).count(), `links of ${role}`).toBe(0);
      await expectWhole(visitor, `settings of ${role}`);
    }
    await visitor.context.close();
  });
});

describe('the name of the workspace', () => {
  it('is saved where it stands, says what is not saved yet, and holds whoever would leave it behind', async () => {
    const boss = await makePerson();
    const { id } = await makeWorkspace(boss, 'Ландыш');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, boss, SPACE);
    const about = part(page, 'О пространстве');
    const name = about.getByLabel('Название');
    const save = about.getByRole('button', { name: /^Сохран/ });
    expect(await save.isDisabled()).toBe(true);
    await name.fill('   ');
    await save.click();
    await about.getByText('Введите название рабочего пространства', { exact: true }).waitFor();
    await name.fill('Подснежник');
    await about.getByText('Есть несохранённое изменение').waitFor();
    await expectWhole(visitor, 'an unsaved name');

    await tabs(page).getByText('Тариф', { exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Уйти без сохранения?' });
    await question.getByText('«Подснежник»').waitFor();
    await question.getByRole('button', { name: 'Отменить' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await name.inputValue()).toBe('Подснежник');

    await cut(page, NAME);
    await save.click();
    await about.getByRole('alert').getByText('Нет связи с сервером').waitFor();
    expect(await name.inputValue()).toBe('Подснежник');
    await page.unroute(NAME);
    await refuse(page, NAME, { method: 'PUT', status: 409, detail: 'Пространство только что изменил кто-то другой' });
    await save.click();
    await about
      .getByRole('alert')
      .getByText(/только что изменил кто-то другой/)
      .waitFor();
    await page.unroute(NAME);
    forgiveFailedCalls(visitor);
    const letGo = await hold(page, NAME);
    await save.click();
    await expect.poll(() => save.isDisabled(), PATIENCE).toBe(true);
    await letGo();
    await page.getByText('Подснежник · владелец', { exact: true }).waitFor();
    await about.getByText('Есть несохранённое изменение').waitFor({ state: 'detached' });
    const stored = await demand(workspaces.getWorkspace, { params: { id } }, { token: boss.tokens.access_token });
    expect(stored.name).toBe('Подснежник');
    await tabs(page).getByText('Тариф', { exact: true }).click();
    await part(page, 'Ваш тариф').waitFor();
    await visitor.context.close();
  });
});

describe('the language of the workspace', () => {
  it('is saved where it is chosen, and a failure says so and changes nothing', async () => {
    const boss = await makePerson();
    const { id } = await makeWorkspace(boss, 'Ландыш');
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, boss, SPACE);
    const choice = part(page, 'О пространстве').getByRole('radiogroup', { name: 'Язык пространства' });
    const chosen = () => choice.getByRole('radio', { checked: true }).getAttribute('value');
    await choice.waitFor();
    expect(await chosen()).toBe('ru');
    await refuse(page, NAME, { method: 'PUT', status: 409, detail: 'Пространство только что изменил кто-то другой' });
    await choice.getByText('English').click();
    await part(page, 'О пространстве')
      .getByRole('alert')
      .getByText(/Не удалось сохранить язык/)
      .waitFor();
    expect(await chosen()).toBe('ru');
    await page.unroute(NAME);
    forgiveFailedCalls(visitor);
    await choice.getByText('English').click();
    await expect.poll(chosen, PATIENCE).toBe('en');
    const stored = await demand(workspaces.getWorkspace, { params: { id } }, { token: boss.tokens.access_token });
    expect(stored).toMatchObject({ name: 'Ландыш', language: 'en' });
    await expectWhole(visitor, 'the language of a workspace');
    await visitor.context.close();
  });
});

describe('the danger zone of the settings', () => {
  it('is the one of the workspace’s page: it deletes after a question and leads to the overview (A2.4-29, A2.4-31)', async () => {
    const boss = await makePerson({ premium: true });
    await makeWorkspace(boss, 'Первая');
    await makeWorkspace(boss, 'Вторая');
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, boss, SPACE);
    await page.getByText('Первая · владелец', { exact: true }).waitFor();
    await part(page, 'Опасная зона').getByRole('button', { name: 'Удалить пространство' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Первая');
    await dialog.getByRole('button', { name: /^Удалить/ }).click();
    await page.waitForURL((url) => url.pathname === '/app' && url.search === '');
    await page
      .getByText(/^Вторая · владелец/)
      .first()
      .waitFor();
    await visitor.context.close();
  });
});
