import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import type { SurveySubmission } from '#shared/models/survey-answers.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { agree } from './agree.ts';
import { type Company, makeCompany } from './authoring.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit, type Visit } from './browser.ts';
import { forgiveFailedCalls } from './faults.ts';
import { demand, openAs } from './factories.ts';
import { EVERY_TYPE, makeLinkedSurvey, makeOpenSurvey, moveSurvey } from './survey-factory.ts';

let browser: Browser;
let company: Company;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

const SEND = /\/api\/surveys\/.+\/responses$/;
const sendButton = (page: Page) => page.getByRole('button', { name: /^Отправ/ });
const thanks = (page: Page) => page.getByRole('heading', { name: /тветы отправлены/ }).waitFor();
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const whyNot = (page: Page) => page.getByRole('textbox', { name: /Почему не стоит/ });
const SECRET = 'Дежурства по выходным';
/** What stands beside the questions; it comes later than they. */
const BESIDE = /\/assets\/beside-[^/]+\.js/;

/** In the page: what a part does once it is drawn waits for a second, as on a phone that is busy. */
function settleSlowly(): void {
  const { requestAnimationFrame: draw, setTimeout: wait } = window;
  window.requestAnimationFrame = (next) => wait(() => draw(next), 1000);
  window.setTimeout = ((next: () => void, milliseconds = 0) => wait(next, milliseconds + 1000)) as typeof setTimeout;
}

/** What is sent from now on. */
function submissions(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (SEND.test(request.url()) && request.method() === 'POST') sent.push(request);
  });
  return sent;
}
const bodyOf = (request: Request | undefined) => request?.postDataJSON() as SurveySubmission;

/** The browser reports a failed call a moment after the page has shown what came of it. */
async function forgive(one: Visit): Promise<void> {
  await expect.poll(() => one.complaints.length, PATIENCE).toBeGreaterThan(0);
  forgiveFailedCalls(one);
}

/** Answers all that is asked, the reason among it. */
async function fill(page: Page): Promise<void> {
  await radio(page, '9').check();
  await radio(page, 'За неделю').check();
  await page.getByRole('checkbox', { name: 'Дорога' }).check();
  await page
    .getByRole('group', { name: /премия/ })
    .getByRole('radio', { name: '4', exact: true })
    .check();
  await radio(page, 'Нет').check();
  await whyNot(page).fill(SECRET);
}

/** How many answers of the survey are shown. */
const responsesTo = async ({ owner }: Company, id: string) =>
  (await demand(surveys.getSurvey, { params: { id } }, { token: owner.tokens.access_token })).total_responses;

