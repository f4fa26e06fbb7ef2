import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stack } from 'aws-cdk-lib';
import { inject } from 'vitest';
import { defineStacks } from '#infra/app.ts';
import type { StageConfig } from '#infra/config.ts';
import { newApp } from '#infra/new-app.ts';

/** A resource of a synthesized template, as CloudFormation reads it. */
export interface Resource {
  readonly id: string;
  readonly Type: string;
  readonly DeletionPolicy?: string;
  readonly Metadata?: Readonly<Record<string, unknown>>;
  // Templates are JSON of a thousand shapes; a test names the one it looks at.
  readonly Properties: Readonly<Record<string, unknown>>;
}

/** All resources of a stack of the synthesized stage. */
export function resourcesOf(stack: 'data' | 'app' | 'web'): Resource[] {
  const file = join(inject('assembly'), `tonus-prod-${stack}.template.json`);
  return listed(JSON.parse(readFileSync(file, 'utf8')));
}

/** All resources of the stacks of another stage, synthesized for the test that asks. */
export function resourcesOfStage(stage: StageConfig) {
  const app = newApp();
  const { data, app: api, web, firewall } = defineStacks(app, stage);
  const assembly = app.synth();
  const of = ({ stackName }: Stack) => listed(assembly.getStackByName(stackName).template);
  return { data: of(data), app: of(api), web: of(web), firewall: firewall ? of(firewall) : [] };
}

function listed(template: unknown): Resource[] {
  const { Resources } = template as { Resources: Record<string, Omit<Resource, 'id'>> };
  return Object.entries(Resources).map(([id, resource]) => ({ ...resource, id }));
}

/** The resources of one type. */
export function ofType(resources: readonly Resource[], type: string): Resource[] {
  return resources.filter((resource) => resource.Type === type);
}

/** The one resource of a type; throws when there are none or several. */
export function only(resources: readonly Resource[], type: string): Resource {
  const [found, ...more] = ofType(resources, type);
  if (!found || more.length > 0) throw new Error(`Expected one ${type}, found ${ofType(resources, type).length}`);
  return found;
}

/** The logical id a `Ref` or `Fn::GetAtt` points at. */
export function target(value: unknown): string {
  const reference = value as { Ref?: string; 'Fn::GetAtt'?: [string, string] };
  const id = reference.Ref ?? reference['Fn::GetAtt']?.[0];
  if (!id) throw new Error(`Not a reference: ${JSON.stringify(value)}`);
  return id;
}
