import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule, CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Schedule } from '#core/declaration.ts';
import type { StageConfig } from '../config.ts';
import type { DomainFunction } from './domain-function.ts';

const RETRIES = 3;

interface SchedulesProps {
  readonly stage: StageConfig;
  readonly target: DomainFunction;
  /** By name. */
  readonly schedules: Readonly<Record<string, Schedule>>;
  /** Takes what failed for good. */
  readonly deadLetters: Queue;
}

/** What begins by the clock in one function, which is handed `{ "schedule": name }`. */
export class Schedules extends Construct {
  constructor(scope: Construct, id: string, { stage, target, schedules, deadLetters }: SchedulesProps) {
    super(scope, id);
    const group = new CfnScheduleGroup(this, 'Group', { name: `tonus-${stage.name}-${target.name}` });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
      inlinePolicies: {
        Own: new PolicyDocument({
          statements: [
            new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [target.function.functionArn] }),
            new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }),
          ],
        }),
      },
    });
    for (const [name, { expression, timeZone }] of Object.entries(schedules)) {
      new CfnSchedule(this, `Schedule-${name}`, {
        name,
        groupName: group.ref,
        scheduleExpression: expression,
        scheduleExpressionTimezone: timeZone ?? 'UTC',
        flexibleTimeWindow: { mode: 'OFF' },
        target: {
          arn: target.function.functionArn,
          roleArn: role.roleArn,
          input: JSON.stringify({ schedule: name }),
          retryPolicy: { maximumRetryAttempts: RETRIES },
          deadLetterConfig: { arn: deadLetters.queueArn },
        },
      });
    }
  }
}
