import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { accept } from './accept.ts';

interface CanaryProps {
  readonly alias: Alias;
  /** Any of them takes the old version back. */
  readonly alarms: readonly Alarm[];
}

/**
 * A new version of a function gets every tenth call for ten minutes, then all of them. Where an alarm rings meanwhile
 * all calls go to the old one again, and the deployment fails. Alarms look at five minutes: in fewer none would ring.
 */
export class Canary extends Construct {
  constructor(scope: Construct, id: string, { alias, alarms }: CanaryProps) {
    super(scope, id);
    const { role } = new LambdaDeploymentGroup(this, 'Group', {
      alias,
      alarms: [...alarms],
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_10MINUTES,
    });
    accept(
      role,
      'The policy that AWS keeps for CodeDeploy and Lambda alone: to move an alias, read alarms and tell topics',
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
    );
  }
}