describe('a survey by its link', () => {
  it('is answered by keyboard alone: all types of questions, sections, what depends on an answer', async () => {
    const { link } = await makeLinkedSurvey(company.owner, company.workspace);
    const respondent = await visit(browser, PHONE);
    const { page } = respondent;
    const sent = submissions(page);
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Как нам работается' }).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Главное', 'График', 'Напоследок']);
    const statement = page.getByRole('region', { name: 'Что будет с ответами' });
    expect(await statement.innerText()).toMatch(/^Имя не спрашиваем\.[^]*Не пишите того[^]*Подробнее$/);
    await expectWhole(respondent, 'survey page');
    // All of it can be read before the first answer.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await statement.getByText('имя, IP-адрес и устройство').waitFor();
    expect(await statement.innerText()).toMatch(/имя, IP-адрес и устройство[^]*eNPS/);
    await expectWhole(respondent, 'survey page, what becomes of answers');

    const progress = page.getByRole('progressbar');
    expect(await progress.getAttribute('aria-valuetext')).toMatch(/^Ответили на 0\s*из\s*6$/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space'); // 0
    await page.keyboard.press('ArrowRight'); // 1
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space'); // За два дня
    await page.keyboard.press('ArrowDown'); // За неделю
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab'); // past the first checkbox
    await page.keyboard.press('Space'); // Мало людей
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space'); // Дорога
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space'); // 1 of 5
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space'); // Да
    expect(await whyNot(page).count()).toBe(0);
    await page.keyboard.press('ArrowRight'); // Нет
    await whyNot(page).waitFor();
    expect(await progress.getAttribute('aria-valuetext')).toMatch(/^Ответили на 5\s*из\s*7$/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.getByText('На этот вопрос нужен ответ', { exact: true }).waitFor();
    expect(await sendButton(page).isDisabled()).toBe(true);
    await expectFlawless(respondent, 'survey page, required missing');
    // Enter in a field of one line sends nothing.
    await page.keyboard.type('Шум');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type(SECRET);
    await page.getByText('Всё обязательное заполнено', { exact: true }).waitFor();
    expect(sent).toHaveLength(0);
    await agree(page);
    await sendButton(page).press('Enter');
    await thanks(page);
    await expectFlawless(respondent, 'survey sent');
    expect(sent).toHaveLength(1);

    const [enps, when, what, clear, keep, reason, word] = EVERY_TYPE.map(({ id }) => id);
    const { answers, ...rest } = bodyOf(sent[0]);
    expect(answers).toEqual([
      { question_id: enps, answer_rating: 1 },
      { question_id: when, answer_options: ['За неделю'] },
      { question_id: what, answer_options: ['Мало людей', 'Дорога'] },
      { question_id: clear, answer_rating: 1 },
      { question_id: keep, answer_options: ['Нет'] },
      { question_id: reason, answer_text: SECRET },
      { question_id: word, answer_text: 'Шум' },
    ]);
    expect(Object.keys(rest).toSorted()).toEqual(['anonymous_session_id', 'consent', 'time_spent']);
    expect(Number.isInteger(rest.time_spent)).toBe(true);
    await respondent.context.close();
  });

  it('comes back after a reload with what a condition hides, and sends that to nobody; keeps what is typed without a connection and sends it once when there is one', async () => {
    const { survey, link } = await makeLinkedSurvey(company.owner, company.workspace);
    const respondent = await visit(browser, PHONE, 'dark');
    const { context, page } = respondent;
    const sent = submissions(page);
    await page.goto(link);
    await fill(page);
    await radio(page, 'Да').check();
    await whyNot(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('Вернули черновик, который остался на этом устройстве.').waitFor();
    expect(await radio(page, '9').isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Дорога' }).isChecked()).toBe(true);
    await radio(page, 'Нет').check();
    expect(await whyNot(page).inputValue()).toBe(SECRET);
    await radio(page, 'Да').check();
    await agree(page);
    await context.setOffline(true);
    await page.getByText('Сейчас нет связи. Пишите дальше, текст не пропадёт').waitFor();
    await sendButton(page).click();
    await page.getByText('Нет связи, ответы не отправлены. Они на месте').waitFor();
    // Nothing was sent in vain. At its return the page may hear of the connection before the network does.
    expect(respondent.complaints).toEqual([]);
    expect(sent).toEqual([]);
    await context.setOffline(false);
    await thanks(page);
    await page.getByRole('button', { name: 'Изменить ответы' }).click();
    await radio(page, '7').check();
    await sendButton(page).click();
    await thanks(page);
    for (const request of sent) expect(request.postData()).not.toContain(SECRET);
    await expect.poll(() => responsesTo(company, survey.id), PATIENCE).toBe(1);
    await context.close();
  });

  it('fetches a kind of question that few surveys ask where it is asked alone, and once more where it did not arrive', async () => {
    const { link: usual } = await makeLinkedSurvey(company.owner, company.workspace);
    const order = { text: 'Что важнее?', type: 'RANKING' as const, options: ['Отдых', 'Деньги'] };
    const { link } = await makeLinkedSurvey(company.owner, company.workspace, { questions: [order] });
    const KIND = /\/assets\/answering-[^/]+\.js$/;
    const respondent = await visit(browser, PHONE);
    const { page } = respondent;
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (KIND.test(request.url())) fetched.push(request.url());
    });
    await page.goto(usual);
    await sendButton(page).waitFor();
    expect(fetched).toEqual([]);
    await page.route(KIND, (route) => route.abort());
    await page.goto(link);
    await page.getByRole('heading', { name: 'Не получилось загрузить опрос' }).waitFor();
    await forgive(respondent);
    await page.unroute(KIND);
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByRole('group', { name: /Что важнее/ }).waitFor();
    expect(new Set(fetched).size).toBe(1);
    await respondent.context.close();
  });

  it('fetches the tick of a consent once more where it did not arrive, keeps the form meanwhile and says what is missing', async () => {
    const { survey, link } = await makeLinkedSurvey(company.owner, company.workspace);
    const respondent = await visit(browser, PHONE);
    const { page } = respondent;
    const sent = submissions(page);
    await page.route(BESIDE, (route) => route.abort());
    await page.goto(link);
    await fill(page);
    const lost = page.getByRole('alert').filter({ hasText: 'Нет связи с сервером' });
    const again = page.getByRole('button', { name: 'Отправить ещё раз' });
    await sendButton(page).click();
    await lost.waitFor();
    await again.click();
    await lost.waitFor();
    expect(await whyNot(page).inputValue()).toBe(SECRET);
    await forgive(respondent);
    await expectFlawless(respondent, 'survey, the tick did not arrive');
    await page.unroute(BESIDE);
    await again.click();
    await lost.waitFor({ state: 'detached' });
    await agree(page);
    expect(sent).toEqual([]);
    await sendButton(page).click();
    await thanks(page);
    await expect.poll(() => responsesTo(company, survey.id), PATIENCE).toBe(1);
    await respondent.context.close();
  });

  it('draws the tick of a consent also where it arrives for another part of the page between drawing and settling', async () => {
    const { link } = await makeLinkedSurvey(company.owner, company.workspace);
    const respondent = await visit(browser, PHONE);
    const { page } = respondent;
    await page.addInitScript(settleSlowly);
    const asked = Promise.withResolvers<void>();
    const arrives = Promise.withResolvers<void>();
    await page.route(BESIDE, async (route) => {
      asked.resolve();
      await arrives.promise;
      await route.continue();
    });
    await page.goto(link);
    // What may be asked under words of one's own is in the same file as the tick.
    await page.getByRole('textbox', { name: /Одним словом/ }).fill('Шум');
    await asked.promise;
    await fill(page);
    arrives.resolve();
    await page.getByRole('checkbox', { name: /Согласен, чтобы компания/ }).waitFor();
    await respondent.context.close();
  });

  it('says in Russian what is over and what never was, and leaves the text to whoever comes too late', async () => {
    const { survey, link } = await makeLinkedSurvey(company.owner, company.workspace);
    const respondent = await visit(browser, PHONE);
    const { page } = respondent;
    await page.goto('/s/nothing-like-that');
    await page.getByRole('heading', { name: 'Опрос не найден', exact: true }).waitFor();
    await forgive(respondent);
    await expectFlawless(respondent, 'no such survey');
    await page.goto(link);
    await fill(page);
    await moveSurvey(company.owner, survey, 'COMPLETED');
    await agree(page);
    await sendButton(page).click();
    await page.getByRole('heading', { name: 'Опрос закрыли, пока вы отвечали' }).waitFor();
    const left = page.getByRole('region', { name: 'Ваш текст' });
    expect(await left.innerText()).toMatch(new RegExp(`За неделю[^]*Дорога[^]*Нет[^]*${SECRET}`));
    await forgive(respondent);
    await expectFlawless(respondent, 'survey closed meanwhile');
    await page.goto(link);
    await page.getByRole('heading', { name: 'Опрос завершён', exact: true }).waitFor();
    await forgive(respondent);
    await expectWhole(respondent, 'survey completed');
    await respondent.context.close();
  });
});

