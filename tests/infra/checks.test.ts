import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CfnResource, type Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { defineStacks } from '#infra/app.ts';
import { loadStage, type StageConfig } from '#infra/config.ts';
import { exampleProd } from '#infra/example-stage.ts';
import { newApp } from '#infra/new-app.ts';

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

/** The kinds of findings of checkov that a stage accepts, from where checkov reads them. */
function accepted(stage: StageConfig): string[] {
  const app = newApp();
  defineStacks(app, stage);
  return app.node
    .findAll()
    .filter((construct) => CfnResource.isCfnResource(construct))
    .flatMap((resource) => (resource.getMetadata('checkov') as { skip: { id: string }[] } | undefined)?.skip ?? [])
    .map(({ id }) => id);
}

describe('findings of checkov', () => {
  it('are accepted in no kind that infra/README.md does not explain, and explained in none that is not there', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../infra/README.md'), 'utf8');
    const explained = readme.match(/CKV_AWS_\d+/g)!;
    const found = [loadStage('dev'), exampleProd({ firewall: { requestsPerFiveMinutes: 10_000 } })].flatMap(accepted);
    expect([...new Set(explained)].toSorted()).toEqual([...new Set(found)].toSorted());
  });
});
