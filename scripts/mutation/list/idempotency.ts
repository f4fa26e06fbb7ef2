import { guardsIn } from '../guard.ts';

/** A request that is sent twice under one Idempotency-Key is carried out once. */
export const guards = [
  guardsIn('functions/core/http/idempotency.ts', 'tests/api/idempotency/repeated-requests.test.ts', {
    'idempotency: the record is looked for first -> none of the work': '[-if (known) return replyOf(known);-]',
    'idempotency: who loses gets the reply of who won -> twenty at once':
      'const winner = [-isRefused ? await records.find(place, now) :-]{+null as IdempotencyRecord |+} null;',
    'idempotency: a refusal may come from the same request’s own effect -> while it looked':
      'error instanceof AlreadyDone[- || (error instanceof AppError && !table.hasRecorded())-]',
    'idempotency: one key, one request -> with another request':
      '[-if (first.fingerprint !== fingerprint) keyReused();-]',
    'idempotency: form of a key -> is refused with 422':
      'if ([-key !== undefined && !VISIBLE_ASCII.test(key)-]{+false+}) {',
    'idempotency: records are one person’s own -> of two people': "const place = { userId: [-request.userId-]{+''+},",
  }),
  guardsIn('functions/data/idempotency.ts', 'tests/api/idempotency/repeated-requests.test.ts', {
    'idempotency: the record is written with the effect -> creates nothing more|twenty':
      'await table.transact([-[record, ...writes]-]{+writes+});',
    'idempotency: the record must not be there -> twenty at once':
      '[-condition: { below: { ttl: seconds(now) + 1 } },-]',
    'idempotency: a day by the clock -> a day later': "item [-&& Number(item['ttl']) > seconds(now) -]?",
  }),
  guardsIn('functions/data/idempotency.ts', 'functions/data/idempotency.test.ts', {
    'idempotency: a request that was carried out is told from one that is refused -> under their names':
      'error instanceof ConditionFailed[- && error.condition === CARRIED_OUT-]',
    'idempotency: one write at a time until the record is there -> at the same time':
      'const current = [-previous-]{+Promise.resolve()+}.then(() => (recorded ?',
    'idempotency: a removed record does not come back -> does not come back':
      'update(keyOf(place), { set: { reply } }[-, { exists: true }-])',
  }),
  guardsIn('functions/core/http/idempotency.ts', 'tests/api/idempotency/records.test.ts', {
    'idempotency: a lost reply is not waited for for ever -> the reply is lost':
      'if (!current[- || Date.now() > current.busyUntil-]) break;',
    'idempotency: attempts are counted apart -> counted attempt':
      "services.reposOver(table, ['[-throttles', '-]portalLimits'])",
  }),
  guardsIn('functions/core/http/sealed-reply.ts', 'tests/api/idempotency/records.test.ts', {
    'idempotency: the reply is sealed -> nothing of request and reply':
      'return [-seal(content, keyOf(secret, place))-]{+Buffer.from(text)+};',
  }),
  guardsIn('functions/core/http/idempotency.ts', 'tests/api/bitrix24/portal-down.long.test.ts', {
    'idempotency: requests to a portal are counted apart -> same request is sent again':
      "services.reposOver(table, ['throttles'[-, 'portalLimits'-]])",
  }),
  guardsIn('functions/data/partitions.ts', 'tests/api/auth/delete-me.test.ts', {
    'idempotency: goes with the account -> no trace of the person': "IDEMPOTENCY: '[-account-]{+nobody+}',",
  }),
];
