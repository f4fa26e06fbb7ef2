import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PHONE, showAs, visit } from './browser.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';
import { makePerson, makeWorkspace, join, openAs, setPlan } from './factories.ts';

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
    const [hr, employee, another] = await Promise.all([makePerson(), makePerson(), makePerson()]);
    await join(workspace, owner, hr, 'hr');
    for (const person of [employee, another]) await join(workspace, owner, person, 'сотрудник');
    await setPlan(owner, 'startup');
    const words = /открыто только для чтения: в\sнём 4\sчеловека, а\sтариф Startup рассчитан на\s3\sчеловека/;

    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    for (const [person, size, scheme] of [
      [owner, DESKTOP, 'light'],
      [hr, PHONE, 'dark'],
    ] as const) {
      await showAs(page, size, scheme);
      await openAs(page, person, '/app/poll');
      const notice = page.getByRole('status').filter({ hasText: words });
      await notice.waitFor();
      expect(await notice.innerText()).toMatch(/открытые опросы продолжаются.*перейдите на\sтариф Basic/u);
      expect(await notice.getByRole('link', { name: 'Сравнить тарифы' }).count()).toBe(person === owner ? 1 : 0);
      await expectFlawless(visitor, `polls of a read-only workspace, ${scheme}`);
    }

    await openAs(page, employee, '/app/poll');
    await page.getByText(/Ромашка · сотрудник/).waitFor();
    expect(await page.getByText(words).count()).toBe(0);

    await setPlan(owner, 'basic');
    await openAs(page, owner, PAGE);
    await page.getByText(/^Ромашка · владелец · 4/).waitFor();
    expect(await page.getByText(words).count()).toBe(0);
    await visitor.context.close();
  });
});

describe('handing a workspace over', () => {
  /** The owner offers the workspace to the heir, by the dialog of the danger zone. */
  async function offer(page: Page) {
    await page.getByRole('button', { name: 'Передать пространство' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Предложить пространство' }).click();
    await dialog.getByText('Выберите, кому передать пространство').waitFor();
    await dialog.getByLabel('Кому передать').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Предложить пространство' }).click();
    await page.getByText(/^Пространство предложено: Нина Седова\. Ждём ответа до\s/).waitFor();
    await page.getByText(/^Лютик · владелец/).waitFor();
  }

  it('asks the heir and ends when they decline or the owner withdraws; when they agree they become the owner', async () => {
    const [boss, heir] = await Promise.all([
      makePerson({ firstName: 'Глеб', lastName: 'Орлов' }),
      makePerson({ firstName: 'Нина', lastName: 'Седова' }),
    ]);
    await join(await makeWorkspace(boss, 'Лютик'), boss, heir, 'hr');
    const owner = await visit(browser, DESKTOP);
    await openAs(owner.page, boss, PAGE);
    await owner.page.getByRole('button', { name: 'Передать пространство' }).click();
    await owner.page.getByRole('dialog').getByLabel('Кому передать').waitFor();
    await expectFlawless(owner, 'offering a workspace');
    await owner.page.keyboard.press('Escape');
    await owner.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await offer(owner.page);
    await expectWhole(owner, 'a workspace that is offered');

    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, heir, '/app');
    const card = page.getByRole('region', { name: 'Вам предлагают пространство' });
    await card.getByText('Глеб Орлов предлагает вам стать владельцем пространства «Лютик».').waitFor();
    await page.locator('main h1').waitFor();
    await expectFlawless(visitor, 'an offered workspace');
    await card.getByRole('button', { name: 'Отказаться' }).click();
    await card.waitFor({ state: 'detached' });
    await owner.page.reload();
    await owner.page.getByRole('button', { name: 'Передать пространство' }).waitFor();
    expect(await owner.page.getByText(/^Пространство предложено/).count()).toBe(0);

    await offer(owner.page);
    await openAs(page, heir, PAGE);
    await page.getByText(/^Лютик · hr/).waitFor();
    await card.waitFor();
    await owner.page.getByRole('button', { name: 'Отозвать предложение' }).click();
    const dialog = owner.page.getByRole('dialog');
    await dialog.getByText('Нина Седова больше не сможет принять пространство').waitFor();
    await dialog.getByRole('button', { name: 'Отозвать предложение' }).click();
    await owner.page.getByText(/^Пространство предложено/).waitFor({ state: 'detached' });
    const accept = card.getByRole('button', { name: 'Стать владельцем' });
    await accept.click();
    await card.getByRole('alert').filter({ hasText: 'Вам не предлагают это пространство' }).waitFor();

    await offer(owner.page);
    await refuse(page, '**/owner/accept', { status: 409, detail: 'Предложение только что изменилось' });
    await accept.click();
    await card.getByRole('alert').filter({ hasText: 'Предложение только что изменилось' }).waitFor();
    await page.unrouteAll();
    forgiveFailedCalls(visitor);
    await accept.click();
    await page.getByText(/^Лютик · владелец/).waitFor();
    await card.waitFor({ state: 'detached' });
    await owner.page.reload();
    await owner.page.getByText(/^Лютик · руководитель/).waitFor();
    expect(await owner.page.getByRole('region', { name: 'Опасная зона' }).count()).toBe(0);
    await owner.context.close();
    await visitor.context.close();
  });
});
