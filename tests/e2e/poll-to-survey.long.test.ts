import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { type Company, field, makeCompany, menuItem, stored, texts } from './authoring.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
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

const draftsIn = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')));
const title = (page: Page) => page.getByLabel('Название', { exact: true });
const phone = (page: Page) => page.getByRole('region', { name: 'Предпросмотр' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Опрос станет исследованием' });

async function want(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Другой вид вопроса' }).click();
  await menuItem(page, what).dispatchEvent('click');
}

it('beside the form of a poll stands what its respondent sees now, and what hinders leads to its place', async () => {
  const visitor = await visit(browser, DESKTOP);
  const { page } = visitor;
  await openAs(page, company.hr, '/app/poll/create');
  await phone(page).getByText('Точно да').waitFor();
  await page.getByRole('radio', { name: 'Пульс' }).check();
  await field(page, 1).fill('Как прошла неделя?');
  await phone(page).getByText('Как прошла неделя?').waitFor();
  expect(await phone(page).getByRole('radio').count()).toBe(0);
  await page.getByRole('radiogroup', { name: 'Чем отвечают на вопрос 1' }).getByText('1–5').click();
  await expect.poll(() => phone(page).getByRole('radio').count(), PATIENCE).toBe(5);
  await page.getByLabel('Анонимный').uncheck();
  await phone(page).getByText('Ответы с именем').waitFor();
  await page.getByLabel('Анонимный').check();

  await page.getByText(/Анонимных ответов меньше чем пятерых не увидит никто/).waitFor();
  const line = (words: RegExp) => page.getByRole('listitem').filter({ hasText: words });
  await line(/Не сказано, какие оценки лучше в\sвопросе 1/)
    .getByRole('button', { name: 'Показать' })
    .click();
  await expect.poll(() => field(page, 1).evaluate((one) => one === document.activeElement), PATIENCE).toBe(true);
  await line(/Назовите опрос/)
    .getByRole('button', { name: 'Показать' })
    .click();
  await expect.poll(() => title(page).evaluate((one) => one === document.activeElement), PATIENCE).toBe(true);
  await page.keyboard.type('Пульс');
  await expect.poll(() => line(/Назовите опрос/).count(), PATIENCE).toBe(0);
  await expectFlawless(visitor, 'a poll with its phone and its list');

  await page.getByRole('button', { name: 'Пройти самому' }).click();
  const trying = page.getByRole('dialog', { name: 'Как это пройдёт сотрудник' });
  await trying.getByRole('radio', { name: '4' }).check();
  await trying.getByRole('button', { name: 'Закончить' }).click();
  await trying.getByText('Вот и всё. Ничего не отправлено.').waitFor();
  await visitor.context.close();
});

it('a poll that is to ask for a choice becomes a survey when that is agreed to, and nothing typed is lost on the way', async () => {
  const visitor = await visit(browser, PHONE, 'dark');
  const { page } = visitor;
  await openAs(page, company.owner, '/app/poll/create');
  await title(page).fill('Как нам вместе');
  await field(page, 1).fill('Порекомендуете нас?');
  await want(page, 'Один из списка');
  await dialog(page).getByText('Опрос останется черновиком на этом устройстве').waitFor();
  await expectFlawless(visitor, 'a poll becomes a survey');
  await dialog(page).getByRole('button', { name: 'Оставить опрос' }).click();
  await expect.poll(() => texts(page), PATIENCE).toEqual(['Порекомендуете нас?']);

  await want(page, 'Один из списка');
  await dialog(page).getByRole('button', { name: 'Перейти к исследованию' }).click();
  await page.waitForURL('**/app/surveys/create');
  await expect.poll(() => title(page).inputValue(), PATIENCE).toBe('Как нам вместе');
  await expect.poll(() => field(page, 2).evaluate((one) => one === document.activeElement), PATIENCE).toBe(true);
  await page.keyboard.type('Что важнее?');
  await page.getByRole('textbox', { name: 'Вариант 1' }).fill('Деньги');
  await page.getByRole('textbox', { name: 'Вариант 2' }).fill('Люди');
  expect(await draftsIn(page)).toHaveLength(2);
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await page.waitForURL('**/edit');
  expect(await draftsIn(page)).toEqual([]);
  const id = /surveys\/([0-9a-f-]+)\/edit/.exec(page.url())![1]!;
  const { body } = await call(surveys.getSurvey, { params: { id } }, { token: company.owner.tokens.access_token });
  expect(body).toMatchObject({ title: 'Как нам вместе', anonymous: true, type: 'ENPS' });
  expect(body.questions).toMatchObject([
    { text: 'Порекомендуете нас?', type: 'RATING', scale: '0-10', theme: 'enps' },
    { text: 'Что важнее?', type: 'RADIO', options: ['Деньги', 'Люди'] },
  ]);
  await expectWhole(visitor, 'a survey that was a poll');
  await visitor.context.close();
});

it('of a poll that was opened a survey is a copy: the poll stays as it was, and what was being built can come back', async () => {
  const { poll } = await makeOpenPoll(company.owner, company.workspace, ['Порекомендуете?', 'Почему?']);
  const visitor = await visit(browser, DESKTOP);
  const { page } = visitor;
  await openAs(page, company.owner, '/app/surveys/create?set=load');
  await expect.poll(() => title(page).inputValue(), PATIENCE).toBe('Нагрузка');
  await openAs(page, company.owner, `/app/poll/${poll.id}/edit`);
  await page.getByText(/Опрос сейчас открыт/).waitFor();
  await field(page, 2).fill('Почему так?');
  await want(page, 'Раздел');
  await dialog(page).getByText('Это будет копия: сам опрос, его запуски и ответы останутся на месте').waitFor();
  await dialog(page).getByText('уже лежит несохранённое исследование').waitFor();
  await dialog(page).getByRole('button', { name: 'Перейти к исследованию' }).click();
  await page.waitForURL('**/app/surveys/create');
  await page.getByText('Почему так?').first().waitFor();
  await page.getByRole('button', { name: 'Вернуть как было' }).click();
  await expect.poll(() => title(page).inputValue(), PATIENCE).toBe('Нагрузка');
  expect(await stored(poll, company.owner)).toMatchObject({
    version: poll.version,
    questions: [{}, { text: 'Почему?' }],
  });
  await page.goto(`/app/poll/${poll.id}/edit`);
  await expect.poll(() => texts(page), PATIENCE).toEqual(['Порекомендуете?', 'Почему так?']);
  await visitor.context.close();
});
