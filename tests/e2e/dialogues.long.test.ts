import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, TABLET, visit } from './browser.ts';
import { makePublishedFrame, type Run } from './frame-factory.ts';
import { call, demand, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';

let browser: Browser;
let owner: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  workspace = await makeWorkspace(owner);
});
afterAll(async () => {
  await browser.close();
});

const WORDS = 'Хочу знать выходные хотя бы на две недели вперёд';
const REPLY = 'Спасибо. С декабря хотим вешать график за две недели. Что обычно ломает его в последний момент?';
const as = () => ({ token: owner.tokens.access_token });
const ask = (page: Page) => page.getByRole('checkbox', { name: 'Можно ответить мне, не узнавая, кто я' });
const inOwnWords = (page: Page) => page.getByRole('textbox', { name: /Почему/ });
const keptOn = (page: Page) => page.evaluate(() => localStorage.getItem('tonus:dialogues'));

/** Answers by the link and asks for a reply to what was written; the address of the dialogue. */
async function answerAsking(page: Page, run: Run): Promise<string> {
  await page.goto(run.link);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await inOwnWords(page).fill(WORDS);
  await ask(page).check();
  await page.getByText(/Ключ от разговора будет только у вас/).waitFor();
  await page.getByRole('button', { name: /Отправ/ }).click();
  await page.getByRole('heading', { name: 'Вам смогут ответить' }).waitFor();
  return (await page.getByRole('link', { name: 'Открыть разговор' }).getAttribute('href'))!;
}

/** The company answers the one comment of a run. */
async function reply(run: Run, text = REPLY): Promise<void> {
  const params = { id: run.runId };
  const { dialogues } = await demand(polls.listDialogues, { params }, as());
  await demand(polls.answerDialogue, { params: { ...params, dialogueId: dialogues[0]!.id }, body: { text } }, as());
}

