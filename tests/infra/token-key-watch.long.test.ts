import { describe, expect, it } from 'vitest';
import { exampleProd } from '#infra/example-stage.ts';
import { matches, type Pattern } from '#scripts/local/filter.ts';
import { statementsOf } from './policies.ts';
import { ofType, only, resourcesOf, resourcesOfStage, target } from './template.ts';

const app = resourcesOf('app');
const rule = ofType(app, 'AWS::Events::Rule').find(({ id }) => id.startsWith('TokenKeyWatch'))!;

const ACCOUNT = '111122223333';
const TOKEN_KEY = `arn:aws:kms:eu-central-1:${ACCOUNT}:key/token`;
const roleArn = (role: string) => `arn:aws:iam::${ACCOUNT}:role/${role}`;

/** The pattern of the rule as it stands once it is deployed. */
function deployedPattern(): Pattern {
  const text = JSON.stringify(rule.Properties['EventPattern'], (_, value: unknown) => {
    const reference = (value ?? {}) as { 'Fn::ImportValue'?: string; 'Fn::GetAtt'?: [string, string] };
    if (/TokenKey\w*Arn/.test(reference['Fn::ImportValue'] ?? '')) return TOKEN_KEY;
    const [role] = reference['Fn::GetAtt'] ?? [];
    return role ? roleArn(role) : value;
  });
  return JSON.parse(text) as Pattern;
}

/** What CloudTrail reports of a call to KMS. */
function callOf(userIdentity: object, { eventName = 'GenerateMac', key = TOKEN_KEY } = {}) {
  return {
    source: 'aws.kms',
    'detail-type': 'AWS API Call via CloudTrail',
    detail: {
      eventSource: 'kms.amazonaws.com',
      eventName,
      readOnly: true,
      userIdentity,
      resources: [{ accountId: ACCOUNT, ARN: key }],
    },
  };
}

const inRole = (role: string) => ({
  type: 'AssumedRole',
  arn: `arn:aws:sts::${ACCOUNT}:assumed-role/${role}/session`,
  sessionContext: { sessionIssuer: { type: 'Role', arn: roleArn(role) } },
});
const alice = { type: 'IAMUser', arn: `arn:aws:iam::${ACCOUNT}:user/Alice` };
const root = { type: 'Root', arn: `arn:aws:iam::${ACCOUNT}:root`, sessionContext: { attributes: {} } };

describe('a use of the token key by anybody but our functions', () => {
  const rings = (event: object) => matches(deployedPattern(), event);

  it('is heard of, though CloudTrail counts it as reading', () => {
    expect(rule.Properties['State']).toBe('ENABLED_WITH_ALL_CLOUDTRAIL_MANAGEMENT_EVENTS');
  });

  it.each([
    ['a user', alice],
    ['the root of the account', root],
    ['an administrator in a role', inRole('Admin')],
    ['a role whose name begins like that of a function', inRole('AuthRole')],
  ])('rings for %s', (_, who) => {
    expect(rings(callOf(who))).toBe(true);
  });

  it('does not ring for the functions that recognise people by it, and rings for every other', () => {
    const ringing = ofType(app, 'AWS::Lambda::Function').filter(({ Properties }) =>
      rings(callOf(inRole(target(Properties['Role'])))),
    );
    const mayNot = ofType(app, 'AWS::Lambda::Function').filter(
      ({ id }) => !statementsOf(app, id).some(({ actions }) => actions.includes('kms:GenerateMac')),
    );
    expect(mayNot.map(({ id }) => id)).toContainEqual(expect.stringMatching(/^JobsFunction/));
    expect(ringing).toEqual(mayNot);
  });

  it('does not ring for another key, nor for a look at this one', () => {
    expect(rings(callOf(alice, { key: `${TOKEN_KEY}-of-another-stage` }))).toBe(false);
    expect(rings(callOf(alice, { eventName: 'DescribeKey' }))).toBe(false);
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
    expect(ofType(without, 'AWS::Events::Rule').map(({ id }) => id)).toContain(rule.id);
  });
});
