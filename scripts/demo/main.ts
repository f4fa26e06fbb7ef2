import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { buildWeb, synthesize, timed } from '#scripts/local/build.ts';
import { fail, serve } from '#scripts/local/serve.ts';
import { COMPANY, DEMO_LOGIN } from './company.ts';
import { seedDemo } from './seed.ts';

/** `npm run demo`: what `npm start` runs, on data of its own, with a living company in it. */
const region = 'eu-central-1';
process.env['DATA_DIR'] ??= '.local-demo';
// The embedded database asks for no particular keys, the SDK for any.
process.env['AWS_ACCESS_KEY_ID'] ??= 'local';
process.env['AWS_SECRET_ACCESS_KEY'] ??= 'local';

try {
  await timed('Web build', buildWeb);
  await timed('Functions and stacks', synthesize);
  const { dynamodbEndpoint: endpoint, url } = await serve();
  const tableName = await onlyTable(endpoint);
  await timed(`Company «${COMPANY}»`, () => seedDemo({ tableName, endpoint, region, url }));
  console.log(`Log in as ${DEMO_LOGIN.email}, password ${DEMO_LOGIN.password}`);
} catch (error) {
  fail(error);
}

/** The name the stacks gave the table. */
async function onlyTable(endpoint: string): Promise<string> {
  const { TableNames: names = [] } = await new DynamoDBClient({ endpoint, region }).send(new ListTablesCommand({}));
  const [name] = names;
  if (!name || names.length > 1) throw new Error(`Expected one table, found: ${names.join(', ') || 'none'}`);
  return name;
}
