import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Poll } from '#shared/models/poll.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { paths } from '#web/lib/paths.ts';
import { readPdf } from '#web/test-support/read-pdf.ts';
import { agree } from './agree.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { openAs } from './factories.ts';
import {
  card,
  type Company,
  countedTo,
  dialog,
  framesOf,
  heading,
  inDialog,
  inRun,
  makeCompany,
  makePoll,
  makePublishedFrame,
  openRun,
  setPublished,
} from './poll-run-steps.ts';
import { makeOpenSurvey } from './survey-factory.ts';

let browser: Browser;
let company: Company;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

const CODE = /^[2-9A-Z]{5}-[2-9A-Z]{5}$/;

/** Presses what prints, and reads the file back. */
async function printed(page: Page, button: string): Promise<{ name: string; texts: string[]; codes: string[] }> {
  const arrival = page.waitForEvent('download');
  await inDialog(page, button).click();
  const file = await arrival;
  const pages = await readPdf(await readFile(await file.path()));
  const texts = pages.flatMap((one) => one.texts.map(({ text }) => text));
  return { name: file.suggestedFilename(), texts, codes: texts.filter((text) => CODE.test(text)) };
}

/** Types a code and opens what it leads to. */
async function type(page: Page, code: string): Promise<void> {
  await page.goto('/c');
  await page.getByRole('textbox', { name: 'Код' }).fill(code);
  await page.getByRole('button', { name: 'Открыть опрос' }).click();
}

const send = (page: Page) => page.getByRole('button', { name: 'Отправить', exact: true });

async function answer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '9', exact: true }).check();
  await send(page).click();
}

