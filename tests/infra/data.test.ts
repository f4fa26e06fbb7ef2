import { describe, expect, it } from 'vitest';
import { EXPORT_DAYS } from '#shared/rules/workspace-export.ts';
import { BACKUP_DAYS } from '#shared/rules/backup-days.ts';
import { ofType, only, resourcesOf, target } from './template.ts';

const data = resourcesOf('data');

describe('the table', () => {
  const { Properties, DeletionPolicy } = only(data, 'AWS::DynamoDB::Table');

  it('has pk and sk, no index, pays by request', () => {
    expect(Properties).toMatchObject({
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      BillingMode: 'PAY_PER_REQUEST',
    });
    expect(Properties).not.toHaveProperty('GlobalSecondaryIndexes');
    expect(Properties).not.toHaveProperty('LocalSecondaryIndexes');
  });

  it('can be restored to any moment and is not deleted by mistake', () => {
    expect(Properties).toMatchObject({
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: BACKUP_DAYS },
      DeletionProtectionEnabled: true,
    });
    expect(DeletionPolicy).toBe('Retain');
  });

  it('forgets by ttl and streams what was there and what is', () => {
    expect(Properties).toMatchObject({
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    });
  });

  it('is encrypted with a key of ours that rotates', () => {
    const { SSESpecification } = Properties as { SSESpecification?: { SSEEnabled: boolean; KMSMasterKeyId: unknown } };
    const key = data.find(({ id }) => id === target(SSESpecification!.KMSMasterKeyId))!;
    expect(SSESpecification!.SSEEnabled).toBe(true);
    expect(key).toMatchObject({
      Type: 'AWS::KMS::Key',
      DeletionPolicy: 'Retain',
      Properties: { EnableKeyRotation: true },
    });
  });
});

it('has a key for sealed secrets that rotates and outlives the stack', () => {
  const vault = ofType(data, 'AWS::KMS::Key').find(({ id }) => id.startsWith('VaultKey'));
  expect(vault).toMatchObject({ DeletionPolicy: 'Retain', Properties: { EnableKeyRotation: true } });
});

it('has an HMAC key that can do nothing but make and check MACs', () => {
  const [token] = ofType(data, 'AWS::KMS::Key').filter(({ Properties }) => Properties['KeySpec']);
  expect(token).toMatchObject({
    DeletionPolicy: 'Retain',
    Properties: { KeySpec: 'HMAC_256', KeyUsage: 'GENERATE_VERIFY_MAC' },
  });
});

describe('the bucket of archives', () => {
  const bucket = only(data, 'AWS::S3::Bucket');

  it('is nobody’s to read by itself, and reached over TLS alone', () => {
    expect(bucket.Properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
    const { Properties } = only(data, 'AWS::S3::BucketPolicy');
    const { Statement } = Properties['PolicyDocument'] as { Statement: { Effect: string; Condition: object }[] };
    expect(Statement.filter(({ Effect }) => Effect === 'Allow')).toEqual([]);
    expect(JSON.stringify(Statement)).toContain('"aws:SecureTransport":"false"');
    expect(JSON.stringify(Statement)).toContain('"s3:TlsVersion":1.2');
  });

  it('is encrypted with the key of the table, and forgets an archive after three days and what was broken off after one', () => {
    const { BucketEncryption, LifecycleConfiguration } = bucket.Properties as {
      BucketEncryption: {
        ServerSideEncryptionConfiguration: {
          ServerSideEncryptionByDefault: { SSEAlgorithm: string; KMSMasterKeyID: unknown };
        }[];
      };
      LifecycleConfiguration: object;
    };
    const [rule] = BucketEncryption.ServerSideEncryptionConfiguration;
    const { SSEAlgorithm, KMSMasterKeyID } = rule!.ServerSideEncryptionByDefault;
    expect([SSEAlgorithm, target(KMSMasterKeyID)]).toEqual(['aws:kms', expect.stringMatching(/^TableKey/)]);
    expect(LifecycleConfiguration).toEqual({
      Rules: [
        {
          ExpirationInDays: EXPORT_DAYS,
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
          Status: 'Enabled',
        },
      ],
    });
    expect(bucket.Properties).not.toHaveProperty('VersioningConfiguration');
  });
});
