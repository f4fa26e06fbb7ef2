import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { PATIENCE, type Visit } from './browser.ts';
import { call, makePerson, makeWorkspace, openAs, prove, type Person } from './factories.ts';

const QUESTION = 'Насколько вероятно, что вы порекомендуете нас?';

/** Somebody who runs polls, and where. */
export interface Company {
  readonly owner: Person;
  readonly workspace: Workspace;
}

/** A company whose owner letters reach. */
export async function makeCompany(): Promise<Company> {
  const owner = await makePerson({ premium: true });
  await prove(owner);
  return { owner, workspace: await makeWorkspace(owner) };
}

const as = ({ owner }: Company) => ({ token: owner.tokens.access_token });

export async function makePoll(
  company: Company,
  title: string,
  settings: { link?: boolean; anonymous?: boolean } = {},
): Promise<Poll> {
  const { link = true, anonymous = true } = settings;
  const body = {
    workspace_id: company.workspace.id,
    title,
    type: 'ENPS' as const,
    is_anonymous: anonymous,
    allow_anonymous_link: link,
    questions: [{ text: QUESTION, order_index: 0, is_required: true }],
  };
  return (await call(polls.createPoll, { body }, as(company))).body;
}

export async function makePublishedFrame(
  company: Company,
  poll: Poll,
  { open = true, deadline = null }: { open?: boolean; deadline?: string | null } = {},
): Promise<Frame> {
  const { body } = await call(polls.createFrame, { params: { id: poll.id }, body: { deadline } }, as(company));
  return open ? setPublished(company, body, true) : body;
}

export async function setPublished(company: Company, { id }: Frame, published: boolean): Promise<Frame> {
  return (await call(polls.publishFrame, { params: { id }, body: { published } }, as(company))).body;
}

/** Allows public links to a poll that was made without. */
export async function allowLinks(company: Company, { id }: Poll): Promise<void> {
  await call(polls.updatePoll, { params: { id }, body: { allow_anonymous_link: true } }, as(company));
}

/** One answer by the public link; the status says whether the link took it. */
export async function answerByLink(poll: Poll, token: string | null, content = '9'): Promise<number> {
  const body = { answers: [{ question_id: poll.questions[0]?.id ?? '', content }], anonymous_session_id: randomUUID() };
  return (await call(answers.takePublicPoll, { params: { token: token ?? '' }, body })).status;
}

export async function answerAsMember(poll: Poll, frame: Frame, person: Person): Promise<void> {
  const given = [{ question_id: poll.questions[0]?.id ?? '', content: '10' }];
  const body = { answers: given, anonymous_session_id: randomUUID() };
  await call(polls.takePoll, { params: { id: frame.id }, body }, { token: person.tokens.access_token });
}

/** Waits until the counters have caught up with the answers; those of members are counted by themselves. */
export async function countedTo(
  company: Company,
  { id }: Frame,
  { byLink = 0, byMembers = 0 }: { byLink?: number; byMembers?: number },
): Promise<void> {
  const read = async () => {
    const { responses, members_answered: members } = (await call(polls.getSummary, { params: { id } }, as(company)))
      .body;
    return [responses - members, members];
  };
  await expect.poll(read, PATIENCE).toEqual([byLink, byMembers]);
}

export async function framesOf(company: Company, poll: Poll): Promise<Frame[]> {
  return (await call(polls.listFrames, { params: { id: poll.id } }, as(company))).body.frames;
}

/** Whether the results of a run can be read, as a status. */
export async function statusOfResults(company: Company, { id }: Frame): Promise<number> {
  return (await call(polls.getResults, { params: { id } }, as(company))).status;
}

export async function openResults({ page }: Visit, poll: Poll, person: Person): Promise<Page> {
  await openAs(page, person, `/app/poll/${poll.id}/results`);
  return page;
}

/** The results of a poll with everything that can be done with its run opened beside them. */
export async function openRun(visitor: Visit, poll: Poll, person: Person): Promise<Page> {
  const page = await openResults(visitor, poll, person);
  await manageRun(page);
  return page;
}

export async function manageRun(page: Page): Promise<void> {
  const manage = button(page, 'Управлять запуском');
  await manage.waitFor();
  // On a phone the line of the run stands below what was found: with that it has its place.
  await page.getByRole('status', { name: 'Загрузка' }).first().waitFor({ state: 'detached' });
  await manage.click();
  await card(page).waitFor();
}

/** The card of the run that is chosen. */
export const card = (page: Page) => page.getByRole('region', { name: 'Запуск', exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** A button among the run's own. */
export const inRun = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
/** The dialog on top: those of a run lie over its drawer. */
export const dialog = (page: Page) => page.getByRole('dialog').last();
export const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name });
/** The word for the state of the run that is chosen. */
export const status = (page: Page, word: string) => card(page).getByText(word, { exact: true });
