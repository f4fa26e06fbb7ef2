import { type Resource, target } from './template.ts';

/** One statement of a role, with single values made lists. */
export interface Statement {
  readonly actions: string[];
  readonly resource: unknown;
  /** The key prefixes a DynamoDB statement is bound to; a request that names no key is refused by it. */
  readonly keys: string[] | undefined;
  readonly viaService: unknown;
  /** The kind of sealed secrets a key statement is bound to. */
  readonly secretKind: unknown;
}

interface RawStatement {
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, Record<string, unknown>>;
}

/** Everything the role of a function may do, inline and attached; throws when it has managed policies as well. */
export function statementsOf(resources: readonly Resource[], functionId: string): Statement[] {
  const fn = resources.find(({ id }) => id === functionId);
  if (!fn) throw new Error(`There is no ${functionId}`);
  const roleId = target(fn.Properties['Role']);
  const role = resources.find(({ id }) => id === roleId)!.Properties as {
    Policies?: { PolicyDocument: { Statement: RawStatement[] } }[];
    ManagedPolicyArns?: unknown[];
  };
  if (role.ManagedPolicyArns) throw new Error(`${roleId} has managed policies`);
  const attached = resources
    .filter(({ Type }) => Type === 'AWS::IAM::Policy')
    .map(({ Properties }) => Properties as { Roles: unknown[]; PolicyDocument: { Statement: RawStatement[] } })
    .filter(({ Roles }) => Roles.some((one) => target(one) === roleId));
  return [...(role.Policies ?? []), ...attached].flatMap(({ PolicyDocument }) => PolicyDocument.Statement.map(read));
}

function read({ Action, Resource, Condition }: RawStatement): Statement {
  // «For all values» holds where the key is absent: bound is only what must name one.
  const isNamed = Condition?.['Null']?.['dynamodb:LeadingKeys'] === 'false';
  const keys = Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] as string[] | undefined;
  return {
    actions: [Action].flat(),
    resource: Resource,
    keys: isNamed ? keys : undefined,
    viaService: Condition?.['StringEquals']?.['kms:ViaService'],
    secretKind: Condition?.['StringEquals']?.['kms:EncryptionContext:kind'],
  };
}
