import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectWhole, PATIENCE, PHONE, showAs, visit, type Visit } from './browser.ts';
import { demand, makePerson, makeWorkspace, openAs, prove, type Person } from './factories.ts';

const TITLE = 'Как нам работается';
const GENERAL = 'Насколько вам хорошо работается? 1 — совсем нет, 5 — полностью.';
const REST = /Удаётся ли вам отдыхать после работы/;
const REASON = 'Что изменить в первую очередь?';
/** How many answer by a script; one more member and one by link do by hand. */
const TEAMS = { Склад: 8, Продажи: 8, Поддержка: 6, Бухгалтерия: 3 } as const;
const BY_SCRIPT = 25;
/** Each of so many at once is a Lambda of its own: a small machine starts no more in the time they have. */
const AT_ONCE = 8;

let browser: Browser;
let owner: Person;
let workspace: Workspace;
let people: { readonly person: Person; readonly team: string }[];

beforeAll(async () => {
  browser = await openBrowser();
});
// For each attempt: what an earlier one has built is not met again.
beforeEach(async () => {
  owner = await makePerson({ premium: true });
  workspace = await makeWorkspace(owner);
  people = await hire();
});
afterAll(async () => {
  await browser.close();
});

/** The twenty-five and one more, who join their teams by a link. */
async function hire() {
  const as = { token: owner.tokens.access_token };
  const hired: { person: Person; team: string }[] = [];
  for (const [team, count] of [...Object.entries(TEAMS), ['Продажи', 1] as const]) {
    const input = { params: { id: workspace.id }, body: { limit: count, team } };
    const { token } = await demand(workspaces.createJoinLink, input, as);
    const joined = Array.from({ length: count }, async () => ({ person: await makeEmployee(token!), team }));
    hired.push(...(await Promise.all(joined)));
  }
  return hired;
}

async function makeEmployee(token: string): Promise<Person> {
  const person = await makePerson({ firstName: 'Иван' });
  await prove(person);
  await demand(workspaces.acceptJoinLink, { params: { token } }, { token: person.tokens.access_token });
  return person;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const survey = (id: string): Promise<Survey> =>
  demand(surveys.getSurvey, { params: { id } }, { token: owner.tokens.access_token });

/** Builds the survey and opens it to all employees; the id it has. */
async function launch(visitor: Visit): Promise<string> {
  const { page } = visitor;
  await openAs(page, owner, '/app/surveys');
  await page.getByRole('link', { name: 'Создать первый опрос' }).click();
  await page.getByRole('link', { name: /^Исследование с чистого листа/ }).click();
  await page.getByRole('textbox', { name: 'Название', exact: true }).fill(TITLE);
  await page.getByRole('textbox', { name: 'Вопрос 1', exact: true }).fill(GENERAL);
  await page.getByText('1–5', { exact: true }).click();
  await button(page, 'Текст').click();
  await page.getByRole('textbox', { name: 'Вопрос 2', exact: true }).fill(REASON);
  await button(page, 'Из банка').click();
  const bank = page.getByRole('dialog', { name: 'Банк вопросов' });
  await bank.getByRole('checkbox', { name: REST }).check();
  await bank.getByRole('button', { name: /^Добавить 1\sвопрос$/ }).click();
  await button(page, 'Сохранить черновик').click();
  await page.waitForURL('**/edit');
  await page.getByText('Ролям', { exact: true }).click();
  await page.getByRole('checkbox', { name: /^сотрудник/ }).check();
  await page.getByLabel('Ссылка без входа').check();
  await button(page, 'неделя').click();
  await page.getByText(/^Спросим 26\sчеловек\./).waitFor();
  await expectWhole(visitor, 'the survey built');
  await button(page, 'Открыть').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Открыть и разослать: 26\sписем$/ })
    .click();
  await page.getByText(/^Исследование открыто: спрашиваем 26\sчеловек\.$/).waitFor();
  return /surveys\/([0-9a-f-]+)\/edit/.exec(page.url())![1]!;
}

