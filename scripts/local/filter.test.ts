import { describe, expect, it } from 'vitest';
import { matches } from './filter.ts';

const event = {
  eventName: 'INSERT',
  dynamodb: { NewImage: { type: { S: 'job' }, tries: { N: '3' }, tags: { SS: ['a', 'b'] } } },
};
const listed = { resources: [{ ARN: 'one' }, { ARN: 'two' }] };
const image = (rules: object) => ({ dynamodb: { NewImage: rules } });

describe('filter patterns', () => {
  it.each([
    ['an exact value', { eventName: ['INSERT'], ...image({ type: { S: ['job', 'response'] } }) }, true],
    ['another value', { eventName: ['REMOVE'] }, false],
    ['one name that fits and one that does not', { eventName: ['INSERT'], ...image({ type: { S: ['poll'] } }) }, false],
    ['a prefix', image({ type: { S: [{ prefix: 'jo' }] } }), true],
    ['a wrong prefix', image({ type: { S: [{ prefix: 'ob' }] } }), false],
    ['a suffix', image({ type: { S: [{ suffix: 'ob' }] } }), true],
    ['presence', image({ type: { S: [{ exists: true }] } }), true],
    ['presence of what is absent', image({ done: { S: [{ exists: true }] } }), false],
    ['absence', image({ done: { S: [{ exists: false }] } }), true],
    ['absence of what is present', image({ type: { S: [{ exists: false }] } }), false],
    ['anything but others', image({ type: { S: [{ 'anything-but': ['poll', 'run'] }] } }), true],
    ['anything but itself', image({ type: { S: [{ 'anything-but': 'job' }] } }), false],
    ['anything but a prefix', image({ type: { S: [{ 'anything-but': { prefix: 'j' } }] } }), false],
    ['a number in a range', image({ tries: { N: [{ numeric: ['>', 0, '<=', 3] }] } }), true],
    ['a number out of range', image({ tries: { N: [{ numeric: ['>', 3] }] } }), false],
    ['a member of a list', image({ tags: { SS: ['b'] } }), true],
    ['either of two branches', { $or: [{ eventName: ['REMOVE'] }, image({ type: { S: ['job'] } })] }, true],
    ['neither of two branches', { $or: [{ eventName: ['REMOVE'] }, { eventName: ['MODIFY'] }] }, false],
  ])('judges %s', (_, pattern, expected) => {
    expect(matches(pattern, event)).toBe(expected);
  });

  it.each([
    ['one of a list of objects', 'two', true],
    ['none of a list of objects', 'three', false],
  ])('judges %s', (_, arn, expected) => {
    expect(matches({ resources: { ARN: [arn] } }, listed)).toBe(expected);
  });

  it('refuses a rule it does not know instead of letting records through', () => {
    expect(() => matches({ eventName: [{ cidr: '10.0.0.0/8' }] }, event)).toThrow('cidr');
  });
});
