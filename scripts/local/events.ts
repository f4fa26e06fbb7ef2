import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { matches } from './filter.ts';
import { ACCOUNT, REGION, type Resolver } from './intrinsics.ts';
import { Target, type Targets } from './targets.ts';

const Rule = z.object({
  EventPattern: z.optional(z.record(z.string(), z.unknown())),
  State: z._default(z.string(), 'ENABLED'),
  Targets: z._default(z.array(Target), []),
});

export interface Events {
  /** Puts an event on the bus of the account: each rule it fits hands it to its functions. Gives how many took it. */
  publish(event: { source: string; detailType: string; detail: object }): Promise<number>;
}

/** The event bus of EventBridge, with the rules of the template. */
export function createEvents({ resolver, targets }: { resolver: Resolver; targets: Targets }): Events {
  const rules = resolver
    .all('AWS::Events::Rule', Rule)
    .filter(({ properties: { EventPattern, State } }) => EventPattern !== undefined && State === 'ENABLED');
  return {
    async publish({ source, detailType, detail }) {
      const event = {
        version: '0',
        id: randomUUID(),
        'detail-type': detailType,
        source,
        account: ACCOUNT,
        region: REGION,
        time: new Date().toISOString(),
        resources: [],
        detail,
      };
      const wanted = rules
        .filter(({ properties: { EventPattern = {} } }) => matches(EventPattern, event))
        .flatMap(({ name, properties }) => properties.Targets.map((target) => ({ name, target })));
      const taken = await Promise.all(wanted.map(({ name, target }) => targets.hit(name, target, event)));
      return taken.filter(Boolean).length;
    },
  };
}
