import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mail } from '#shared/models/mail.ts';
import { repos } from '#tests/support/factories.ts';
import { failCalls } from '#tests/support/intercept.ts';
import { makeLetter } from '#tests/support/letters.ts';
import { storedItems } from '#tests/support/stored.ts';
import { serveJson, type TestReply } from '#scripts/fake-services/json-server.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

/** SES, as a server that keeps what it was sent. */
const ses = await serveJson();
Object.assign(process.env, {
  AWS_ENDPOINT_URL_SESV2: ses.url,
  SITE_URL: 'https://tonus.example',
  MAIL_SENDER: 'hello@tonus.example',
  MAIL_CONFIGURATION_SET: 'tonus-test',
});
// A function reads its surroundings when it is loaded.
const { deliver, DONE, failedAt } = await import('./stream.ts');
const { fire } = await import('./clock.ts');

const TAKEN: TestReply = { status: 200, body: { MessageId: '1' } };
const refusal = (status: number, name: string): TestReply => ({
  status,
  headers: { 'x-amzn-errortype': name },
  body: { message: 'for somebody@romashka.example' },
});

const notice: Mail = { template: 'password-changed', values: {} };

/** How many letters SES was handed for an address. */
const handed = (to: string) => ses.requests.filter(({ body }) => body.includes(to)).length;

/** Jobs that hold an address; that it is its account's own is stored, too. */
const jobsTo = async (to: string) => (await storedItems(to)).filter(({ type }) => type !== 'verified-email');

/** Lets so much time pass, wakes what is due, and hands all jobs to the worker as the stream does. */
async function later(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds);
  await fire('send-waiting-letters');
  return deliver(...(await storedItems()).filter(({ type }) => type === 'job'));
}

const lines: unknown[] = [];
beforeEach(async () => {
  // The clock goes on only where a test moves it: a slow machine must not be the second that is missing.
  vi.setSystemTime(new Date());
  for (const { pk, sk } of await storedItems('send-mail')) await repos.jobs.forget({ pk, sk });
  ses.answer = () => TAKEN;
  lines.length = 0;
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => lines.push(line));
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => ses.stop());

