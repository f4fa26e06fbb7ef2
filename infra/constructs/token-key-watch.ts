import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { ReadWriteType, Trail } from 'aws-cdk-lib/aws-cloudtrail';
import { CfnRule } from 'aws-cdk-lib/aws-events';
import { PolicyStatement, type Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { accept } from './accept.ts';

interface TokenKeyWatchProps {
  readonly stage: StageConfig;
  readonly tokenKey: IKey;
  /** The roles of the functions that may use the key; any other caller is told of. */
  readonly roles: readonly Role[];
  readonly topic: Topic;
}

/**
 * Tells of every use of the token key by anybody but our functions: with the table it is what could tell who has
 * answered an open anonymous run. CloudTrail records each call and hands it to EventBridge.
 */
export class TokenKeyWatch extends Construct {
  constructor(scope: Construct, id: string, { stage, tokenKey, roles, topic }: TokenKeyWatchProps) {
    super(scope, id);
    const rule = new CfnRule(this, 'Rule', {
      description: 'GenerateMac on the token key by anybody but the functions',
      // GenerateMac counts as reading; a rule that is merely enabled is told of changes alone.
      state: 'ENABLED_WITH_ALL_CLOUDTRAIL_MANAGEMENT_EVENTS',
      eventPattern: {
        source: ['aws.kms'],
        'detail-type': ['AWS API Call via CloudTrail'],
        detail: {
          eventSource: ['kms.amazonaws.com'],
          eventName: ['GenerateMac'],
          resources: { ARN: [tokenKey.keyArn] },
          // A user or the root of the account has no role that issued its session.
          userIdentity: {
            sessionContext: {
              sessionIssuer: { arn: [{ 'anything-but': roles.map((role) => role.roleArn) }, { exists: false }] },
            },
          },
        },
      },
      targets: [
        {
          id: 'Alarms',
          arn: topic.topicArn,
          inputTransformer: {
            inputPathsMap: {
              who: '$.detail.userIdentity.arn',
              when: '$.detail.eventTime',
              where: '$.detail.sourceIPAddress',
            },
            inputTemplate: `"Tonus ${stage.name}: the token key was used (GenerateMac) by <who> at <when> from <where>, and none of our functions is that. Whoever also reads the table can tell who has answered open anonymous runs."`,
          },
        },
      ],
    });
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('events.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { ArnEquals: { 'aws:SourceArn': rule.attrArn } },
      }),
    );
    if (stage.auditTrail) this.#trail(stage);
  }

  /** EventBridge hears of calls only in an account with a trail. */
  #trail(stage: StageConfig): void {
    const bucket = new Bucket(this, 'TrailBucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      lifecycleRules: [
        {
          expiration: Duration.days(stage.logRetentionDays),
          noncurrentVersionExpiration: Duration.days(1),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      removalPolicy: RemovalPolicy.RETAIN,
    });
    accept(bucket, 'It is the log', 'AwsSolutions-S1', 'CKV_AWS_18');
    const trail = new Trail(this, 'Trail', {
      // The library's own class misses its interface by an optional property.
      bucket: bucket as IBucket,
      isMultiRegionTrail: false,
      includeGlobalServiceEvents: false,
      managementEvents: ReadWriteType.ALL,
      enableFileValidation: true,
    });
    accept(
      trail,
      'It is there for calls to a key of this region, whose bucket is encrypted and keeps no data of people; other regions and a key of its own are the account’s own trail’s business',
      'CKV_AWS_35',
      'CKV_AWS_67',
      'CKV_AWS_252',
    );
  }
}
