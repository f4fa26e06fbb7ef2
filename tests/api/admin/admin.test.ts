import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { jobItem } from '#data/job-item.ts';
import { keys } from '#data/keys.ts';
import { put } from '#data/writes.ts';
import { UsageError, type Options } from '#scripts/admin/command.ts';
import { commandOf } from '#scripts/admin/commands.ts';
import { scanTable } from '#scripts/admin/open-table.ts';
import { auth } from '#shared/contract/auth.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { newAddress, registrationForm } from '#tests/api/auth/account.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { collect } from '#tests/support/collect.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, repos, table } from '#tests/support/factories.ts';
import { makeTotp } from '#tests/support/factors.ts';
import { storedItems } from '#tests/support/stored.ts';

const NOW = new Date('2026-11-17T09:00:00.000Z');
const scan = (type: string) =>
  scanTable(
    {
      name: process.env['TABLE_NAME'] ?? '',
      region: process.env['AWS_REGION'] ?? '',
      endpoint: process.env['DYNAMODB_ENDPOINT'],
    },
    type,
  );
const admin = (line: string, options: Options = {}) =>
  commandOf(line.split(' ').filter(Boolean), options)(repos, NOW, scan);
const validate = async (code: string) =>
  (await request(subscriptions.validatePromo, { params: { code }, sourceAddress: newAddress() })).body;

describe('promo', () => {
  it('makes a code that people can use at once, lists it and disables it', async () => {
    await admin('promo add весна-26', { discount: '10', company: 'Фитнес «Лютик»' });
    expect(await validate('ВЕСНА-26')).toMatchObject({
      valid: true,
      clients_discount: 10,
      company_name: 'Фитнес «Лютик»',
    });
    expect(await admin('promo list')).toEqual(['ВЕСНА-26  10%  Фитнес «Лютик»']);
    await admin('promo disable ВЕСНА-26');
    expect(await validate('ВЕСНА-26')).toMatchObject({ valid: false });
    expect(await admin('promo list')).toEqual(['ВЕСНА-26  10%  Фитнес «Лютик»  disabled']);
  });

  it('counts the accounts that came by each code, also by one that ended since', async () => {
    await admin('promo add ДРУЗЬЯ', { discount: '10', company: 'Друзья' });
    await admin('promo add НИКТО', { discount: '10', company: 'Никто' });
    for (const referal_code of ['друзья', ' ДРУЗЬЯ ', undefined]) {
      const body = registrationForm({ referal_code });
      expect((await request(auth.register, { body, sourceAddress: newAddress() })).status).toBe(201);
    }
    await admin('promo disable ДРУЗЬЯ');
    expect(await admin('promo count')).toEqual(expect.arrayContaining(['ДРУЗЬЯ  2 account(s)', 'НИКТО  0 account(s)']));
  });

  it('overwrites no code that is there', async () => {
    await admin('promo add ОДИН', { discount: '10', company: 'Первый' });
    await expect(admin('promo add один', { discount: '99', company: 'Второй' })).rejects.toThrow(
      'There is a code ОДИН already',
    );
    expect(await validate('ОДИН')).toMatchObject({ clients_discount: 10 });
    await expect(admin('promo disable ДРУГОЙ')).rejects.toThrow('There is no code ДРУГОЙ');
  });
});

describe('automations', () => {
  it('gives their nights to workspaces that are older than nights, and leaves the others theirs', async () => {
    const owner = await makePerson();
    const [old, young] = [await makeWorkspace(owner), await makeWorkspace(owner)];
    const { nightAt } = (await repos.automations.find(old.id))!;
    await table.removeMany([keys.automations(old.id), keys.due('run-automations', nightAt, old.id)]);
    const before = await repos.automations.find(young.id);
    expect((await admin('automations enroll'))[0]).toMatch(/^1 of \d+ workspace/);
    expect((await repos.automations.find(old.id))!.nightAt.slice(10)).toBe(nightAt.slice(10));
    expect(await storedItems('DUE#run-automations')).toContainEqual(expect.objectContaining({ id: old.id }));
    expect(await repos.automations.find(young.id)).toEqual(before);
    expect((await admin('automations enroll'))[0]).toMatch(/^0 of/);
  });
});

