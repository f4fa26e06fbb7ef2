import * as z from 'zod';
import type { Emulator } from './emulator.ts';
import { send } from './http.ts';

const Groups = z.object({ logGroups: z.array(z.object({ logGroupName: z.string() })) });
const Functions = z.object({ Functions: z.array(z.object({ FunctionName: z.string() })) });
const Events = z.object({ events: z.array(z.object({ message: z.string() })) });

const FUNCTIONS = '/2015-03-31/functions';

/** What the deployed functions logged as errors: the first thing wanted when a check fails. */
export async function functionErrors(emulator: Emulator): Promise<string[]> {
  return (await functionLines(emulator)).filter((line) => /error/i.test(line));
}

/** All that the deployed functions logged, or those whose log group's name holds a word. */
async function functionLines(emulator: Emulator, word = ''): Promise<string[]> {
  const { logGroups } = Groups.parse(await logs(emulator, 'DescribeLogGroups', {}));
  const lines: string[] = [];
  for (const { logGroupName } of logGroups.filter((group) => group.logGroupName.includes(word))) {
    const { events } = Events.parse(await logs(emulator, 'FilterLogEvents', { logGroupName }));
    lines.push(...events.map(({ message }) => message.trim()));
  }
  return lines;
}

/**
 * All that the deployed functions with this word in their names logged about records handed to them, late lines too: the
 * emulator takes a line within 50 ms of the reply, and one that comes later with the next invocation, here of nothing.
 */
export async function allFunctionLines(emulator: Emulator, word: string): Promise<string[]> {
  const { text } = await send({ port: emulator.port, method: 'GET', path: FUNCTIONS });
  for (const { FunctionName: name } of Functions.parse(JSON.parse(text)).Functions) {
    if (!name.includes(word)) continue;
    const path = `${FUNCTIONS}/${name}/invocations`;
    const { status } = await send({ port: emulator.port, method: 'POST', path, body: JSON.stringify({ Records: [] }) });
    if (status !== 200) throw new Error(`${name} with nothing to do answered ${status}`);
  }
  return functionLines(emulator, word);
}

async function logs({ port }: Emulator, operation: string, input: object): Promise<unknown> {
  const { text } = await send({
    port,
    method: 'POST',
    path: '/',
    headers: { 'x-amz-target': `Logs_20140328.${operation}`, 'content-type': 'application/x-amz-json-1.1' },
    body: JSON.stringify(input),
  });
  return JSON.parse(text);
}
