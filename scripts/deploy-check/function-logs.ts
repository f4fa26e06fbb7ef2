import * as z from 'zod';
import type { Emulator } from './emulator.ts';
import { send } from './http.ts';

const Groups = z.object({ logGroups: z.array(z.object({ logGroupName: z.string() })) });
const Events = z.object({ events: z.array(z.object({ message: z.string() })) });

/** What the deployed functions logged as errors: the first thing wanted when a check fails. */
export async function functionErrors(emulator: Emulator): Promise<string[]> {
  return (await functionLines(emulator)).filter((line) => /error/i.test(line));
}

/** All that the deployed functions logged, or those whose log group's name holds a word. */
export async function functionLines(emulator: Emulator, word = ''): Promise<string[]> {
  const { logGroups } = Groups.parse(await logs(emulator, 'DescribeLogGroups', {}));
  const lines: string[] = [];
  for (const { logGroupName } of logGroups.filter((group) => group.logGroupName.includes(word))) {
    const { events } = Events.parse(await logs(emulator, 'FilterLogEvents', { logGroupName }));
    lines.push(...events.map(({ message }) => message.trim()));
  }
  return lines;
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
