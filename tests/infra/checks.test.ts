import type { Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { defineStacks } from '#infra/app.ts';
import { loadStage, type StageConfig } from '#infra/config.ts';
import { exampleProd } from '#infra/example-stage.ts';
import { newApp } from './synth.ts';

/** The findings of the AWS Solutions rules that nobody has accepted, `rule: construct`. */
function findings(stage: StageConfig, spoil: (stack: Stack) => void = () => {}): string[] {
  const app = newApp();
  spoil(defineStacks(app, stage).data);
  const { violations } = new AwsSolutionsChecks().validateScope(app);
  return violations.flatMap(({ ruleName, violatingResources }) =>
    violatingResources.map(
      (resource) => `${ruleName}: ${'constructPath' in resource ? String(resource.constructPath) : ''}`,
    ),
  );
}

describe('AWS Solutions rules', () => {
  it.each([
    ['dev', loadStage('dev')],
    ['prod', exampleProd()],
    ['prod with a firewall', exampleProd({ firewall: { requestsPerFiveMinutes: 10_000 } })],
  ])('find nothing in %s that is not accepted with its reason', (_, stage) => {
    expect(findings(stage)).toEqual([]);
  });

  it('would find a bucket without protection', () => {
    const found = findings(loadStage('dev'), (stack) => new Bucket(stack, 'Open'));
    expect(found).toContain('AwsSolutions-S1: tonus-dev-data/Open/Resource');
    expect(found).toContain('AwsSolutions-S10: tonus-dev-data/Open/Resource');
  });
});
