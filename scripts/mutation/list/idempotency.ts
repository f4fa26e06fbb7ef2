import type { Guard } from '../guard.ts';

const CORE = 'functions/core/http/idempotency.ts';
const DATA = 'functions/data/idempotency.ts';
const REPEATED = 'tests/api/idempotency/repeated-requests.test.ts';
const RECORDS = 'tests/api/idempotency/records.test.ts';
const TABLE = 'functions/data/idempotency.test.ts';

/** A request that is sent twice under one Idempotency-Key is carried out once. */
export const idempotencyGuards: readonly Guard[] = [
  {
    name: 'idempotency: the record is looked for first',
    file: CORE,
    from: 'if (known) return replyOf(known);',
    to: '',
    test: REPEATED,
    only: /none of the work/,
  },
  {
    name: 'idempotency: the record is written with the effect',
    file: DATA,
    from: 'await table.transact([record, ...writes]);',
    to: 'await table.transact(writes);',
    test: REPEATED,
    only: /creates nothing more|twenty/,
  },
  {
    name: 'idempotency: the record must not be there',
    file: DATA,
    from: 'condition: { below: { ttl: seconds(now) + 1 } },',
    to: '',
    test: REPEATED,
    only: /twenty at once/,
  },
  {
    name: 'idempotency: a request that was carried out is told from one that is refused',
    file: DATA,
    from: 'error instanceof ConditionFailed && error.condition === CARRIED_OUT',
    to: 'error instanceof ConditionFailed',
    test: TABLE,
    only: /under their names/,
  },
  {
    name: 'idempotency: who loses gets the reply of who won',
    file: CORE,
    from: 'const winner = isRefused ? await records.find(place, now) : null;',
    to: 'const winner = null as IdempotencyRecord | null;',
    test: REPEATED,
    only: /twenty at once/,
  },
  {
    name: 'idempotency: a refusal may come from the same request’s own effect',
    file: CORE,
    from: 'error instanceof AlreadyDone || (error instanceof AppError && !table.hasRecorded())',
    to: 'error instanceof AlreadyDone',
    test: REPEATED,
    only: /while it looked/,
  },
  {
    name: 'idempotency: one key, one request',
    file: CORE,
    from: 'if (first.fingerprint !== fingerprint) keyReused();',
    to: '',
    test: REPEATED,
    only: /with another request/,
  },
  {
    name: 'idempotency: form of a key',
    file: CORE,
    from: 'if (key !== undefined && !VISIBLE_ASCII.test(key)) {',
    to: 'if (false) {',
    test: REPEATED,
    only: /is refused with 422/,
  },
  {
    name: 'idempotency: a day by the clock',
    file: DATA,
    from: "item && Number(item['ttl']) > seconds(now) ?",
    to: 'item ?',
    test: REPEATED,
    only: /a day later/,
  },
  {
    name: 'idempotency: records are one person’s own',
    file: CORE,
    from: 'const place = { userId: request.userId,',
    to: "const place = { userId: '',",
    test: REPEATED,
    only: /of two people/,
  },
  {
    name: 'idempotency: a lost reply is not waited for for ever',
    file: CORE,
    from: 'if (!current || Date.now() > current.busyUntil) break;',
    to: 'if (!current) break;',
    test: RECORDS,
    only: /the reply is lost/,
  },
  {
    name: 'idempotency: the reply is sealed',
    file: 'functions/core/http/sealed-reply.ts',
    from: 'return Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]);',
    to: 'return Buffer.concat([iv, Buffer.from(text), cipher.final(), cipher.getAuthTag()]);',
    test: RECORDS,
    only: /nothing of request and reply/,
  },
  {
    name: 'idempotency: attempts are counted apart',
    file: CORE,
    from: "services.reposOver(table, ['throttles'])",
    to: 'services.reposOver(table, [])',
    test: RECORDS,
    only: /counted attempt/,
  },
  {
    name: 'idempotency: one write at a time until the record is there',
    file: DATA,
    from: 'const current = previous.then(() => (recorded ?',
    to: 'const current = Promise.resolve().then(() => (recorded ?',
    test: TABLE,
    only: /at the same time/,
  },
  {
    name: 'idempotency: a removed record does not come back',
    file: DATA,
    from: 'update(keyOf(place), { set: { reply } }, { exists: true })',
    to: 'update(keyOf(place), { set: { reply } })',
    test: TABLE,
    only: /does not come back/,
  },
  {
    name: 'idempotency: goes with the account',
    file: 'functions/data/keys.ts',
    from: "IDEMPOTENCY: 'account',",
    to: "IDEMPOTENCY: 'nobody',",
    test: 'tests/api/auth/delete-me.test.ts',
    only: /no trace of the person/,
  },
];
