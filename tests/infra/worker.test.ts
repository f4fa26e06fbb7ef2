import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { functions } from '#functions/lambdas/index.ts';
import { scheduledJobs } from '#functions/jobs/index.ts';
import { loadStage } from '#infra/config.ts';
import { AppStack } from '#infra/stacks/app.ts';
import { DataStack } from '#infra/stacks/data.ts';
import { statementsOf } from './policies.ts';
import { ofType, only, type Resource, resourcesOf, target } from './template.ts';

const app = resourcesOf('app');
const queues = ofType(app, 'AWS::SQS::Queue');
const [deadLetters] = queues.filter(({ id }) => id.startsWith('DeadLetters')) as [Resource];
const slowQueue = queues.find(({ Properties }) => Properties['RedrivePolicy'])!;

/** The mapping that feeds this function from the stream. */
function feedOf(name: 'Jobs' | 'Counters' | 'SlowJobs'): Readonly<Record<string, unknown>> {
  const feeds = ofType(app, 'AWS::Lambda::EventSourceMapping').filter(({ Properties }) =>
    target(Properties['FunctionName']).startsWith(`${name}Function`),
  );
  expect(feeds).toHaveLength(1);
  return feeds[0]!.Properties;
}
function filtersOf(name: 'Jobs' | 'Counters'): unknown[] {
  const { Filters } = feedOf(name)['FilterCriteria'] as { Filters: { Pattern: string }[] };
  return Filters.map(({ Pattern }) => JSON.parse(Pattern) as unknown);
}

describe('the stream', () => {
  it('hands new jobs to the worker at once, and nothing else', () => {
    expect(filtersOf('Jobs')).toEqual([{ eventName: ['INSERT'], dynamodb: { NewImage: { type: { S: ['job'] } } } }]);
    expect(feedOf('Jobs')).not.toHaveProperty('MaximumBatchingWindowInSeconds');
    // Letters of different people do not wait for each other.
    expect(feedOf('Jobs')).toMatchObject({ ParallelizationFactor: 10 });
  });

  it('hands what happens to answers, new marks, runs that close, changes of tasks and what events are sent of to the counters, gathered for a second', () => {
    expect(filtersOf('Counters')).toEqual([
      { eventName: ['INSERT', 'MODIFY'], dynamodb: { NewImage: { type: { S: ['response'] } } } },
      {
        eventName: ['INSERT'],
        dynamodb: {
          NewImage: {
            // The last four are what events of a workspace are sent of.
            type: { S: ['mark', 'code-mark', 'access-mark', 'open-run', 'member', 'task', 'rule-entry'] },
          },
        },
      },
      {
        eventName: ['MODIFY'],
        dynamodb: {
          OldImage: { type: { S: ['run'] }, published: { BOOL: [true] } },
          NewImage: { published: { BOOL: [false] } },
        },
      },
      { eventName: ['MODIFY'], dynamodb: { NewImage: { type: { S: ['task'] } } } },
      { eventName: ['REMOVE'], dynamodb: { OldImage: { type: { S: ['response', 'task', 'open-run', 'member'] } } } },
    ]);
    expect(feedOf('Counters')).toMatchObject({ BatchSize: 100, MaximumBatchingWindowInSeconds: 1 });
  });

  it('feeds nobody else', () => {
    expect(ofType(app, 'AWS::Lambda::EventSourceMapping')).toHaveLength(3);
    expect(feedOf('SlowJobs')['EventSourceArn']).toEqual({ 'Fn::GetAtt': [slowQueue.id, 'Arn'] });
  });

  it.each(['Jobs', 'Counters'] as const)(
    '%s: tries again a bounded number of times, halving the batch, then leaves a dead letter',
    (name) => {
      expect(feedOf(name)).toMatchObject({
        StartingPosition: 'TRIM_HORIZON',
        BisectBatchOnFunctionError: true,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        MaximumRetryAttempts: 5,
        MaximumRecordAgeInSeconds: 6 * 60 * 60,
      });
      const { OnFailure } = feedOf(name)['DestinationConfig'] as { OnFailure?: { Destination: unknown } };
      expect(target(OnFailure!.Destination)).toBe(deadLetters.id);
    },
  );

  it('keeps dead letters encrypted for two weeks', () => {
    const lost = queues.filter((queue) => queue !== slowQueue);
    expect(lost).toHaveLength(2);
    for (const { Properties } of lost) {
      expect(Properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 14 * 24 * 60 * 60 });
    }
  });
});

