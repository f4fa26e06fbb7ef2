import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';
import { demand, makePerson, makeWorkspace, join, openAs, type Person } from './factories.ts';
import { entry, manyMembers, menuOf, menusWith } from './team.ts';
import { expectToStay } from './stays.ts';

const PAGE = '/app?section=workspaces';
const TEAM = [
  ['Пётр', 'Алёхин', 'hr'],
  ['Ольга', 'Смирнова', 'руководитель'],
  ['<script>alert(1)</script>', '"О\'Нил" 😀', 'сотрудник'],
  ['محمد', 'عبد الله', 'сотрудник'],
] as const;

let browser: Browser;
let owner: Person;
let team: Person[];
let romashka: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова', premium: true });
  romashka = await makeWorkspace(owner, 'Ромашка');
  team = [];
  for (const [firstName, lastName, role] of TEAM) {
    const person = await makePerson({ firstName, lastName });
    await join(romashka, owner, person, role);
    team.push(person);
  }
});
afterAll(async () => {
  await browser.close();
});

const person = (index: number): Person => {
  const found = team[index];
  if (!found) throw new Error(`Nobody is number ${index} in the team`);
  return found;
};
const memberButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`${name}.*изменить роль`) });
const roleOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

describe('the page of a workspace', () => {
  it('gives no rights while the server does not (A7-21, A8-06); then shows name, own role, member count, members, rights and connections (A2.4-26, A2.4-27, A2.4-28, A3-13)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const again = page.getByRole('button', { name: 'Попробовать снова' });
    const whole = new RegExp(`/api/workspaces/${romashka.id}$`);
    await refuse(page, whole, { detail: 'Уборка' });
    await refuse(page, `**/api/workspaces/${romashka.id}/permissions`);
    await openAs(page, owner, PAGE);
    const failed = page.getByRole('heading', {
      name: 'Не удалось загрузить данные рабочего пространства: Уборка',
    });
    await failed.waitFor();
    await page.unroute(whole);
    await again.click();
    await failed.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Участники' }).locator('bdi').first().waitFor();
    await again.waitFor();
    expect(await page.getByRole('button', { name: /Пригласить|Переименовать|Удалить/ }).count()).toBe(0);
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'workspace page without rights');
    await page.unrouteAll();
    forgiveFailedCalls(visitor);
    const handOver = await page.getByRole('button', { name: 'Передать пространство' }).elementHandle();
    await again.click();
    await page.getByRole('button', { name: 'Пригласить', exact: true }).waitFor();
    // A click that begins before the rights come must not end on nothing.
    expect(await handOver!.evaluate((button) => button.isConnected)).toBe(true);

    for (const [size, scheme] of [
      [DESKTOP, 'light'],
      [PHONE, 'dark'],
    ] as const) {
      await showAs(page, size, scheme);
      await page.getByText(/^Ромашка · владелец · 5\sучастников$/).waitFor();
      const rights = page.getByRole('region', { name: 'Ваши права' });
      await expect.poll(() => rights.getByText('разрешено').count(), PATIENCE).toBe(6);
      await page.getByRole('region', { name: 'Участники' }).locator('bdi').first().waitFor();
      const names = await page.getByRole('region', { name: 'Участники' }).locator('bdi').allInnerTexts();
      expect(names[0]).toBe('Вера Иванова');
      expect(names).toContain('<script>alert(1)</script> "О\'Нил" 😀');
      await page.getByRole('heading', { name: 'Bitrix24' }).waitFor();
      await page.getByRole('heading', { name: 'ИИ', exact: true }).waitFor();
      await expectFlawless(visitor, `workspace page, ${scheme}`);
    }
    await visitor.context.close();
  });

  it.each([
    [0, 'hr', { invite: 1, rename: 0, roles: 0, remove: 0, zone: 0, granted: 1 }],
    [1, 'руководитель', { invite: 1, rename: 1, roles: 4, remove: 3, zone: 0, granted: 5 }],
  ] as const)('gives number %i, %s, what the role allows (A2.4-29, A6-09, A6-11, A5-27)', async (index, role, may) => {
    const { context, page } = await visit(browser, DESKTOP);
    await openAs(page, person(index), PAGE);
    await page.getByText(new RegExp(`^Ромашка · ${role} · 5`)).waitFor();
    const rights = page.getByRole('region', { name: 'Ваши права' });
    await expect.poll(() => rights.getByText(/разрешено|нет права/).count(), PATIENCE).toBe(6);
    expect({
      invite: await page.getByRole('button', { name: 'Пригласить', exact: true }).count(),
      rename: await page.getByRole('button', { name: 'Переименовать' }).count(),
      roles: await page.getByRole('button', { name: /изменить роль/ }).count(),
      remove: await menusWith(page, 'Удалить из пространства'),
      zone: await page.getByRole('region', { name: 'Опасная зона' }).count(),
      granted: await rights.getByText('разрешено').count(),
    }).toEqual(may);
    expect(await page.getByRole('button', { name: /Вера Иванова.*изменить/ }).count()).toBe(0);
    await context.close();
  });

  it.each([true, false])(
    'shows can_rename_workspace in the list of rights and nowhere else: %s (A6-10)',
    async (flag) => {
      const { context, page } = await visit(browser, DESKTOP);
      // Every other right says the opposite, so that whatever hangs on this one alone would show.
      await page.route(`**/api/workspaces/${romashka.id}/permissions`, (route) =>
        route.fulfill({
          json: {
            can_invite_members: !flag,
            can_remove_members: !flag,
            can_manage_roles: !flag,
            can_rename_workspace: flag,
            can_delete_workspace: !flag,
            can_manage_workspace: !flag,
          },
        }),
      );
      await openAs(page, person(2), PAGE);
      const rights = page.getByRole('region', { name: 'Ваши права' });
      await expect.poll(() => rights.getByText('разрешено').count(), PATIENCE).toBe(flag ? 1 : 5);
      await page.locator('bdi').first().waitFor();
      const row = rights.getByRole('listitem').filter({ hasText: 'Переименовывать пространство' });
      expect(await row.innerText()).toMatch(flag ? /разрешено/ : /нет права/);
      const dependent = page.getByRole('main').getByRole('button', {
        name: /Пригласить|Переименовать|изменить роль|^Удалить/,
      });
      expect((await dependent.count()) > 0).toBe(!flag);
      expect(await page.getByRole('button', { name: 'Переименовать' }).count()).toBe(flag ? 0 : 1);
      expect((await menusWith(page, 'Изменить роль')) > 0).toBe(!flag);
      await context.close();
    },
  );

  it('stays usable with 500 members: all pages read, shown whole and searched by name', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    const all = manyMembers(500);
    await page.route(new RegExp(`/api/workspaces/${romashka.id}/members`), (route) => {
      const second = new URL(route.request().url()).searchParams.has('cursor');
      return route.fulfill({
        json: { members: second ? all.slice(300) : all.slice(0, 300), next_cursor: second ? null : 'дальше' },
      });
    });
    await openAs(page, owner, PAGE);
    await page.getByText(/· 500\sучастников$/).waitFor();
    await page.getByRole('button', { name: 'Показать всех' }).click();
    const members = page.getByRole('region', { name: 'Участники' });
    await expect.poll(() => members.getByRole('listitem').count(), PATIENCE).toBe(500);
    await page.getByLabel('Найти участника').fill('имя 499');
    await page.getByText(/^Найдено 1 из\s500$/).waitFor();
    await expect.poll(() => page.locator('bdi').allInnerTexts(), PATIENCE).toEqual(['Имя 499']);
    await page.getByLabel('Найти участника').fill('кто-то');
    await page.getByText('Никого не нашлось. Проверьте, что вы ищете').waitFor();
    await expectWhole(visitor, 'search among 500');
    await visitor.context.close();
  });
});

