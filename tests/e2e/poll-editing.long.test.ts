import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { card, type Company, field, makeCompany, makePoll, menuItem, stored, texts } from './authoring.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { pressAndHear } from './drag-keys.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';
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

describe('the order of questions', () => {
  it('changes by keyboard, by pointer and by the menu, and is told in words', async () => {
    const poll = await makePoll(company, 'Порядок', ['А?', 'Б?', 'В?']);
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, company.owner, `/app/poll/${poll.id}/edit`);
    const handle = (position: number) => page.getByRole('button', { name: `Переставить вопрос ${position}` });
    await handle(1).focus();
    await pressAndHear(page, 'Space', page.getByText('Вопрос 1 взят, место 1 из 3.'));
    await pressAndHear(page, 'ArrowDown', page.getByText('Место 2 из 3.'));
    await page.keyboard.press('Space');
    await expect.poll(() => texts(page), PATIENCE).toEqual(['Б?', 'А?', 'В?']);
    await page.getByText('Вопрос теперь на месте 2 из 3.').first().waitFor({ state: 'attached' });
    await expect.poll(() => handle(2).evaluate((one) => one === document.activeElement), PATIENCE).toBe(true);

    await handle(3).scrollIntoViewIfNeeded();
    const from = await handle(3).boundingBox();
    const to = await handle(2).boundingBox();
    if (!from || !to) throw new Error('The handles are on the page');
    expect(Math.min(from.width, from.height)).toBeGreaterThanOrEqual(44);
    await page.mouse.move(from.x + 22, from.y + 22);
    await page.mouse.down();
    await page.mouse.move(from.x + 22, from.y, { steps: 4 });
    await page.mouse.move(to.x + 22, to.y + 4, { steps: 8 });
    await page.getByText('Место 2 из 3.').waitFor({ state: 'attached' });
    await page.mouse.up();
    await expect.poll(() => texts(page), PATIENCE).toEqual(['Б?', 'В?', 'А?']);

    // The library swallows clicks for a moment after a drag, so that letting go presses nothing.
    const clicksArrive = () =>
      page.evaluate(() => {
        let arrived = false;
        document.body.addEventListener('click', () => (arrived = true), { once: true });
        document.body.click();
        return arrived;
      });
    await expect.poll(clicksArrive, PATIENCE).toBe(true);
    const move = async (position: number, way: 'Выше' | 'Ниже') => {
      await page.getByRole('button', { name: `Что сделать с вопросом ${position}` }).click();
      await menuItem(page, way).dispatchEvent('click');
      return texts(page);
    };
    expect(await move(3, 'Выше')).toEqual(['Б?', 'А?', 'В?']);
    await page.getByText('Вопрос теперь на месте 2 из 3.').last().waitFor({ state: 'attached' });
    expect(await move(1, 'Ниже')).toEqual(['А?', 'Б?', 'В?']);
    expect(await move(1, 'Ниже')).toEqual(['Б?', 'А?', 'В?']);
    await expectFlawless(visitor, 'reordered questions');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('heading', { name: 'Изменения сохранены' }).waitFor();
    const after = await stored(poll, company.owner);
    expect(after.questions.map(({ id }) => id)).toEqual([1, 0, 2].map((n) => poll.questions[n]?.id));
    await visitor.context.close();
  });
});

