import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { KEPT_FILE, keptIn, lossesOf, type Template } from '#infra/kept-resources.ts';

const recorded = JSON.parse(readFileSync(KEPT_FILE, 'utf8')) as Record<string, Template>;
const templateOf = (stack: string): Template =>
  JSON.parse(readFileSync(join(inject('assembly'), `tonus-prod-${stack}.template.json`), 'utf8'));

describe('a deployment over what was deployed before', () => {
  it.each(['data', 'app', 'web'])('replaces and destroys nothing that holds data: %s', (stack) => {
    expect(lossesOf(recorded[stack]!, keptIn(templateOf(stack)))).toEqual([]);
  });

  it.each(['data', 'app', 'web'])('is recorded as it is: %s (npm run record:resources)', (stack) => {
    expect(recorded[stack]).toEqual(keptIn(templateOf(stack)));
  });
});

describe('a loss', () => {
  const data = keptIn(templateOf('data'));
  const idOf = (type: string) => Object.keys(data.Resources).find((id) => data.Resources[id]!.Type === type)!;
  const changed = (id: string, properties: object): Template => ({
    Resources: {
      ...data.Resources,
      [id]: { Type: data.Resources[id]!.Type, Properties: { ...data.Resources[id]!.Properties, ...properties } },
    },
  });

  it('is a table with another key, or under another name', () => {
    const table = idOf('AWS::DynamoDB::Table');
    const key = { KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }] };
    expect(lossesOf(data, changed(table, key))).toEqual([`${table}: WILL_REPLACE`]);
    expect(lossesOf(data, changed(table, { TableName: 'tonus' }))).toEqual([`${table}: WILL_REPLACE`]);
  });

  it('is what is there no more, and what is called otherwise: to CloudFormation it is another', () => {
    const vault = Object.keys(data.Resources).find((id) => id.startsWith('VaultKey'))!;
    const { [vault]: key, ...rest } = data.Resources;
    expect(lossesOf(data, { Resources: { ...rest, Vault: key! } })).toEqual([`${vault}: WILL_DESTROY`]);
  });

  it('is not a setting that is changed in place, nor a resource more', () => {
    const table = idOf('AWS::DynamoDB::Table');
    expect(lossesOf(data, changed(table, { DeletionProtectionEnabled: false }))).toEqual([]);
    const more = { Type: 'AWS::SQS::Queue', Properties: {} };
    expect(lossesOf(data, { Resources: { ...data.Resources, More: more } })).toEqual([]);
  });
});
