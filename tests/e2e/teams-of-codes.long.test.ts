import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smsOf } from '#scripts/fake-services/sms.ts';
import { contacts } from '#shared/contract/contacts.ts';
import { polls } from '#shared/contract/polls.ts';
import { sms } from '#shared/contract/sms.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { paths } from '#web/lib/paths.ts';
import { readPdf } from '#web/test-support/read-pdf.ts';
import { DESKTOP, expectFlawless, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { demand, openAs } from './factories.ts';
import { product } from './own-product.ts';
import {
  button,
  card,
  dialog,
  heading,
  inDialog,
  inRun,
  makeCompany,
  makePoll,
  makePublishedFrame,
  openRun,
  setPublished,
} from './poll-run-steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

const KEY = 'tonus-browser-teams';

describe('a sheet of a team', () => {
  it('is asked for before the run is opened, and says on paper and before the questions what that means', async () => {
    const company = await makeCompany();
    const as = { token: company.owner.tokens.access_token };
    const poll = await makePoll(company, 'Смены и график', { link: false });
    const settings = { deadline: null, results_visibility: 'closed', compare_teams: true } as const;
    const draft = await demand(polls.createFrame, { params: { id: poll.id }, body: settings }, as);
    const visitor = await visit(browser, DESKTOP);
    const page = await openRun(visitor, poll, company.owner);
    await inRun(page, 'Сделать лист').click();
    await heading(page, 'Лист с одноразовыми кодами').waitFor();
    expect(await dialog(page).getByRole('radio', { name: '16' }).count()).toBe(1);
    await dialog(page).getByRole('textbox', { name: 'Для команды, если нужно' }).fill('Смена Б');
    await dialog(page)
      .getByText(/кто печатал листы, мог ответить сам кодами, которые не раздал/)
      .waitFor();
    // What has to be said has no room on the smallest slips.
    expect(await dialog(page).getByRole('radio', { name: '16' }).count()).toBe(0);
    await expectFlawless(visitor, 'a sheet of a team to make');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'a sheet of a team to make, on a phone');
    await showAs(page, DESKTOP);
    const arrival = page.waitForEvent('download');
    await inDialog(page, 'Сделать и скачать').click();
    const pages = await readPdf(await readFile(await (await arrival).path()));
    const texts = pages.flatMap((one) => one.texts.map(({ text }) => text));
    expect(texts.join('').replaceAll(/\s/g, '')).toContain('команда«СменаБ».');
    const code = texts.find((text) => /^[2-9A-Z]{5}-[2-9A-Z]{5}$/.test(text))!;
    await inDialog(page, 'Готово').click();
    await card(page)
      .getByText(/^Лист на\s8\sкодов для\sкоманды «Смена Б», напечатан/)
      .waitFor();
    await setPublished(company, draft, true);

    // From now on a sheet is of a team that is there, or of none.
    const later = await visit(browser, DESKTOP);
    const again = await openRun(later, poll, company.owner);
    await inRun(again, 'Сделать лист').click();
    const teams = dialog(again).getByRole('combobox', { name: 'Для команды, если нужно' });
    await expect.poll(() => teams.locator('option').allInnerTexts(), PATIENCE).toEqual(['Без команды', 'Смена Б']);

    const respondent = await visit(browser, PHONE);
    await respondent.page.goto(paths.oneTimeCode(code));
    await respondent.page.getByText('Подробнее').click();
    await respondent.page.getByText(/кто печатал листы, мог сам ответить кодами, которые не\sраздал/).waitFor();
    await respondent.page.getByText('Сравнивают', { exact: true }).waitFor();
    await expectFlawless(respondent, 'the statement of a code of a team');
    for (const { context } of [visitor, later, respondent]) await context.close();
  });

  it('or a kiosk of a run that is never shown is made after that was said', async () => {
    const company = await makeCompany();
    const poll = await makePoll(company, 'Тихий опрос', { link: false });
    await makePublishedFrame(company, poll);
    const visitor = await visit(browser, DESKTOP);
    const page = await openRun(visitor, poll, company.owner);
    for (const make of ['Сделать лист', 'Сделать киоск']) {
      await inRun(page, make).click();
      await dialog(page)
        .getByText(/^Ответов этого запуска не увидит никто/)
        .waitFor();
      await showAs(page, PHONE);
      await expectFlawless(visitor, `${make}: for a run that is never shown`);
      await showAs(page, DESKTOP);
      await inDialog(page, 'Отменить').click();
    }
    await visitor.context.close();
  });
});

describe('a team of people without an account', () => {
  it('can be chosen and is counted like any other, in a poll and in a survey', async () => {
    const company = await makeCompany();
    const as = { token: company.owner.tokens.access_token };
    const params = { id: company.workspace.id };
    const gateway = { gateway: 'smsc', key: KEY, template: 'Опрос вашей компании: {link}', cap: 1000 } as const;
    await demand(sms.connectSms, { params, body: gateway }, as);
    const people = [1, 2, 3, 4, 5].map((end) => ({
      first_name: 'Анвар',
      last_name: `Каримов${'абвгд'[end - 1]}`,
      team: 'Склад',
      phone: `+7916123450${end}`,
    }));
    await demand(contacts.addContacts, { params, body: { contacts: people } }, as);
    await makePoll(company, 'Уже был', { link: false });

    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, company.owner, '/app/poll');
    await page.getByRole('link', { name: 'Создать', exact: true }).click();
    await button(page, 'Создать и открыть').click();
    await dialog(page).getByRole('checkbox', { name: 'По SMS' }).check();
    await dialog(page).getByText('Командам', { exact: true }).click();
    await dialog(page).getByRole('checkbox', { name: 'Склад · 5' }).check();
    await dialog(page)
      .getByText(/^Спросим 5\sчеловек\./)
      .waitFor();
    await dialog(page)
      .getByText(/^Склад\s\(5\)$/)
      .waitFor();
    await expectFlawless(visitor, 'a run for a team of people without an account');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'the same on a phone');
    await showAs(page, DESKTOP);
    await inDialog(page, 'Открыть и разослать: 5\u00a0сообщений').click();
    await expect.poll(() => smsOf(product.smscHost, KEY), PATIENCE).toHaveLength(5);
    const respondent = await visit(browser, PHONE);
    const [sent] = await smsOf(product.smscHost, KEY);
    await respondent.page.goto(/\/c\/\w+/.exec(sent!.text)![0]);
    await respondent.page.getByText('Подробнее').click();
    await respondent.page.getByText(/хранится ваша команда, «Склад»: когда опрос закроют/).waitFor();
    await expectFlawless(respondent, 'the statement of somebody without an account');
    await respondent.context.close();

    await openAs(page, company.owner, '/app/surveys/create');
    await page.getByRole('checkbox', { name: 'По SMS' }).check();
    await page.getByText(/^Без учётной записи спросим 5\sчеловек\./).waitFor();
    await page.getByText(/^Спросим 6\sчеловек\./).waitFor();
    // Without them the owner alone would be asked: too few for a survey without names.
    await page.getByText(/^Анонимно спрашивают не меньше/).waitFor({ state: 'detached' });
    await expectFlawless(visitor, 'a survey that asks people without an account');
    await visitor.context.close();
  });
});
