import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { type Company, makeCompany, makePoll, showState } from './authoring.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, TABLET, visit } from './browser.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';
import { call, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { makeOpenSurvey, makeSurvey, moveSurvey } from './survey-factory.ts';

let browser: Browser;
let company: Company;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

const row = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const openMenu = (page: Page, title: string) =>
  row(page, title)
    .getByRole('button', { name: `Действия с исследованием «${title}»` })
    .click();
const statusOf = async (person: Person, id: string) =>
  (await call(surveys.getSurvey, { params: { id } }, { token: person.tokens.access_token })).body.status;

describe('the list of surveys', () => {
  it('is the one list, narrowed to them by its address, and offers the first one to those who may', async () => {
    const person = await makePerson({ premium: true });
    const workspace = await makeWorkspace(person);
    await makePoll({ workspace, owner: person }, 'Пульс отдела');
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, person, '/app/surveys');
    await page.getByText(/^Исследований пока нет\./).waitFor();
    await expectFlawless(visitor, 'no surveys');
    expect(await page.getByRole('link', { name: 'Создать первое исследование' }).getAttribute('href')).toBe(
      '/app/surveys/create',
    );
    expect(await row(page, 'Пульс отдела').count()).toBe(0);
    await page.getByRole('radiogroup', { name: 'Что показать' }).getByText(/^Все/).click();
    await row(page, 'Пульс отдела').waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/poll');
    await visitor.context.close();
  });

  it('tells how far each is, in groups, by state and by a search, on every screen', async () => {
    const owner = await makePerson({ premium: true });
    const workspace = await makeWorkspace(owner);
    const soon = new Date(Date.now() + 30 * 3_600_000).toISOString();
    await makeOpenSurvey(owner, workspace, { title: 'Обед и столовая', deadline: soon });
    await makeOpenSurvey(owner, workspace, { title: 'Новый график', allow_unauthenticated: true });
    await makeSurvey(owner, workspace, { title: 'Нагрузка: черновик' });
    const done = await makeOpenSurvey(owner, workspace, { title: 'После проекта' });
    await moveSurvey(owner, done, 'COMPLETED');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app/surveys');
    const titlesIn = (group: string) => page.getByRole('region', { name: group }).getByRole('heading', { level: 3 });
    for (const [size, scheme, look] of [
      [DESKTOP, 'light', expectFlawless],
      [TABLET, 'light', expectWhole],
      [PHONE, 'dark', expectFlawless],
    ] as const) {
      await showAs(page, size, scheme);
      await row(page, 'Обед и столовая')
        .getByText(/последний день/)
        .waitFor();
      await row(page, 'Новый график').getByText('без срока').waitFor();
      // The most urgent comes first, then what was begun.
      expect(await titlesIn('Сначала это').allInnerTexts()).toEqual(['Обед и столовая', 'Нагрузка: черновик']);
      expect(await titlesIn('Идут ещё').allInnerTexts()).toEqual(['Новый график']);
      expect(await titlesIn('Чем кончилось').allInnerTexts()).toEqual(['После проекта']);
      await row(page, 'Нагрузка: черновик').getByRole('link', { name: 'Продолжить' }).waitFor();
      await row(page, 'После проекта')
        .getByText(/^\d+\s[а-я]+$/)
        .waitFor();
      // The same facts as of a poll.
      await row(page, 'Новый график').getByText('публичная ссылка', { exact: true }).waitFor();
      await row(page, 'Новый график')
        .getByText(/^1\sвопрос, 1\sминута · создано\s\d/)
        .waitFor();
      await look(visitor, `surveys at ${size.width}`);
      // As the list of surveys has named it in its address.
      await page.goto('/app/surveys?state=completed');
      await row(page, 'После проекта').waitFor();
      expect(await page.getByRole('article').count()).toBe(1);
      const search = page.getByRole('searchbox', { name: 'Найти по названию' });
      await search.fill('столовая');
      await page.getByText('По запросу «столовая» здесь ничего нет.').waitFor();
      await page.getByRole('button', { name: 'Показать все' }).click();
      await row(page, 'Обед и столовая').waitFor();
      expect(await search.inputValue()).toBe('');
    }
    await visitor.context.close();
  });

  it('shows an employee what waits for their answers, and nothing to change', async () => {
    const { owner, employee, workspace } = company;
    await makeOpenSurvey(owner, workspace, { title: 'Для всех' });
    await makeOpenSurvey(owner, workspace, { title: 'Для HR', respondent_type: 'ROLES', selected_roles: ['hr'] });
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, employee, '/app/surveys');
    await row(page, 'Для всех').getByText('ждёт ваших ответов').waitFor();
    expect(await row(page, 'Для всех').getByRole('link', { name: 'Пройти' }).getAttribute('href')).toMatch(/\/take$/);
    expect(await row(page, 'Для HR').getByRole('link', { name: 'Пройти' }).count()).toBe(0);
    // Whatever it is to those who run it, whoever answers is asked by an «опрос».
    expect(await page.getByRole('radio').count()).toBe(0);
    expect(await page.getByText(/[Ии]сследовани/).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Действия/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Создать', exact: true }).count()).toBe(0);
    await expectWhole(visitor, 'surveys of an employee');
    await visitor.context.close();
  });

  it('completes, archives and brings back by keyboard, and says when that fails; deletes after naming what is lost', async () => {
    const { owner, workspace } = company;
    const survey = await makeOpenSurvey(owner, workspace, { title: 'Уход наставника' });
    const needless = await makeOpenSurvey(owner, workspace, { title: 'Лишнее' });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app/surveys');
    await row(page, 'Уход наставника').waitFor();
    await refuse(page, /\/api\/surveys\/[0-9a-f-]+$/, {
      status: 409,
      detail: 'Опрос изменил кто-то ещё',
      method: 'PUT',
    });
    await row(page, 'Уход наставника').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Завершить сейчас' }).dispatchEvent('click');
    const dialog = page.getByRole('dialog', { name: 'Завершить исследование?' });
    await dialog.getByText(/открыть его снова нельзя/).waitFor();
    await dialog.getByRole('button', { name: 'Завершить', exact: true }).press('Enter');
    await dialog.getByText('Опрос изменил кто-то ещё').waitFor();
    await expect.poll(() => visitor.complaints.length, PATIENCE).toBeGreaterThan(0);
    forgiveFailedCalls(visitor);
    await page.unroute(/\/api\/surveys\/[0-9a-f-]+$/);
    await dialog.getByRole('button', { name: 'Завершить', exact: true }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await statusOf(owner, survey.id)).toBe('COMPLETED');
    await openMenu(page, 'Уход наставника');
    await page.getByRole('menuitem', { name: 'В архив' }).dispatchEvent('click');
    await row(page, 'Уход наставника').waitFor({ state: 'detached' });
    await showState(page, 'archived');
    await openMenu(page, 'Уход наставника');
    await page.getByRole('menuitem', { name: 'Вернуть из архива' }).dispatchEvent('click');
    await expect.poll(() => statusOf(owner, survey.id), PATIENCE).toBe('COMPLETED');
    await expectWhole(visitor, 'surveys after the archive');

    await showAs(page, PHONE, 'dark');
    await showState(page, 'running');
    await openMenu(page, 'Лишнее');
    await page.getByRole('menuitem', { name: 'Удалить' }).dispatchEvent('click');
    const deleting = page.getByRole('dialog', { name: 'Удалить исследование?' });
    await deleting.getByText(/«Лишнее» \(1\sвопрос\), все ответы и итоги исчезнут насовсем/).waitFor();
    await expectFlawless(visitor, 'deleting a survey');
    await deleting.getByRole('button', { name: 'Удалить исследование' }).click();
    await row(page, 'Лишнее').waitFor({ state: 'detached' });
    const gone = await call(surveys.getSurvey, { params: { id: needless.id } }, { token: owner.tokens.access_token });
    expect(gone.status).toBe(404);
    await visitor.context.close();
  });

  it('gives a survey an address of its own words, a random one in its place, and a code (A9-30)', async () => {
    const { owner, workspace } = company;
    const taken = `pulse-${Date.now().toString(36)}`;
    await makeOpenSurvey(owner, workspace, { title: 'С адресом', allow_unauthenticated: true });
    await makeOpenSurvey(owner, workspace, { title: 'Без адреса', allow_unauthenticated: true });
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, owner, '/app/surveys');
    const dialog = page.getByRole('dialog', { name: 'Ссылка на исследование' });
    const own = dialog.getByRole('textbox', { name: 'Свой адрес' });
    const address = dialog.getByRole('textbox', { name: 'Ссылка без входа' });
    const openLinks = async (title: string) => {
      await openMenu(page, title);
      await page.getByRole('menuitem', { name: 'Ссылка и QR-код' }).dispatchEvent('click');
      await dialog.waitFor();
    };
    await openLinks('С адресом');
    await own.fill('наш пульс');
    await own.press('Enter');
    await dialog.getByText('Только латинские буквы, цифры и дефисы между ними').waitFor();
    await own.fill(taken.toUpperCase());
    await own.press('Enter');
    await expect.poll(() => address.inputValue(), PATIENCE).toMatch(new RegExp(`/s/${taken}$`));
    await dialog.getByRole('button', { name: 'Показать QR-код' }).first().click();
    await dialog.getByRole('img', { name: 'QR-код исследования «С адресом»' }).waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'the links of a survey');
    await dialog.getByRole('button', { name: 'Понятно' }).click();
    await openLinks('Без адреса');
    await own.fill(taken);
    await own.press('Enter');
    await dialog.getByRole('alert').waitFor();
    await own.fill('');
    await dialog.getByRole('button', { name: 'Создать ссылку' }).click();
    await dialog.getByText('Ссылка готова.').waitFor();
    const first = await address.inputValue();
    await dialog.getByRole('button', { name: 'Заменить ссылку' }).click();
    await dialog.getByText('Новая ссылка готова, прежняя не открывается.').waitFor();
    await dialog.getByText('Новая ссылка готова, прежняя не открывается.').waitFor({ state: 'detached' });
    expect(await address.inputValue()).not.toBe(first);
    await page.goto(first);
    await page.getByRole('heading', { name: 'Опрос не найден' }).waitFor();
    await visitor.context.close();
  });
});
