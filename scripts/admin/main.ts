import { parseArgs } from 'node:util';
import { createRepositories } from '#data/create-repositories.ts';
import { messageOf } from '#scripts/message-of.ts';
import { OPTIONS, USAGE, UsageError } from './command.ts';
import { commandOf } from './commands.ts';
import { openTable } from './open-table.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import { speakUsually } from '#shared/text/current.ts';

/** `npm run admin -- …`: what an operator does, on the local data or, with --table, on a deployed table. */
speakUsually(DEFAULT_LANGUAGE);
let close = (): unknown => undefined;
try {
  const {
    positionals,
    values: { table: name, ...options },
  } = readArguments();
  const command = commandOf(positionals, options);
  const { table, scan, stop } = await openTable(name);
  close = stop;
  for (const line of await command(createRepositories(table), new Date(), scan)) console.log(line);
} catch (error) {
  const words = messageOf(error);
  console.error(error instanceof UsageError ? `${words}\n\n${USAGE}` : words);
  process.exitCode = error instanceof UsageError ? 2 : 1;
} finally {
  await close();
}

function readArguments() {
  try {
    return parseArgs({ options: { ...OPTIONS, table: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}