/** They answer, several at a time: the warehouse has a hard time, the others have not. */
async function answerByScript({ id, questions }: Survey): Promise<void> {
  const ratings = questions.filter(({ type }) => type === 'RATING');
  const [reason] = questions.filter(({ type }) => type === 'TEXTAREA');
  const answerOne = ({ person, team }: (typeof people)[number], index: number) => {
    const least = team === 'Склад' ? 1 : 4;
    const answers = [
      ...ratings.map((question) => ({ question_id: question.id, answer_rating: least + (index % 2) })),
      { question_id: reason!.id, answer_text: `Смены и график, мысль ${index + 1}` },
    ];
    const body = { answers, time_spent: 60 + index, anonymous_session_id: randomUUID() };
    return demand(surveys.respondToSurvey, { params: { id }, body }, { token: person.tokens.access_token });
  };
  for (let begin = 0; begin < BY_SCRIPT; begin += AT_ONCE) {
    const next = people.slice(begin, Math.min(begin + AT_ONCE, BY_SCRIPT));
    await Promise.all(next.map((one, index) => answerOne(one, begin + index)));
  }
}

/** Chooses and writes as a person does, and sends it. */
async function answerByHand(page: Page): Promise<void> {
  const rate = (name: string | RegExp) =>
    page.getByRole('group', { name }).getByRole('radio', { name: '4', exact: true }).check();
  await rate(/Насколько вам хорошо работается/);
  await rate(REST);
  await page.getByRole('textbox', { name: new RegExp(REASON.slice(0, -1)) }).fill('Составлять график на месяц вперёд');
  await page.getByRole('button', { name: /^Отправ/ }).click();
  await page.getByRole('heading', { name: /тветы отправлены|Ответ принят/ }).waitFor();
}

describe('a survey from the first question to its results', () => {
  it('is built, launched to a role, answered by many and by two by hand, completed and read on a desktop and a phone', async () => {
    const desk = await visit(browser, DESKTOP);
    const { page } = desk;
    const id = await launch(desk);
    const published = await survey(id);
    expect(published).toMatchObject({ status: 'PUBLISHED', anonymous: true, selected_roles: ['сотрудник'] });
    await answerByScript(published);

    const member = await visit(browser, DESKTOP, 'dark');
    await openAs(member.page, people.at(-1)!.person, `/app/surveys/${id}/take`);
    await answerByHand(member.page);
    await expectWhole(member, 'a member has answered');
    await member.context.close();

    const as = { token: owner.tokens.access_token };
    const shared = await demand(surveys.shareSurvey, { params: { id }, body: {} }, as);
    const respondent = await visit(browser, PHONE);
    await respondent.page.goto(`/s/${shared.share_link}`);
    await answerByHand(respondent.page);
    await expectWhole(respondent, 'answered by link');
    await respondent.context.close();

    await page
      .getByRole('navigation', { name: 'Разделы', exact: true })
      .getByRole('link', { name: /Опросы/ })
      .click();
    const row = page.getByRole('article', { name: TITLE, exact: true });
    await row.getByRole('button', { name: /^Действия/ }).click();
    await page.getByRole('menuitem', { name: 'Завершить сейчас' }).dispatchEvent('click');
    const dialog = page.getByRole('dialog', { name: 'Завершить исследование?' });
    await dialog.getByRole('button', { name: 'Завершить', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });

    await row.getByRole('link', { name: 'Результаты' }).click();
    const band = page.getByRole('region', { name: 'Вывод' });
    await band.getByText(/отличие больше случайного/).waitFor();
    expect(await band.innerText()).toMatch(/Склад: «Насколько вам хорошо работается\?»[^]*^27$/m);
    const map = page.getByRole('grid', { name: 'Оценки групп: Команды' });
    const group = (name: string) =>
      map.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });
    expect(await group('Склад').innerText()).toContain('ниже остальных больше случайного');
    // Three of a team are told in no figure of their own.
    expect(await map.getByRole('row').filter({ hasText: 'Бухгалтерия' }).innerText()).not.toMatch(/\d,\d/);
    await page.getByText('Все ответы словами').click();
    await page
      .getByText(/^Смены и график, мысль \d+$/)
      .first()
      .waitFor();
    await expectWhole(desk, 'the results on a desktop');
    await showAs(page, PHONE, 'dark');
    await band.getByText(/отличие больше случайного/).waitFor();
    await expectWhole(desk, 'the results on a phone');
    await desk.context.close();

    const { shown, stats, breakdown } = await demand(surveys.getSurveyResults, { params: { id } }, as);
    expect({ shown, members: stats.total_invited, byLink: stats.responded_by_link }).toEqual({
      shown: BY_SCRIPT + 2,
      members: 26,
      byLink: 1,
    });
    const teams = breakdown!.dimensions.find(({ dimension }) => dimension === 'team')!;
    expect(teams.groups.map(({ name }) => name)).not.toContain('Бухгалтерия');
    await expect.poll(async () => (await survey(id)).status, PATIENCE).toBe('COMPLETED');
  });
});