describe('slow jobs', () => {
  const functionId = (name: string) => ofType(app, 'AWS::Lambda::Function').find(({ id }) => id.startsWith(name))!.id;

  it('have a queue of their own: in order within a workspace, several workspaces at once', () => {
    expect(slowQueue.Properties).toMatchObject({ FifoQueue: true, SqsManagedSseEnabled: true });
    expect(feedOf('SlowJobs')).toMatchObject({ BatchSize: 1, ScalingConfig: { MaximumConcurrency: 10 } });
  });

  it('are handed over again only when their function has had its time, and end among dead letters of their own', () => {
    const { Timeout } = app.find(({ id }) => id === functionId('SlowJobsFunction'))!.Properties;
    expect(slowQueue.Properties['VisibilityTimeout']).toBeGreaterThan(Number(Timeout));
    const { deadLetterTargetArn, maxReceiveCount } = slowQueue.Properties['RedrivePolicy'] as Record<string, unknown>;
    expect(maxReceiveCount).toBe(6);
    const lost = queues.find(({ id }) => id === target(deadLetterTargetArn))!;
    expect(lost.Properties).toMatchObject({ FifoQueue: true });
  });

  it('are put there by the worker alone', () => {
    const senders = ofType(app, 'AWS::Lambda::Function').filter(({ id }) =>
      statementsOf(app, id).some(
        ({ actions, resource }) => actions.includes('sqs:SendMessage') && target(resource) === slowQueue.id,
      ),
    );
    expect(senders.map(({ id }) => id)).toEqual([functionId('JobsFunction')]);
  });
});

describe('schedules', () => {
  it('are those of the jobs that begin by the clock', () => {
    const clock = ofType(app, 'AWS::Scheduler::Schedule').map(
      ({ Properties: { Name, ScheduleExpression, ScheduleExpressionTimezone } }) => [
        Name,
        ScheduleExpression,
        ScheduleExpressionTimezone,
      ],
    );
    expect(clock.length).toBeGreaterThan(0);
    const declared = functions.flatMap(({ schedules }) => Object.entries(schedules));
    expect(clock.toSorted()).toEqual(
      declared.map(([name, { expression, timeZone = 'UTC' }]) => [name, expression, timeZone]).toSorted(),
    );
    // A schedule is fired by its name alone.
    expect(new Set(declared.map(([name]) => name)).size).toBe(declared.length);
    expect(declared.map(([name]) => name)).toEqual(expect.arrayContaining(scheduledJobs.map(({ name }) => name)));
  });

  it('invoke the worker with the job, may invoke nothing else, and leave dead letters', () => {
    const stage = loadStage('dev');
    const root = new App();
    const data = new DataStack(root, 'data', { stage });
    const weekly = { weekly: { expression: 'cron(0 9 ? * MON *)', timeZone: 'Europe/Moscow' } };
    const stack = new AppStack(root, 'app', {
      stage,
      data,
      functions: functions.map((one) => ({ ...one, schedules: one.name === 'jobs' ? weekly : {} })),
    });
    const template = Template.fromStack(stack).toJSON() as {
      Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>;
    };
    const resources = Object.entries(template.Resources).map(([id, resource]) => ({ ...resource, id }));

    const { Properties } = only(resources, 'AWS::Scheduler::Schedule');
    expect(Properties).toMatchObject({
      Name: 'weekly',
      ScheduleExpression: 'cron(0 9 ? * MON *)',
      ScheduleExpressionTimezone: 'Europe/Moscow',
    });
    const goal = Properties['Target'] as {
      Arn?: unknown;
      RoleArn?: unknown;
      Input?: string;
      DeadLetterConfig?: { Arn: unknown };
    };
    expect(target(goal.Arn)).toMatch(/^JobsFunction/);
    expect(JSON.parse(goal.Input!)).toEqual({ schedule: 'weekly' });
    expect(target(goal.DeadLetterConfig!.Arn)).toMatch(/^DeadLetters/);
    const role = resources.find(({ id }) => id === target(goal.RoleArn))!;
    const [policy] = role.Properties['Policies'] as {
      PolicyDocument: { Statement: { Action: string; Resource: unknown }[] };
    }[];
    expect(policy!.PolicyDocument.Statement.map(({ Action, Resource }) => [Action, target(Resource)])).toEqual([
      ['lambda:InvokeFunction', target(goal.Arn)],
      ['sqs:SendMessage', target(goal.DeadLetterConfig!.Arn)],
    ]);
  });
});

