import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Survey } from '#shared/models/survey.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { type Company, makeCompany, makePoll } from './authoring.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, TABLET, visit } from './browser.ts';
import { pressAndHear } from './drag-keys.ts';
import { cut, forgiveFailedCalls } from './faults.ts';
import { call, demand, join, makePerson, openAs, type Person } from './factories.ts';
import { makeSurvey } from './survey-factory.ts';

let browser: Browser;
let company: Company;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

/** Longer than it takes to type an option. */
const LATE_FRAME_MS = 1000;
const editOf = ({ id }: Pick<Survey, 'id'>) => `/app/surveys/${id}/edit`;
const isSurvey = /\/api\/surveys\/[0-9a-f-]{36}$/;
const stored = async (person: Person, id: string) =>
  (await call(surveys.getSurvey, { params: { id } }, { token: person.tokens.access_token })).body;
const idOn = (page: Page) => /surveys\/([0-9a-f-]+)\/edit/.exec(page.url())![1]!;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const question = (page: Page, position: number) =>
  page.getByRole('textbox', { name: `Вопрос ${position}`, exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: 'Название', exact: true });
const saved = (page: Page) => page.getByText(/черновик сохранён/).waitFor();
const choices = (texts: readonly string[]) => ({ type: 'RADIO' as const, options: [...texts] });
const put = async (page: Page) => {
  const sent = await page.waitForResponse((reply) => reply.request().method() === 'PUT' && isSurvey.test(reply.url()));
  expect(sent.status()).toBe(200);
};

/** From now on the page is drawn so late, until what comes back is called. */
async function drawLate(page: Page): Promise<() => Promise<void>> {
  const onTime = await page.evaluateHandle((late) => {
    const usual = window.requestAnimationFrame;
    window.requestAnimationFrame = (draw) => window.setTimeout(() => usual.call(window, draw), late);
    return usual;
  }, LATE_FRAME_MS);
  return () => page.evaluate((usual) => void (window.requestAnimationFrame = usual), onTime);
}

/** Puts lines into the field that has the focus, as a person pastes them. */
async function paste(page: Page, lines: string): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines);
  await page.keyboard.press('ControlOrMeta+V');
}

