import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { parseStage } from '#infra/config.ts';
import { AppStack } from '#infra/stacks/app.ts';
import { DataStack } from '#infra/stacks/data.ts';

/** The app stack of a stage with these settings, as text. */
function appStackOf(settings: object): Template {
  const stage = parseStage('dev', { logRetentionDays: 30, keepData: false, ...settings });
  const root = new App();
  const data = new DataStack(root, 'data', { stage });
  return Template.fromStack(new AppStack(root, 'app', { stage, data }));
}

const named = {
  domain: 'tonus.example',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/a',
  mailSender: 'hello@tonus.example',
};

describe('letters', () => {
  it('come from the sender of the stage, and their links lead to its own name', () => {
    const workers = appStackOf(named).findResources('AWS::Lambda::Function', {
      Properties: {
        Environment: { Variables: { SITE_URL: 'https://tonus.example', MAIL_SENDER: 'hello@tonus.example' } },
      },
    });
    expect(Object.keys(workers)).toEqual([expect.stringMatching(/^JobsFunction/)]);
  });

  it('may be sent as that sender only, and by the worker only', () => {
    const statements = JSON.stringify(appStackOf(named).findResources('AWS::IAM::Policy'));
    expect(statements.match(/ses:SendEmail/g)).toHaveLength(1);
    expect(statements).toContain(':identity/hello@tonus.example');
    expect(statements).toContain(':identity/tonus.example');
  });

  it('need no leave where the stage has no sender', () => {
    expect(JSON.stringify(appStackOf({}).toJSON())).not.toContain('ses:');
  });
});
