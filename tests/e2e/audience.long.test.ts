import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onePersonText } from '#shared/text/ru/asking/one-person.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { polls } from '#shared/contract/polls.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { call, join, makePerson, openAs, type Person } from './factories.ts';
import {
  answerAsMember,
  answerByLink,
  button,
  card,
  countedTo,
  dialog,
  framesOf,
  heading,
  inDialog,
  inRun,
  manageRun,
  makeCompany,
  makePoll,
  makePublishedFrame,
  openResults,
  openRun,
  type Company,
} from './poll-run-steps.ts';
import { manyMembers } from './team.ts';

const PEOPLE = [
  ['Анна', 'Белова'],
  ['Борис', 'Ёлкин'],
  ['Вера', 'Ким'],
  ['Глеб', 'Орлов'],
  ['Дарья', 'Зуева'],
] as const;

let browser: Browser;
let company: Company;
let team: Person[];
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
  team = [];
  for (const [firstName, lastName] of PEOPLE) {
    const person = await makePerson({ firstName, lastName });
    await join(company.workspace, company.owner, person, 'сотрудник');
    team.push(person);
  }
});
afterAll(async () => {
  await browser.close();
});

const choose = (page: Page, whom: string) =>
  dialog(page).getByRole('radiogroup', { name: 'Кого спросить' }).getByText(whom, { exact: true }).click();
const members = (page: Page) => page.getByRole('region', { name: 'Участники' });
const teams = async () => {
  const { body } = await call(
    workspaces.listMembers,
    { params: { id: company.workspace.id }, query: {} },
    { token: company.owner.tokens.access_token },
  );
  return Object.fromEntries(body.members.map(({ user, team: name }) => [user.full_name, name]));
};

it('members are put into teams, one or many at once, and found by them, and get a day of hiring, also on a phone and by keyboard', async () => {
  const visitor = await visit(browser, PHONE);
  const { page } = visitor;
  await openAs(page, company.owner, '/app?section=workspaces');
  await button(page, 'Команды и даты приёма').click();
  expect(await button(page, 'Назначить команду').isDisabled()).toBe(true);
  for (const [firstName, lastName] of PEOPLE) await page.getByLabel(`${firstName} ${lastName}`).check();
  await expectFlawless(visitor, 'selecting members');
  await page.getByRole('button', { name: /^Назначить команду · 5$/ }).click();
  await inDialog(page, 'Назначить команду').click();
  await dialog(page).getByText('Введите название команды').waitFor();
  await page.getByLabel('Название команды').fill('Склад');
  await expectFlawless(visitor, 'naming a team');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(teams, PATIENCE).toMatchObject({ 'Анна Белова': 'Склад', 'Дарья Зуева': 'Склад' });

  await button(page, 'Команды и даты приёма').click();
  await page.getByLabel('Дарья Зуева').check();
  await page.getByRole('button', { name: /^Назначить команду · 1$/ }).click();
  await dialog(page).getByRole('group', { name: 'Команды, которые уже есть' }).getByText('Склад').waitFor();
  await inDialog(page, 'Убрать из команды').click();
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(async () => (await teams())['Дарья Зуева'], PATIENCE).toBeNull();

  await button(page, 'Команды и даты приёма').click();
  await page.getByLabel('Анна Белова').check();
  await page.getByRole('button', { name: /^Указать дату приёма · 1$/ }).click();
  await inDialog(page, 'Сохранить дату').click();
  await dialog(page).getByText('Укажите дату приёма').waitFor();
  await page.getByLabel('Дата приёма', { exact: true }).fill('2021-03-15');
  await expectFlawless(visitor, 'saying when somebody was hired');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'hidden' });
  await members(page)
    .getByText(/в\s+компании с\s+15\.03\.2021/)
    .waitFor();

  await page.getByLabel('Команда', { exact: true }).selectOption('Склад');
  await expect.poll(() => members(page).getByRole('listitem').count(), PATIENCE).toBe(4);
  await page.getByLabel('Команда', { exact: true }).selectOption('Без команды');
  await expect.poll(() => members(page).getByRole('listitem').count(), PATIENCE).toBe(2);
  await expectWhole(visitor, 'members without a team');
  await visitor.context.close();
});

