import * as z from 'zod/mini';
import type { Assembly, Resource } from './assembly.ts';

export const REGION = 'eu-central-1';
export const ACCOUNT = '000000000000';

const PSEUDO_PARAMETERS: Readonly<Record<string, string>> = {
  'AWS::Region': REGION,
  'AWS::AccountId': ACCOUNT,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
};
/** Property that names a resource where the template names it itself. */
const NAME_PROPERTY: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::Scheduler::Schedule': 'Name',
  'AWS::Events::Rule': 'Name',
};
/** What stands before the name in a resource's ARN, after `arn:aws:`. */
const ARN_PATH: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::Table': `dynamodb:${REGION}:${ACCOUNT}:table/`,
  'AWS::KMS::Key': `kms:${REGION}:${ACCOUNT}:key/`,
  'AWS::Lambda::Function': `lambda:${REGION}:${ACCOUNT}:function:`,
  'AWS::SecretsManager::Secret': `secretsmanager:${REGION}:${ACCOUNT}:secret:`,
  'AWS::SQS::Queue': `sqs:${REGION}:${ACCOUNT}:`,
};
const SECRET_REFERENCE = /\{\{resolve:secretsmanager:([^}]+?):SecretString:([^:}]*):[^}]*\}\}/g;

/** What SQS calls a queue to those who send to it; nothing has to listen there. */
const queueUrl = (name: string): string => `https://sqs.${REGION}.amazonaws.com/${ACCOUNT}/${name}`;

export interface Resolver {
  /** The value with every intrinsic function and dynamic reference replaced. Throws on a function it does not know. */
  resolve(stack: string, value: unknown): unknown;
  /** All resources of a type, their properties resolved and read by `schema` (properties it does not name are dropped). */
  all<Schema extends z.ZodMiniObject>(
    type: string,
    schema: Schema,
  ): { name: string; arn: string; id: string; properties: z.infer<Schema> }[];
}

/** Stands in for CloudFormation: gives names to what the templates leave unnamed. `secretOf` gives a secret's value. */
export function createResolver(assembly: Assembly, secretOf: (arn: string, key: string) => string): Resolver {
  const find = (stack: string, id: string): Resource | undefined =>
    assembly.resources.find((resource) => resource.stack === stack && resource.id === id);

  const nameOf = (resource: Resource): string => {
    const property = NAME_PROPERTY[resource.type];
    const given = property === undefined ? undefined : resource.properties[property];
    return given === undefined ? `${resource.stack}-${resource.id}` : String(resolve(resource.stack, given));
  };
  const arnOf = (resource: Resource): string =>
    `arn:aws:${ARN_PATH[resource.type] ?? `${resource.type.replaceAll('::', '-').toLowerCase()}:${REGION}:${ACCOUNT}:`}${nameOf(resource)}`;

  const ref = (stack: string, id: string): unknown => {
    const pseudo = id === 'AWS::StackName' ? stack : PSEUDO_PARAMETERS[id];
    if (pseudo !== undefined) return pseudo;
    if (assembly.parameters.has(`${stack}/${id}`)) return assembly.parameters.get(`${stack}/${id}`);
    const resource = demand(find(stack, id), `${stack} refers to ${id}, which is not there`);
    if (resource.type === 'AWS::SecretsManager::Secret') return arnOf(resource);
    if (resource.type === 'AWS::SQS::Queue') return queueUrl(nameOf(resource));
    return nameOf(resource);
  };
  const attribute = (stack: string, id: string, name: string): string => {
    const resource = demand(find(stack, id), `${stack} asks for ${id}.${name}, which is not there`);
    if (name === 'Arn') return arnOf(resource);
    if (name === 'QueueName') return nameOf(resource);
    if (name === 'StreamArn') return `${arnOf(resource)}/stream/local`;
    if (name === 'ApiEndpoint') return `https://${nameOf(resource)}.execute-api.${REGION}.amazonaws.com`;
    return `${nameOf(resource)}.${name}`;
  };
  const imported = (name: unknown): unknown => {
    const output = assembly.outputs.find(
      (candidate) => candidate.exportName !== undefined && resolve(candidate.stack, candidate.exportName) === name,
    );
    const { stack, value } = demand(output, `No stack exports ${String(name)}`);
    return resolve(stack, value);
  };
  const substitute = (stack: string, argument: unknown): string => {
    const [text, variables] = Array.isArray(argument) ? argument : [argument, {}];
    const given = z.record(z.string(), z.unknown()).parse(variables);
    return String(text).replaceAll(/\$\{([^!}][^}]*)\}/g, (_, name: string) => {
      if (name in given) return String(resolve(stack, given[name]));
      const dot = name.indexOf('.');
      return String(dot < 0 ? ref(stack, name) : attribute(stack, name.slice(0, dot), name.slice(dot + 1)));
    });
  };

  const call = (stack: string, name: string, argument: unknown): unknown => {
    switch (name) {
      case 'Ref':
        return ref(stack, String(argument));
      case 'Fn::GetAtt': {
        const [id = '', ...path] = Array.isArray(argument) ? argument.map(String) : String(argument).split('.');
        return attribute(stack, id, path.join('.'));
      }
      case 'Fn::Join': {
        const [separator, parts] = z.tuple([z.string(), z.unknown()]).parse(argument);
        return text(list(resolve(stack, parts)).map(String).join(separator));
      }
      case 'Fn::Sub':
        return text(substitute(stack, argument));
      case 'Fn::Select': {
        const [index, parts] = z.tuple([z.coerce.number(), z.unknown()]).parse(argument);
        return demand(list(resolve(stack, parts))[index], `Fn::Select ${index} is out of range`);
      }
      case 'Fn::Split': {
        const [separator, whole] = z.tuple([z.string(), z.unknown()]).parse(argument);
        return String(resolve(stack, whole)).split(separator);
      }
      case 'Fn::ImportValue':
        return imported(resolve(stack, argument));
      default:
        throw new Error(`The local runtime does not know ${name}`);
    }
  };
  const text = (value: string): string =>
    value.replaceAll(SECRET_REFERENCE, (_, arn: string, key: string) => secretOf(arn, key));

  function resolve(stack: string, value: unknown): unknown {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map((item) => resolve(stack, item));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const [first] = entries;
    if (entries.length === 1 && first && (first[0] === 'Ref' || first[0].startsWith('Fn::')))
      return call(stack, ...first);
    return Object.fromEntries(entries.map(([name, item]) => [name, resolve(stack, item)]));
  }

  return {
    resolve,
    all: (type, schema) =>
      assembly.resources
        .filter((resource) => resource.type === type)
        .map((resource) => {
          const wanted = Object.entries(resource.properties).filter(([name]) => name in schema.shape);
          const properties = schema.parse(resolve(resource.stack, Object.fromEntries(wanted)));
          return { name: nameOf(resource), arn: arnOf(resource), id: resource.id, properties };
        }),
  };
}

function list(value: unknown): unknown[] {
  return z.array(z.unknown()).parse(value);
}

function demand<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw new Error(message);
  return value;
}
