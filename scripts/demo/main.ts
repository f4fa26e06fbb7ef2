import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb, ROOT, synthesize, timed } from '#scripts/local/build.ts';
import { demandPort, fail, serve } from '#scripts/local/serve.ts';
import { COMPANY, PASSWORD } from './company.ts';
import { openDemo } from './demo.ts';
import { ACCOUNTS } from './people.ts';

/**
 * `npm run demo`: what `npm start` runs, on data of its own, with a living company in it and the outside services
 * that company uses. `npm run demo -- --people 2300 --tasks 5200` makes its portal larger.
 */
process.env['DATA_DIR'] ??= '.local-demo';
// The embedded database asks for no particular keys, the SDK for any.
process.env['AWS_ACCESS_KEY_ID'] ??= 'local';
process.env['AWS_SECRET_ACCESS_KEY'] ??= 'local';

try {
  const { values } = parseArgs({ options: { people: { type: 'string' }, tasks: { type: 'string' } } });
  const size = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, countOf(name, text)]));
  await demandPort();
  const demo = await openDemo({ dataDir: resolve(ROOT, process.env['DATA_DIR']), size });
  await timed('Web build', buildWeb);
  await timed('Functions and stacks', synthesize);
  const { dynamodbEndpoint: endpoint, url } = await serve({ environment: demo.environment, close: demo.stop });
  await timed(`Company «${COMPANY}»`, () => demo.write({ url, endpoint }));
  console.log(`Log in, password ${PASSWORD}:`);
  for (const { email, role } of ACCOUNTS) console.log(`  ${email.padEnd(26)}${role}`);
} catch (error) {
  fail(error);
}

function countOf(name: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0 && count <= 20_000) return count;
  throw new Error(`--${name} wants a whole number from 1 to 20000, not «${text}»`);
}
