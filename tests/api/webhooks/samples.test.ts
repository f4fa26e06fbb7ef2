import { createContext, runInContext } from 'node:vm';
import * as crypto from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { newSecret, signedHeaders } from '#functions/webhooks/signature.ts';
import { CHAT_SAMPLE, exampleOf, TABLE_SAMPLE } from '#web/features/integrations/lib/webhook-samples.ts';

const SECRET = newSecret();
const body = exampleOf('results.settled');
let said: string[];
let rows: unknown[][];
beforeEach(() => {
  said = [];
  rows = [];
});

/** Runs code of the help page as its service does. */
function run<T>(code: string, result: string): T {
  const module = { exports: {} };
  const surroundings = {
    module,
    require: () => crypto,
    Buffer,
    process: { env: { SECRET, BOT: 'bot', CHAT: '1' } },
    fetch: (_: string, options: { body: string }) => {
      said.push((JSON.parse(options.body) as { text: string }).text);
      return Promise.resolve({ ok: true });
    },
    SpreadsheetApp: { getActive: () => ({ getSheets: () => [{ appendRow: (row: unknown[]) => rows.push(row) }] }) },
    HtmlService: { createHtmlOutput: (text: string) => text },
  };
  return runInContext(`${code};${result}`, createContext(surroundings)) as T;
}

describe('the function for a chat', () => {
  const handler = () => run<(event: object) => Promise<{ statusCode: number }>>(CHAT_SAMPLE, 'module.exports.handler');
  const headersAt = (at: Date, secrets = [SECRET]) => signedHeaders({ id: 'one', at, body }, secrets);

  it('tells of an event that we have signed, while two secrets are in force, too', async () => {
    const headers = headersAt(new Date(), [newSecret(), SECRET]);
    expect(await handler()({ headers, body })).toEqual({ statusCode: 204 });
    expect(said).toEqual(['results.settled\n…\nhttps://…']);
  });

  it.each([
    ['signed by somebody else', headersAt(new Date(), [newSecret()]), body],
    ['an old one', headersAt(new Date(Date.now() - 600_000)), body],
    ['a changed one', headersAt(new Date()), body.replace('42', '43')],
    ['without a signature', {}, body],
  ])('refuses %s', async (_, headers, text) => {
    expect(await handler()({ headers, body: text })).toEqual({ statusCode: 401 });
    expect(said).toEqual([]);
  });
});

describe('the script of a spreadsheet', () => {
  const post = (key: string, contents: string) =>
    run<(event: object) => string>(
      TABLE_SAMPLE.replace("KEY = 'REPLACE-ME'", "KEY = 'k'"),
      'doPost',
    )({
      parameter: { key },
      postData: { contents },
    });

  it('writes a row of an event, a name that looks like a formula as a text', () => {
    expect(
      post('k', exampleOf('member.joined').replace('"name": "…",\n      "role"', '"name": "=A1",\n      "role"')),
    ).toBe('ok');
    expect(rows).toEqual([['2026-11-30T09:00:00.000Z', 'member.joined', "'=A1", '', 'https://…']]);
  });

  it('writes nothing without its key', () => {
    expect(() => post('other', body)).toThrow('key');
    expect(rows).toEqual([]);
  });
});
