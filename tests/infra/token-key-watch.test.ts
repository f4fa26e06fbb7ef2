import { describe, expect, it } from 'vitest';
import { exampleProd } from '#infra/example-stage.ts';
import { statementsOf } from './policies.ts';
import { ofType, only, resourcesOf, resourcesOfStage, target } from './template.ts';

const app = resourcesOf('app');
const rule = only(app, 'AWS::Events::Rule');
const pattern = rule.Properties['EventPattern'] as {
  detail: {
    eventName: string[];
    resources: { ARN: unknown[] };
    userIdentity: { sessionContext: { sessionIssuer: { arn: object[] } } };
  };
};

describe('a use of the token key by anybody but our functions', () => {
  it('is heard of, though CloudTrail counts it as reading', () => {
    expect(rule.Properties['State']).toBe('ENABLED_WITH_ALL_CLOUDTRAIL_MANAGEMENT_EVENTS');
    expect(pattern).toMatchObject({
      source: ['aws.kms'],
      'detail-type': ['AWS API Call via CloudTrail'],
      detail: { eventSource: ['kms.amazonaws.com'], eventName: ['GenerateMac'] },
    });
    expect(JSON.stringify(pattern.detail.resources.ARN)).toMatch(/^\[\{"Fn::ImportValue":"[^"]*TokenKey[^"]*Arn/);
  });

  it('is told from that of the functions by the role, and those without a role are never ours', () => {
    const [others, none, ...more] = pattern.detail.userIdentity.sessionContext.sessionIssuer.arn as [
      { 'anything-but': unknown[] },
      object,
    ];
    expect(none).toEqual({ exists: false });
    expect(more).toEqual([]);
    const users = ofType(app, 'AWS::Lambda::Function')
      .filter(({ id }) => statementsOf(app, id).some(({ actions }) => actions.includes('kms:GenerateMac')))
      .map(({ Properties }) => target(Properties['Role']));
    expect(users.length).toBeGreaterThan(0);
    expect(others['anything-but'].map(target).toSorted()).toEqual(users.toSorted());
  });

  it('rings where the alarms do, saying who it was', () => {
    const topic = only(app, 'AWS::SNS::Topic').id;
    const [goal] = rule.Properties['Targets'] as { Arn: unknown; InputTransformer: { InputTemplate: string } }[];
    expect(target(goal!.Arn)).toBe(topic);
    expect(goal!.InputTransformer.InputTemplate).toContain('<who>');
    const { PolicyDocument } = only(app, 'AWS::SNS::TopicPolicy').Properties as {
      PolicyDocument: { Statement: object[] };
    };
    expect(PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({
        Effect: 'Allow',
        Principal: { Service: 'events.amazonaws.com' },
        Action: 'sns:Publish',
        Resource: { Ref: topic },
        Condition: { ArnEquals: { 'aws:SourceArn': { 'Fn::GetAtt': [rule.id, 'Arn'] } } },
      }),
    );
  });
});

describe('the trail that EventBridge hears of calls from', () => {
  it('records reading calls too, KMS included, into a private bucket that forgets with the logs', () => {
    const { Properties } = only(app, 'AWS::CloudTrail::Trail');
    expect(Properties).toMatchObject({
      IsLogging: true,
      EnableLogFileValidation: true,
      EventSelectors: [{ IncludeManagementEvents: true, ReadWriteType: 'All' }],
    });
    const bucket = only(app, 'AWS::S3::Bucket');
    expect(target(Properties['S3BucketName'])).toBe(bucket.id);
    expect(bucket.Properties).toMatchObject({
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 90, Status: 'Enabled' }] },
    });
    expect(bucket.DeletionPolicy).toBe('Retain');
  });

  it('is left out where the account has one', () => {
    const { app: without } = resourcesOfStage(exampleProd({ auditTrail: false }));
    expect(ofType(without, 'AWS::CloudTrail::Trail')).toEqual([]);
    expect(ofType(without, 'AWS::Events::Rule')).toHaveLength(1);
  });
});
