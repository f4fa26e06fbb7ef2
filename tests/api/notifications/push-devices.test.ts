import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { push } from '#shared/contract/push.ts';
import { PUSH_DEVICES } from '#shared/rules/push.ts';
import { makePushDevice, newSubscription, startOwnPushService } from '#tests/support/push.ts';

// A function reads its surroundings when it is loaded.
const played = await startOwnPushService();
const { request } = await import('#tests/support/api.ts');
const { makePerson, makeSession, repos } = await import('#tests/support/factories.ts');
const { makeRefreshToken } = await import('../../security/actors.ts');
const { storedItems } = await import('#tests/support/stored.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;
type Asking = Pick<Person, 'token'>;

const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

let person: Person;
beforeEach(async () => {
  person = await makePerson();
});
afterAll(() => played.stop());

const list = ({ token }: Asking = person) => request(push.getPushDevices, { token });
const save = (body: object, { token }: Asking = person) =>
  request(push.savePushDevice, { token, body, headers: { 'user-agent': ANDROID } });
const turnOn = async (asking: Asking = person, body: object = newSubscription()) => {
  await list(asking);
  return save(body, asking);
};

describe('a device that is to be told', () => {
  it('is listed by browser and system, without its address, which lies in the table sealed', async () => {
    const given = newSubscription();
    const { status, body } = await turnOn(person, given);
    expect(status).toBe(200);
    const shown = { id: person.sessionId, device: 'Chrome, Android', since: expect.any(String), current: true };
    expect(body).toEqual({ public_key: expect.any(String), devices: [shown], delivered: null });
    expect((await list()).body.devices).toEqual([shown]);
    const id = given.endpoint.split('/').at(-1)!;
    for (const secret of [id, given.keys.auth, given.keys.p256dh]) {
      expect(JSON.stringify([body, await storedItems()])).not.toContain(secret);
    }
  });

  it('is bound to one key of the site, whoever asks for it', async () => {
    const keys = await Promise.all([list(), list(await makePerson()), list()]);
    expect(new Set(keys.map(({ body }) => body.public_key)).size).toBe(1);
    expect(Buffer.from(keys[0]!.body.public_key, 'base64url')).toHaveLength(65);
  });

  it('is written to at once on request, in words that it alone can read', async () => {
    const device = played.device();
    expect((await turnOn(person, { ...device.subscription, trial: true })).body.delivered).toBe(true);
    expect(device.messages).toMatchObject([
      {
        message: { title: 'Уведомления включены', body: expect.any(String), path: '/app' },
        ttl: '86400',
        urgency: 'normal',
        topic: expect.stringMatching(/^[\w-]{32}$/),
        subject: 'https://tonus.example',
      },
    ]);
  });

  it('is not kept where its push service does not know it', async () => {
    const device = played.device();
    device.refusals.push({ status: 410 });
    const { body } = await turnOn(person, { ...device.subscription, trial: true });
    expect([body.delivered, body.devices]).toEqual([false, []]);
  });

  it('replaces what was kept of it under another session', async () => {
    const given = newSubscription();
    await turnOn(person, given);
    const later = await makeSession(person.id);
    expect((await turnOn(later, given)).body.devices).toMatchObject([{ id: later.sessionId, current: true }]);
  });

  it('is one of ten: the oldest goes', async () => {
    await turnOn();
    for (let n = 1; n <= PUSH_DEVICES; n++) await turnOn(await makeSession(person.id));
    const { devices } = (await list()).body;
    expect(devices).toHaveLength(PUSH_DEVICES);
    expect(devices.map(({ id }) => id)).not.toContain(person.sessionId);
  });

  it('is kept thirty times an hour', async () => {
    const given = newSubscription();
    await list();
    for (let n = 0; n < 30; n++) expect((await save(given)).status).toBe(200);
    expect((await save(given)).status).toBe(429);
  });
});

describe('an address or a key that is none', () => {
  it.each([
    ['of no push service', 'https://tonus.example/fcm/send/1'],
    ['of a neighbour by name', 'https://fcm.googleapis.com.evil.example/fcm/send/1'],
    ['that ends alike', 'https://evilpush.services.mozilla.com/1'],
    ['without TLS', 'http://fcm.googleapis.com/fcm/send/1'],
    ['on another port', 'https://fcm.googleapis.com:8443/fcm/send/1'],
    ['with a name in it', 'https://me@fcm.googleapis.com/fcm/send/1'],
    ['within a network', 'https://169.254.169.254/latest'],
    ['of another machine of the tests', 'http://127.0.0.1:1/send/1'],
    ['that is no address', 'fcm'],
  ])('an address %s is refused', async (_, endpoint) => {
    const { status, body } = await turnOn(person, { ...newSubscription(), endpoint });
    expect([status, body]).toMatchObject([422, { errors: [{ path: 'endpoint' }] }]);
  });

  it.each([
    ['short', { p256dh: 'abc', auth: 'abc' }],
    ['beside the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: newSubscription().keys.auth }],
    ['of other signs', { p256dh: '<b>', auth: '<b>' }],
  ])('a key that is %s is refused', async (_, keys) => {
    expect((await turnOn(person, { ...newSubscription(), keys })).status).toBe(422);
  });

  it.each([
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
  ])('%s is taken', async (endpoint) => {
    expect((await turnOn(person, { ...newSubscription(), endpoint })).status).toBe(200);
  });
});

describe('a device is told no more', () => {
  it('once it was taken off the list, by its owner alone', async () => {
    await turnOn();
    const params = { id: person.sessionId };
    const stranger = await makePerson();
    expect((await request(push.removePushDevice, { token: stranger.token, params })).status).toBe(204);
    expect((await list()).body.devices).toHaveLength(1);
    for (let n = 0; n < 2; n++) {
      expect((await request(push.removePushDevice, { token: person.token, params })).status).toBe(204);
    }
    expect((await list()).body.devices).toEqual([]);
  });

  it('once somebody has left on it', async () => {
    const refresh_token = await makeRefreshToken(person.id);
    await turnOn();
    const sessions = (await request(auth.listSessions, { token: person.token })).body;
    const left = sessions.find(({ current }) => !current)!;
    await makePushDevice({ id: person.id, sessionId: left.id });
    expect((await list()).body.devices).toHaveLength(2);
    expect((await request(auth.logout, { body: { refresh_token } })).status).toBe(204);
    expect((await list()).body.devices).toMatchObject([{ current: true }]);
  });

  it('once its session was ended from another device', async () => {
    const other = await makeSession(person.id);
    await turnOn(other);
    await turnOn();
    const options = { token: person.token, params: { id: other.sessionId } };
    expect((await request(auth.endSession, options)).status).toBe(204);
    expect((await list()).body.devices).toMatchObject([{ id: person.sessionId }]);
  });

  it('once all sessions were ended', async () => {
    await turnOn();
    await request(auth.endSessions, { token: person.token });
    expect(await repos.pushDevices.listOf(person.id)).toEqual([]);
  });

  it('and no device is kept of a session that has ended meanwhile', async () => {
    const device = { userId: person.id, sessionId: randomUUID(), sealed: '', endpointHash: '', device: null };
    expect(await repos.pushDevices.save({ ...device, since: new Date().toISOString(), ttl: 0 })).toBe(false);
    expect(await repos.pushDevices.listOf(person.id)).toEqual([]);
  });
});

it('the export of an account lists its devices without their addresses', async () => {
  await turnOn();
  const { body } = await request(auth.exportMe, { token: person.token });
  expect(body.notified_devices).toEqual([{ device: 'Chrome, Android', since: expect.any(String) }]);
});