it('a run is named, asks chosen people, and names those who have not answered; the others are not asked', async () => {
  const visitor = await visit(browser, DESKTOP);
  const poll = await makePoll(company, 'Первый месяц', { anonymous: false, link: false });
  const page = await openResults(visitor, poll, company.owner);
  await button(page, 'Создать запуск').click();
  await dialog(page).getByLabel('Название', { exact: true }).fill('Новички ноября');
  await choose(page, 'Людям');
  await inDialog(page, 'Создать запуск').click();
  await dialog(page).getByText('Выберите, кого спросить').waitFor();
  await dialog(page).getByLabel('Имя или адрес').fill('елкин');
  await dialog(page).getByLabel('Борис Ёлкин').check();
  await dialog(page).getByLabel('Имя или адрес').fill('');
  await dialog(page).getByLabel('Анна Белова').check();
  await dialog(page).getByText('Спросим 2 человек.').waitFor();
  await expectFlawless(visitor, 'the form of a run');
  await inDialog(page, 'Создать запуск').click();
  await heading(page, 'Запуск создан').waitFor();
  await inDialog(page, 'Опубликовать').click();
  await dialog(page).waitFor({ state: 'hidden' });

  await manageRun(page);
  await page.getByRole('heading', { name: 'Новички ноября' }).waitFor();
  await card(page).getByText('Не ответили: Анна Белова, Борис Ёлкин').waitFor();
  const [frame] = await framesOf(company, poll);
  expect(frame).toMatchObject({ name: 'Новички ноября', audience: { kind: 'members', people: 2 } });
  await answerAsMember(poll, frame!, team[0]!);
  await countedTo(company, frame!, { byMembers: 1 });
  await page.reload();
  await manageRun(page);
  await card(page).getByText('Не ответили: Борис Ёлкин').waitFor();
  await card(page)
    .getByText(/Ответил 1\s+из\s+2/)
    .waitFor();
  const other = await call(polls.getPollToTake, { params: { id: poll.id } }, { token: team[2]!.tokens.access_token });
  expect(other.body.frame).toBeNull();
  await expectWhole(visitor, 'who has not answered');
  await visitor.context.close();
});

it('the settings of a draft can be changed, those of an opened run only by name and number', async () => {
  const visitor = await visit(browser, PHONE, 'dark');
  const poll = await makePoll(company, 'Пульс команды', { anonymous: false });
  await makePublishedFrame(company, poll, { open: false });
  const page = await openRun(visitor, poll, company.owner);
  await button(page, 'Настроить').click();
  await choose(page, 'Ролям');
  await dialog(page)
    .getByRole('checkbox', { name: /^сотрудник · 5$/ })
    .check();
  await dialog(page).getByLabel('Сколько человек спрашиваете?').fill('60');
  await dialog(page).getByRole('radio', { name: 'После завершения' }).check();
  await expectFlawless(visitor, 'settings of a draft');
  await inDialog(page, 'Сохранить').click();
  await heading(page, 'Настройки запуска').waitFor({ state: 'hidden' });
  const settings = {
    audience: { kind: 'roles', roles: ['сотрудник'] },
    people_asked: 60,
    results_visibility: 'closed',
  };
  await expect.poll(async () => (await framesOf(company, poll))[0], PATIENCE).toMatchObject(settings);

  await inRun(page, 'Опубликовать').click();
  await card(page).getByText('Опубликован', { exact: true }).waitFor();
  await button(page, 'Настроить').click();
  expect(await dialog(page).getByRole('radiogroup', { name: 'Кого спросить' }).count()).toBe(0);
  await dialog(page).getByLabel('Название', { exact: true }).fill('Ноябрь');
  await expectWhole(visitor, 'settings of an opened run');
  await inDialog(page, 'Сохранить').click();
  await heading(page, 'Настройки запуска').waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'Ноябрь' }).waitFor();
  await visitor.context.close();
});

