import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One thing done to the table, as IAM sees it: the action and the partition keys of the whole request. */
export interface Access {
  readonly action: string;
  readonly keys: readonly string[];
}

type Keyed = { pk?: { S?: string } };
interface Body {
  readonly Key?: Keyed;
  readonly Item?: Keyed;
  readonly ExpressionAttributeValues?: Record<string, { S?: string }>;
  readonly RequestItems?: Record<
    string,
    { Keys?: Keyed[] } | { DeleteRequest?: { Key: Keyed }; PutRequest?: { Item: Keyed } }[]
  >;
  readonly TransactItems?: Record<string, { Key?: Keyed; Item?: Keyed }>[];
}

/** A way to the table that takes down everything done on it. */
export async function watch(endpoint: string, accesses: Access[]): Promise<Server & { endpoint: string }> {
  const table = new URL(endpoint);
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const body = Buffer.concat(parts);
      const operation = String(incoming.headers['x-amz-target']).replace(/^.*\./, '');
      accesses.push(...read(operation, JSON.parse(body.toString()) as Body));
      const onward = forward(
        { host: table.hostname, port: table.port, method: 'POST', path: '/', headers: incoming.headers },
        (reply) => {
          outgoing.writeHead(reply.statusCode ?? 500, reply.headers);
          reply.pipe(outgoing);
        },
      );
      onward.end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return Object.assign(server, { endpoint: `http://127.0.0.1:${port}` });
}

/** A transaction counts as its single writes, each under the keys of all: the stricter reading of the two. */
function read(operation: string, body: Body): Access[] {
  const requests = Object.values(body.RequestItems ?? {});
  const keyed: (Keyed | undefined)[] = [
    body.Key,
    body.Item,
    ...requests.flatMap((one) =>
      Array.isArray(one) ? one.map((write) => write.DeleteRequest?.Key ?? write.PutRequest?.Item) : (one.Keys ?? []),
    ),
    ...(body.TransactItems ?? []).flatMap((write) => Object.values(write).map(({ Key, Item }) => Key ?? Item)),
  ];
  const queried = operation === 'Query' ? [body.ExpressionAttributeValues?.[':pk']?.S] : [];
  const keys = [...keyed.map((one) => one?.pk?.S), ...queried].filter((key) => key !== undefined);
  if (operation !== 'TransactWriteItems') return [{ action: `dynamodb:${operation}`, keys }];
  return (body.TransactItems ?? []).flatMap((write) =>
    Object.keys(write).map((kind) => ({ action: `dynamodb:${kind}Item`, keys })),
  );
}
