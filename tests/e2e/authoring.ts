import type { Locator, Page } from 'playwright-core';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { call, makePerson, makeWorkspace, join, type Person } from './factories.ts';

/** A workspace with somebody in every role. */
export interface Company {
  readonly workspace: Workspace;
  readonly owner: Person;
  readonly hr: Person;
  readonly manager: Person;
  readonly employee: Person;
}

export async function makeCompany(): Promise<Company> {
  const owner = await makePerson({ premium: true });
  const workspace = await makeWorkspace(owner);
  const hr = await makePerson({ firstName: 'Пётр' });
  const manager = await makePerson({ firstName: 'Ольга' });
  const employee = await makePerson({ firstName: 'Иван' });
  await join(workspace, owner, hr, 'hr');
  await join(workspace, owner, manager, 'руководитель');
  await join(workspace, owner, employee, 'сотрудник');
  return { workspace, owner, hr, manager, employee };
}

/** A pulse poll that was never opened. */
export async function makePoll(
  { workspace, owner }: Pick<Company, 'workspace' | 'owner'>,
  title: string,
  questions: readonly string[] = ['А?', 'Б?', 'В?'],
): Promise<Poll> {
  const { status, body } = await call(
    polls.createPoll,
    {
      body: {
        workspace_id: workspace.id,
        title,
        type: 'PULSE',
        questions: questions.map((text, index) => ({ text, order_index: index })),
      },
    },
    { token: owner.tokens.access_token },
  );
  if (status !== 201) throw new Error(`No poll: ${status}`);
  return body;
}

/** A poll as the server has it now. */
export async function stored({ id }: Pick<Poll, 'id'>, { tokens }: Person): Promise<Poll> {
  return (await call(polls.getPoll, { params: { id } }, { token: tokens.access_token })).body;
}

/** The field of a question, positions counted from 1. */
export function field(page: Page, position: number): Locator {
  return page.getByRole('textbox', { name: `Вопрос ${position}`, exact: true });
}

/** The texts of all questions in the form, in their order. */
export async function texts(page: Page): Promise<string[]> {
  const fields = await page.getByRole('textbox', { name: /^Вопрос \d+$/ }).all();
  return Promise.all(fields.map((one) => one.inputValue()));
}

/** The row of a poll in the list. */
export function card(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title, exact: true });
}

/** Opens the menu of a poll in the list. */
export async function openPollMenu(page: Page, title: string): Promise<void> {
  await card(page, title)
    .getByRole('button', { name: `Действия с опросом «${title}»` })
    .click();
}

/** Something in the menu that is open. Chosen by the key: on a busy machine a click may meet a menu that has yet to find its place. */
export function menuItem(page: Page, name: string): Locator {
  return page.getByRole('menuitem', { name, exact: true });
}

/** Narrows the list of polls and surveys to one state. */
export async function showState(page: Page, state: 'running' | 'draft' | 'finished' | 'archived' | ''): Promise<void> {
  await page.getByLabel('Состояние').selectOption(state);
}

/** From the list of polls to the form of a new one, from a blank sheet. */
export async function beginBlankPoll(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Создать', exact: true }).click();
  await page.getByRole('link', { name: /^Опрос с чистого листа/ }).click();
}
