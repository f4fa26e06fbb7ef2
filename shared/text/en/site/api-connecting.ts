import type { Catalogue } from '../../catalogue.ts';
import type { apiConnectingText as Russian } from '../../ru/site/api-connecting.ts';
import { apiKeysText } from '../api-keys.ts';
import { settingsText } from '../common/settings.ts';
import { quoted } from '../format.ts';
import { webhooksText } from '../integrations/webhooks.ts';

/** The way to what stands among the integrations of a workspace. */
const wayTo = (...names: readonly string[]) =>
  ['Settings', settingsText.tabs.integrations, ...names].map(quoted).join(' → ');

/** How programs, assistants and other systems are connected: parts of the API's page. */
export const apiConnectingText: Catalogue<typeof Russian> = {
  mcp: {
    title: 'Assistants: an MCP server',
    lead: 'Claude, Cursor and any other MCP client asks Tonus with your API key and answers in words, with links to screens.',
    steps: [
      `Create a key: ${wayTo(apiKeysText.title)}. Rights to read are enough: an assistant does nothing else.`,
      'Cursor and other clients with MCP over HTTP: put the address and the key into their settings, as below.',
      'Claude Desktop: “Settings” → “Developer” → “Edit Config”, put in the command, as below, and restart the program. It needs Node.js 20 or newer.',
      'Another client: Streamable HTTP transport, the same address, the key in the header `Authorization`.',
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
  events: {
    title: 'Events: webhooks',
    lead: 'Tonus itself tells another system what has happened: a poll was opened or closed, results are ready, someone came or left, a task was created, a rule fired.',
    rules: [
      `A receiver is added in ${wayTo(webhooksText.title)}; a test event and the log of deliveries are there, too. The address has to be public, at https://; events need no API key.`,
      'An event is a POST request with JSON, signed as Standard Webhooks says: headers `webhook-id`, `webhook-timestamp` and `webhook-signature`. Ready libraries check the signature.',
      'An event arrives at least once, in order and always with the same `webhook-id`: by it repetitions are dropped. What has not arrived is sent again for three days.',
      'Events hold no answers of anonymous polls and nothing below the threshold: only what has happened and at which address it can be read.',
    ],
    script: 'Script of the spreadsheet: writes events down',
    own: 'A program of your own: checking the signature on Node.js',
    ownSteps:
      'Save the code as `receiver.mjs` and run it: `npm install standardwebhooks`, then `SECRET=whsec_… node receiver.mjs`.',
  },
  table: {
    head: ['Run', 'eNPS', 'Answered'],
    title: 'Google spreadsheet: eNPS by a key',
    steps: [
      `Create a key: ${wayTo(apiKeysText.title, apiKeysText.dialog.reading)}. Beside the new key stands the identifier of the workspace, which addresses of calls want: copy it, too.`,
      'In the spreadsheet open Extensions → Apps Script, paste the code and put the key and the identifier in place of `REPLACE-ME`.',
      'Press Run and allow the script its access: the day of each run, eNPS and how many have answered appear.',
      'For the spreadsheet to renew itself, add a time-driven trigger for the function `refresh`.',
    ],
    code: 'Script of the spreadsheet: reads eNPS',
    yandex: 'Yandex Tables has no scripts and takes no requests: upload the XLSX file that every table of Tonus has.',
  },
  contents: 'What to connect',
  copy: 'Copy',
  copied: 'Copied',
  client: {
    title: 'TypeScript client',
    sample: 'A call with a key',
    lead: 'Types of all calls that a key may make are built from this same description and lie in the repository, in `scripts/client`: two files, one dependency, `openapi-fetch`.',
  },
  code: (sample) => sample,
};
