import { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule, CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { jobStream, type ScheduleSettings } from '../functions.ts';
import { accept } from './accept.ts';
import type { DomainFunction } from './domain-function.ts';
import { feedFromStream } from './stream-feed.ts';

const DEAD_LETTER_DAYS = 14;
const SCHEDULE_RETRIES = 3;

interface JobWorkerProps {
  readonly stage: StageConfig;
  readonly worker: DomainFunction;
  readonly table: Table;
  readonly schedules: readonly ScheduleSettings[];
}

/** Feeds the worker: new job items of the table's stream, the schedules, and a queue for what failed for good. */
export class JobWorker extends Construct {
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { stage, worker, table, schedules }: JobWorkerProps) {
    super(scope, id);
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(DEAD_LETTER_DAYS),
    });
    accept(this.deadLetters, 'It is the dead-letter queue, of a stream and of schedules', 'AwsSolutions-SQS3');
    accept(this.deadLetters, 'Encrypted by SQS itself, which the check does not know', 'CKV_AWS_27');
    feedFromStream(worker, { table, stream: jobStream, deadLetters: this.deadLetters });
    if (schedules.length > 0) this.#schedule(stage, worker, schedules);
  }

  #schedule(stage: StageConfig, worker: DomainFunction, schedules: readonly ScheduleSettings[]): void {
    const group = new CfnScheduleGroup(this, 'Schedules', { name: `tonus-${stage.name}` });
    const role = new Role(this, 'ScheduleRole', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
      inlinePolicies: {
        Own: new PolicyDocument({
          statements: [
            new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [worker.function.functionArn] }),
            new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.deadLetters.queueArn] }),
          ],
        }),
      },
    });
    for (const { name, expression, timeZone, job } of schedules) {
      new CfnSchedule(this, `Schedule-${name}`, {
        name,
        groupName: group.ref,
        scheduleExpression: expression,
        scheduleExpressionTimezone: timeZone ?? 'UTC',
        flexibleTimeWindow: { mode: 'OFF' },
        target: {
          arn: worker.function.functionArn,
          roleArn: role.roleArn,
          input: JSON.stringify({ schedule: name, job }),
          retryPolicy: { maximumRetryAttempts: SCHEDULE_RETRIES },
          deadLetterConfig: { arn: this.deadLetters.queueArn },
        },
      });
    }
  }
}