describe('a role', () => {
  it('is changed in a dialog that wants one of three and says why it failed (A2.4-33, A5-23, A5-24, A5-25, A8-09, A7-16); where the members cannot be read after it, nobody is listed, which is said (A7-13)', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, owner, PAGE);
    await memberButton(page, 'Пётр Алёхин').click();
    const dialog = page.getByRole('dialog');
    const role = dialog.getByLabel('Роль', { exact: true });
    const save = dialog.getByRole('button', { name: 'Сохранить роль' });
    await role.waitFor();
    await expectFlawless(visitor, 'role of a member');
    const offered = await role
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(offered.filter(Boolean).toSorted()).toEqual(['hr', 'руководитель', 'сотрудник'].toSorted());

    let asked = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT') asked += 1;
    });
    await save.click();
    await dialog.waitFor({ state: 'hidden' });
    expect(asked).toBe(0);

    await memberButton(page, 'Пётр Алёхин').click();
    await role.selectOption('');
    await save.click();
    await dialog.getByText('Пожалуйста, выберите роль').waitFor();
    expect(asked).toBe(0);
    await refuse(page, '**/role', { status: 409, detail: 'Участника только что изменил кто-то другой' });
    await role.selectOption('руководитель');
    await save.click();
    await dialog
      .getByRole('alert')
      .filter({ hasText: 'Ошибка обновления роли: Участника только что изменил кто-то другой' })
      .waitFor();
    await page.unrouteAll();
    await save.click();
    await dialog.waitFor({ state: 'hidden' });
    await roleOf(page, 'Пётр Алёхин').getByText('руководитель', { exact: true }).waitFor();
    const stored = demand(
      workspaces.getMyRole,
      { params: { id: romashka.id } },
      { token: person(0).tokens.access_token },
    );
    expect(await stored).toMatchObject({ user_role: 'руководитель' });

    const members = page.getByRole('region', { name: 'Участники' });
    await expect.poll(() => members.getByRole('listitem').count(), PATIENCE).toBe(5);
    const list = new RegExp(`/api/workspaces/${romashka.id}/members\\?`);
    await refuse(page, list, { status: 403, detail: 'Уборка' });
    // A change of a role, which the server only seems to have made, has the list read again.
    await page.route('**/role', (route) => route.fulfill({ json: {} }));
    await memberButton(page, 'Пётр Алёхин').click();
    await role.selectOption('сотрудник');
    await save.click();
    await members.getByText('Уборка').waitFor();
    expect(await members.getByRole('listitem').count()).toBe(0);
    await page.getByText('Ромашка · владелец', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Передать пространство' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'Список участников не загрузился. Уборка' }).waitFor();
    expect(await dialog.getByLabel('Кому передать').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Отменить' }).click();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'workspace page without members');
    await page.unrouteAll();
    await members.getByRole('button', { name: 'Попробовать снова' }).click();
    await expect.poll(() => members.getByRole('listitem').count(), PATIENCE).toBe(5);
    await visitor.context.close();
  });
});

