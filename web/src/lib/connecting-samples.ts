import { WEBHOOK_TEST, type WebhookEvent } from '#shared/rules/webhooks.ts';

/** What events are called, the one that is sent by hand among them. */
interface Words {
  readonly events: Readonly<Record<WebhookEvent, string>>;
  readonly test: string;
}

/** What events are called, as a program writes it. */
function namesIn({ events, test }: Words): string {
  const lines = Object.entries({ ...events, [WEBHOOK_TEST]: test }).map(
    ([type, name]) => `  '${type}': '${name.replaceAll("'", '’')}',`,
  );
  return `const NAMES = {\n${lines.join('\n')}\n};`;
}

/** A script of a Google spreadsheet that writes down what comes. */
export const tableSample = (words: Words) => `const KEY = 'REPLACE-ME';
${namesIn(words)}

function doPost(e) {
  if (KEY === 'REPLACE-ME' || e.parameter.key !== KEY) throw new Error('key');
  const event = JSON.parse(e.postData.contents);
  const { run, member, task, rule } = event.data;
  const about = run || member || task || rule || {};
  const name = about.title || about.name || about.id || '';
  const enps = event.data.enps ? Math.round(event.data.enps.score) : '';
  const what = NAMES[event.type] || event.type;
  const row = [event.timestamp, what, name, event.data.answered || '', enps, about.link || ''];
  SpreadsheetApp.getActive().getSheets()[0].appendRow(row.map(plain));
  return HtmlService.createHtmlOutput('ok');
}

function plain(value) {
  return typeof value === 'string' && /^[=+\\-@]/.test(value) ? "'" + value : value;
}
`;

/** A cloud function that verifies an event and tells a chat of it. */
export const chatSample = (words: Words) => `const { createHmac, timingSafeEqual } = require('node:crypto');

const MINUTES = 5;
${namesIn(words)}

module.exports.handler = async ({ headers, body, isBase64Encoded }) => {
  const head = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
  if (!isOurs(head, text)) return { statusCode: 401 };
  const { type, data } = JSON.parse(text);
  const about = data.run || data.member || data.task || data.rule || {};
  const enps = data.enps ? 'eNPS ' + Math.round(data.enps.score) : '';
  const said = [NAMES[type] || type, about.title || about.name, enps, about.link].filter(Boolean).join('\\n');
  const reply = await fetch(process.env.TO, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(inWordsOf(process.env.TO, process.env.CHAT, said)),
  });
  return { statusCode: reply.ok ? 204 : 502 };
};

function inWordsOf(to, chat, text) {
  if (to.includes('/im.message.add')) return { DIALOG_ID: chat, MESSAGE: text };
  return chat ? { chat_id: chat, text } : { text };
}

function isOurs(head, text) {
  const id = head['webhook-id'] || '';
  const at = head['webhook-timestamp'] || '';
  if (!(Math.abs(Date.now() / 1000 - Number(at)) < MINUTES * 60)) return false;
  const key = Buffer.from(process.env.SECRET.replace('whsec_', ''), 'base64');
  const wanted = createHmac('sha256', key).update(id + '.' + at + '.' + text).digest();
  return (head['webhook-signature'] || '').split(' ').some((one) => {
    const given = Buffer.from(one.split(',')[1] || '', 'base64');
    return one.startsWith('v1,') && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
`;

/** A script of a Google spreadsheet that reads eNPS of the last year by a key, run by run. */
export const readingSample = (site: string, head: readonly string[]) => `const SITE = '${site}';
const KEY = 'REPLACE-ME';
const WORKSPACE = 'REPLACE-ME';
const HEAD = [${head.map((name) => `'${name}'`).join(', ')}];

function refresh() {
  const url = SITE + '/api/overview/workspace/' + WORKSPACE + '/pulse';
  const reply = UrlFetchApp.fetch(url, { headers: { Authorization: 'Bearer ' + KEY } });
  const { enps } = JSON.parse(reply.getContentText());
  const runs = enps ? enps.runs : [];
  const rows = runs.map((run) => [new Date(run.opened_at), Math.round(run.enps.score), run.enps.total]);
  rows.unshift(HEAD);
  const sheet = SpreadsheetApp.getActive().getSheets()[0];
  sheet.clearContents();
  sheet.getRange(1, 1, rows.length, HEAD.length).setValues(rows);
}
`;

/** A server that verifies events, to begin one's own with. */
export const RECEIVER_SAMPLE = `import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.SECRET);

createServer(async (request, response) => {
  try {
    const { type, data } = webhook.verify(await text(request), request.headers);
    console.log(type, data);
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
}).listen(8080);
`;

const ID = '5b8d01f0-a83b-415b-b1fd-c0dd7c77e6ba';
const LINK = 'https://…';
const RUN = { id: ID, title: '…', name: null, kind: 'poll', anonymous: true, deadline: null, link: LINK };

const DATA: Readonly<Record<WebhookEvent, object>> = {
  'run.opened': { run: RUN },
  'run.closed': { run: RUN },
  'results.settled': {
    run: RUN,
    results: 'shown',
    answered: 42,
    asked: 50,
    enps: { score: 31, promoters: 21, passives: 13, detractors: 8 },
  },
  'member.joined': { member: { id: ID, name: '…', role: '…', team: null, link: LINK } },
  'member.left': { member: { id: ID, name: '…', role: null, team: null, link: null } },
  'task.created': { task: { id: ID, title: '…', deadline: null, link: LINK } },
  'rule.fired': { rule: { id: ID, condition: 'enps', action: 'task', link: LINK } },
};

/** What is sent of an event of this type, as an example. */
export function exampleOf(type: WebhookEvent): string {
  const data = { workspace: { id: ID, name: '…' }, ...DATA[type] };
  return JSON.stringify({ type, timestamp: '2026-11-30T09:00:00.000Z', version: 1, data }, null, 2);
}