it('an anonymous run tells no share of people whose number nobody said; one of few picked out is refused, and one that asks almost the same as another is warned of', async () => {
  const visitor = await visit(browser, DESKTOP);
  const poll = await makePoll(company, 'Анонимный пульс');
  const frame = await makePublishedFrame(company, poll);
  // Nobody has said how many had the link: there is no share to tell.
  await answerByLink(poll, frame.public_token);
  await countedTo(company, frame, { byLink: 1 });
  const page = await openRun(visitor, poll, company.owner);
  await card(page)
    .getByText(/^Ответил\s+1\s+человек/)
    .waitFor();
  expect(await card(page).getByRole('progressbar').count()).toBe(0);

  await inRun(page, 'Создать запуск').click();
  await choose(page, 'Ролям');
  await dialog(page)
    .getByRole('checkbox', { name: /^сотрудник/ })
    .check();
  await dialog(page)
    .getByText(/спрашивали почти тех же: разница меньше пяти человек/)
    .waitFor();
  await dialog(page)
    .getByRole('checkbox', { name: /^сотрудник/ })
    .uncheck();
  await dialog(page)
    .getByRole('checkbox', { name: /^владелец/ })
    .check();
  await inDialog(page, 'Создать запуск').click();
  await dialog(page)
    .getByText(/Анонимный опрос спрашивает не меньше пяти человек/)
    .waitFor();
  await expectWhole(visitor, 'too few for an anonymous run');
  await visitor.context.close();
});

it('a poll for whoever leaves is never for everybody: it wants one person, and says who reads the answers', async () => {
  const visitor = await visit(browser, PHONE);
  const question = { text: onePersonText.leaving, order_index: 0, is_required: true };
  const body = { workspace_id: company.workspace.id, title: 'Опрос при увольнении', questions: [question] };
  const { body: poll } = await call(polls.createPoll, { body }, { token: company.owner.tokens.access_token });
  const page = await openResults(visitor, poll, company.owner);
  await button(page, 'Открыть').click();
  await dialog(page)
    .getByText(/^Ответы этого человека увидят владелец, HR и руководители, вместе с именем/)
    .waitFor();
  await expectWhole(visitor, 'opening a poll for one person');
  // There is no other way to choose, and nothing is sent before somebody is chosen.
  expect(await dialog(page).getByRole('radiogroup', { name: 'Кого спросить' }).count()).toBe(0);
  await inDialog(page, 'Открыть').click();
  await dialog(page).getByText('Этот опрос задают одному человеку: выберите его').waitFor();
  expect(await framesOf(company, poll)).toEqual([]);
  await dialog(page).getByLabel('Анна Белова').check();
  // The address of this one is not confirmed: no letter goes, and none is counted.
  await dialog(page)
    .getByText(/^1\sучастнику письмо не\sуйдёт: адрес не\sподтверждён\.$/)
    .waitFor();
  await inDialog(page, 'Открыть').click();
  await heading(page, 'Опрос открыт').waitFor();
  expect(await framesOf(company, poll)).toMatchObject([{ published: true, audience: { kind: 'members', people: 1 } }]);
  await visitor.context.close();
});

it('a new anonymous run compares teams of five and more unless somebody says otherwise, and says what will be seen', async () => {
  const visitor = await visit(browser, DESKTOP);
  const { page } = visitor;
  await page.route(/\/api\/workspaces\/[^/]+\/members\?/, (route) =>
    route.fulfill({ json: { members: manyMembers(12), next_cursor: null } }),
  );
  const poll = await makePoll(company, 'Где упало');
  await openResults(visitor, poll, company.owner);
  const compare = dialog(page).getByRole('checkbox', { name: 'Сравнить команды' });
  for (const [isCompared, name] of [
    [true, 'Первый'],
    [false, 'Второй'],
  ] as const) {
    await button(page, 'Создать запуск').click();
    await dialog(page).getByLabel('Название', { exact: true }).fill(name);
    await dialog(page)
      .getByText(/Видны команды от\sпяти ответов/)
      .waitFor();
    expect(await compare.isChecked()).toBe(true);
    await compare.setChecked(isCompared);
    await inDialog(page, 'Создать запуск').click();
    await heading(page, 'Запуск создан').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    const [made] = (await framesOf(company, poll)).filter((frame) => frame.name === name);
    expect(made).toMatchObject({ compare_teams: isCompared, results_visibility: 'from_5' });
  }
  // Where every answer is seen at once there is nothing to compare by.
  await button(page, 'Создать запуск').click();
  await dialog(page).getByRole('radio', { name: 'Сразу' }).check();
  await expect.poll(() => compare.count(), PATIENCE).toBe(0);
  await visitor.context.close();
});
