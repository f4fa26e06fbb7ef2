import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb, ROOT, synthesize, timed } from '#scripts/local/build.ts';
import { demandPort, fail, serve } from '#scripts/local/serve.ts';
import { prefixOf } from '#shared/rules/languages.ts';
import { roleNames } from '#text/common/roles.ts';
import { PLAYED_TASKS_TOKEN, PLAYED_TRACKER_ORGANIZATION } from '#scripts/fake-services/task-sources.ts';
import { PASSWORD } from './company.ts';
import { openDemo } from './demo.ts';
import { languageNamed } from './language-option.ts';
import { accountsOf } from './people.ts';
import { textsOf } from './texts.ts';

/**
 * `npm run demo`: what `npm start` runs, on data of its own, with a living company in it and the outside services
 * that company uses. `npm run demo -- --people 2300 --tasks 5200` makes its portal larger; `-- --language en` makes
 * it a company that speaks English.
 */
process.env['DATA_DIR'] ??= '.local-demo';
// The embedded database asks for no particular keys, the SDK for any.
process.env['AWS_ACCESS_KEY_ID'] ??= 'local';
process.env['AWS_SECRET_ACCESS_KEY'] ??= 'local';

try {
  const { values } = parseArgs({
    options: { people: { type: 'string' }, tasks: { type: 'string' }, language: { type: 'string' } },
  });
  const { language: wanted, ...sizes } = values;
  const size = Object.fromEntries(Object.entries(sizes).map(([name, text]) => [name, countOf(name, text)]));
  await demandPort();
  const dataDir = resolve(ROOT, process.env['DATA_DIR']);
  const demo = await openDemo({ dataDir, size, language: languageNamed(wanted) });
  const texts = textsOf(demo.language);
  await timed('Web build', buildWeb);
  await timed('Functions and stacks', synthesize);
  const product = await serve({ environment: demo.environment, close: demo.stop });
  await timed(`Company «${texts.names.company}»`, () => demo.write(product));
  console.log(`Log in at ${product.url}${prefixOf(demo.language)}, password ${PASSWORD}:`);
  for (const { email, role } of accountsOf(texts)) console.log(`  ${email.padEnd(26)}${roleNames[role]}`);
  console.log(`Tracker to connect: organization ${PLAYED_TRACKER_ORGANIZATION}, token ${PLAYED_TASKS_TOKEN}`);
} catch (error) {
  fail(error);
}

function countOf(name: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0 && count <= 20_000) return count;
  throw new Error(`--${name} wants a whole number from 1 to 20000, not «${text}»`);
}
