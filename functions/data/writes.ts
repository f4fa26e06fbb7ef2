import {
  DeleteCommand,
  PutCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Key } from './keys.ts';

/** A stored item as it lies in the table. */
export type Item = Record<string, unknown>;

/** What must hold of the item for the write to happen; all parts together. */
export interface Condition {
  readonly exists?: boolean;
  readonly equals?: Item;
  /** The attribute is there and above the number. */
  readonly above?: Readonly<Record<string, number>>;
  /** The attribute is absent or below the number. */
  readonly below?: Readonly<Record<string, number>>;
}

/** `Name` is what the failing of its condition is called; most writes have none. */
export type Write<Name extends string = never> = { readonly name?: Name } & (
  | { readonly kind: 'put'; readonly item: Item & Key; readonly condition?: Condition }
  | {
      readonly kind: 'update';
      readonly key: Key;
      readonly set?: Item;
      readonly add?: Readonly<Record<string, number>>;
      /** Attributes that are taken away. */
      readonly clear?: readonly string[];
      readonly condition?: Condition;
    }
  | { readonly kind: 'remove'; readonly key: Key; readonly condition?: Condition }
  | { readonly kind: 'check'; readonly key: Key; readonly condition: Condition }
);

/** Writes an item that must not be there yet. */
export const insert = (item: Item & Key): Write => ({ kind: 'put', item, condition: { exists: false } });
/** Writes an item whether or not one is there. */
export const put = (item: Item & Key): Write => ({ kind: 'put', item });
/** Changes attributes of an item. */
export const update = (
  key: Key,
  change: { set?: Item; add?: Record<string, number>; clear?: readonly string[] },
  condition?: Condition,
): Write => ({
  kind: 'update',
  key,
  ...change,
  ...(condition ? { condition } : {}),
});
/** Removes an item. */
export const remove = (key: Key, condition?: Condition): Write => ({
  kind: 'remove',
  key,
  ...(condition ? { condition } : {}),
});
/** Only within a transaction: nothing is written, but the condition must hold. */
export const check = (key: Key, condition: Condition): Write => ({ kind: 'check', key, condition });
/** Says what it means that the condition of this write does not hold. */
export const failsAs = <const Name extends string>(name: Name, write: Write): Write<Name> => ({ ...write, name });

type Cost = { ReturnConsumedCapacity?: 'TOTAL' };

/** What DynamoDB calls each kind of write. */
export const OPERATION = {
  put: 'PutItem',
  update: 'UpdateItem',
  remove: 'DeleteItem',
  check: 'ConditionCheck',
} as const;

/** Sends one write. A refused one brings along what stood there. */
export function send(client: DynamoDBDocumentClient, table: string, write: Write<string>, cost: Cost) {
  const base = {
    TableName: table,
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    ...cost,
    ...expressionOf(write),
  } as const;
  switch (write.kind) {
    case 'put':
      return client.send(new PutCommand({ ...base, Item: write.item }));
    case 'update':
      return client.send(new UpdateCommand({ ...base, Key: write.key, ReturnValues: 'ALL_NEW' }));
    case 'remove':
      return client.send(new DeleteCommand({ ...base, Key: write.key }));
    case 'check':
      throw new Error('A check stands only within a transaction');
  }
}

/** What stood where a single write was refused: the SDK leaves this one answer in DynamoDB's own notation. */
export function refusedItem(error: unknown): Item | null {
  const item = (error as { Item?: Parameters<typeof unmarshall>[0] }).Item;
  return item ? unmarshall(item) : null;
}

/** A write as a part of a transaction. */
export function toTransactItem(
  table: string,
  write: Write<string>,
): NonNullable<TransactWriteCommandInput['TransactItems']>[number] {
  const base = { TableName: table, ...expressionOf(write) };
  switch (write.kind) {
    case 'put':
      return { Put: { ...base, Item: write.item } };
    case 'update':
      return { Update: { ...base, Key: write.key, UpdateExpression: base.UpdateExpression ?? '' } };
    case 'remove':
      return { Delete: { ...base, Key: write.key } };
    case 'check':
      return { ConditionCheck: { ...base, Key: write.key, ConditionExpression: base.ConditionExpression ?? '' } };
  }
}

/** Attribute names never stand in an expression themselves: each gets a placeholder. */
function expressionOf(write: Write<string>) {
  const names = new Map<string, string>();
  const values: Item = {};
  const nameOf = (attribute: string): string => {
    if (!names.has(attribute)) names.set(attribute, `#n${names.size}`);
    return names.get(attribute)!;
  };
  const valueOf = (value: unknown): string => {
    const placeholder = `:v${Object.keys(values).length}`;
    values[placeholder] = value;
    return placeholder;
  };

  const conditions: string[] = [];
  const { exists, equals = {}, above = {}, below = {} } = write.condition ?? {};
  if (exists === true) conditions.push(`attribute_exists(${nameOf('pk')})`);
  if (exists === false) conditions.push(`attribute_not_exists(${nameOf('pk')})`);
  for (const [attribute, value] of Object.entries(equals)) conditions.push(`${nameOf(attribute)} = ${valueOf(value)}`);
  for (const [attribute, limit] of Object.entries(above)) conditions.push(`${nameOf(attribute)} > ${valueOf(limit)}`);
  for (const [attribute, limit] of Object.entries(below)) {
    conditions.push(`(attribute_not_exists(${nameOf(attribute)}) OR ${nameOf(attribute)} < ${valueOf(limit)})`);
  }

  const changes: string[] = [];
  if (write.kind === 'update') {
    const sets = Object.entries(write.set ?? {}).filter(([, value]) => value !== undefined);
    const adds = Object.entries(write.add ?? {});
    if (sets.length > 0)
      changes.push(`SET ${sets.map(([attribute, value]) => `${nameOf(attribute)} = ${valueOf(value)}`).join(', ')}`);
    if (adds.length > 0)
      changes.push(`ADD ${adds.map(([attribute, value]) => `${nameOf(attribute)} ${valueOf(value)}`).join(', ')}`);
    const cleared = write.clear ?? [];
    if (cleared.length > 0) changes.push(`REMOVE ${cleared.map(nameOf).join(', ')}`);
  }

  return {
    ...(conditions.length > 0 ? { ConditionExpression: conditions.join(' AND ') } : {}),
    ...(changes.length > 0 ? { UpdateExpression: changes.join(' ') } : {}),
    ...(names.size > 0
      ? {
          ExpressionAttributeNames: Object.fromEntries(
            [...names].map(([attribute, placeholder]) => [placeholder, attribute]),
          ),
        }
      : {}),
    ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}),
  };
}