describe('a dialogue', () => {
  it('is asked for under an answer in words, answered by hr, and goes on at its link', async () => {
    const run = await makePublishedFrame(owner, workspace);
    const respondent = await visit(browser, PHONE);
    const { page, context } = respondent;
    const link = await answerAsking(page, run);
    expect(link).toMatch(/^\/d\/[\w-]{64}$/);
    // A device of several people knows nothing unless somebody says that it is theirs.
    expect(await keptOn(page)).toBeNull();
    await page.getByRole('button', { name: 'Запомнить на этом устройстве' }).click();
    await page.getByText('Запомнили: когда ответят, скажем здесь').waitFor();
    await expectFlawless(respondent, 'the key to a dialogue');
    await showAs(page, DESKTOP, 'dark');
    await expectFlawless(respondent, 'the key to a dialogue, wide and dark');
    await showAs(page, PHONE);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Ответа пока нет' }).waitFor();
    await expectWhole(respondent, 'a dialogue without a reply');

    const hr = await visit(browser, DESKTOP);
    await openAs(hr.page, owner, `/app/poll/${run.pollId}/results`);
    await hr.page
      .getByRole('link', { name: `Ответить автору: ${WORDS}` })
      .first()
      .click();
    await hr.page.getByRole('textbox', { name: 'Сообщение автору' }).fill(REPLY);
    await expectWhole(hr, 'a dialogue before the first message');
    await hr.page.getByRole('button', { name: 'Отправить' }).click();
    await hr.page.getByText('ждёте автора').waitFor();
    await expectWhole(hr, 'a dialogue that was answered');
    await showAs(hr.page, TABLET, 'dark');
    await expectWhole(hr, 'a dialogue that was answered, on a tablet');
    await showAs(hr.page, PHONE);
    await expectWhole(hr, 'a dialogue that was answered, on a phone');
    await hr.page.getByRole('link', { name: 'Все разговоры' }).click();
    await hr.page.getByRole('link', { name: new RegExp(WORDS) }).waitFor();
    await hr.context.close();

    // Whoever comes again on the device that has the key is told.
    await page.goto(run.link);
    await page.getByRole('link', { name: /Вам ответили/ }).click();
    await page.getByRole('heading', { name: 'Вам ответили' }).waitFor();
    await page.getByText(REPLY).waitFor();
    await page.getByText(WORDS).waitFor();
    await page.getByText(/^Владелец, /).waitFor();
    await expectWhole(respondent, 'a dialogue with a reply');
    await page.getByRole('textbox', { name: 'Ваше сообщение' }).fill('Чаще всего подмены <b>и болезни</b>');
    await showAs(page, DESKTOP, 'dark');
    await expectWhole(respondent, 'a dialogue with a reply, wide and dark');
    await showAs(page, PHONE);
    await page.getByRole('button', { name: 'Отправить без имени' }).click();
    await page.getByText('Отправлено. Прочтут завтра или позже.').waitFor();
    // Text alone: what looks like an element is none.
    await page.getByText('Чаще всего подмены <b>и болезни</b>').waitFor();
    // What was read here is no news here.
    await page.goto(run.link);
    await inOwnWords(page).waitFor();
    expect(await page.getByRole('link', { name: /Вам ответили/ }).count()).toBe(0);
    // Nothing of it is told to the company today.
    const { body } = await call(polls.listDialogues, { params: { id: run.runId } }, as());
    expect(body.dialogues[0]!.messages.map(({ text }) => text)).toEqual([REPLY]);
    await context.close();
  });

  it('is ended for good by its author, on any device that has the link', async () => {
    const run = await makePublishedFrame(owner, workspace);
    const first = await visit(browser, PHONE);
    const link = await answerAsking(first.page, run);
    await first.page.getByRole('button', { name: 'Запомнить на этом устройстве' }).click();
    await first.page.getByRole('button', { name: 'Забыть ссылку на этом устройстве' }).click();
    await first.page.getByText('Это устройство больше не помнит ссылку').waitFor();
    expect(await keptOn(first.page)).toBeNull();
    await first.context.close();
    await reply(run);
    const other = await visit(browser, PHONE);
    await other.page.goto(link);
    await other.page.getByText(REPLY).waitFor();
    await other.page.getByRole('button', { name: 'Закрыть разговор навсегда' }).click();
    await other.page.getByText('Закрыть навсегда?').waitFor();
    await other.page.getByRole('button', { name: 'Да, закрыть' }).click();
    await other.page.getByRole('heading', { name: 'Разговор закрыт' }).waitFor();
    await other.page.getByText(/^Вы закрыли разговор: /).waitFor();
    await expectWhole(other, 'a dialogue that its author has ended');
    expect(await other.page.getByRole('textbox').count()).toBe(0);
    await other.page.goto('/d/nothing');
    await other.page.getByRole('heading', { name: 'Разговор не найден' }).waitFor();
    await other.context.close();
  });

  it('is offered to a member without names, and not where a run asks for names', async () => {
    const run = await makePublishedFrame(owner, workspace);
    const member = await visit(browser, DESKTOP);
    const { page, context } = member;
    await openAs(page, owner, run.take);
    await page.getByRole('radio', { name: '3', exact: true }).check();
    await inOwnWords(page).fill('Шум');
    await ask(page).check();
    await page.getByRole('button', { name: /Отправ/ }).click();
    await page.getByRole('button', { name: 'Понятно' }).click();
    await page.getByRole('heading', { name: 'Вам смогут ответить' }).waitFor();
    await page.getByRole('button', { name: 'Запомнить на этом устройстве' }).click();
    await expect.poll(() => keptOn(page), PATIENCE).toContain('Пульс недели');
    const { dialogues } = await demand(polls.listDialogues, { params: { id: run.runId } }, as());
    expect(dialogues.map(({ comment }) => comment)).toEqual(['Шум']);
    const named = await makePublishedFrame(owner, workspace, { anonymous: false });
    await openAs(page, owner, named.take);
    await inOwnWords(page).fill('Шум');
    // What is offered comes with the part of the page that the first letter asks for: it has come before.
    await page.getByText('Осталось ответить на обязательные').waitFor();
    expect(await ask(page).count()).toBe(0);
    await context.close();
  });
});
