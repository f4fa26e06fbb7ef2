import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { QueuedJob } from '#core/clients/job-queue.ts';

const Sent = z.object({ MessageBody: z.string(), MessageGroupId: z.string(), MessageDeduplicationId: z.string() });

export interface QueuedMessage {
  readonly body: string;
  readonly group: string;
  readonly job: z.infer<typeof QueuedJob>;
}

const waiting: QueuedMessage[] = [];

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { MessageBody: body, MessageGroupId: group } = Sent.parse(JSON.parse(Buffer.concat(parts).toString()));
    waiting.push({ body, group, job: QueuedJob.parse(JSON.parse(body)) });
    response.setHeader('content-type', 'application/x-amz-json-1.0').end('{"MessageId":"1"}');
  });
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
// The tests end when they are done, whoever still listens.
server.unref();

/** Where SQS is played for this process: it keeps what is sent to it. */
export const sqsEndpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** What was sent since this was last asked, in its order. */
export function takeMessages(): QueuedMessage[] {
  return waiting.splice(0);
}
