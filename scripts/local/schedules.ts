import { Cron } from 'croner';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { ACCOUNT, REGION, type Resolver } from './intrinsics.ts';
import { readScheduleExpression } from './schedule-expression.ts';
import { Target, type Targets } from './targets.ts';

const Schedule = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z._default(z.string(), 'UTC'),
  State: z._default(z.string(), 'ENABLED'),
  Target,
});
const Rule = z.object({
  ScheduleExpression: z.optional(z.string()),
  State: z._default(z.string(), 'ENABLED'),
  Targets: z._default(z.array(Target), []),
});

export interface Schedules {
  readonly names: readonly string[];
  /** Does now what the schedule does by the clock; null for an unknown name, else whether its functions succeeded. */
  fire(name: string): Promise<boolean | null>;
  /** Fires nothing any more, and waits for what is being fired. */
  stop(): Promise<unknown>;
}

interface Options {
  readonly resolver: Resolver;
  readonly targets: Targets;
  /** Hears of each schedule that was fired, and whether its functions succeeded. */
  readonly onFired?: ((name: string, succeeded: boolean) => void) | undefined;
  /** When a schedule last succeeded, before this start: a moment of the calendar that passed since is made up for. */
  readonly lastSuccess?: ((name: string) => Date | null) | undefined;
}

/** Fires the template's schedules (EventBridge Scheduler and rules) by the clock. */
export function startSchedules({ resolver, targets, onFired, lastSuccess }: Options): Schedules {
  const scheduled = resolver.all('AWS::Scheduler::Schedule', Schedule).map(({ name, properties }) => ({
    name,
    enabled: properties.State === 'ENABLED',
    expression: properties.ScheduleExpression,
    timezone: properties.ScheduleExpressionTimezone,
    targets: [properties.Target],
  }));
  const ruled = resolver.all('AWS::Events::Rule', Rule).flatMap(({ name, properties }) =>
    properties.ScheduleExpression === undefined
      ? []
      : [
          {
            name,
            enabled: properties.State === 'ENABLED',
            expression: properties.ScheduleExpression,
            timezone: 'UTC',
            targets: properties.Targets,
          },
        ],
  );
  const all = new Map([...scheduled, ...ruled].map((schedule) => [schedule.name, schedule]));

  const underWay = new Set<Promise<unknown>>();
  const fire = async (name: string): Promise<boolean | null> => {
    const schedule = all.get(name);
    if (!schedule) return null;
    const hits = Promise.all(schedule.targets.map((target) => targets.hit(name, target, eventOf(name, target))));
    underWay.add(hits);
    const succeeded = (await hits.finally(() => underWay.delete(hits))).every(Boolean);
    onFired?.(name, succeeded);
    return succeeded;
  };

  const stops = [...all.values()]
    .filter(({ enabled }) => enabled)
    .map(({ name, expression, timezone }) => {
      const clock = readScheduleExpression(expression);
      if (clock.kind === 'cron') {
        const cron = new Cron(clock.pattern, { timezone, sloppyRanges: true }, () => void fire(name));
        const [last, due] = [lastSuccess?.(name), cron.previousRuns(1)[0]];
        if (last && due && due > last) void fire(name);
        return () => cron.stop();
      }
      const timer = setInterval(() => void fire(name), clock.everyMs);
      return () => clearInterval(timer);
    });
  return {
    names: [...all.keys()],
    fire,
    stop: () => {
      stops.forEach((stop) => stop());
      return Promise.allSettled(underWay);
    },
  };
}

/** What a target is handed: the input it asks for, or the clock's own event. */
function eventOf(name: string, target: Target): unknown {
  if (target.Input !== undefined) return JSON.parse(target.Input);
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: ACCOUNT,
    region: REGION,
    time: new Date().toISOString(),
    resources: [`arn:aws:events:${REGION}:${ACCOUNT}:rule/${name}`],
    detail: {},
  };
}