describe('a member', () => {
  it('is removed after a confirmation that says why it failed (A2.4-34, A8-10, A7-15, B2-01)', async () => {
    // A workspace of its own for what cannot be taken back.
    const [boss, other] = await Promise.all([makePerson({ firstName: 'Глеб' }), makePerson({ firstName: 'Нина' })]);
    await join(await makeWorkspace(boss, 'Лютик'), boss, other, 'hr');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, boss, PAGE);
    await menuOf(page, 'Нина Петрова').click();
    await entry(page, 'Удалить из пространства').dispatchEvent('click');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Нина Петрова сразу потеряет доступ').waitFor();
    await expectFlawless(visitor, 'removal of a member');
    await dialog.getByRole('button', { name: 'Отменить' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await menuOf(page, 'Нина Петрова').click();
    await entry(page, 'Удалить из пространства').dispatchEvent('click');
    const remove = dialog.getByRole('button', { name: 'Удалить участника' });
    await refuse(page, '**/members', { method: 'DELETE', detail: 'Уборка' });
    await remove.click();
    await dialog.getByRole('alert').filter({ hasText: 'Ошибка удаления пользователя: Уборка' }).waitFor();
    await page.unrouteAll();
    await remove.click();
    await page.getByText(/· 1\sучастник$/).waitFor();
    expect(await page.getByText(other.email).count()).toBe(0);

    await openAs(page, other, '/app');
    await page.getByRole('heading', { name: 'Создайте ваше первое рабочее пространство' }).waitFor();
    await visitor.context.close();
  });
});

/** From here on the document says that nothing can be pointed at without touching it. */
async function takeMouseAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    const real = matchMedia.bind(window);
    window.matchMedia = (query) => real(query === '(hover: hover)' ? 'not all' : query);
  });
}

