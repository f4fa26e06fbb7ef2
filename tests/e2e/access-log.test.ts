import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { problemsOf, type AccessLogFile } from '#scripts/verify-access-log.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, PHONE, showAs, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { answerWith, forgiveFailedCalls, refuse } from './faults.ts';

const ADDRESS = '/app/settings/access-log';
const CALL = '**/api/workspaces/*/access-log*';

let browser: Browser;
let owner: Person;
let hr: Person;
let romashka: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  hr = await makePerson({ firstName: 'Вера', lastName: 'Орлова' });
  romashka = await makeWorkspace(owner, 'Ромашка');
  await join(romashka, owner, hr, 'hr');
});
afterAll(async () => {
  await browser.close();
});

/** A run whose results hr has looked at. */
async function lookAtResults(): Promise<void> {
  const asOwner = { token: owner.tokens.access_token };
  const questions = [{ text: 'Что мешало?', order_index: 0 }];
  const body = { workspace_id: romashka.id, title: 'Пульс недели', is_anonymous: true, questions };
  const poll = await demand(polls.createPoll, { body: { ...body, allow_anonymous_link: true } }, asOwner);
  const frame = await demand(polls.createFrame, { params: { id: poll.id }, body: {} }, asOwner);
  await demand(polls.getSummary, { params: { id: frame.id } }, { token: hr.tokens.access_token });
}

describe('the access log', () => {
  it('says that nobody has seen anything yet, and how to read it again where it cannot be read', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await refuse(page, CALL, { status: 503 });
    await openAs(page, owner, ADDRESS);
    await page.getByText('Не получилось открыть журнал').waitFor();
    forgiveFailedCalls(visitor);
    await page.unroute(CALL);
    await answerWith(page, CALL, { head: { number: 0, hash: '' }, entries: [], people: [], next_cursor: null });
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByText('Записей пока нет').waitFor();
    await expectFlawless(visitor, 'an empty access log');
    await visitor.context.close();
  });

  it('shows its owner who saw what, narrowed to a person and a kind, and a file that the verifier takes', async () => {
    await lookAtResults();
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, ADDRESS);
    const entries = page.getByRole('list', { name: 'Записи журнала' });
    // It is there once the stream has brought it.
    const empty = page.getByText('Записей пока нет');
    const look = entries.getByText('Вера Орлова: результаты, Пульс недели');
    for (;;) {
      await entries.or(empty).first().waitFor();
      if ((await look.count()) > 0) break;
      await page.reload();
    }
    await page.getByText(/^\d+:[0-9a-f]{64}$/).waitFor();
    await expectFlawless(visitor, 'the access log');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'the access log on a phone in the dark');

    await page.getByLabel('Что видели').selectOption({ label: 'зарплаты и деньги' });
    await page.getByText('Таких записей нет').waitFor();
    await expectFlawless(visitor, 'an access log without such entries');
    await page.getByLabel('Что видели').selectOption({ label: 'Всё' });
    await page.getByLabel('Кто', { exact: true }).selectOption({ label: 'Вера Орлова' });
    await entries.getByText('Вера Орлова: результаты').waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Скачать журнал' }).click(),
    ]);
    const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as AccessLogFile;
    expect(file.entries.length).toBeGreaterThan(0);
    expect(problemsOf(file, [file.head])).toEqual([]);
    const [script] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Скачать проверку' }).click(),
    ]);
    expect(readFileSync(await script.path(), 'utf8')).toBe(readFileSync('scripts/verify-access-log.ts', 'utf8'));
    await visitor.context.close();
  });

  it('is none for hr: neither a tab nor what a link leads to', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, hr, ADDRESS);
    await page.getByText('Журнал доступа видит только владелец пространства.').waitFor();
    await expectFlawless(visitor, 'the access log for hr');
    await page.goto('/app/settings/profile');
    await page.getByRole('link', { name: 'Профиль' }).first().waitFor();
    // The last of the tabs, of which a phone shows three.
    const { x, width } = (await page.getByRole('link', { name: 'Профиль', exact: true }).last().boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
    expect(await page.getByRole('link', { name: 'Журнал доступа' }).count()).toBe(0);
    await visitor.context.close();
  });
});