describe('plan', () => {
  it('sets a plan to the end of its last day in Moscow, and shows it', async () => {
    const owner = await makePerson({ plan: 'startup' });
    await admin(`plan set ${owner.email.toUpperCase()} basic`, { until: '2027-03-14' });
    expect(await repos.plans.find(owner.id)).toMatchObject({
      plan: 'basic',
      active: true,
      dueDate: '2027-03-14T20:59:59.999Z',
      trialUsed: false,
    });
    const ended = await collect(repos.due.list('expire-subscriptions', new Date('2027-03-14T20:59:59.999Z')));
    expect(ended).toMatchObject([{ id: owner.id }]);
    const shown = (await admin(`plan show ${owner.email}`)).join('\n');
    expect(shown).toMatch(/Basic until 2027-03-14T20:59:59.999Z, 118 day\(s\) left/);
    expect(shown).toMatch(/in force +Basic/);
  });

  it('leaves a used trial used, and can set a plan inactive', async () => {
    const owner = await makePerson({ plan: 'startup' });
    await request(subscriptions.startTrial, { token: owner.token });
    await admin(`plan set ${owner.email} premium`, { inactive: true });
    expect(await repos.plans.find(owner.id)).toMatchObject({
      trialUsed: true,
      isTrial: false,
      active: false,
      dueDate: null,
    });
    expect((await admin(`plan show ${owner.email}`)).join('\n')).toMatch(/in force +Startup/);
  });

  it('refuses an unknown account and a day that is past', async () => {
    await expect(admin('plan show nobody@example.com')).rejects.toThrow('There is no account with the address');
    const owner = await makePerson();
    await expect(admin(`plan set ${owner.email} basic`, { until: '2026-11-16' })).rejects.toThrow(
      '2026-11-16 is past already',
    );
  });
});

it('invoice lists what was asked for in a month', async () => {
  const owner = await makePerson();
  const body = {
    plan: 'basic',
    period: 'year',
    people: 12,
    company: 'ООО «Ромашка»',
    inn: '7707083893',
    kpp: '773601001',
  };
  const { body: invoice } = await request(subscriptions.requestInvoice, { token: owner.token, body });
  const month = invoice.created_at.slice(0, 7);
  expect(await admin('invoice list', { month })).toEqual([
    `${invoice.created_at}  Basic, 12 people, a year  30000 RUB  ООО «Ромашка», INN 7707083893, KPP 773601001  ${owner.email}  waiting`,
  ]);
  expect(await admin('invoice list', { month: '2020-01' })).toEqual(['No invoices were asked for in 2020-01']);
});

it('plan set settles the request it was asked for by: paid, and older ones of the person replaced', async () => {
  const owner = await makePerson({ plan: 'startup' });
  const ask = (plan: string, people: number) =>
    request(subscriptions.requestInvoice, {
      token: owner.token,
      body: { plan, period: 'month', people, company: 'ООО «Ромашка»', inn: '7707083893' },
    });
  const mine = async () =>
    (await request(subscriptions.listMyInvoices, { token: owner.token })).body.invoices.map(({ people, state }) => [
      people,
      state,
    ]);
  await ask('basic', 12);
  await ask('premium', 12);
  await ask('basic', 14);
  await admin(`plan set ${owner.email} premium`, { inactive: true });
  expect(await mine()).toEqual([
    [14, 'waiting'],
    [12, 'waiting'],
    [12, 'waiting'],
  ]);
  const said = await admin(`plan set ${owner.email} premium`);
  expect(said[1]).toMatch(/^The request of .* counts as paid$/);
  expect(await mine()).toEqual([
    [14, 'replaced'],
    [12, 'paid'],
    [12, 'replaced'],
  ]);
  expect(await admin(`plan set ${owner.email} premium`)).toHaveLength(1);
});

describe('address', () => {
  it('tells why nothing is sent to an address, and lets letters go there again', async () => {
    const email = `${randomUUID()}@romashka.example`;
    expect(await admin(`address show ${email}`)).toEqual([`Letters go to ${email}`]);
    await repos.suppressions.add(email, 'bounce', NOW);
    expect(await admin(`address show ${email.toUpperCase()}`)).toEqual([
      `Nothing is sent to ${email}: a letter bounced on 2026-11-17`,
    ]);
    expect(await admin(`address free ${email}`)).toEqual([`Letters go to ${email} again`]);
    expect(await repos.suppressions.find(email)).toBeNull();
    await expect(admin(`address free ${email}`)).rejects.toThrow(`Letters go to ${email} already`);
  });
});

