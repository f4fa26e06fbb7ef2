import { Cron } from 'croner';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { ACCOUNT, REGION, type Resolver } from './intrinsics.ts';
import type { Journal } from './journal.ts';
import type { Lambda } from './lambda.ts';
import { readScheduleExpression } from './schedule-expression.ts';

const Retry = z.optional(z.object({ MaximumRetryAttempts: z.optional(z.number()) }));
const Letters = z.optional(z.object({ Arn: z.optional(z.string()) }));
const Target = z.object({
  Arn: z.string(),
  Input: z.optional(z.string()),
  RetryPolicy: Retry,
  DeadLetterConfig: Letters,
});

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
  stop(): void;
}

interface Options {
  readonly resolver: Resolver;
  readonly deadLetters: Journal;
  readonly lambdaByArn: (arn: string) => Lambda;
}

/** Fires the template's schedules (EventBridge Scheduler and rules) by the clock. */
export function startSchedules({ resolver, deadLetters, lambdaByArn }: Options): Schedules {
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

  const hit = async (name: string, target: z.infer<typeof Target>): Promise<boolean> => {
    const event: unknown = target.Input === undefined ? defaultEvent(name) : JSON.parse(target.Input);
    const retries = target.RetryPolicy?.MaximumRetryAttempts ?? 0;
    for (let attempt = 0; attempt <= retries; attempt += 1) {
      try {
        await lambdaByArn(target.Arn).invoke(event);
        return true;
      } catch {
        // The function has logged why; another try or the dead letters follow.
      }
    }
    if (target.DeadLetterConfig?.Arn) deadLetters.add({ queue: target.DeadLetterConfig.Arn, schedule: name, event });
    return false;
  };
  const fire = async (name: string): Promise<boolean | null> => {
    const schedule = all.get(name);
    if (!schedule) return null;
    const results = await Promise.all(schedule.targets.map((target) => hit(name, target)));
    return results.every(Boolean);
  };

  const stops = [...all.values()]
    .filter(({ enabled }) => enabled)
    .map(({ name, expression, timezone }) => {
      const clock = readScheduleExpression(expression);
      if (clock.kind === 'cron') {
        const cron = new Cron(clock.pattern, { timezone, sloppyRanges: true }, () => void fire(name));
        return () => cron.stop();
      }
      const timer = setInterval(() => void fire(name), clock.everyMs);
      return () => clearInterval(timer);
    });
  return { names: [...all.keys()], fire, stop: () => stops.forEach((stop) => stop()) };
}

function defaultEvent(name: string): object {
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