describe('building a survey', () => {
  it('goes by keyboard from the first question to the launch, to the people of a role; what is typed at once after Enter goes into the new option, however late the page is drawn', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, company.hr, '/app/surveys/create');
    await title(page).fill('Новый график');
    await question(page, 1).fill('Насколько удобен новый график? 0 — совсем нет, 10 — полностью.');
    await button(page, 'Похоже, больше — лучше: да, так в вопросе 1').press('Enter');

    await button(page, 'Один из списка').press('Enter');
    await expect.poll(() => question(page, 2).evaluate((one) => one === document.activeElement), PATIENCE).toBe(true);
    await page.keyboard.insertText('За сколько дней вы узнаёте график?');
    const drawOnTime = await drawLate(page);
    await page.getByRole('textbox', { name: 'Вариант 1' }).focus();
    await page.keyboard.type('За два дня');
    await page.keyboard.press('Enter');
    await page.keyboard.type('За неделю');
    const options = await page.getByRole('textbox', { name: /^Вариант/ }).all();
    expect(await Promise.all(options.map((one) => one.inputValue()))).toEqual(['За два дня', 'За неделю']);
    await drawOnTime();
    await page.keyboard.press('Enter');
    await expect
      .poll(
        () => page.getByRole('textbox', { name: 'Ещё вариант' }).evaluate((one) => one === document.activeElement),
        PATIENCE,
      )
      .toBe(true);
    // An empty one that is not wanted goes by the key that empties it.
    await page.keyboard.press('Backspace');
    await expect
      .poll(
        () => page.getByRole('textbox', { name: 'Вариант 2' }).evaluate((one) => one === document.activeElement),
        PATIENCE,
      )
      .toBe(true);

    await button(page, 'Несколько').press('Enter');
    await expect.poll(() => question(page, 3).evaluate((one) => one === document.activeElement), PATIENCE).toBe(true);
    await page.keyboard.insertText('Что мешает планировать время?');
    await page.getByRole('textbox', { name: 'Вариант 1' }).focus();
    await paste(page, '- Поздно узнаю\n- Часто меняют\n- Не с кем поменяться');
    await expect.poll(() => page.getByRole('textbox', { name: /^Вариант/ }).count(), PATIENCE).toBe(4);
    await page.getByRole('textbox', { name: 'Вариант 4' }).press('Backspace');

    await button(page, 'Показать, если…').press('Enter');
    const condition = page.getByRole('group', { name: 'Показать, если' });
    await condition.getByRole('combobox').selectOption({ label: '2. За сколько дней вы узнаёте график?' });
    await condition.getByRole('checkbox', { name: 'За неделю' }).check();
    await condition.getByRole('checkbox', { name: 'За два дня' }).uncheck();
    await button(page, 'Изменить вопрос 1').press('Enter');
    await page.getByText('если в вопросе 2 ответили «За неделю»').waitFor();

    // What respondents will see is beside it, and lives: the third is asked after an answer to the second.
    const preview = page.getByRole('region', { name: 'Предпросмотр' });
    expect(await preview.getByText('Что мешает планировать время?').count()).toBe(0);
    await preview.getByText('За неделю').click();
    await preview.getByText('Что мешает планировать время?').waitFor();
    await expectFlawless(visitor, 'the builder');

    await button(page, 'Сохранить черновик').press('Enter');
    await page.waitForURL('**/edit');
    await saved(page);
    const id = idOn(page);
    expect((await stored(company.hr, id)).questions[0]!.direction).toBe('higher_is_better');
    expect(
      (await stored(company.hr, id)).questions.map(({ text, type, options }) => ({ text, type, options })),
    ).toEqual([
      { text: 'Насколько удобен новый график? 0 — совсем нет, 10 — полностью.', type: 'RATING', options: [] },
      { text: 'За сколько дней вы узнаёте график?', type: 'RADIO', options: ['За два дня', 'За неделю'] },
      {
        text: 'Что мешает планировать время?',
        type: 'CHECKBOX',
        options: ['Поздно узнаю', 'Часто меняют', 'Не с кем поменяться'],
      },
    ]);

    await page.getByText('Ролям', { exact: true }).click();
    await page.getByRole('checkbox', { name: /^сотрудник/ }).check();
    await page.getByText(/Анонимно спрашивают не меньше пяти человек/).waitFor();
    await button(page, 'Что мешает открыть').click();
    const blocked = page.getByRole('dialog', { name: 'Открыть пока нельзя' });
    await blocked.getByText(/Анонимно спрашивают не меньше пяти человек/).waitFor();
    await expectFlawless(visitor, 'why there is no launch');
    await blocked.getByRole('button', { name: 'Понятно' }).click();
    await page.getByLabel('Анонимно').uncheck();
    await button(page, 'неделя').click();
    await expect.poll(async () => (await stored(company.hr, id)).selected_roles, PATIENCE).toEqual(['сотрудник']);
    await expect.poll(async () => (await stored(company.hr, id)).anonymous, PATIENCE).toBe(false);

    // Nobody has confirmed the only address.
    await page.getByText(/^1\sучастнику письмо не\sуйдёт: адрес не\sподтверждён\.$/).waitFor();
    await button(page, 'Открыть').click();
    const dialog = page.getByRole('dialog', { name: 'Открыть исследование «Новый график»' });
    await dialog.getByText('Кому: ролям (сотрудник), с именами', { exact: true }).waitFor();
    await dialog.getByText(/вопросы, кому, анонимность/).waitFor();
    await expectFlawless(visitor, 'the launch');
    await dialog.getByRole('button', { name: 'Открыть', exact: true }).click();
    await page.getByText(/^Исследование открыто: спрашиваем 1\sчеловека\.$/).waitFor();
    await page.getByText('Изменить можно название, срок и напоминания.').waitFor();
    const launched = await stored(company.hr, id);
    expect(launched).toMatchObject({ status: 'PUBLISHED', can_edit_questions: false });
    expect(launched.questions[2]!.show_if).toEqual({
      question_id: launched.questions[1]!.id,
      options: ['За неделю'],
    });
    await visitor.context.close();
  });

  it('is stored by itself, and everything typed is there after a reload, even what cannot be stored yet', async () => {
    const survey = await makeSurvey(company.owner, company.workspace);
    const visitor = await visit(browser, TABLET, 'dark');
    const { page } = visitor;
    await openAs(page, company.hr, editOf(survey));
    const sent = put(page);
    await title(page).fill('Другое название');
    await sent;
    await saved(page);
    expect((await stored(company.hr, survey.id)).title).toBe('Другое название');

    await button(page, 'Один из списка').click();
    await question(page, 2).fill('Что выберете?');
    await page.getByRole('textbox', { name: 'Вариант 1' }).fill('Только одно');
    await page.getByText(/черновик на этом устройстве: осталось исправить 1/).waitFor();
    await page.reload();
    await page.getByText(/Здесь то, что не успело сохраниться/).waitFor();
    await button(page, 'Изменить вопрос 2').click();
    expect(await page.getByRole('textbox', { name: 'Вариант 1' }).inputValue()).toBe('Только одно');
    const again = put(page);
    await page.getByRole('textbox', { name: 'Вариант 2' }).fill('И другое');
    await again;
    expect((await stored(company.hr, survey.id)).questions[1]!.options).toEqual(['Только одно', 'И другое']);
    await visitor.context.close();
  });

  it('waits for the connection and says so; tells of a version that somebody else has stored, and loses neither', async () => {
    const survey = await makeSurvey(company.owner, company.workspace);
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, company.hr, editOf(survey));
    await title(page).waitFor();
    await cut(page, isSurvey);
    await title(page).fill('Без связи');
    await page.getByText(/нет связи: черновик на этом устройстве/).waitFor();
    await page.unroute(isSurvey);
    const sent = put(page);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await sent;
    await saved(page);
    forgiveFailedCalls(visitor);
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'the builder on a phone');
    await page.getByText('Предпросмотр', { exact: true }).first().click();
    await page.getByRole('region', { name: 'Предпросмотр' }).waitFor();
    await expectWhole(visitor, 'the preview on a phone');

    await showAs(page, DESKTOP);
    const token = company.owner.tokens.access_token;
    await call(surveys.updateSurvey, { params: { id: survey.id }, body: { title: 'От владельца' } }, { token });
    await title(page).fill('От HR');
    await page.getByText(/исследование сохранил кто-то ещё/).waitFor();
    await button(page, 'Показать ту версию').click();
    await expect.poll(() => title(page).inputValue(), PATIENCE).toBe('От владельца');
    await button(page, 'Вернуть как было').click();
    await expect.poll(() => title(page).inputValue(), PATIENCE).toBe('От HR');
    await expect.poll(async () => (await stored(company.hr, survey.id)).title, PATIENCE).toBe('От HR');
    await visitor.context.close();
  });
});