describe('a poll that exists', () => {
  it('is changed whole, and the screen says what that means (B2-37, B2-48, B5-19, B5-20, B7-17, B8-28)', async () => {
    const { poll } = await makeOpenPoll(company.owner, company.workspace, [
      'Порекомендуете?',
      'Почему?',
      'Что изменить?',
    ]);
    const visitor = await visit(browser, DESKTOP, 'dark');
    const { page } = visitor;
    await openAs(page, company.owner, `/app/poll/${poll.id}/edit`);
    const save = page.getByRole('button', { name: 'Сохранить' });
    await page.getByText(/Опрос сейчас открыт/).waitFor();
    expect(await page.getByRole('link', { name: /^Запуск от/ }).count()).toBe(1);
    await expect.poll(() => texts(page), PATIENCE).toEqual(['Порекомендуете?', 'Почему?', 'Что изменить?']);
    await page.getByLabel('Название').fill(' ');
    expect(await save.isDisabled()).toBe(true);
    await page.getByLabel('Название').fill('Новый заголовок');
    expect(await save.isEnabled()).toBe(true);
    await page.getByRole('radio', { name: 'Пульс' }).check();
    await page.getByLabel('Анонимный').uncheck();
    await page.getByText(/^С именами — со следующего запуска/).waitFor();
    await page.getByLabel('Разрешить публичную ссылку').uncheck();
    await page.getByText(/публичные ссылки открытых запусков перестанут работать/).waitFor();
    await page.getByRole('button', { name: 'Удалить вопрос 2' }).click();
    await page.getByLabel('Обязательный').nth(1).check();
    await page.getByRole('button', { name: 'Добавить вопрос' }).click();
    await field(page, 3).fill('Совсем новый?');
    await expectFlawless(visitor, 'edit');
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/api/polls/${poll.id}`, async (route) => {
      if (route.request().method() === 'PATCH') await gate;
      await route.fallback();
    });
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await save.click();
    expect(await page.getByRole('button', { name: 'Сохранение…' }).isDisabled()).toBe(true);
    const [first, , third] = poll.questions;
    expect((await sent).postDataJSON()).toEqual({
      title: 'Новый заголовок',
      type: 'PULSE',
      is_anonymous: false,
      allow_anonymous_link: false,
      version: poll.version,
      questions: [
        { id: first?.id, text: 'Порекомендуете?', order_index: 0, is_required: true, scale: null, direction: null },
        { id: third?.id, text: 'Что изменить?', order_index: 1, is_required: true, scale: null, direction: null },
        { text: 'Совсем новый?', order_index: 2, is_required: true },
      ],
    });
    release();
    await page.getByRole('heading', { name: 'Изменения сохранены' }).waitFor();
    await page.getByText(/идёт с прежними вопросами, следующий пойдёт с новыми/).waitFor();
    await expectFlawless(visitor, 'changes saved');
    await page.getByRole('link', { name: 'К опросам' }).last().click();
    await card(page, 'Новый заголовок').waitFor();
    expect((await stored(poll, company.owner)).questions.map(({ text }) => text)).toEqual([
      'Порекомендуете?',
      'Что изменить?',
      'Совсем новый?',
    ]);
    await visitor.context.close();
  });

  it('keeps what was typed when somebody else was faster: their version to read, both ways on; counts as saved when it was, although the reply was lost on the way', async () => {
    const poll = await makePoll(company, 'Спорный', ['А?', 'Б?']);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const other = async (title: string) => {
      const now = await stored(poll, company.owner);
      const questions = now.questions.slice(0, 1).map(({ id, text }) => ({ id, text, order_index: 0 }));
      const input = { params: { id: poll.id }, body: { title, questions } };
      expect((await call(polls.updatePoll, input, { token: company.hr.tokens.access_token })).status).toBe(200);
    };
    await openAs(page, company.owner, `/app/poll/${poll.id}/edit`);
    await field(page, 2).fill('Моё Б?');
    await other('Чужой');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText(/опрос сохранил кто-то ещё/).waitFor();
    await expect.poll(() => texts(page), PATIENCE).toEqual(['А?', 'Моё Б?']);
    forgiveFailedCalls(visitor);
    await page.getByRole('button', { name: 'Посмотреть новую версию' }).click();
    await page.getByRole('dialog').getByText('Чужой').waitFor();
    await expectFlawless(visitor, 'the newer version');
    await page.getByRole('button', { name: 'Взять эту версию' }).click();
    await expect.poll(() => texts(page), PATIENCE).toEqual(['А?']);
    await page.getByRole('button', { name: 'Вернуть как было' }).click();
    await expect.poll(() => texts(page), PATIENCE).toEqual(['А?', 'Моё Б?']);

    await other('Опять чужой');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('button', { name: 'Сохранить мою поверх' }).click();
    await page.getByRole('heading', { name: 'Изменения сохранены' }).waitFor();
    const after = await stored(poll, company.owner);
    expect([after.title, ...after.questions.map(({ text }) => text)]).toEqual(['Спорный', 'А?', 'Моё Б?']);

    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Добавить вопрос' }).click();
    await field(page, 3).fill('В?');
    await page.route(`**/api/polls/${poll.id}`, async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      await route.fetch();
      return route.abort('connectionfailed');
    });
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('alert').first().waitFor();
    expect((await stored(poll, company.owner)).questions).toHaveLength(3);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('heading', { name: 'Изменения сохранены' }).waitFor();
    expect(await page.getByText(/сохранил кто-то ещё/).count()).toBe(0);
    await expect.poll(() => texts(page), PATIENCE).toEqual(['А?', 'Моё Б?', 'В?']);
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'saved although the reply was lost');
    expect((await stored(poll, company.owner)).version).toBe(after.version + 1);
    await visitor.context.close();
  });

  it('shows why it did not load (B8-21), and is not found when it is gone', async () => {
    const address = '00000000-0000-4000-8000-000000000000';
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await refuse(page, `**/api/polls/${address}`, { detail: 'Уборка', status: 403 });
    await openAs(page, company.owner, `/app/poll/${address}/edit`);
    await page.getByText('Уборка').waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'a poll that does not load');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByRole('heading', { name: 'Опрос не найден' }).waitFor();
    await visitor.context.close();
  });
});
