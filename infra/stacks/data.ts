import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, BillingMode, StreamViewType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { EXPORT_DAYS } from '#shared/rules/workspace-export.ts';
import { BACKUP_DAYS } from '#shared/rules/backup-days.ts';
import type { StageConfig } from '../config.ts';
import { accept } from '../constructs/accept.ts';

/** What outlives every release: the table, the key it is encrypted with, the keys of tokens and of sealed secrets. */
export class DataStack extends Stack {
  readonly table: Table;
  readonly tableKey: Key;
  readonly tokenKey: Key;
  readonly vaultKey: Key;
  /** Archives that workspaces are given out as, for a few days each. */
  readonly exportsBucket: IBucket;

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { readonly stage: StageConfig }) {
    super(scope, id, props);
    const removalPolicy = stage.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

    this.tableKey = new Key(this, 'TableKey', {
      description: `Tonus ${stage.name}: the table`,
      enableKeyRotation: true,
      removalPolicy,
    });
    this.table = new Table(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: this.tableKey,
      // Respondents are told how long what was deleted stays in there.
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: BACKUP_DAYS },
      deletionProtection: stage.keepData,
      timeToLiveAttribute: 'ttl',
      // A counter is told what an answer was before and what it is now.
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      removalPolicy,
    });
    this.tokenKey = new Key(this, 'TokenKey', {
      description: `Tonus ${stage.name}: access-token signing keys are derived from it`,
      keySpec: KeySpec.HMAC_256,
      keyUsage: KeyUsage.GENERATE_VERIFY_MAC,
      removalPolicy,
    });
    accept(
      this.tokenKey,
      'KMS rotates no HMAC keys; what is derived from it changes every 30 days, and raising tokenEpoch voids it at once',
      'CKV_AWS_7',
    );
    this.vaultKey = new Key(this, 'VaultKey', {
      description: `Tonus ${stage.name}: secrets of other services are sealed with it`,
      enableKeyRotation: true,
      removalPolicy,
    });

    this.exportsBucket = this.#exportsBucket(removalPolicy);

    new CfnOutput(this, 'TableName', { value: this.table.tableName });
  }

  /** Whatever a workspace owns lies in one file here: encrypted as the table is, read by links of five minutes alone. */
  #exportsBucket(removalPolicy: RemovalPolicy): IBucket {
    const bucket = new Bucket(this, 'Exports', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.KMS,
      encryptionKey: this.tableKey,
      bucketKeyEnabled: true,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      lifecycleRules: [
        { expiration: Duration.days(EXPORT_DAYS), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      removalPolicy,
      // The library's own class misses its interface by an optional property; a border of types, nothing else.
    }) as IBucket;
    accept(
      bucket,
      'Each archive is asked for at the API, which knows and logs who may; a second log would hold the addresses of owners',
      'AwsSolutions-S1',
      'CKV_AWS_18',
    );
    accept(
      bucket,
      'An archive is never changed, is gone after three days and can be made again: an old version would outlive its deletion',
      'CKV_AWS_21',
    );
    return bucket;
  }
}
