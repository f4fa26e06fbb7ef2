import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { WorkspaceExport } from '#shared/models/workspace-export.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PHONE, showAs, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';

const SETTINGS = '/app?section=settings';
const EXPORTS = /\/exports$/;

let browser: Browser;
let owner: Person;
let manager: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова', premium: true });
  manager = await makePerson({ firstName: 'Ольга', lastName: 'Смирнова' });
  workspace = await makeWorkspace(owner, 'Ромашка');
  await join(workspace, owner, manager, 'руководитель');
  await makeAnsweredPoll();
  const rows = [{ email: 'anna@example.com', name: 'Анна Котова', salary: 120_000.55 }];
  await demand(
    finance.importEmployees,
    { params: { id: workspace.id }, body: { period: '2026-10', file_name: null, base_version: null, rows } },
    { token: owner.tokens.access_token },
  );
});
afterAll(() => browser.close());

const card = (page: Page) => page.getByRole('region', { name: 'Данные пространства' });

/** A poll with names that the manager has answered. */
async function makeAnsweredPoll(): Promise<void> {
  const as = { token: owner.tokens.access_token };
  const questions = ['Посоветуете нас?', 'Как дела?'].map((text, index) => ({
    text,
    order_index: index,
    is_required: true,
  }));
  const poll = await demand(
    polls.createPoll,
    {
      body: {
        workspace_id: workspace.id,
        title: 'Пульс недели',
        type: 'ENPS',
        is_anonymous: false,
        allow_anonymous_link: false,
        questions,
      },
    },
    as,
  );
  const draft = await demand(polls.createFrame, { params: { id: poll.id }, body: { deadline: null } }, as);
  const run = { params: { id: draft.id } };
  await demand(polls.publishFrame, { ...run, body: { published: true } }, as);
  const answers = poll.questions.map(({ id }, index) => ({ question_id: id, content: ['9', 'Спокойно'][index]! }));
  await demand(polls.takePoll, { ...run, body: { answers } }, { token: manager.tokens.access_token });
}

/** An archive as the server would tell of it. */
const archive = (changes: Partial<WorkspaceExport>): WorkspaceExport => ({
  id: '00000000-0000-4000-8000-000000000001',
  status: 'running',
  progress: { done: 7, of: 16, what: 'Опросы и ответы' },
  requested_at: new Date().toISOString(),
  finished_at: null,
  size: null,
  expires_at: null,
  problem: null,
  ...changes,
});

describe('the archive of a workspace', () => {
  it('is made, may be left meanwhile, and is downloaded as a ZIP with members, results and finance', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, SETTINGS);
    await card(page)
      .getByRole('button', { name: /^Собрать/ })
      .click();
    await card(page)
      .getByRole('heading', { name: /Собираем архив|Архив в очереди|Архив готов/ })
      .waitFor();
    // Whoever leaves is told wherever they are.
    await page.getByRole('link', { name: 'Опросы' }).first().click();
    const list = () =>
      demand(workspaces.listExports, { params: { id: workspace.id } }, { token: owner.tokens.access_token });
    await expect.poll(async () => (await list()).exports[0]?.status, { timeout: 60_000 }).toBe('done');
    await page.getByRole('link', { name: 'Скачать в настройках' }).click();

    await card(page).getByRole('heading', { name: 'Архив готов' }).waitFor();
    await expectFlawless(visitor, 'an archive that is ready');
    const arrival = page.waitForEvent('download');
    await card(page).getByRole('button', { name: 'Скачать' }).click();
    const download = await arrival;
    expect(download.suggestedFilename()).toMatch(/^tonus-\d{4}-\d\d-\d\d\.zip$/);
    const zip = unzipSync(await readFile(await download.path()));
    const json = (name: string) => JSON.parse(Buffer.from(zip[name]!).toString());
    expect(
      json('members.json')
        .map(({ email }: { email: string }) => email)
        .toSorted(),
    ).toEqual([owner.email, manager.email].toSorted());
    expect(json('polls/01/run-01/answers.json')).toMatchObject([{ name: 'Ольга Смирнова', q1: '9', q2: 'Спокойно' }]);
    expect(json('finance/employees-2026-10.json')).toMatchObject([{ name: 'Анна Котова', salary: 120_000.55 }]);
    expect(Buffer.from(zip['README.txt']!).toString()).toContain('Архив рабочего пространства «Ромашка»');
    // The page stays, and what was fetched is not announced any more.
    await card(page).getByRole('heading', { name: 'Архив готов' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Скачать в настройках' }).count()).toBe(0);
    await visitor.context.close();
  });

  it('is for the owner: a manager sees the settings without it', async () => {
    const visitor = await visit(browser, DESKTOP);
    await openAs(visitor.page, manager, SETTINGS);
    await visitor.page.getByText('Ваша роль').waitFor();
    expect(await card(visitor.page).count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });

  it('says so where it cannot be told of, and asks again; says how far it is, and how it ended without one', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await refuse(page, EXPORTS);
    await openAs(page, owner, SETTINGS);
    await card(page).getByText('Не получилось узнать про архив').waitFor();
    await page.unroute(EXPORTS);
    let shown = archive({});
    await page.route(EXPORTS, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: { exports: [shown] } }) : route.continue(),
    );
    await card(page).getByRole('button', { name: 'Попробовать снова' }).click();
    const bar = card(page).getByRole('progressbar', { name: 'Готовность архива' });
    await bar.waitFor();
    expect(await bar.getAttribute('aria-valuetext')).toBe('Опросы и ответы, готово 7 из 16');
    await card(page).getByText('придёт письмо').waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'an archive that is being made');
    await showAs(page, PHONE, 'dark');
    await bar.waitFor();
    await expectFlawless(visitor, 'an archive that is being made, on a phone');
    expect(await card(page).getByRole('button', { name: 'Собрать архив' }).count()).toBe(0);

    shown = archive({ status: 'failed', progress: null, problem: 'Что-то сломалось на нашей стороне' });
    await card(page).getByText('Архив не получился: Что-то сломалось на нашей стороне').waitFor();
    await expectWhole(visitor, 'an archive that failed');
    await card(page).getByRole('button', { name: 'Собрать архив' }).waitFor();
    await visitor.context.close();
  });
});
