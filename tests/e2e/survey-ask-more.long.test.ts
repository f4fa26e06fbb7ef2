import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PHONE, visit } from './browser.ts';
import { demand, join, lastLetter, makePerson, makeWorkspace, openAs, prove, type Person } from './factories.ts';
import { makeOpenSurvey, makeSurvey, moveSurvey } from './survey-factory.ts';

let browser: Browser;
let owner: Person;
let hr: Person;
let workspace: Workspace;
const staff: Person[] = [];
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  workspace = await makeWorkspace(owner);
  hr = await makePerson({ firstName: 'Ирина', lastName: 'Котова' });
  await join(workspace, owner, hr, 'hr');
  for (const lastName of ['Рябов', 'Сосна', 'Вяз', 'Липа', 'Клён']) {
    const person = await makePerson({ firstName: 'Олег', lastName });
    await join(workspace, owner, person, 'сотрудник');
    staff.push(person);
  }
  await prove(staff[1]!);
});
afterAll(async () => {
  await browser.close();
});

const as = () => ({ token: owner.tokens.access_token });
const read = ({ id }: Survey) => demand(surveys.getSurvey, { params: { id } }, as());
const idOf = async ({ tokens }: Person) => (await demand(auth.me, {}, { token: tokens.access_token })).id;

describe('a survey that runs', () => {
  it('asks more people from its card: those not asked yet, who are told by letter (B7-33)', async () => {
    const users = [await idOf(staff[0]!)];
    const settings = { respondent_type: 'USERS', selected_users: users, channels: ['mail'] } as const;
    const survey = await makeOpenSurvey(owner, workspace, settings as never);
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, hr, `/app/surveys/${survey.id}/results`);
    await page.getByText('Ответили 0 из 1').waitFor();
    await page.getByRole('button', { name: 'Добавить людей' }).click();
    const dialog = page.getByRole('dialog', { name: 'Кого ещё спросить' });
    await dialog.getByRole('checkbox', { name: 'Олег Сосна' }).waitFor();
    expect(await dialog.getByRole('checkbox', { name: 'Олег Рябов' }).count()).toBe(0);
    await dialog.getByText('Пригласим их письмом. Письмо дойдёт тем, чей адрес подтверждён.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Добавить', exact: true }).isDisabled()).toBe(true);
    await dialog.getByRole('checkbox', { name: 'Олег Сосна' }).check();
    await dialog.getByRole('searchbox').fill('вяз');
    await dialog.getByRole('checkbox', { name: 'Олег Вяз' }).check();
    await expectFlawless(visitor, 'choosing whom a running survey asks besides');
    await dialog.getByRole('button', { name: 'Добавить 2 человек' }).click();
    await page.getByText('Добавлены 2 человека').waitFor();
    await page.getByText('Ответили 0 из 3').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect((await read(survey)).selected_users).toHaveLength(3);
    await lastLetter(staff[1]!.email, new RegExp(survey.id));
    await visitor.context.close();
  });

  it('of an anonymous one wants as many at once as its smallest group; one for everybody has nobody to add', async () => {
    const settings = { respondent_type: 'ROLES', selected_roles: ['сотрудник'], smallest_group: 5 } as const;
    const survey = await moveSurvey(owner, await makeSurvey(owner, workspace, settings as never), 'PUBLISHED');
    const everybody = await makeOpenSurvey(owner, workspace);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, `/app/surveys/${survey.id}/results`);
    await page.getByRole('button', { name: 'Добавить людей' }).click();
    const dialog = page.getByRole('dialog', { name: 'Кого ещё спросить' });
    await dialog.getByText('добавляют сразу не меньше 5 человек').waitFor();
    await dialog.getByText('Кого уже спрашивают по роли, пропустим').waitFor();
    await dialog.getByText('Приглашений при запуске не выбрали: позовите людей сами').waitFor();
    await dialog.getByRole('checkbox', { name: 'Ирина Котова' }).check();
    expect(await dialog.getByRole('button', { name: 'Добавить 1 человека' }).isDisabled()).toBe(true);
    await expectWhole(visitor, 'choosing whom an anonymous survey asks besides');
    await openAs(page, owner, `/app/surveys/${everybody.id}/results`);
    await page.getByRole('button', { name: 'Завершить' }).waitFor();
    expect(await page.getByRole('button', { name: 'Добавить людей' }).count()).toBe(0);
    await visitor.context.close();
  });
});