describe('before a launch', () => {
  beforeAll(async () => {
    const { owner, workspace } = company;
    const token = owner.tokens.access_token;
    const people = await Promise.all(Array.from({ length: 8 }, () => makePerson()));
    for (const person of people) await join(workspace, owner, person, 'сотрудник');
    const { members } = await demand(workspaces.listMembers, { params: { id: workspace.id } }, { token });
    const added = members.filter(({ user }) => people.some(({ email }) => email === user.email)).map(({ id }) => id);
    const setTeam = (team: string, ids: string[]) =>
      demand(workspaces.setTeam, { params: { id: workspace.id }, body: { user_ids: ids, team } }, { token });
    await setTeam('Склад', added.slice(0, 6));
    await setTeam('Бухгалтерия', added.slice(6));
  });

  it('names the groups that are never told by themselves, and shows the results on made-up answers', async () => {
    const { owner, workspace, hr } = company;
    const survey = await makeSurvey(owner, workspace, { title: 'Как нам работается', dimensions: ['team'] });

    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, hr, editOf(survey));
    await page.getByText(/Никогда не покажем отдельно: .*Бухгалтерия \(2\)/).waitFor();
    await expectWhole(visitor, 'the checklist');
    await button(page, 'Показать на примере').click();
    const dialog = page.getByRole('dialog', { name: 'Что увидит руководитель' });
    await dialog.getByText('Склад').first().waitFor();
    expect(await dialog.getByText('Как вам работается?').count()).toBeGreaterThan(0);
    for (const name of ['Вывод', 'Оценки', 'По командам'])
      await dialog.getByRole('region', { name, exact: true }).getByText('Пример', { exact: true }).waitFor();
    await page.keyboard.press('Escape');

    await button(page, 'Пройти самому').click();
    const trying = page.getByRole('dialog', { name: 'Как это пройдёт сотрудник' });
    await trying.getByRole('button', { name: 'Закончить' }).click();
    await trying.getByText('Остались обязательные вопросы без ответа.').waitFor();
    // The question has the focus now; leaving it blank says so, in Russian.
    await trying.locator('input:focus').waitFor();
    await trying.getByRole('button', { name: 'Закончить' }).focus();
    await trying.getByText('На этот вопрос нужен ответ').waitFor();
    await trying.getByRole('radio', { name: '4' }).check();
    await trying.getByRole('button', { name: 'Закончить' }).click();
    await trying.getByText('Вот и всё. Ничего не отправлено.').waitFor();
    await expectFlawless(visitor, 'trying it');
    await visitor.context.close();
  });
});