describe('a sheet of one-time codes', () => {
  let poll: Poll;
  let sheet: Awaited<ReturnType<typeof printed>>;

  it('is printed by HR as a PDF with as many codes as were asked for, of which nothing is on the screen', async () => {
    poll = await makePoll(company, 'Смены и график', { link: false });
    // Printed before it opens, the codes are people who can be asked: with a member alone it would never be shown.
    const draft = await makePublishedFrame(company, poll, { open: false });
    const visitor = await visit(browser, DESKTOP);
    const page = await openRun(visitor, poll, company.owner);
    await inRun(page, 'Сделать лист').click();
    await heading(page, 'Лист с одноразовыми кодами').waitFor();
    const count = dialog(page).getByRole('textbox', { name: 'Сколько кодов' });
    await count.fill('0');
    await inDialog(page, 'Сделать и скачать').click();
    await dialog(page).getByText('Нужно целое число от 1 до 200').waitFor();
    await dialog(page).getByText('Коды заработают, когда запуск опубликуют').waitFor();
    await expectFlawless(visitor, 'a sheet to make, with a mistake');
    await count.fill('6');
    sheet = await printed(page, 'Сделать и скачать');
    await heading(page, 'Лист скачан').waitFor();
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'a sheet that was made');
    expect(sheet.name).toMatch(/^Коды.*Смены.*\.pdf$/);
    expect(new Set(sheet.codes).size).toBe(6);
    expect(sheet.texts.join('')).toContain('Смены и график');
    expect(sheet.texts.join('')).toContain('Опрос анонимный');
    const shown = await page.locator('body').innerText();
    for (const code of sheet.codes) expect(shown.toUpperCase()).not.toContain(code);

    await inDialog(page, 'Готово').click();
    await card(page).getByText('Лист на 6 кодов, напечатан').waitFor();
    await expectWhole(visitor, 'the sheets of a run');
    await setPublished(company, draft, true);
    await visitor.context.close();
  });

  it('lets whoever types a code answer, on a small phone, once: on another device the same code is refused', async () => {
    const [first] = sheet.codes as [string];
    const respondent = await visit(browser, PHONE);
    const { page } = respondent;
    await page.goto('/c');
    await page.getByRole('textbox', { name: 'Код' }).fill('4KD');
    await page.getByRole('button', { name: 'Открыть опрос' }).click();
    await page.getByText('В коде десять знаков').waitFor();
    await expectFlawless(respondent, 'where a code is typed');
    // As somebody types who sees Latin letters and has a Russian keyboard.
    await type(page, first.toLowerCase().replace('-', ' ').replaceAll('c', 'с').replaceAll('x', 'х'));
    await page.getByRole('heading', { name: 'Смены и график' }).waitFor();
    await page.getByText('Подробнее').click();
    await page.getByText('кому он достался, нигде не записано').waitFor();
    await expectFlawless(respondent, 'the poll of a code');
    await answer(page);
    await page.getByRole('heading', { name: 'Ответы отправлены' }).waitFor();
    expect(await page.getByRole('button', { name: 'Новый участник' }).count()).toBe(0);
    await expectWhole(respondent, 'thanks for an answer by code');
    await respondent.context.close();

    const other = await visit(browser, PHONE, 'dark');
    await type(other.page, first);
    await answer(other.page);
    await other.page.getByRole('heading', { name: 'По этому коду уже ответили' }).waitFor();
    other.failuresForgiven = true;
    await expectFlawless(other, 'a code that has answered');
    await other.context.close();
    const [frame] = await framesOf(company, poll);
    await countedTo(company, frame!, { byLink: 1 });
  });

  it('printed anew has other codes: those it had lead nowhere, and the answers stay; revoked it has none', async () => {
    const visitor = await visit(browser, DESKTOP);
    const page = await openRun(visitor, poll, company.owner);
    await card(page)
      .getByRole('button', { name: /^Напечатать заново/ })
      .click();
    await heading(page, 'Напечатать лист заново?').waitFor();
    await expectWhole(visitor, 'a sheet to print again');
    const again = await printed(page, 'Напечатать и скачать');
    await heading(page, 'Лист скачан').waitFor();
    expect(again.codes.filter((code) => sheet.codes.includes(code))).toEqual([]);
    expect(again.codes).toHaveLength(6);
    await inDialog(page, 'Готово').click();

    const respondent = await visit(browser, PHONE);
    for (const old of sheet.codes.slice(0, 2)) {
      await type(respondent.page, old);
      await respondent.page.getByRole('heading', { name: 'Такого кода нет' }).waitFor();
    }
    respondent.failuresForgiven = true;
    await expectFlawless(respondent, 'a code that leads nowhere');
    await respondent.page.getByRole('link', { name: 'Набрать код' }).click();
    await respondent.page.getByRole('textbox', { name: 'Код' }).waitFor();
    await type(respondent.page, again.codes[0]!);
    await answer(respondent.page);
    await respondent.page.getByRole('heading', { name: 'Ответы отправлены' }).waitFor();
    await respondent.context.close();
    const [frame] = await framesOf(company, poll);
    await countedTo(company, frame!, { byLink: 2 });
    await expect.poll(() => card(page).getByText('все по ссылке или коду').count(), PATIENCE).toBe(1);

    await card(page)
      .getByRole('button', { name: /^Отозвать лист/ })
      .click();
    await heading(page, 'Отозвать лист?').waitFor();
    await inDialog(page, 'Отозвать лист').click();
    await card(page).getByText('отозван').waitFor();
    await expectFlawless(visitor, 'a revoked sheet');
    await visitor.context.close();
  });

  it('of a survey is made from its results, and a code leads to the page of the survey, by hand and by camera, once', async () => {
    const { owner, workspace } = company;
    const questions = [{ text: 'Вам нравится работа?', type: 'RATING' as const, scale: '1-5' as const }];
    const survey = await makeOpenSurvey(owner, workspace, {
      title: 'Как нам работается',
      questions,
      allow_unauthenticated: true,
    });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, paths.surveyResults(survey.id));
    await page.getByRole('button', { name: 'Сделать лист' }).click();
    await dialog(page).getByRole('textbox', { name: 'Сколько кодов' }).fill('2');
    const { codes } = await printed(page, 'Сделать и скачать');
    await inDialog(page, 'Готово').click();
    await page.getByText('Лист на 2 кода, напечатан').waitFor();
    await expectFlawless(visitor, 'the sheets of a survey');
    await visitor.context.close();

    const respondent = await visit(browser, PHONE);
    await type(respondent.page, codes[0]!);
    await respondent.page.waitForURL(/\/s\/c\//);
    await respondent.page.getByText('Подробнее').click();
    await respondent.page.getByText('кому он достался, нигде не записано').waitFor();
    await respondent.page.getByRole('radio', { name: '4', exact: true }).check();
    await agree(respondent.page);
    await send(respondent.page).click();
    await respondent.page.getByRole('heading', { name: 'Ответы отправлены' }).waitFor();
    await expectFlawless(respondent, 'thanks for an answer to a survey by code');
    await respondent.context.close();

    const other = await visit(browser, PHONE);
    await other.page.goto(paths.surveyByCode(codes[0]!));
    await other.page.getByRole('radio', { name: '3', exact: true }).check();
    await agree(other.page);
    await send(other.page).click();
    await other.page.getByRole('heading', { name: 'По этому коду уже ответили' }).waitFor();
    await other.page.goto(paths.surveyByCode('4kd7x-m9tc2'));
    await other.page.getByRole('heading', { name: 'Такого кода нет' }).waitFor();
    await other.context.close();
  });
});
