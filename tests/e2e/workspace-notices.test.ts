import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, PHONE, visit } from './browser.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';
import { makePerson, makeWorkspace, join, openAs, setPlan, type Person } from './factories.ts';

const PAGE = '/app?section=workspaces';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

describe('a workspace with more people than its plan has room for', () => {
  it('says that it can only be read, why, and what opens it again, before anything is begun (A1-08)', async () => {
    const owner = await makePerson({ premium: true });
    const workspace = await makeWorkspace(owner, 'Ромашка');
    const [hr, ...employees] = await Promise.all([makePerson(), makePerson(), makePerson()]);
    await join(workspace, owner, hr!, 'hr');
    for (const person of employees) await join(workspace, owner, person, 'сотрудник');
    await setPlan(owner, 'startup');
    const words = /открыто только для чтения: в\sнём 4\sчеловека, а\sтариф Startup рассчитан на\s3\sчеловека/;

    for (const [person, size, scheme] of [
      [owner, DESKTOP, 'light'],
      [hr!, PHONE, 'dark'],
    ] as const) {
      const visitor = await visit(browser, size, scheme);
      const { page } = visitor;
      await openAs(page, person, '/app/poll');
      const notice = page.getByRole('status').filter({ hasText: words });
      await notice.waitFor();
      expect(await notice.innerText()).toMatch(/открытые опросы продолжаются.*перейдите на\sтариф Basic/u);
      expect(await notice.getByRole('link', { name: 'Сравнить тарифы' }).count()).toBe(person === owner ? 1 : 0);
      await expectFlawless(visitor, `polls of a read-only workspace, ${scheme}`);
      await visitor.context.close();
    }

    const employee = await visit(browser, PHONE);
    await openAs(employee.page, employees[0]!, '/app/poll');
    await employee.page.getByText(/Ромашка · сотрудник/).waitFor();
    expect(await employee.page.getByText(words).count()).toBe(0);
    await employee.context.close();

    await setPlan(owner, 'basic');
    const again = await visit(browser, DESKTOP);
    await openAs(again.page, owner, PAGE);
    await again.page.getByText(/^Ромашка · владелец · 4/).waitFor();
    expect(await again.page.getByText(words).count()).toBe(0);
    await again.context.close();
  });
});

describe('handing a workspace over', () => {
  async function makePair() {
    const [boss, heir] = await Promise.all([
      makePerson({ firstName: 'Глеб', lastName: 'Орлов' }),
      makePerson({ firstName: 'Нина', lastName: 'Седова' }),
    ]);
    const workspace = await makeWorkspace(boss, 'Лютик');
    await join(workspace, boss, heir, 'hr');
    return { boss, heir };
  }

  /** The owner offers the workspace to the heir, by the dialog of the danger zone. */
  async function offer(boss: Person) {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, boss, PAGE);
    await page.getByRole('button', { name: 'Передать пространство' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Предложить пространство' }).click();
    await dialog.getByText('Выберите, кому передать пространство').waitFor();
    await dialog.getByLabel('Кому передать').selectOption({ index: 1 });
    await expectFlawless(visitor, 'offering a workspace');
    await dialog.getByRole('button', { name: 'Предложить пространство' }).click();
    await page.getByText(/^Пространство предложено: Нина Седова\. Ждём ответа до\s/).waitFor();
    await page.getByText(/^Лютик · владелец/).waitFor();
    return visitor;
  }

  it('asks the heir, who becomes the owner when they agree', async () => {
    const { boss, heir } = await makePair();
    const owner = await offer(boss);
    await expectFlawless(owner, 'a workspace that is offered');

    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, heir, '/app');
    const card = page.getByRole('region', { name: 'Вам предлагают пространство' });
    await card.getByText('Глеб Орлов предлагает вам стать владельцем пространства «Лютик».').waitFor();
    await page.locator('main h1').waitFor();
    await expectFlawless(visitor, 'an offered workspace');
    await refuse(page, '**/owner/accept', { status: 409, detail: 'Предложение только что изменилось' });
    await card.getByRole('button', { name: 'Стать владельцем' }).click();
    await card.getByRole('alert').filter({ hasText: 'Предложение только что изменилось' }).waitFor();
    await page.unrouteAll();
    forgiveFailedCalls(visitor);
    await card.getByRole('button', { name: 'Стать владельцем' }).click();
    await page.getByText(/^Лютик · владелец/).waitFor();
    await card.waitFor({ state: 'detached' });

    await owner.page.reload();
    await owner.page.getByText(/^Лютик · руководитель/).waitFor();
    expect(await owner.page.getByRole('region', { name: 'Опасная зона' }).count()).toBe(0);
    await owner.context.close();
    await visitor.context.close();
  });

  it('ends when the heir declines or the owner withdraws', async () => {
    const { boss, heir } = await makePair();
    const owner = await offer(boss);
    const visitor = await visit(browser, DESKTOP);
    const card = visitor.page.getByRole('region', { name: 'Вам предлагают пространство' });
    await openAs(visitor.page, heir, PAGE);
    await card.getByRole('button', { name: 'Отказаться' }).click();
    await card.waitFor({ state: 'detached' });
    await visitor.page.getByText(/^Лютик · hr/).waitFor();
    await owner.page.reload();
    await owner.page.getByRole('button', { name: 'Передать пространство' }).waitFor();
    expect(await owner.page.getByText(/^Пространство предложено/).count()).toBe(0);
    await owner.context.close();

    const second = await offer(boss);
    await visitor.page.reload();
    await card.waitFor();
    await second.page.getByRole('button', { name: 'Отозвать предложение' }).click();
    const dialog = second.page.getByRole('dialog');
    await dialog.getByText('Нина Седова больше не сможет принять пространство').waitFor();
    await dialog.getByRole('button', { name: 'Отозвать предложение' }).click();
    await second.page.getByText(/^Пространство предложено/).waitFor({ state: 'detached' });
    await card.getByRole('button', { name: 'Стать владельцем' }).click();
    await card.getByRole('alert').filter({ hasText: 'Вам не предлагают это пространство' }).waitFor();
    await second.context.close();
    await visitor.context.close();
  });
});
