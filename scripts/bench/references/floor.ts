import { createHash, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { verifyPassword } from '#functions/accounts/passwords.ts';
import { createTable } from '../warm/canned-table.ts';

/*
 * Three requests written by hand, with nothing between the event and the reply that the work itself does not need: a map
 * of routes, HMAC by node:crypto, checks by `typeof`, and the one log line every request must leave. What our own request
 * costs is measured against this.
 */

type Reply = APIGatewayProxyStructuredResultV2;
type Json = Record<string, unknown>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const table = createTable();
const key = createSecretKey(Buffer.from(process.env['FLOOR_KEY'] ?? '', 'base64'));
const routes: Record<string, (event: APIGatewayProxyEventV2) => Promise<Reply>> = {
  'ANY /api/auth/me': me,
  'ANY /api/auth/login': hash,
  'ANY /api/polls/public/{token}/take': take,
};

/** Serves `me` and the public take; of a login, the hash alone. */
export async function handler(event: APIGatewayProxyEventV2, { awsRequestId: requestId }: Context): Promise<Reply> {
  const start = Date.now();
  const route = routes[event.routeKey];
  const answer = route ? await route(event) : reply(404, { detail: 'Такого адреса нет' });
  const milliseconds = Date.now() - start;
  console.info({ message: 'request', route: event.routeKey, status: answer.statusCode, milliseconds, requestId });
  return answer;
}

async function me(event: APIGatewayProxyEventV2): Promise<Reply> {
  const claims = verify(event.headers['authorization'] ?? '');
  if (!claims) return reply(401, { detail: 'Войдите, чтобы продолжить' });
  const [session, user] = await table.getMany([
    { pk: `SESSIONS#${claims['sub']}`, sk: `SESSION#${String(claims['sid'])}` },
    { pk: `USER#${claims['sub']}`, sk: 'PROFILE' },
  ]);
  if (!session || !user) return reply(401, { detail: 'Войдите, чтобы продолжить' });
  return reply(200, {
    id: user['id'],
    first_name: user['firstName'],
    last_name: user['lastName'],
    email: user['email'],
  });
}

/** The claims of a good token. */
function verify(authorization: string): Json | null {
  const [header = '', payload = '', signature = ''] = authorization.slice('Bearer '.length).split('.');
  const expected = createHmac('sha256', key).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Json;
  const fresh = Number(claims['exp']) > Date.now() / 1000;
  return fresh && claims['iss'] === 'tonus' && claims['aud'] === 'tonus-api' ? claims : null;
}

/** What nobody can save on a login. */
async function hash(event: APIGatewayProxyEventV2): Promise<Reply> {
  const { password } = JSON.parse(event.body ?? '') as { password: string };
  const account = await table.get({ pk: 'LOGIN', sk: 'LOGIN' });
  return reply((await verifyPassword(password, String(account['passwordHash']))) ? 200 : 401, null);
}

async function take(event: APIGatewayProxyEventV2): Promise<Reply> {
  const body = JSON.parse(event.body ?? '') as { answers?: unknown; anonymous_session_id?: unknown };
  const token = event.pathParameters?.['token'] ?? '';
  const runId = Buffer.from(token, 'base64url').subarray(0, 16).toString('hex');
  const frame = await table.get({ pk: `RUN#${runId}`, sk: 'RUN' });
  const [given, wanted] = [Buffer.from(token), Buffer.from(String(frame?.['publicToken']))];
  if (!frame || given.length !== wanted.length || !timingSafeEqual(given, wanted) || frame['published'] !== true) {
    return reply(404, { detail: 'Опрос не найден' });
  }
  const answers = readAnswers(body.answers, frame['questions'] as Json[]);
  if (!answers) return reply(422, { detail: 'Проверьте ответы' });
  const session = body.anonymous_session_id;
  if (typeof session !== 'string' || !UUID.test(session)) return reply(422, { detail: 'Нет номера сеанса' });
  const response = createHash('sha256').update(`${runId}/${session}`).digest().subarray(0, 16).toString('base64url');
  const answeredAt = `${new Date().toISOString().slice(0, 13)}:00:00.000Z`;
  await table.write({ pk: `RUN#${runId}`, sk: `RESPONSE#${response}`, type: 'response', answers, answeredAt });
  return reply(200, { anonymous_session_id: session });
}

/** The answers by question index, or null when they break a rule. */
function readAnswers(given: unknown, questions: Json[]): (string | null)[] | null {
  if (!Array.isArray(given) || given.length > 100) return null;
  const texts = new Map<string, string>();
  for (const answer of given as Json[]) {
    const { question_id: id, content } = answer;
    if (
      typeof id !== 'string' ||
      !UUID.test(id) ||
      typeof content !== 'string' ||
      content.length > 5000 ||
      texts.has(id)
    )
      return null;
    texts.set(id, content.trim());
  }
  const ordered = questions.map((question) => texts.get(String(question['id'])) || null);
  return questions.every((question, index) => question['required'] !== true || ordered[index] !== null)
    ? ordered
    : null;
}

function reply(statusCode: number, body: unknown): Reply {
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}
