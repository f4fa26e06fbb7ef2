import { describe, expect, it } from 'vitest';
import { check, insert, put, remove, toTransactItem, update } from './writes.ts';

const key = { pk: 'A', sk: 'B' };
const of = (...write: Parameters<typeof toTransactItem>) => toTransactItem(...write);

describe('a write', () => {
  it('that inserts demands that nothing is there; one that puts demands nothing', () => {
    expect(of('t', insert({ ...key, name: 'x' }))).toEqual({
      Put: {
        TableName: 't',
        Item: { ...key, name: 'x' },
        ConditionExpression: 'attribute_not_exists(#n0)',
        ExpressionAttributeNames: { '#n0': 'pk' },
      },
    });
    expect(of('t', put(key))).toEqual({ Put: { TableName: 't', Item: key } });
  });

  it('names attributes by placeholders only, whatever they are called', () => {
    const { Update: sent } = of(
      't',
      update(key, { set: { 'size = :v9': 1, name: 2 }, add: { 'count#': 3 } }, { equals: { name: 4 } }),
    );
    expect(sent).toEqual({
      TableName: 't',
      Key: key,
      ConditionExpression: '#n0 = :v0',
      UpdateExpression: 'SET #n1 = :v1, #n0 = :v2 ADD #n2 :v3',
      ExpressionAttributeNames: { '#n0': 'name', '#n1': 'size = :v9', '#n2': 'count#' },
      ExpressionAttributeValues: { ':v0': 4, ':v1': 1, ':v2': 2, ':v3': 3 },
    });
  });

  it('demands all parts of its condition together', () => {
    const condition = {
      exists: true,
      equals: { version: 2, state: 'open' },
      above: { ttl: 7 },
      below: { attempts: 10 },
    };
    expect(of('t', remove(key, condition))).toEqual({
      Delete: {
        TableName: 't',
        Key: key,
        ConditionExpression:
          'attribute_exists(#n0) AND #n1 = :v0 AND #n2 = :v1 AND #n3 > :v2 AND (attribute_not_exists(#n4) OR #n4 < :v3)',
        ExpressionAttributeNames: { '#n0': 'pk', '#n1': 'version', '#n2': 'state', '#n3': 'ttl', '#n4': 'attempts' },
        ExpressionAttributeValues: { ':v0': 2, ':v1': 'open', ':v2': 7, ':v3': 10 },
      },
    });
  });

  it('leaves out what is undefined and sets what is null', () => {
    expect(of('t', update(key, { set: { gone: undefined, empty: null } }))).toMatchObject({
      Update: {
        UpdateExpression: 'SET #n0 = :v0',
        ExpressionAttributeNames: { '#n0': 'empty' },
        ExpressionAttributeValues: { ':v0': null },
      },
    });
  });

  it('that only checks carries its condition', () => {
    expect(of('t', check(key, { exists: true }))).toEqual({
      ConditionCheck: {
        TableName: 't',
        Key: key,
        ConditionExpression: 'attribute_exists(#n0)',
        ExpressionAttributeNames: { '#n0': 'pk' },
      },
    });
  });
});
