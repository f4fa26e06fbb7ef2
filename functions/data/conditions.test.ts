import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { table } from '#tests/support/embedded-table.ts';
import { ConditionFailed, failedCondition, unlessChanged } from './conditions.ts';
import { check, failsAs, insert, put, update } from './writes.ts';

const fresh = () => ({ pk: randomUUID(), sk: 'THING' });
const missing = () => check(fresh(), { exists: true });

describe('a named condition', () => {
  it('says by its name why nothing was written, wherever it stands', async () => {
    const [one, other] = [fresh(), fresh()];
    const writes = [insert(one), failsAs('gone', missing()), failsAs('limit', insert(other))];
    expect(await failedCondition(table, writes)).toBe('gone');
    expect(await failedCondition(table, writes.toReversed())).toBe('gone');
    expect(await table.get(one, { consistent: true })).toBeNull();
    expect(await failedCondition(table, [insert(one), failsAs('limit', insert(other))])).toBeNull();
    expect(await table.get(one, { consistent: true })).toEqual(one);
  });

  it('is the first one that failed where several did', async () => {
    const writes = [failsAs('gone', missing()), failsAs('limit', missing())];
    expect(await failedCondition(table, writes)).toBe('gone');
    expect(await failedCondition(table, writes.toReversed())).toBe('limit');
  });

  it('is told of a single write too', async () => {
    const one = fresh();
    await table.write(put(one));
    const refused = table.write(failsAs('taken', insert(one)));
    await expect(refused).rejects.toMatchObject({ condition: 'taken', item: one });
  });

  it('cannot be compared with a name no write has', async () => {
    const failed = await failedCondition(table, [insert(fresh()), failsAs('limit', insert(fresh()))]);
    // @ts-expect-error -- a misspelt name does not compile
    expect(failed === 'limti').toBe(false);
  });
});

describe('a condition without a name', () => {
  it('means what the caller says it means, and is thrown where nobody has said', async () => {
    const writes = [missing(), failsAs('limit', insert(fresh()))];
    expect(await failedCondition(table, writes, 'changed')).toBe('changed');
    await expect(failedCondition(table, writes)).rejects.toBeInstanceOf(ConditionFailed);
  });
});

describe('unlessChanged', () => {
  it('tells whether it was written, and lets any other error through', async () => {
    const one = fresh();
    expect(await unlessChanged(table.write(insert(one)))).toBe(true);
    expect(await unlessChanged(table.write(insert(one)))).toBe(false);
    expect(await unlessChanged(table.transact([missing()]))).toBe(false);
    await expect(unlessChanged(table.write(update({ pk: '', sk: '' }, { set: { a: 1 } })))).rejects.toThrow(/pk|key/i);
  });
});