describe('alarms', () => {
  const alarms = ofType(app, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties as Record<string, unknown>);

  it.each(['Errors', 'Throttles'])('watch %s of all functions together', (metric) => {
    const watched = alarms.filter(({ MetricName }) => MetricName === metric);
    expect(watched).toMatchObject([{ Namespace: 'AWS/Lambda', Threshold: 0 }]);
    expect(watched[0]).not.toHaveProperty('Dimensions');
  });

  it('watch how slowly the API answers, before functions are cut off', () => {
    const watched = alarms.filter(({ MetricName }) => MetricName === 'Latency');
    expect(watched).toMatchObject([{ Namespace: 'AWS/ApiGateway', ExtendedStatistic: 'p90' }]);
    const shortest = Math.min(
      ...ofType(app, 'AWS::Lambda::Function').map(({ Properties }) => Number(Properties['Timeout'])),
    );
    expect(watched[0]!['Threshold']).toBeLessThan(shortest * 1000);
  });

  it('watch how long records of the stream wait, for each of its readers', () => {
    const readers = alarms
      .filter(({ MetricName }) => MetricName === 'IteratorAge')
      .map(({ Dimensions }) => target((Dimensions as { Value: unknown }[])[0]!.Value).replace(/Function\w+$/, ''));
    expect(readers.toSorted()).toEqual(['Counters', 'Jobs']);
  });

  it('watch waiting jobs, dead letters and failures of the API, and wake somebody', () => {
    const metrics = alarms.map(({ MetricName }) => MetricName);
    expect(metrics).toEqual(expect.arrayContaining(['IteratorAge', 'ApproximateNumberOfMessagesVisible', '5xx']));
    const topic = only(app, 'AWS::SNS::Topic').id;
    for (const { AlarmActions } of alarms) expect((AlarmActions as unknown[]).map(target)).toEqual([topic]);
  });

  it('may publish to their topic, those of this account alone, and nobody publishes without TLS', () => {
    const topic = only(app, 'AWS::SNS::Topic').id;
    const policy = only(app, 'AWS::SNS::TopicPolicy').Properties as unknown as {
      PolicyDocument: { Statement: object[] };
      Topics: unknown[];
    };
    expect(policy.Topics.map(target)).toEqual([topic]);
    expect(policy.PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({
        Effect: 'Allow',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Action: 'sns:Publish',
        Resource: { Ref: topic },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      }),
    );
    expect(policy.PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    );
  });

  it('ring for a single answer of the API with 5xx: an unforeseen failure is an answer, not an error of its function', () => {
    expect(alarms.find(({ MetricName }) => MetricName === '5xx')).toMatchObject({
      Threshold: 0,
      ComparisonOperator: 'GreaterThanThreshold',
    });
  });
});
