import { CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { LANGUAGES } from '#shared/rules/languages.ts';
import { inLanguage } from '#shared/text/current.ts';
import { firewallText } from '#text/firewall.ts';
import type { StageConfig } from '../config.ts';
import { accept } from '../constructs/accept.ts';

/** Where the firewalls of distributions live, wherever the rest of the stage does. */
export const FIREWALL_REGION = 'us-east-1';

const ARN_OUTPUT = 'WebAclArn';
const REFUSAL = 'too-many-requests';
const RETRY_SECONDS = 300;

interface FirewallStackProps extends StackProps {
  readonly firewall: NonNullable<StageConfig['firewall']>;
}

/** Turns away an address that sends too much, before anything of it is paid for. */
export class FirewallStack extends Stack {
  constructor(scope: Construct, id: string, { firewall, ...props }: FirewallStackProps) {
    super(scope, id, props);
    const webAcl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('all-requests'),
      customResponseBodies: {
        [REFUSAL]: {
          contentType: 'APPLICATION_JSON',
          content: JSON.stringify({
            // It has one answer for everybody, whatever language they want.
            detail: LANGUAGES.map((language) => inLanguage(language, () => firewallText.tooManyRequests)).join(' '),
            code: 'too_many_requests',
          }),
        },
      },
      rules: [
        {
          name: 'rate-per-address',
          priority: 0,
          statement: {
            rateBasedStatement: {
              limit: firewall.requestsPerFiveMinutes,
              evaluationWindowSec: RETRY_SECONDS,
              aggregateKeyType: 'IP',
            },
          },
          action: {
            block: {
              customResponse: {
                responseCode: 429,
                customResponseBodyKey: REFUSAL,
                responseHeaders: [{ name: 'retry-after', value: String(RETRY_SECONDS) }],
              },
            },
          },
          visibilityConfig: visibility('rate-per-address'),
        },
      ],
    });
    accept(
      webAcl,
      'It has one rule, for floods: the service has no Java, and what it takes in is parsed by its contract',
      'CKV_AWS_192',
    );
    new CfnOutput(this, ARN_OUTPUT, { value: webAcl.attrArn });
  }

  /** The firewall's name for a stack of another region. */
  get arnForOtherRegions(): string {
    return Fn.getStackOutput(this.stackName, ARN_OUTPUT, FIREWALL_REGION);
  }
}

/** Counts alone: a sampled request would show address, time and public token of an answer together. */
function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}