describe('a workspace', () => {
  it('is renamed everywhere on the page; the message of success goes after three seconds (A7-10, A9-30); it is deleted after its name is typed, and /app opens (A2.4-29, A2.4-31, A5-20, A8-07, A7-11)', async () => {
    const boss = await makePerson({ premium: true });
    await makeWorkspace(boss, 'Ромашка');
    const lutik = await makeWorkspace(boss, 'Лютик');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await page.goto('/favicon.svg');
    await page.evaluate((id) => localStorage.setItem('currentWorkspaceId', id), lutik.id);
    await openAs(page, boss, PAGE);
    await page.getByRole('button', { name: 'Переименовать' }).click();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Сохранить название' });
    await dialog.getByLabel('Название рабочего пространства').fill('  ');
    expect(await save.isDisabled()).toBe(true);
    await dialog.getByLabel('Название рабочего пространства').fill(' Роза ');
    await refuse(page, '**/api/workspaces/*', { method: 'PUT', detail: 'Уборка' });
    await save.click();
    await dialog.getByRole('alert').filter({ hasText: 'Не удалось переименовать пространство: Уборка' }).waitFor();
    await page.unrouteAll();
    const shown = page.getByText('Название сохранено');
    await expectToStay(page, { shown, milliseconds: 3_000 }, () => save.click());
    // A finger that has touched it rests on it for the browser, and a button may lie below.
    await takeMouseAway(page);
    await page.getByRole('button', { name: 'Переименовать' }).click();
    await dialog.getByLabel('Название рабочего пространства').fill('«Роза» & Ко');
    const meanwhile = () => shown.hover();
    await expectToStay(page, { shown, milliseconds: 3_000, meanwhile }, () => save.click());
    await page.getByText(/^«Роза» & Ко · владелец/).waitFor();
    await page.getByRole('complementary').getByText('«Роза» & Ко', { exact: true }).first().waitFor();

    await page
      .getByRole('region', { name: 'Опасная зона' })
      .getByRole('button', { name: 'Удалить пространство' })
      .click();
    const confirm = dialog.getByRole('button', { name: 'Удалить пространство' });
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByLabel('Чтобы подтвердить, введите название пространства').fill('Ромашка');
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByLabel('Чтобы подтвердить, введите название пространства').fill('«Роза» & Ко');
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'deletion of a workspace');
    await refuse(page, '**/api/workspaces/*', { method: 'DELETE', detail: 'Уборка' });
    await confirm.click();
    await dialog.getByRole('alert').filter({ hasText: 'Ошибка удаления рабочего пространства: Уборка' }).waitFor();
    await page.unrouteAll();
    await confirm.click();
    await page.getByText(/^Ромашка · владелец/).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/app');
    await page.reload();
    await page.getByText(/^Ромашка · владелец/).waitFor();
    await visitor.context.close();
  });
});
