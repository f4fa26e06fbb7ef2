import { expect, it } from 'vitest';
import { createEvents } from './events.ts';
import type { Resolver } from './intrinsics.ts';

/** A resolver that knows these rules alone, as the template has them resolved. */
const rulesOf = (...rules: readonly { name: string; properties: object }[]) =>
  ({
    all: () => rules.map((rule) => ({ ...rule, properties: { State: 'ENABLED', ...rule.properties } })),
  }) as never as Resolver;

it('hands an event to the functions of each rule it fits, and tells how many took it', async () => {
  const hits: [string, string, unknown][] = [];
  const events = createEvents({
    resolver: rulesOf(
      {
        name: 'ours',
        properties: { EventPattern: { source: ['aws.ses'] }, Targets: [{ Arn: 'a' }, { Arn: 'broken' }] },
      },
      { name: 'others', properties: { EventPattern: { source: ['aws.s3'] }, Targets: [{ Arn: 'b' }] } },
      {
        name: 'off',
        properties: { State: 'DISABLED', EventPattern: { source: ['aws.ses'] }, Targets: [{ Arn: 'c' }] },
      },
      { name: 'clock', properties: { Targets: [{ Arn: 'd' }] } },
    ),
    targets: {
      hit: async (name, { Arn }, event) => {
        hits.push([name, Arn, event]);
        return Arn !== 'broken';
      },
    },
  });
  const taken = await events.publish({ source: 'aws.ses', detailType: 'Email Bounced', detail: { bounce: 1 } });
  expect(taken).toBe(1);
  expect(hits.map(([name, arn]) => [name, arn])).toEqual([
    ['ours', 'a'],
    ['ours', 'broken'],
  ]);
  expect(hits[0]![2]).toMatchObject({ source: 'aws.ses', 'detail-type': 'Email Bounced', detail: { bounce: 1 } });
});
