import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Assembly } from './assembly.ts';
import { createResolver } from './intrinsics.ts';

const assembly: Assembly = {
  resources: [
    { stack: 'data', id: 'Table', type: 'AWS::DynamoDB::Table', properties: {} },
    { stack: 'app', id: 'Secret', type: 'AWS::SecretsManager::Secret', properties: {} },
    {
      stack: 'app',
      id: 'Named',
      type: 'AWS::Lambda::Function',
      properties: { FunctionName: { 'Fn::Sub': 'tonus-${AWS::Region}' }, Timeout: 3 },
    },
    { stack: 'app', id: 'Queue', type: 'AWS::SQS::Queue', properties: {} },
    { stack: 'app', id: 'Api', type: 'AWS::ApiGatewayV2::Api', properties: {} },
  ],
  outputs: [{ stack: 'data', value: { Ref: 'Table' }, exportName: 'data:Table' }],
  parameters: new Map([['app/Version', '7']]),
  asset: (key) => key,
};
const { resolve, all } = createResolver(assembly, (arn, key) => `<${arn}|${key}>`);

describe('intrinsic functions', () => {
  it.each([
    ['a pseudo parameter', { Ref: 'AWS::Region' }, 'eu-central-1'],
    ['a parameter by its default', { Ref: 'Version' }, '7'],
    ['a name the template gives itself', { Ref: 'Named' }, 'tonus-eu-central-1'],
    [
      'an ARN',
      { 'Fn::GetAtt': ['Named', 'Arn'] },
      'arn:aws:lambda:eu-central-1:000000000000:function:tonus-eu-central-1',
    ],
    ['the address of a queue', { Ref: 'Queue' }, 'https://sqs.eu-central-1.amazonaws.com/000000000000/app-Queue'],
    ['the name of a queue', { 'Fn::GetAtt': ['Queue', 'QueueName'] }, 'app-Queue'],
    ['a value another stack exports', { 'Fn::ImportValue': 'data:Table' }, 'data-Table'],
    ['a join', { 'Fn::Join': ['/', ['a', { Ref: 'Version' }]] }, 'a/7'],
    [
      'a substitution with its own variables',
      { 'Fn::Sub': ['${x}-${Named.Arn}-${!kept}', { x: 1 }] },
      '1-arn:aws:lambda:eu-central-1:000000000000:function:tonus-eu-central-1-${!kept}',
    ],
    [
      'the host of the gateway',
      { 'Fn::Select': [2, { 'Fn::Split': ['/', { 'Fn::GetAtt': ['Api', 'ApiEndpoint'] }] }] },
      'app-Api.execute-api.eu-central-1.amazonaws.com',
    ],
    [
      'a secret behind a dynamic reference put together from parts',
      { 'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'Secret' }, ':SecretString:::}}']] },
      '<arn:aws:secretsmanager:eu-central-1:000000000000:secret:app-Secret|>',
    ],
    ['a key of a secret', '{{resolve:secretsmanager:arn:a:b:SecretString:user::}}', '<arn:a:b|user>'],
  ])('resolves %s', (_, value, expected) => {
    expect(resolve('app', value)).toBe(expected);
  });

  it('goes into lists and objects, and leaves an object alone that only looks like a call', () => {
    expect(resolve('app', { list: [{ Ref: 'Version' }], Ref: 'x' })).toEqual({ list: ['7'], Ref: 'x' });
  });

  it('refuses what it does not know instead of guessing', () => {
    expect(() => resolve('app', { 'Fn::Transform': {} })).toThrow('Fn::Transform');
    expect(() => resolve('app', { Ref: 'Nowhere' })).toThrow('Nowhere');
    expect(() => resolve('app', { 'Fn::ImportValue': 'nobody' })).toThrow('nobody');
  });

  it('reads only the properties that are asked for', () => {
    const [found] = all('AWS::Lambda::Function', z.object({ Timeout: z.number() }));
    expect(found).toMatchObject({ name: 'tonus-eu-central-1', properties: { Timeout: 3 } });
  });
});
