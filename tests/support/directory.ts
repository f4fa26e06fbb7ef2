import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { newDirectoryToken } from '#functions/directory/token.ts';
import { SCIM_PATH } from '#shared/rules/directory.ts';
import { repos } from './factories.ts';
import { asFunction } from './granted.ts';

interface Place {
  readonly id: string;
}

/** A token of a workspace, as its owner would make one; the oldest goes where there are two. */
export async function makeDirectoryToken({ id }: Place): Promise<string> {
  const { token, hash, hint } = newDirectoryToken(id);
  const value = { hash, hint, createdAt: new Date().toISOString() };
  if (!(await repos.directory.addToken(id, value))) {
    await repos.directory.removeToken(id, 1);
    await repos.directory.addToken(id, value);
  }
  return token;
}

/** Takes all tokens of a workspace away. */
export async function dropDirectoryTokens({ id }: Place): Promise<void> {
  for (const { slot } of await repos.directory.tokens(id)) await repos.directory.removeToken(id, slot);
}

/** A directory with everything that can be kept of one: a token, a person, a group, something that was refused, a source. */
export async function makeDirectory(workspace: Place): Promise<void> {
  const scim = scimOf(await makeDirectoryToken(workspace));
  const userName = `ivan-${randomUUID()}@directory.example`;
  const { body } = await scim('POST', 'Users', { userName, name: { familyName: 'Иванов', givenName: 'Иван' } });
  await scim('POST', 'Groups', { displayName: 'Бухгалтерия', members: [{ value: body['id'] }] });
  await scim('POST', 'Users', { userName });
  await makePeopleSource(workspace);
}

/** What people are read from, its preview looked at: nobody calls it, unless its jobs are done. */
export async function makePeopleSource({ id }: Place): Promise<void> {
  const now = new Date();
  const known = await repos.peopleSources.find(id);
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString();
  const source = { kind: 'yandex360', place: '1', login: null, sealed: 'sealed' } as const;
  await repos.peopleSources.connect(id, { connectionId: randomUUID(), ...source }, known, now);
  const connected = (await repos.peopleSources.find(id))!;
  const changes = { come: 1, leave: 0, change: 0, leavers: [] };
  await repos.peopleSources.plan(id, connected, tomorrow, { state: 'preview', changes });
}

/** What SCIM answers. */
export interface ScimAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- bodies of SCIM are looked at attribute by attribute
  readonly body: any;
}

/** Asks as a directory that has this token. */
export function scimOf(token: string) {
  return async (
    method: string,
    path: string,
    body?: unknown,
    query: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ScimAnswer> => {
    const { handler } = await import('#functions/lambdas/directory/handler.ts');
    const result = await asFunction('directory', () =>
      handler(eventOf(method, path, { body, query, token, headers }), { awsRequestId: randomUUID() } as Context),
    );
    const text = String(result.body ?? '');
    return { status: result.statusCode ?? 200, headers: result.headers ?? {}, body: text ? JSON.parse(text) : null };
  };
}

function eventOf(
  method: string,
  path: string,
  {
    body,
    query,
    token,
    headers,
  }: {
    body: unknown;
    query: Readonly<Record<string, string>>;
    token: string;
    headers: Readonly<Record<string, string>>;
  },
): APIGatewayProxyEventV2 {
  const rawPath = `${SCIM_PATH}/${path}`;
  const routeKey = `ANY ${SCIM_PATH}/{proxy+}`;
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: { 'content-type': 'application/scim+json', authorization: `Bearer ${token}`, ...headers },
    queryStringParameters: { ...query },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: 'test',
      domainPrefix: 'test',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '203.0.113.9', userAgent: 'test' },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
    },
  };
}
