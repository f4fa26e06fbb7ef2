import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saltOf } from '#shared/ballots/ballot.ts';
import { type Bytes, randomBytes, toBase64Url } from '#shared/ballots/bytes.ts';
import { receiptFile, receiptFragment } from '#shared/ballots/receipt.ts';
import { fingerprintOf, shownFingerprint } from '#shared/ballots/manifest.ts';
import { seedOf } from '#functions/runs/ballots/run-record.ts';
import type { Response } from '#functions/runs/repositories/responses.ts';
import type { RunRecord } from '#shared/models/ballot.ts';
import { check } from '#scripts/verify-run-record.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import {
  makeBallot,
  makeManifest,
  makeRecord,
  makeShown,
  makeSigningKey,
  RECORDED_QUESTIONS,
  RECORDED_RUN,
} from '#tests/support/run-record.ts';
import { DESKTOP, expectFlawless, expectWhole, PHONE, showAs, TABLET, visit } from './browser.ts';
import { answerWith, cut, forgiveFailedCalls, hold } from './faults.ts';

interface Published {
  readonly head: RunRecord;
  readonly parts: readonly Bytes[];
}

const ADDRESS = `/verify/${RECORDED_RUN}`;
const CALL = `**/api/ballots/${RECORDED_RUN}/record`;
const KEYS = `**/api/ballots/${RECORDED_RUN}`;
const secret = randomBytes(32);

let browser: Browser;
let manifest: string;
let shown: Response[];
let honest: Published;
beforeAll(async () => {
  browser = await openBrowser();
  const key = makeSigningKey();
  manifest = await makeManifest([key]);
  const ballots = await Promise.all(Array.from({ length: 49 }, () => makeBallot(key, manifest)));
  const said = ballots.map((ballot, index) => makeShown(ballot, [String(index % 11), index % 3 ? null : 'Люди', null]));
  shown = [...said, makeShown(null, ['10', 'По ссылке', null])];
  honest = await makeRecord(shown, [{ manifest, issued: 51, again: 1 }], { secret });
});
afterAll(async () => {
  await browser.close();
});

/** Has the page find this record. */
async function publish(page: Page, { head, parts }: Published): Promise<void> {
  await answerWith(page, CALL, head);
  for (const [part, entries] of parts.entries()) {
    await answerWith(page, `${CALL}/${part}`, { entries: Buffer.from(entries).toString('base64') });
  }
}

const row = (page: Page, name: string | RegExp) => page.getByRole('listitem').filter({ hasText: name });
const choose = (page: Page, name: 'receipt' | 'recount', text: string) =>
  page
    .locator(`input[name=${name}]`)
    .setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(text) });
const receiptOf = ({ ballot }: Response) => ({ run: RECORDED_RUN, ...ballot! });

async function recountOf(answers: readonly Response[]): Promise<string> {
  const questions = RECORDED_QUESTIONS.map(async (id, place) => ({
    question_id: id,
    answers: await Promise.all(
      answers.map(async (response) => ({
        answer: response.answers[place],
        salt: toBase64Url(await saltOf(await seedOf(secret, response), place)),
      })),
    ),
  }));
  return JSON.stringify({ questions: await Promise.all(questions) });
}

