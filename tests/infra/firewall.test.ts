import { describe, expect, it } from 'vitest';
import { defineStacks } from '#infra/app.ts';
import { exampleProd } from '#infra/example-stage.ts';
import { newApp } from '#infra/new-app.ts';
import { only, type Resource, resourcesOf, resourcesOfStage } from './template.ts';

const stage = exampleProd({ firewall: { requestsPerFiveMinutes: 10_000 } });
const { web, firewall } = resourcesOfStage(stage);
const webAcl = only(firewall, 'AWS::WAFv2::WebACL').Properties as unknown as {
  Scope: string;
  DefaultAction: object;
  VisibilityConfig: object;
  CustomResponseBodies: Record<string, { ContentType: string; Content: string }>;
  Rules: {
    Statement: object;
    Action: { Block: { CustomResponse: { ResponseCode: number; CustomResponseBodyKey: string } } };
    VisibilityConfig: object;
  }[];
};
const webAclOf = (resources: readonly Resource[]) =>
  (only(resources, 'AWS::CloudFront::Distribution').Properties['DistributionConfig'] as { WebACLId?: unknown })
    .WebACLId;

describe('the firewall', () => {
  it('is not there unless the stage asks for it', () => {
    expect(webAclOf(resourcesOf('web'))).toBeUndefined();
    expect(defineStacks(newApp(), exampleProd())).not.toHaveProperty('firewall');
  });

  it('stands before the distribution, in the region where CloudFront looks for it, and is deployed first', () => {
    const stacks = defineStacks(newApp(), stage);
    expect(stacks.firewall!.region).toBe('us-east-1');
    expect(stacks.web.dependencies).toContain(stacks.firewall);
    expect(webAcl.Scope).toBe('CLOUDFRONT');
    expect(webAclOf(web)).toEqual({
      'Fn::GetStackOutput': { StackName: stacks.firewall!.stackName, OutputName: 'WebAclArn', Region: 'us-east-1' },
    });
  });

  it('turns away an address that sends more than the stage allows, in the words of the API, and nobody else', () => {
    expect(webAcl.DefaultAction).toEqual({ Allow: {} });
    const [rule, ...more] = webAcl.Rules;
    expect(more).toEqual([]);
    expect(rule!.Statement).toEqual({
      RateBasedStatement: { Limit: 10_000, EvaluationWindowSec: 300, AggregateKeyType: 'IP' },
    });
    const { ResponseCode, CustomResponseBodyKey } = rule!.Action.Block.CustomResponse;
    expect(ResponseCode).toBe(429);
    const body = webAcl.CustomResponseBodies[CustomResponseBodyKey]!;
    expect(body.ContentType).toBe('APPLICATION_JSON');
    expect(JSON.parse(body.Content)).toEqual({ code: 'too_many_requests', detail: expect.stringMatching(/Слишком/) });
  });

  it('keeps no sample of requests: they would show address, time and public token of an answer together', () => {
    for (const { VisibilityConfig } of [webAcl, ...webAcl.Rules]) {
      expect(VisibilityConfig).toMatchObject({ SampledRequestsEnabled: false, CloudWatchMetricsEnabled: true });
    }
    expect(firewall.map(({ Type }) => Type)).not.toContain('AWS::WAFv2::LoggingConfiguration');
  });
});