describe('the order of questions', () => {
  it('is not changed so that a condition cannot hold, unless the condition goes', async () => {
    const asked = '00000000-0000-4000-8000-000000000001';
    const survey = await makeSurvey(company.owner, company.workspace, {
      questions: [
        { id: asked, text: 'Бывает?', ...choices(['Да', 'Нет']) },
        { text: 'Когда?', type: 'TEXT', show_if: { question_id: asked, options: ['Да'] } },
        { text: 'Ещё что-нибудь?', type: 'TEXT' },
      ],
    });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, company.hr, editOf(survey));
    // By keyboard, past the question that depends on it.
    await button(page, 'Переставить вопрос 1').focus();
    await pressAndHear(page, 'Space', page.getByText('Вопрос 1 взят, место 1 из 3.'));
    await pressAndHear(page, 'ArrowDown', page.getByText('Место 2 из 3.'));
    await page.keyboard.press('Space');
    const dialog = page.getByRole('dialog', { name: 'Так условие не сработает' });
    await dialog.getByText(/Вопрос 2 показывают по ответу на другой/).waitFor();
    await dialog.getByRole('button', { name: 'Оставить порядок' }).click();
    await page.getByText('если в вопросе 1 ответили «Да»').waitFor();

    await button(page, 'Что сделать с вопросом 2').click();
    await page.getByRole('menuitem', { name: 'Выше' }).dispatchEvent('click');
    const sent = put(page);
    await dialog.getByRole('button', { name: 'Переставить без условия' }).click();
    await sent;
    const { questions } = await stored(company.hr, survey.id);
    expect(questions.map(({ text, show_if: showIf }) => [text, showIf])).toEqual([
      ['Когда?', null],
      ['Бывает?', null],
      ['Ещё что-нибудь?', null],
    ]);

    await button(page, 'Что сделать с вопросом 3').click();
    await page.getByRole('menuitem', { name: 'Удалить' }).dispatchEvent('click');
    await page.getByText('Вопрос 3 удалён.').waitFor();
    await expect
      .poll(() => button(page, 'Вернуть вопрос').evaluate((one) => one === document.activeElement), PATIENCE)
      .toBe(true);
    await page.keyboard.press('Enter');
    await button(page, 'Изменить вопрос 3').waitFor();
    await visitor.context.close();
  });
});

describe('questions from elsewhere', () => {
  it('come from the bank, several at once; from a poll or from a file, whose every mistake is named before anything is taken', async () => {
    await makePoll(company, 'Пульс месяца', ['Как месяц?', 'Что мешало?']);
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, company.manager, '/app/surveys/create');
    await button(page, 'Из банка').click();
    const bank = page.getByRole('dialog', { name: 'Банк вопросов' });
    await bank.getByRole('searchbox').fill('руководителю');
    await bank.getByRole('checkbox', { name: /прийти к руководителю/ }).check();
    await bank.getByRole('searchbox').fill('');
    await bank.getByRole('button', { name: 'Признание' }).click();
    await bank.getByRole('checkbox', { name: /ваш вклад ценят/ }).check();
    await expectFlawless(visitor, 'the bank on a phone');
    await bank.getByRole('button', { name: /^Добавить 2\sвопроса$/ }).click();
    await page.getByText('Можно ли прийти к руководителю с трудным вопросом?').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Изменить вопрос/ }).count(), PATIENCE).toBe(2);

    await showAs(page, DESKTOP);
    await button(page, 'Перенести').click();
    const dialog = page.getByRole('dialog', { name: 'Перенести вопросы' });
    await dialog.getByRole('button', { name: /Пульс месяца/ }).click();
    await expect.poll(() => title(page).inputValue(), PATIENCE).toBe('Пульс месяца');
    expect(await page.getByText('Можно ли прийти к руководителю с трудным вопросом?').count()).toBe(0);
    await button(page, 'Изменить вопрос 2').waitFor();

    await button(page, 'Перенести').click();
    await dialog.getByText('Из JSON', { exact: true }).click();
    const field = dialog.getByRole('textbox', { name: 'Вставьте JSON' });
    await field.fill('{"questions": [{"text": "Так?", "type": "SLIDER"}, {"type": "TEXT"}]}');
    await dialog.getByRole('button', { name: 'Перенести', exact: true }).click();
    await dialog.getByText(/Ничего не перенесли: 2\sошибки/).waitFor();
    await dialog.getByText(/Вопрос 1: неизвестный тип «SLIDER»/).waitFor();
    await dialog.getByText('Вопрос 2: нет текста («text»).').waitFor();
    await expectFlawless(visitor, 'a file with mistakes');
    await field.fill('{"questions": [{"text": "Так?", "type": "YESNO"}]}');
    await dialog.getByRole('button', { name: 'Перенести', exact: true }).click();
    await expect.poll(() => question(page, 1).inputValue(), PATIENCE).toBe('Так?');
    await button(page, 'Вернуть как было').click();
    await button(page, 'Изменить вопрос 2').waitFor();
    await visitor.context.close();
  });
});