describe('a survey answered by a member', () => {
  it('with their name: earlier answers stand in the fields, the beginning is told, new ones replace them', async () => {
    const { owner, employee, workspace } = company;
    const survey = await makeOpenSurvey(owner, workspace, { questions: [...EVERY_TYPE] });
    const member = await visit(browser, DESKTOP, 'dark');
    const { page } = member;
    const sent = submissions(page);
    await openAs(page, employee, `/app/surveys/${survey.id}/take`);
    await fill(page);
    await expectFlawless(member, 'a member answers a survey');
    await sendButton(page).click();
    await thanks(page);
    await expectWhole(member, 'a member has answered');
    expect(Date.parse(String(bodyOf(sent[0]).started_at))).toBeLessThan(Date.now());
    await page.reload();
    await page.getByText(/в полях ваши прежние ответы/).waitFor();
    expect(await page.getByRole('checkbox', { name: 'Дорога' }).isChecked()).toBe(true);
    expect(await whyNot(page).inputValue()).toBe(SECRET);
    await radio(page, 'Да').check();
    await sendButton(page).click();
    await thanks(page);
    await expect.poll(() => responsesTo(company, survey.id), PATIENCE).toBe(1);
    await moveSurvey(owner, survey, 'COMPLETED');
    await page.reload();
    await page.getByText('Ваши ответы приняты. Больше их изменить нельзя.').waitFor();
    await member.context.close();
  });

  it('is not for whoever it does not ask, and says so', async () => {
    const { owner, employee, workspace } = company;
    const survey = await makeOpenSurvey(owner, workspace, { respondent_type: 'ROLES', selected_roles: ['hr'] });
    const member = await visit(browser, PHONE);
    const { page } = member;
    await openAs(page, employee, `/app/surveys/${survey.id}/take`);
    await page.getByRole('heading', { name: 'Этот опрос не для вас' }).waitFor();
    await forgive(member);
    await expectWhole(member, 'a survey for others');
    await member.context.close();
  });
});
