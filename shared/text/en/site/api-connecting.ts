import type { Catalogue } from '../../catalogue.ts';
import type { apiConnectingText as Russian } from '../../ru/site/api-connecting.ts';
import { quoted } from '../format.ts';

/** How programs, assistants and other systems are connected: parts of the API's page. */
export const apiConnectingText: Catalogue<typeof Russian> = {
  mcp: {
    title: 'Assistants: an MCP server',
    lead: 'Claude, Cursor and any other MCP client asks Tonus with your API key and answers in words, with links to screens.',
    steps: [
      `Create a key: ${quoted('Settings')} → ${quoted('Connections')} → ${quoted('API keys')}. Rights to read are enough: an assistant does nothing else.`,
      'Cursor and other clients with MCP over HTTP: put the address and the key into their settings, as below.',
      'Claude Desktop: “Settings” → “Developer” → “Edit Config”, put in the command, as below, and restart the program. It needs Node.js 20 or newer.',
      'Another client: Streamable HTTP transport, the same address, the key in the header Authorization.',
    ],
    http: 'Cursor: address and key',
    command: 'Claude Desktop: command',
    readsTitle: 'What it can read',
    reads: [
      'What the key and you may: results and teams side by side, load, signals, tasks and the cost of turnover.',
      'Nothing below the threshold: while fewer than five have answered, an assistant learns as much as a screen. Answers in words it never gets.',
      'It can change nothing. What it has read stands in the access log under the number of the key.',
      'An assistant gets texts of tasks and polls marked as written by people: they are data, not instructions.',
      'What was asked and answered is known to the company whose assistant you use: decide whether it may be shown to them.',
    ],
    asksTitle: 'What to ask',
    asks: [
      'What went down this month, and how certain is that?',
      'Which teams differ from the others by more than chance?',
      'Whose load is above the usual, and why?',
      'Which tasks that followed polls are overdue?',
      'What have departures cost us since the beginning of the year?',
    ],
  },
  webhooks: {
    title: 'Events: webhooks',
    lead: 'Tonus itself tells another system what has happened: a poll was opened or closed, results are ready, someone came or left, a task was created, a rule fired.',
    rules: [
      `A receiver is added in ${quoted('Settings')} → ${quoted('Connections')} → ${quoted('Events to other systems')}; there are steps for a spreadsheet and a chat, a test event and the log of deliveries, too.`,
      'An event is a POST request with JSON, signed as Standard Webhooks says: headers webhook-id, webhook-timestamp and webhook-signature. Ready libraries check the signature.',
      'An event arrives at least once, in order and always with the same webhook-id: by it repetitions are dropped. What has not arrived is sent again for three days.',
      'Events hold no answers of anonymous polls and nothing below the threshold: only what has happened and at which address it can be read.',
    ],
    check: 'Checking the signature',
  },
  client: {
    title: 'TypeScript client',
    sample: 'A call with a key',
    lead: 'Types of all calls that a key may make are built from this same description and lie in the repository, in scripts/client: two files, one dependency, openapi-fetch.',
  },
  code: (sample) => sample,
};
