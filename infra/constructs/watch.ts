import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import type { DomainFunction } from './domain-function.ts';

const PERIOD = Duration.minutes(5);

/** A function that takes this share of its time limit is about to be cut off. */
const SLOW_SHARE = 0.8;
/** What waits this long waits behind something that keeps failing. */
const LAG = Duration.minutes(15);

/** How long something has waited, and what is wrong then. */
export interface Lag {
  readonly title: string;
  readonly metric: Metric;
  /** Of the metric. */
  readonly unit: 'milliseconds' | 'seconds';
}

/** How old the oldest record of the stream is that this function has not done. */
export function streamLag({ function: fn }: DomainFunction): Metric {
  return fn.metric('IteratorAge', { period: PERIOD, statistic: Stats.MAXIMUM });
}

/** How old the oldest message of a queue is. */
export function queueLag(queue: Queue): Metric {
  return queue.metricApproximateAgeOfOldestMessage({ period: PERIOD, statistic: Stats.MAXIMUM });
}

interface WatchProps {
  readonly stage: StageConfig;
  readonly functions: readonly DomainFunction[];
  /** What waits to be handed over. */
  readonly lags: readonly Lag[];
  readonly deadLetters: readonly Queue[];
  readonly api: HttpApi;
}

/** What wakes somebody, and the one page to look at then. */
export class Watch extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { stage, functions, lags, deadLetters, api }: WatchProps) {
    super(scope, id);
    this.topic = new Topic(this, 'Alarms', {
      displayName: `Tonus ${stage.name}`,
      enforceSSL: true,
      masterKey: this.#alarmKey(stage),
    });
    // The policy that demands TLS takes the place of the topic's own, under which alarms of the account may publish.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (stage.alarmEmail) this.topic.addSubscription(new EmailSubscription(stage.alarmEmail));

    for (const one of functions) this.#watchFunction(one);
    // Of all functions of the account together, as they share what it may run at once; the dashboard tells whose they are.
    this.#alarm('Throttles', { metric: throttles(), above: 0 });
    for (const { title, metric, unit } of lags) {
      this.#alarm(title, { metric, above: unit === 'seconds' ? LAG.toSeconds() : LAG.toMilliseconds() });
    }
    const lost = deadLetters.map((queue) =>
      queue.metricApproximateNumberOfMessagesVisible({ period: PERIOD, statistic: Stats.MAXIMUM }),
    );
    lost.forEach((metric, index) =>
      this.#alarm(index === 0 ? 'Dead letters' : 'Dead letters of slow jobs', { metric, above: 0 }),
    );
    const serverErrors = api.metricServerError({ period: PERIOD, statistic: Stats.SUM });
    // A failure nobody foresaw is an answer with 500, which Lambda does not count among its errors.
    this.#alarm('The API fails', { metric: serverErrors, above: 0 });

    const row = (title: string, left: IMetric[]): GraphWidget => new GraphWidget({ title, left, width: 8 });
    new Dashboard(this, 'Dashboard', {
      dashboardName: `tonus-${stage.name}`,
      widgets: [
        [
          row('Requests', [api.metricCount({ period: PERIOD })]),
          row('Refusals and failures', [api.metricClientError({ period: PERIOD }), serverErrors]),
          row('Latency, p99', [api.metricLatency({ period: PERIOD, statistic: Stats.p(99) })]),
        ],
        [
          row(
            'Errors by function',
            functions.map(({ name, function: fn }) => fn.metricErrors({ period: PERIOD, label: name })),
          ),
          row(
            'Throttles by function',
            functions.map(({ name, function: fn }) => fn.metricThrottles({ period: PERIOD, label: name })),
          ),
          row(
            'Duration by function, p99',
            functions.map(({ name, function: fn }) => slowest(fn).with({ label: name })),
          ),
        ],
        [row('Dead letters', lost)],
      ],
    });
  }

  /** A key of our own, since the one SNS brings cannot be opened to alarms. */
  #alarmKey(stage: StageConfig): Key {
    const key = new Key(this, 'AlarmKey', {
      description: `Tonus ${stage.name}: alarms on their way`,
      enableKeyRotation: true,
      // It opens messages that are under way, nothing that is kept.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const actions = ['kms:Decrypt', 'kms:GenerateDataKey*'];
    key.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions,
        resources: ['*'],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    // EventBridge does not say for which account it asks: under a condition on it no message would arrive.
    key.addToResourcePolicy(
      new PolicyStatement({ principals: [new ServicePrincipal('events.amazonaws.com')], actions, resources: ['*'] }),
    );
    return key;
  }

  #watchFunction({ name, function: fn, timeout }: DomainFunction): void {
    this.#alarm(`${name}: errors`, { metric: fn.metricErrors({ period: PERIOD }), above: 0 });
    this.#alarm(`${name}: slow`, { metric: slowest(fn), above: timeout.toMilliseconds() * SLOW_SHARE });
  }

  #alarm(what: string, { metric, above }: { metric: Metric; above: number }): void {
    new Alarm(this, what, {
      alarmDescription: what,
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(this.topic));
  }
}

function slowest(fn: DomainFunction['function']): Metric {
  return fn.metricDuration({ period: PERIOD, statistic: Stats.p(99) });
}

function throttles(): Metric {
  return new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', period: PERIOD, statistic: Stats.SUM });
}
