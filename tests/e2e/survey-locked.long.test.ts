import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { type Company, makeCompany } from './authoring.ts';
import { expectFlawless, expectWhole, PHONE, visit } from './browser.ts';
import { call, openAs } from './factories.ts';
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

const editOf = ({ id }: Pick<Survey, 'id'>) => `/app/surveys/${id}/edit`;
const title = (page: Page) => page.getByRole('textbox', { name: 'Название', exact: true });

describe('a survey that is no draft', () => {
  it('shows its questions and changes its title, deadline and reminders alone', async () => {
    const survey = await makeOpenSurvey(company.owner, company.workspace, { title: 'Идёт' });
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, company.hr, editOf(survey));
    await page.getByText('Как вам работается?').waitFor();
    await title(page).fill('Идёт дальше');
    await expectFlawless(visitor, 'a survey that runs');
    const sent = page.waitForResponse((reply) => reply.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    expect((await sent).status()).toBe(200);
    const options = { token: company.hr.tokens.access_token };
    const { body } = await call(surveys.getSurvey, { params: { id: survey.id } }, options);
    expect(body.title).toBe('Идёт дальше');

    await moveSurvey(company.owner, survey, 'COMPLETED');
    await page.reload();
    await page.getByText(/Исследование завершено/).waitFor();
    expect(await title(page).isEditable()).toBe(false);
    await visitor.context.close();
  });

  it('is nobody else’s, and building is for those who may', async () => {
    const survey = await makeSurvey(company.owner, company.workspace);
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, company.employee, editOf(survey));
    await page.getByText('Исследования готовят владелец, HR и руководители.').waitFor();
    await page.goto('/app/surveys/create');
    await page.getByText('Исследования готовят владелец, HR и руководители.').waitFor();
    await expectWhole(visitor, 'no right to build');
    await visitor.context.close();

    const other = await visit(browser, PHONE);
    await openAs(other.page, company.hr, '/app/surveys/00000000-0000-4000-8000-000000000000/edit');
    await other.page.getByRole('heading', { name: 'Исследование не найдено' }).waitFor();
    await other.context.close();
  });
});
