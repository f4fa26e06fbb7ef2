import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { parseStage } from '#infra/config.ts';
import { AppStack } from '#infra/stacks/app.ts';
import { DataStack } from '#infra/stacks/data.ts';

/** The app stack of a stage with these settings. */
function appStackOf(settings: object): Template {
  const stage = parseStage('dev', { logRetentionDays: 30, keepData: false, ...settings });
  const root = new App();
  const data = new DataStack(root, 'data', { stage });
  return Template.fromStack(new AppStack(root, 'app', { stage, data }));
}

const named = appStackOf({
  domain: 'tonus.example',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/a',
  mailSender: 'hello@tonus.example',
});
const nameless = appStackOf({});

describe('letters', () => {
  it('come from the sender of the stage in the name of its configuration set, and their links lead to its own name', () => {
    const workers = named.findResources('AWS::Lambda::Function', {
      Properties: {
        Environment: {
          Variables: {
            SITE_URL: 'https://tonus.example',
            MAIL_SENDER: 'hello@tonus.example',
            MAIL_CONFIGURATION_SET: 'tonus-dev',
          },
        },
      },
    });
    expect(Object.keys(workers)).toEqual([expect.stringMatching(/^JobsFunction/)]);
  });

  it('may be sent as that sender only, in that configuration set, and by the worker only', () => {
    const statements = JSON.stringify(named.findResources('AWS::IAM::Policy'));
    expect(statements.match(/ses:SendEmail/g)).toHaveLength(1);
    for (const resource of ['identity/hello@tonus.example', 'identity/tonus.example', 'configuration-set/tonus-dev']) {
      expect(statements).toContain(`:${resource}"`);
    }
  });

  it('need no leave and no set-up where the stage has no sender', () => {
    expect(JSON.stringify(nameless.toJSON())).not.toContain('ses:SendEmail');
    for (const type of ['EmailIdentity', 'ConfigurationSet']) nameless.resourceCountIs(`AWS::SES::${type}`, 0);
  });
});

describe('SES', () => {
  it('verifies the domain of the sender by DKIM, and tells the DNS records it takes', () => {
    named.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: 'tonus.example',
      FeedbackAttributes: { EmailForwardingEnabled: false },
      ConfigurationSetAttributes: { ConfigurationSetName: Match.anyValue() },
    });
    // Without these attributes SES would verify by DKIM too; turned off they would be there.
    named.resourcePropertiesCountIs('AWS::SES::EmailIdentity', { DkimAttributes: { SigningEnabled: false } }, 0);
    expect(Object.keys(named.findOutputs('*')).filter((name) => name.includes('DkimRecord'))).toHaveLength(3);
  });

  it('hands letters over TLS or not at all, and keeps no list of its own of addresses nothing is sent to', () => {
    named.hasResourceProperties('AWS::SES::ConfigurationSet', {
      Name: 'tonus-dev',
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      ReputationOptions: { ReputationMetricsEnabled: true },
      SuppressionOptions: { SuppressedReasons: [] },
    });
  });

  it('tells of bounces and complaints, and of nothing else that people do with their letters', () => {
    named.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint'], EventBridgeDestination: {} },
    });
  });
});

describe.each([
  ['with a sender', named],
  ['without one', nameless],
])('bounces and complaints in a stage %s', (_, template) => {
  it('of this stage’s letters come to their function, and none is lost', () => {
    template.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: {
        source: ['aws.ses'],
        'detail-type': ['Email Bounced', 'Email Complaint Received'],
        detail: { mail: { tags: { 'ses:configuration-set': ['tonus-dev'] } } },
      },
      Targets: [
        Match.objectLike({
          Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^BouncesFunction'), 'Arn'] },
          DeadLetterConfig: Match.anyValue(),
        }),
      ],
    });
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: Match.stringLikeRegexp('^BouncesFunction') },
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
    });
  });
});