describe('job retry', () => {
  it('has a job that was given up done, under a key of its own, and leaves nothing twice', async () => {
    const job = { kind: 'delete-poll', workspaceId: randomUUID(), pollId: randomUUID() } as const;
    const given = jobItem(job, randomUUID(), NOW);
    await table.write(put(given));
    const [words] = await admin(`job retry ${given.pk} ${given.sk}`);
    const [fresh, ...others] = await storedItems(job.pollId);
    expect(others).toEqual([]);
    expect(words).toContain(`${fresh!.pk} ${fresh!.sk}`);
    expect(fresh).toMatchObject({ type: 'job', job, pk: given.pk });
    expect(fresh!.sk).not.toBe(given.sk);
    expect(await deliver(fresh!)).toEqual(DONE);
    await expect(admin(`job retry ${fresh!.pk} ${fresh!.sk}`)).rejects.toThrow('There is no job');
  });

  it('knows only jobs', async () => {
    await expect(admin('job retry JOBS#a JOB#b')).rejects.toThrow('There is no job JOBS#a JOB#b');
    expect(() => commandOf(['job', 'retry', 'USER#a', 'USER'], {})).toThrow(/no key of a job/);
  });
});

describe('words typed wrong are named before anything is opened', () => {
  it.each<[string, Options, RegExp]>([
    ['', {}, /No command was given/],
    ['promo', {}, /There is no command «promo»/],
    ['promo add', { discount: '10', company: 'x' }, /takes 1 argument/],
    ['promo add ab', { discount: '10', company: 'x' }, /«ab» is no promo code/],
    ['promo add КОД', { company: 'x' }, /--discount is a whole number/],
    ['promo add КОД', { discount: '0', company: 'x' }, /--discount is a whole number/],
    ['promo add КОД', { discount: '101', company: 'x' }, /--discount is a whole number/],
    ['promo add КОД', { discount: '10' }, /--company names the partner/],
    ['promo list', { discount: '10' }, /does not take --discount/],
    ['address free nobody', {}, /«nobody» is no address/],
    ['plan set a@b.ru gold', {}, /There is no plan «gold»/],
    ['plan set a@b.ru basic', { until: '2027-02-30' }, /is no date/],
    ['plan set a@b.ru basic', { until: 'tomorrow' }, /is no date/],
    ['plan set a@b.ru startup', { until: '2027-02-20' }, /Startup has no end/],
    ['invoice list', { month: '2026-13' }, /is no month/],
  ])('%s %j', (line, options, words) => {
    expect(() => commandOf(line.split(' ').filter(Boolean), options)).toThrow(UsageError);
    expect(() => commandOf(line.split(' ').filter(Boolean), options)).toThrow(words);
  });
});

describe('the command line', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/admin/main.ts', ...args], { env: process.env });

  it('works on the table it is given', async () => {
    const table = process.env['TABLE_NAME']!;
    await run('promo', 'add', 'ИЗ-КОНСОЛИ', '--discount', '7', '--company', 'Ромашка', '--table', table);
    expect(await validate('ИЗ-КОНСОЛИ')).toMatchObject({ valid: true, clients_discount: 7 });
  });

  it('ends with 2 and the usage for a wrong command, with 1 and the words for one that fails', async () => {
    await expect(run('promo', 'sell')).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('Usage:') });
    await expect(run('promo', 'list', '--color')).rejects.toMatchObject({ code: 2 });
    const table = process.env['TABLE_NAME']!;
    await expect(run('plan', 'show', 'nobody@example.com', '--table', table)).rejects.toMatchObject({
      code: 1,
      stderr: 'There is no account with the address nobody@example.com\n',
    });
  });
});

describe('factors', () => {
  it('are taken away by the second call, a day after their owner was told, and all sessions end', async () => {
    const person = await makePerson();
    await makeTotp(person, NOW);
    await admin(`factors reset ${person.email}`);
    expect(JSON.stringify(await storedItems('reset_asked'))).toContain(person.email);
    await expect(admin(`factors reset ${person.email}`)).rejects.toThrow('24 must pass');
    const later = new Date(NOW.getTime() + 24 * 3_600_000);
    await commandOf(['factors', 'reset', person.email], {})(repos, later, scan);
    expect(await storedItems(`FACTORS#${person.id}`)).toEqual([]);
    expect(await storedItems(`SESSIONS#${person.id}`)).toEqual([]);
    expect((await repos.users.findLogin(person.email))!.factors).toEqual([]);
  });

  it('stay when their owner comes in by one meanwhile', async () => {
    const person = await makePerson();
    await makeTotp(person, NOW);
    await admin(`factors reset ${person.email}`);
    await repos.factors.withdrawReset(person.id);
    const later = new Date(NOW.getTime() + 25 * 3_600_000);
    await commandOf(['factors', 'reset', person.email], {})(repos, later, scan);
    expect((await repos.users.findLogin(person.email))!.factors).toEqual(['totp']);
  });
});
