import { Agent, request } from 'node:http';
import { unsignedHeaders } from '#data/unsigned.ts';

const SERVICES = { table: 'DynamoDB_20120810', stream: 'DynamoDBStreams_20120810' } as const;
const agent = new Agent({ keepAlive: true });

/**
 * Asks the database of the tests for what a test looks at, by its protocol: tests read whole tables and streams, of
 * which the SDK would copy, check and sign every part; by a connection that stays, where `fetch` (postToDynamo of the
 * scripts) takes three times as long for a small one. `T` is the reply as it is sent. Throws what the database refuses.
 */
export async function askDatabase<T>(service: keyof typeof SERVICES, operation: string, input: object): Promise<T> {
  const { status, text } = await post(JSON.stringify(input), {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-target': `${SERVICES[service]}.${operation}`,
    ...unsignedHeaders(process.env['AWS_ACCESS_KEY_ID']),
  });
  if (status !== 200) throw new Error(`${operation} was refused: ${text}`);
  return JSON.parse(text) as T;
}

function post(body: string, headers: Record<string, string>): Promise<{ status: number | undefined; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; text: string }>();
  const sending = request(process.env['DYNAMODB_ENDPOINT'] ?? '', { method: 'POST', agent, headers }, (reply) => {
    let text = '';
    reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    reply.on('end', () => resolve({ status: reply.statusCode, text }));
    reply.on('error', reject);
  });
  sending.on('error', reject);
  sending.end(body);
  return promise;
}
