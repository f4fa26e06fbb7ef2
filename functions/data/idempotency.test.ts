import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { table } from '#tests/support/embedded-table.ts';
import { ConditionFailed } from './conditions.ts';
import { AlreadyDone, createIdempotencyRecords, recordingTable, recordOf } from './idempotency.ts';

import { check, failsAs, insert, put, remove, update } from './writes.ts';

const NOW = new Date('2026-11-17T09:00:00.000Z');
const DAY_SECONDS = 24 * 60 * 60;
const later = (secondsLater: number) => new Date(NOW.getTime() + secondsLater * 1000);
const records = createIdempotencyRecords(table);

const placeOf = (userId: string = randomUUID()) => ({ userId, route: 'createPoll', key: 'k' });
const record = (place: ReturnType<typeof placeOf>, now = NOW) =>
  recordOf(place, { fingerprint: 'f', busyUntil: 7 }, now);
const thing = (pk: string = randomUUID()) => ({ pk, sk: 'THING' });

describe('a table that records', () => {
  it('writes the record with the first write, and nothing of it with the next', async () => {
    const [place, one, two] = [placeOf(), thing(), thing()];
    const recording = recordingTable(table, record(place));
    expect(recording.hasRecorded()).toBe(false);
    await recording.write(insert(one));
    expect(recording.hasRecorded()).toBe(true);
    await recording.transact([insert(two)]);
    await recording.write(remove(one));
    expect(await records.find(place, NOW)).toEqual({ fingerprint: 'f', busyUntil: 7, reply: null });
    expect([await table.get(one), await table.get(two)]).toEqual([null, two]);
  });

  it('records once when two writes are made at the same time', async () => {
    const [one, two] = [thing(), thing()];
    const recording = recordingTable(table, record(placeOf()));
    await Promise.all([recording.write(insert(one)), recording.transact([insert(two)])]);
    expect([await table.get(one), await table.get(two)]).toEqual([one, two]);
  });

  it('gives the item after an update, like any table', async () => {
    const item = thing();
    const recording = recordingTable(table, record(placeOf()));
    expect(await recording.write(update(item, { add: { n: 1 } }))).toEqual({ ...item, n: 1 });
    expect(await recording.write(update(item, { add: { n: 1 } }))).toEqual({ ...item, n: 2 });
  });

  it('refuses by the operation’s own conditions, under their names, and records nothing then', async () => {
    const [place, there] = [placeOf(), thing()];
    await table.write(put(there));
    const recording = recordingTable(table, record(place));
    const refused = recording.transact([
      insert(thing()),
      failsAs('gone', check(thing(), { exists: true })),
      insert(there),
    ]);
    await expect(refused).rejects.toThrow(ConditionFailed);
    await expect(refused).rejects.toMatchObject({ condition: 'gone' });
    expect(recording.hasRecorded()).toBe(false);
    expect(await records.find(place, NOW)).toBeNull();
  });

  it('says that the request was carried out, whatever else stands in its way', async () => {
    const [place, there] = [placeOf(), thing()];
    await recordingTable(table, record(place)).write(insert(there));
    await expect(recordingTable(table, record(place)).write(insert(there))).rejects.toThrow(AlreadyDone);
  });
});

describe('a record', () => {
  it('is nobody else’s', async () => {
    const place = placeOf();
    await table.write(record(place));
    for (const other of [placeOf(), { ...place, route: 'createFrame' }, { ...place, key: 'K' }]) {
      expect(await records.find(other, NOW)).toBeNull();
    }
  });

  it('counts for 24 hours by the clock, and is then replaced', async () => {
    const place = placeOf();
    await table.write(record(place));
    expect(await records.find(place, later(DAY_SECONDS - 1))).not.toBeNull();
    await expect(table.write(record(place, later(DAY_SECONDS - 1)))).rejects.toThrow(ConditionFailed);
    expect(await records.find(place, later(DAY_SECONDS))).toBeNull();
    await table.write(record(place, later(DAY_SECONDS)));
    expect(await records.find(place, later(DAY_SECONDS))).not.toBeNull();
  });

  it('takes the reply; one that was removed meanwhile does not come back with it', async () => {
    const place = placeOf();
    await expect(records.keepReply(place, Buffer.from('reply'))).rejects.toThrow(ConditionFailed);
    await table.write(record(place));
    await records.keepReply(place, Buffer.from('reply'));
    expect(Buffer.from((await records.find(place, NOW))!.reply!).toString()).toBe('reply');
  });
});
