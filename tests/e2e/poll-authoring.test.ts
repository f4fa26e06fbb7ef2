import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { beginBlankPoll, card, type Company, field, makeCompany, texts } from './authoring.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, TABLET, visit } from './browser.ts';
import { cut } from './faults.ts';
import { openAs } from './factories.ts';

let browser: Browser;
let company: Company;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

const draftsIn = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')));

describe('a new poll', () => {
  it('starts blank and is created by what is needed (B2-33, B2-39, B2-40, B2-47, B5-14, B5-15, B5-16, B5-17, B5-18); says before sending what is too long, and cuts nothing; loses nothing without a connection, does not ask twice when pressed twice', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, company.hr, '/app/poll/create');
    const create = page.getByRole('button', { name: 'Создать опрос' });
    await create.waitFor();
    expect(await page.getByRole('radio', { name: 'eNPS' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Анонимный').isChecked()).toBe(true);
    expect(await page.getByLabel('Разрешить публичную ссылку').isChecked()).toBe(false);
    expect(await page.getByLabel('Обязательный').isChecked()).toBe(true);

    await page.getByLabel('Название').fill('Длинный');
    await field(page, 1).fill('я'.repeat(900));
    await page.getByText(/^900 из\s1\s000\sсимволов$/).waitFor();
    expect(await create.isEnabled()).toBe(true);
    await field(page, 1).fill('я'.repeat(1005));
    await page.getByText(/^Лишних символов: 5\./).waitFor();
    expect(await field(page, 1).inputValue()).toHaveLength(1005);
    expect(await create.isDisabled()).toBe(true);
    await expectWhole(visitor, 'a question that is too long');

    await page.getByLabel('Название').fill('   ');
    await field(page, 1).fill('Как дела?');
    expect(await create.isDisabled()).toBe(true);
    await page.getByLabel('Название').fill('  Пульс hr ');
    expect(await create.isEnabled()).toBe(true);
    await page.getByLabel('Обязательный').uncheck();
    await page.getByRole('button', { name: 'Удалить вопрос 1' }).click();
    await expect.poll(() => texts(page), PATIENCE).toEqual(['']);
    expect(await page.getByLabel('Обязательный').isChecked()).toBe(true);
    expect(await create.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Вернуть вопрос' }).click();
    await expect.poll(() => texts(page), PATIENCE).toEqual(['Как дела?']);
    expect(await page.getByLabel('Обязательный').isChecked()).toBe(false);

    await page.getByRole('button', { name: 'Добавить вопрос' }).click();
    await page.getByRole('button', { name: 'Добавить вопрос' }).click();
    await expect.poll(() => field(page, 3).evaluate((one) => one === document.activeElement), PATIENCE).toBe(true);
    await field(page, 3).fill(' Что нового? ');
    await expectFlawless(visitor, 'new poll on a phone');
    await cut(page, /\/api\/polls$/);
    await create.click();
    await page.getByText(/Нет связи с сервером/).waitFor();
    await expect.poll(() => texts(page), PATIENCE).toEqual(['Как дела?', '', ' Что нового? ']);
    await page.unrouteAll();
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/polls')) sent.push(request.postDataJSON());
    });
    await create.dblclick();
    await page.waitForURL('**/app?section=polls&mode=edit');
    await card(page, 'Пульс hr').waitFor();
    expect(await draftsIn(page)).toEqual([]);
    expect(sent).toEqual([
      {
        workspace_id: company.workspace.id,
        title: 'Пульс hr',
        type: 'ENPS',
        is_anonymous: true,
        allow_anonymous_link: false,
        questions: [
          { text: 'Как дела?', order_index: 0, is_required: false },
          { text: 'Что нового?', order_index: 1, is_required: true },
        ],
      },
    ]);

    await beginBlankPoll(page);
    await field(page, 1).waitFor();
    await expect.poll(() => texts(page), PATIENCE).toEqual(['']);
    await page.getByRole('link', { name: 'К опросам' }).click();
    await page.waitForURL('**/app?section=polls&mode=view');
    await visitor.context.close();
  });

  it('keeps what was typed on this device for this person alone, warns on leaving, and offers it again; brings back what a template replaces', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, company.owner, '/app/poll/create');
    await page.getByLabel('Название').fill('Недописанный');
    await field(page, 1).fill('Почти вопрос');
    await page.getByRole('link', { name: 'К опросам' }).click();
    await page.getByRole('heading', { name: 'Уйти, не сохранив?' }).waitFor();
    await expectFlawless(visitor, 'leaving');
    await page.getByRole('button', { name: 'Остаться' }).click();
    expect(await field(page, 1).inputValue()).toBe('Почти вопрос');
    let asked = 0;
    page.on('dialog', (dialog) => {
      asked += dialog.type() === 'beforeunload' ? 1 : 0;
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toBe(1);
    await page.getByText(/не успели сохранить/).waitFor();
    expect(await field(page, 1).inputValue()).toBe('Почти вопрос');
    await page.getByRole('link', { name: 'К опросам' }).click();
    await page.getByRole('button', { name: 'Уйти', exact: true }).click();
    await page.waitForURL('**/app?section=polls&mode=view');

    // Whoever logs in next on this device sees a blank form; it waits for its own writer.
    await page.evaluate((id) => localStorage.setItem('currentWorkspaceId', id), company.workspace.id);
    await openAs(page, company.hr, '/app/poll/create');
    await field(page, 1).waitFor();
    await expect.poll(() => texts(page), PATIENCE).toEqual(['']);
    await openAs(page, company.owner, '/app/poll/create');
    await page.getByRole('button', { name: 'Начать заново' }).click();
    await expect.poll(() => texts(page), PATIENCE).toEqual(['']);
    await expect.poll(() => draftsIn(page), PATIENCE).toEqual([]);

    await showAs(page, TABLET, 'dark');
    await page.getByLabel('Название').fill('Моё');
    await field(page, 1).fill('Мой вопрос');
    await openAs(page, company.owner, '/app/poll/create?template=exit');
    await expect.poll(() => texts(page), PATIENCE).toHaveLength(6);
    // Whoever reloads the page goes on with what they have made of it.
    await expect.poll(() => new URL(page.url()).search, PATIENCE).toBe('');
    await expectFlawless(visitor, 'a form from a template');
    await page.getByRole('button', { name: 'Вернуть как было' }).click();
    await expect.poll(() => texts(page), PATIENCE).toEqual(['Мой вопрос']);
    expect(await page.getByLabel('Название').inputValue()).toBe('Моё');
    await visitor.context.close();
  });
});