describe('a letter', () => {
  it('goes out once, in the name of the stage, without a header of mass mail, and its job is forgotten', async () => {
    const { to, job } = await makeLetter();
    expect(await deliver(job, job)).toEqual(DONE);
    expect(handed(to)).toBe(1);
    const sent = JSON.parse(ses.requests.at(-1)!.body) as { Content: { Simple: object } };
    expect(sent).toMatchObject({
      FromEmailAddress: 'hello@tonus.example',
      Destination: { ToAddresses: [to] },
      ConfigurationSetName: 'tonus-test',
    });
    expect(Object.keys(sent.Content.Simple)).toEqual(['Subject', 'Body']);
    expect(await jobsTo(to)).toEqual([]);
  });

  it('that can be stopped by one click says so in its headers, as SES takes them', async () => {
    const values = {
      workspace: 'Ромашка',
      parts: [],
      workload: false,
      unsubscribe: 'abc',
      expiresAt: '2099-01-01T00:00:00.000Z',
    };
    const { to, job } = await makeLetter({ template: 'weekly-digest', values });
    expect(await deliver(job)).toEqual(DONE);
    expect(handed(to)).toBe(1);
    const sent = JSON.parse(ses.requests.at(-1)!.body) as { Content: { Simple: { Headers: object[] } } };
    expect(sent.Content.Simple.Headers).toEqual([
      { Name: 'List-Unsubscribe', Value: expect.stringMatching(/^<https?:.*\/api\/unsubscribe\/abc>$/) },
      { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
    ]);
  });

  it('that is to be answered past us says to whom, in ASCII', async () => {
    const email = 'anna@почта.рф';
    const people = { offer: 'Курс', partner: 'Школа', company: 'Ромашка', contact: 'Анна', email, people: 4 };
    const values = { ...people, plannedOn: '2026-12-10', comment: '' };
    const { to, job } = await makeLetter({ template: 'offer-request', values });
    expect(await deliver(job)).toEqual(DONE);
    expect(handed(to)).toBe(1);
    expect(JSON.parse(ses.requests.at(-1)!.body)).toMatchObject({ ReplyToAddresses: ['anna@xn--80a1acny.xn--p1ai'] });
  });

  it('goes to the ASCII form of an international domain that was stored before', async () => {
    const local = randomUUID();
    const { job } = await makeLetter(notice, `${local}@почта.рф`);
    await deliver(job);
    expect(handed(`${local}@xn--80a1acny.xn--p1ai`)).toBe(1);
  });

  it('whose link has run out is not sent', async () => {
    const { to, job } = await makeLetter({
      template: 'password-reset',
      values: { token: 'abc', expiresAt: new Date(Date.now() - 1).toISOString() },
    });
    expect(await deliver(job)).toEqual(DONE);
    expect(handed(to)).toBe(0);
    expect(await jobsTo(to)).toEqual([]);
  });

  it('is not sent to an address that bounced or complained, and is again when the address is freed', async () => {
    const to = `${randomUUID()}@romashka.example`;
    await repos.suppressions.add(to.toUpperCase(), 'bounce', new Date());
    const { job } = await makeLetter(notice, to);
    expect(await deliver(job)).toEqual(DONE);
    expect(handed(to)).toBe(0);
    await repos.suppressions.free(to);
    await deliver((await makeLetter(notice, to)).job);
    expect(handed(to)).toBe(1);
  });
});

describe('a letter that SES refuses for good', () => {
  it.each(['MessageRejected', 'BadRequestException', 'BadRequestException:http://internal.amazon.com/'])(
    'is done with at once, with the reason in the log and no address: %s',
    async (name) => {
      const { to, job } = await makeLetter();
      const others = [await makeLetter(), await makeLetter()];
      ses.answer = ({ body }) => (body.includes(to) ? refusal(400, name) : TAKEN);
      expect(await deliver(job, ...others.map((one) => one.job))).toEqual(DONE);
      expect(await deliver(job)).toEqual(DONE);
      await later(24 * 60 * MINUTE_MS);
      expect(handed(to)).toBe(1);
      for (const other of others) expect(handed(other.to)).toBe(1);
      expect(await jobsTo(to)).toEqual([]);
      expect(lines).toContainEqual(
        expect.objectContaining({ message: 'letter was not sent', code: name.split(':')[0] }),
      );
      expect(JSON.stringify(lines)).not.toContain('romashka.example');
    },
  );
});

describe('a letter that SES cannot take now', () => {
  const PASSING: [string, TestReply][] = [
    ['too many requests', refusal(429, 'TooManyRequestsException')],
    ['a limit of the account', refusal(400, 'LimitExceededException')],
    ['sending is paused', refusal(400, 'SendingPausedException')],
    ['the account is suspended', refusal(400, 'AccountSuspendedException')],
    ['the domain is not verified', refusal(400, 'MailFromDomainNotVerifiedException')],
    ['a right is missing', refusal(403, 'AccessDeniedException')],
    ['it is not available', refusal(503, 'ServiceUnavailable')],
  ];

  it.each(PASSING)('waits, holds up nobody, and goes out later: %s', async (_, reply) => {
    const { to, job } = await makeLetter();
    const other = await makeLetter();
    ses.answer = ({ body }) => (body.includes(to) ? reply : TAKEN);
    expect(await deliver(job, other.job)).toEqual(DONE);
    expect(handed(other.to)).toBe(1);
    const asked = handed(to);
    ses.answer = () => TAKEN;
    expect(await later(59_000)).toEqual(DONE);
    expect(handed(to)).toBe(asked);
    expect(await later(1_000)).toEqual(DONE);
    expect(handed(to)).toBe(asked + 1);
    expect(await jobsTo(to)).toEqual([]);
  });

  it('is tried less and less often, and is given up after a day, for an operator to look at', async () => {
    const { to, job } = await makeLetter();
    ses.answer = ({ body }) => (body.includes(to) ? refusal(400, 'SendingPausedException') : TAKEN);
    await deliver(job);
    for (const minutes of [1, 5, 15, 60, 180, 360, 720]) {
      const before = handed(to);
      expect(await later(minutes * MINUTE_MS)).toEqual(DONE);
      expect(handed(to)).toBe(before + 1);
    }
    expect(handed(to)).toBe(8);
    expect(await later(MINUTE_MS)).toEqual(failedAt(1));
    expect(handed(to)).toBe(8);

    const [left] = await jobsTo(to);
    ses.answer = () => TAKEN;
    await repos.jobs.retry({ pk: left!.pk, sk: left!.sk }, randomUUID(), new Date());
    expect(await later(0)).toEqual(DONE);
    expect(handed(to)).toBe(9);
  });
});

describe('a letter of which nobody knows whether it went out', () => {
  const UNKNOWN: [string, TestReply | null][] = [
    ['an answer that comes too late', null],
    ['an answer that never ends', { status: 200, text: '{', unfinished: true }],
    ['an error within SES', refusal(500, 'InternalServiceErrorException')],
    ['a gateway that gave up', { status: 504, body: {} }],
  ];

  it.each(UNKNOWN)(
    'is not sent again, however often the stream hands it over: %s',
    { timeout: 20_000 },
    async (_, reply) => {
      const { to, job } = await makeLetter();
      ses.answer = ({ body }) => (body.includes(to) ? reply : TAKEN);
      for (let time = 0; time < 6; time++) expect(await deliver(job)).toEqual(DONE);
      await later(24 * 60 * MINUTE_MS);
      expect(handed(to)).toBe(1);
      expect(await jobsTo(to)).toEqual([]);
      expect(lines).toContainEqual(
        expect.objectContaining({ message: 'letter was not sent', code: expect.stringContaining('outcome unknown') }),
      );
    },
  );

  it('is not sent again when the connection is cut before the answer', async () => {
    const { to, job } = await makeLetter();
    ses.answer = ({ body }) => (body.includes(to) ? { status: 200, text: '', cut: true } : TAKEN);
    for (let time = 0; time < 3; time++) expect(await deliver(job)).toEqual(DONE);
    expect(handed(to)).toBe(1);
  });

  it('is not sent again when the worker died before it could write what became of it', async () => {
    const { to, job } = await makeLetter();
    const died = failCalls((command) => command instanceof DeleteCommand);
    expect(await deliver(job)).toEqual(failedAt(1));
    died.mockRestore();
    expect(await deliver(job)).toEqual(DONE);
    expect(handed(to)).toBe(1);
    expect(await jobsTo(to)).toEqual([]);
  });

  it('is sent once more, and no more, when it tells of a change that may be a thief’s', async () => {
    const { to, job } = await makeLetter(notice);
    ses.answer = ({ body }) => (body.includes(to) ? refusal(500, 'InternalServiceErrorException') : TAKEN);
    expect(await deliver(job)).toEqual(DONE);
    await later(14 * MINUTE_MS);
    expect(handed(to)).toBe(1);
    await later(MINUTE_MS);
    expect(handed(to)).toBe(2);
    await later(24 * 60 * MINUTE_MS);
    expect(handed(to)).toBe(2);
    expect(await jobsTo(to)).toEqual([]);
  });
});

describe('a mailbox', () => {
  const invoice = { plan: 'Basic', period: 'year', people: 3, company: 'ООО', inn: '7707083893', total: 100 } as const;
  const copy: Mail = { template: 'invoice-request', values: invoice };
  const exported: Mail = { template: 'export-ready', values: { workspace: 'Ромашка' } };
  const deliverTo = async (to: string, mail: Mail) => deliver((await makeLetter(mail, to)).job);

  it.each([
    ['a copy of an invoice request', copy],
    ['an archive that is ready', exported],
    ['a changed password', notice],
    ['an address that was asked for', { template: 'email-change-asked', values: { newEmail: 'a@b.example' } }],
    [
      'an offered workspace',
      { template: 'ownership-offer', values: { workspace: 'Р', owner: 'А', expiresAt: '2099-01-01' } },
    ],
  ] as const)('that nobody has shown to be theirs gets no letter about %s', async (_, mail) => {
    const { to, job } = await makeLetter(mail, undefined, { unproved: true });
    expect(await deliver(job)).toEqual(DONE);
    expect(handed(to)).toBe(0);
    expect(await jobsTo(to)).toEqual([]);
    expect(lines).toContainEqual(
      expect.objectContaining({ message: 'letter was not sent', code: 'address not proved' }),
    );
    await deliverTo(to, mail);
    expect(handed(to)).toBe(1);
  });

  it('that is another by now gets none either, and one that is asked to prove itself does', async () => {
    const { to, job } = await makeLetter(copy);
    await deliver({ ...job, job: { ...(job['job'] as object), to: `moved-${to}` } } as typeof job);
    expect(handed(`moved-${to}`)).toBe(0);
    const proving: Mail = { template: 'email-verification', values: { token: 'a', expiresAt: '2099-01-01' } };
    const unknown = await makeLetter(proving, undefined, { unproved: true });
    await deliver(unknown.job);
    expect(handed(unknown.to)).toBe(1);
  });

  it('gets a few of each kind a day, whatever spelling they are sent to, and no dead letter of the others', async () => {
    const name = randomUUID();
    for (let count = 0; count < 12; count++) {
      expect(await deliverTo(`${name}+${count}@romashka.example`, copy)).toEqual(DONE);
    }
    expect(handed(name)).toBe(5);
    expect(await jobsTo(name)).toEqual([]);
    expect(lines).toContainEqual(expect.objectContaining({ message: 'letter was not sent', code: 'mailbox full' }));
    await deliverTo(`${name}@romashka.example`, exported);
    expect(handed(name)).toBe(6);
    vi.setSystemTime(Date.now() + 24 * 60 * MINUTE_MS);
    await deliverTo(`${name}+13@romashka.example`, copy);
    expect(handed(name)).toBe(7);
  });

  it('gets so many at once and no more, and is told of its own account whatever else fills it', async () => {
    const to = `${randomUUID()}@romashka.example`;
    const letters = await Promise.all(Array.from({ length: 12 }, () => makeLetter(copy, to)));
    await Promise.all(letters.map(({ job }) => deliver(job)));
    expect(handed(to)).toBe(5);
    await deliverTo(to, notice);
    expect(handed(to)).toBe(6);
  });

  it('is counted once for a letter that has to wait, under a hash alone', async () => {
    // Noon of the next day in Moscow: the twenty minutes of waiting lie within one day of the mailbox.
    vi.setSystemTime(new Date(Date.now() + 24 * 60 * MINUTE_MS).setUTCHours(9, 0, 0, 0));
    const to = `${randomUUID()}@romashka.example`;
    const { job } = await makeLetter(copy, to);
    ses.answer = ({ body }) => (body.includes(to) ? refusal(503, 'ServiceUnavailable') : TAKEN);
    await deliver(job);
    await later(MINUTE_MS);
    await later(5 * MINUTE_MS);
    ses.answer = () => TAKEN;
    await later(15 * MINUTE_MS);
    for (let count = 0; count < 6; count++) await deliverTo(to, copy);
    expect(handed(to)).toBe(3 + 5);
    expect((await storedItems('mailbox-day')).filter((item) => JSON.stringify(item).includes(to))).toEqual([]);
  });
});
