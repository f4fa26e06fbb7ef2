import { describe, expect, it } from 'vitest';
import { authorizeAddress, BitrixOauthError, createBitrixOauth } from './bitrix-oauth.ts';
import { OutboundError, type Outbound, type OutboundRequest } from './clients/outbound.ts';

const OWN = { clientId: 'local.1', clientSecret: 'a-secret' };
const GRANT = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: '3600',
  scope: 'task,user',
  client_endpoint: 'https://romashka.bitrix24.ru/rest/',
  member_id: 'a223c6b3710f85df22e9377d6c4f7553',
  user_id: 11,
};

function answering(answer: { status: number; body: unknown } | Error) {
  const asked: OutboundRequest[] = [];
  const call: Outbound['call'] = async (request) => {
    asked.push(request);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, oauth: createBitrixOauth({ call }) };
}
/** What went wrong, as whoever logs it sees it. */
async function troubleOf(answer: Parameters<typeof answering>[0]): Promise<string> {
  const error: unknown = await answering(answer)
    .oauth.refresh({ ...OWN, refreshToken: 'a-token' })
    .then(() => null)
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof BitrixOauthError)) throw error;
  expect(`${error.stack} ${JSON.stringify(error)}`).not.toMatch(/a-secret|a-token/);
  return error.trouble;
}

describe('the tokens of Bitrix24', () => {
  it('are asked for at the server of all portals, whatever the portal is', async () => {
    const { asked, oauth } = answering({ status: 200, body: GRANT });
    expect(await oauth.exchangeCode({ ...OWN, code: 'a-code' })).toEqual({
      accessToken: 'access',
      refreshToken: 'refresh',
      memberId: GRANT.member_id,
      clientEndpoint: new URL(GRANT.client_endpoint),
      userId: '11',
      expiresInSeconds: 3600,
      scope: ['task', 'user'],
    });
    expect(asked.map(({ method, url }) => `${method} ${url.href}`)).toEqual([
      'GET https://oauth.bitrix.info/oauth/token/?grant_type=authorization_code&code=a-code&client_id=local.1&client_secret=a-secret',
    ]);
  });

  it.each([
    [400, { error: 'invalid_grant' }, 'ended'],
    // An error counts with whatever status it comes.
    [200, { error: 'PAYMENT_REQUIRED' }, 'unpaid'],
    [400, { error: 'invalid_client' }, 'refused'],
    [503, { error: 'QUERY_LIMIT_EXCEEDED' }, 'down'],
    [500, {}, 'down'],
    [200, { ...GRANT, member_id: undefined }, 'wrong'],
    [200, { ...GRANT, client_endpoint: 'romashka' }, 'wrong'],
  ])('are not given: %d %j', async (status, body, trouble) => {
    expect(await troubleOf({ status, body })).toBe(trouble);
  });

  it.each([
    ['timeout', 'slow'],
    ['unreachable', 'down'],
    ['redirect', 'wrong'],
  ] as const)('are not to be had: %s', async (reason, trouble) => {
    expect(await troubleOf(new OutboundError(reason))).toBe(trouble);
  });
});

it('leads to the page of the portal and to no other host', () => {
  const asked = { portal: 'https://romashka.bitrix24.ru', clientId: 'local.1', state: 'a&b' };
  expect(authorizeAddress(asked)).toBe('https://romashka.bitrix24.ru/oauth/authorize/?client_id=local.1&state=a%26b');
});
