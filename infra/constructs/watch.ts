import { Duration, Stack } from 'aws-cdk-lib';
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
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { HTTP_TIMEOUT } from '#core/declaration.ts';
import type { StageConfig } from '../config.ts';
import { accept } from './accept.ts';
import type { DomainFunction } from './domain-function.ts';

const PERIOD = Duration.minutes(5);

/** Where one answer in ten takes this share of what a function may take, the next ones are about to be cut off. */
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
  /** Those that ring when a new version fails. */
  readonly failures: readonly Alarm[];

  constructor(scope: Construct, id: string, { stage, functions, lags, deadLetters, api }: WatchProps) {
    super(scope, id);
    this.topic = new Topic(this, 'Alarms', {
      displayName: `Tonus ${stage.name}`,
      enforceSSL: true,
    });
    accept(
      this.topic,
      'A message names a metric, or who has used a key; a key of our own, which alarms would need, costs $1 a month',
      'CKV_AWS_26',
      'AwsSolutions-SNS2',
    );
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

    // Of all functions of the account together, which share what it may run at once; the dashboard tells whose they are.
    const errors = this.#alarm('Errors', { metric: ofAllFunctions('Errors'), above: 0 });
    this.#alarm('Throttles', { metric: ofAllFunctions('Throttles'), above: 0 });
    this.#alarm('The API is slow', {
      metric: api.metricLatency({ period: PERIOD, statistic: Stats.p(90) }),
      above: HTTP_TIMEOUT * 1000 * SLOW_SHARE,
    });
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
    const failing = this.#alarm('The API fails', { metric: serverErrors, above: 0 });
    this.failures = [errors, failing];

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

  #alarm(what: string, { metric, above }: { metric: Metric; above: number }): Alarm {
    const alarm = new Alarm(this, what, {
      alarmDescription: what,
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    return alarm;
  }
}

function slowest(fn: DomainFunction['function']): Metric {
  return fn.metricDuration({ period: PERIOD, statistic: Stats.p(99) });
}

function ofAllFunctions(metricName: string): Metric {
  return new Metric({ namespace: 'AWS/Lambda', metricName, period: PERIOD, statistic: Stats.SUM });
}