describe('the verifier', () => {
  it('says that all adds up, and what it does not prove', async () => {
    const guest = await visit(browser, DESKTOP);
    const { page } = guest;
    await publish(page, honest);
    await page.goto(ADDRESS);
    await page.getByRole('heading', { name: /Всё сошлось: 49\sответов\sпо\sбюллетеням/, level: 1 }).waitFor();
    await row(page, 'Каждый бюллетень с настоящей подписью').getByText('49 из 49').waitFor();
    await row(page, 'Лишних бюллетеней нет').getByText('49 ≤ 51 ≤ 61').waitFor();
    await page.getByText('51, из них взамен потерянных 1').waitFor();
    await page.getByText(/49, 2\sбюллетеня не использованы/).waitFor();
    await page.getByText(/Ещё 1\sответ без бюллетеня.*проверить нельзя/).waitFor();
    await page.getByText(/Что 1\sответ без бюллетеня дали разные люди/).waitFor();
    await page.getByText(shownFingerprint(await fingerprintOf(manifest))).waitFor();
    await expectFlawless(guest, 'the verifier');
    await showAs(page, TABLET);
    await expectWhole(guest, 'the verifier on a tablet');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(guest, 'the verifier on a phone, dark');
    await guest.context.close();
  });

  it('finds the ballot of a receipt, which leaves the browser nowhere', async () => {
    const guest = await visit(browser, PHONE);
    const { page } = guest;
    await publish(page, honest);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(ADDRESS);
    await page.getByText('Не пропал ли ваш ответ').waitFor();
    const nonce = toBase64Url(shown[0]!.ballot!.nonce);
    await choose(page, 'receipt', receiptFile(receiptOf(shown[0]!)));
    await page.getByRole('heading', { name: 'Ваш ответ учтён' }).waitFor();
    await choose(page, 'receipt', 'Отпуск');
    await page.getByRole('heading', { name: 'Это не квитанция' }).waitFor();
    const foreign = { ...receiptOf(shown[0]!), signature: randomBytes(256) };
    await choose(page, 'receipt', receiptFile(foreign));
    await page.getByRole('heading', { name: 'Эта квитанция не от этого запуска' }).waitFor();
    await expectFlawless(guest, 'the verifier with a foreign receipt');
    await page.goto('about:blank');
    await page.goto(`${ADDRESS}${receiptFragment(receiptOf(shown[1]!))}`);
    await page.getByRole('heading', { name: 'Ваш ответ учтён' }).waitFor();
    expect(sent.filter((request) => request.includes(nonce) || !/\/(verify|assets|api)\//.test(request))).toEqual([]);
    await guest.context.close();
  });

  it('says that an answer was taken out, where its receipt is genuine', async () => {
    const guest = await visit(browser, DESKTOP);
    const { page } = guest;
    await publish(page, await makeRecord(shown.slice(1), honest.head.openings, { secret }));
    await page.goto(ADDRESS);
    await page.getByRole('heading', { name: /Всё сошлось/ }).waitFor();
    await choose(page, 'receipt', receiptFile(receiptOf(shown[0]!)));
    await page.getByRole('heading', { name: 'Вашего ответа в записи нет' }).waitFor();
    await page.getByText(/вместе они доказывают, что ответ убрали/).waitFor();
    await expectWhole(guest, 'the verifier without the ballot of a receipt');
    await guest.context.close();
  });

  it('compares what is shown with the record', async () => {
    const guest = await visit(browser, DESKTOP);
    const { page } = guest;
    await publish(page, honest);
    await page.goto(ADDRESS);
    await page.getByText('Показанное посчитано по этим ответам').waitFor();
    await choose(page, 'recount', await recountOf(shown));
    await page.getByRole('heading', { name: /Совпало: 3\sвопроса, 150\sответов/ }).waitFor();
    const changed = shown.map((one, index) => (index === 0 ? { ...one, answers: ['10', null, null] } : one));
    await choose(page, 'recount', await recountOf(changed));
    await page.getByRole('heading', { name: 'Показанное не совпало с записью' }).waitFor();
    await page.getByText('Вопрос 1: нет в записи 1, не показано 1.').waitFor();
    await choose(page, 'recount', '{}');
    await page.getByRole('heading', { name: 'Это не файл пересчёта' }).waitFor();
    await guest.context.close();
  });

  it('says loudly that a record does not add up', async () => {
    const guest = await visit(browser, DESKTOP);
    const { page } = guest;
    const { head } = honest;
    await publish(page, { ...honest, head: { ...head, openings: [{ ...head.openings[0]!, issued: 48 }] } });
    await page.goto(ADDRESS);
    await page.getByRole('heading', { name: 'Запись не сошлась: этому итогу верить нельзя' }).waitFor();
    await row(page, 'Есть лишние бюллетени').getByText('49 ≤ 48 ≤ 61').waitFor();
    await row(page, 'Запись изменили после публикации').waitFor();
    await expectFlawless(guest, 'the verifier of a broken record');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(guest, 'the verifier of a broken record, dark');
    await publish(page, { head: { ...head, openings: [] }, parts: [] });
    await page.reload();
    await page.getByRole('heading', { name: /Запись не сошлась/ }).waitFor();
    await guest.context.close();
  });

  it('hands out the record and a script that finds the same', async () => {
    const guest = await visit(browser, DESKTOP);
    const { page } = guest;
    await publish(page, honest);
    await page.goto(ADDRESS);
    const saved = async (name: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      return readFileSync(await (await download).path(), 'utf8');
    };
    const record = JSON.parse(await saved('Запись запуска'));
    expect(check(record).every(({ fine }) => fine)).toBe(true);
    expect(await saved('Проверяющий скрипт')).toBe(
      readFileSync(new URL('../../scripts/verify-run-record.ts', import.meta.url), 'utf8'),
    );
    await guest.context.close();
  });

  it('says why there is nothing to check, and asks again', async () => {
    const guest = await visit(browser, PHONE);
    const { page } = guest;
    const states = [
      [404, 200, 'Записи ещё нет: запуск идёт'],
      [404, 409, 'У этого запуска нет записи'],
      [404, 404, 'Такого запуска нет'],
    ] as const;
    for (const [record, keys, title] of states) {
      await answerWith(page, CALL, { code: 'not_found' }, record);
      await answerWith(page, KEYS, { manifest }, keys);
      await page.goto(ADDRESS);
      await page.getByRole('heading', { name: title }).waitFor();
      forgiveFailedCalls(guest);
      await expectFlawless(guest, title);
    }
    await cut(page, CALL);
    await page.reload();
    await page.getByRole('alert').getByText('Не получилось загрузить запись').waitFor();
    forgiveFailedCalls(guest);
    await expectFlawless(guest, 'the verifier without a connection');
    await page.unrouteAll();
    await publish(page, honest);
    const letGo = await hold(page, CALL);
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByRole('status').getByText('Загружаем и проверяем запись').waitFor();
    await letGo();
    await page.getByRole('heading', { name: /Всё сошлось/ }).waitFor();
    await guest.context.close();
  });

  it('speaks English to whoever asks for it', async () => {
    const guest = await visit(browser, TABLET);
    const { page } = guest;
    await publish(page, honest);
    await page.goto(`${ADDRESS}?lang=en`);
    await page.getByRole('heading', { name: /It all adds up: 49\sanswers by ballot/ }).waitFor();
    await expectWhole(guest, 'the verifier in English');
    const said = await page.locator('body').innerText();
    expect(said.replaceAll(/Ромашка|eNPS компании/g, '')).not.toMatch(/[а-яё]/i);
    await guest.context.close();
  });
});
