import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { grantsOf } from '#infra/grants.ts';
import { noteRequest } from './table-requests.ts';

/** One thing done to the table as IAM sees it: the action, and how the partition keys of the whole request begin. */
export interface Access {
  readonly action: string;
  readonly prefixes: readonly string[];
}

/** Where what functions do is written down, if anywhere (scripts/grants.ts). */
const ACCESSES = process.env['TABLE_ACCESSES'];
/** While grants are being written anew nothing is refused. */
const GRANT_ALL = process.env['GRANT_ALL'] !== undefined;
const known = new Set<string>();
const refused = new Set<string>();
const running = new AsyncLocalStorage<string>();
const grants = new Map<string, ReturnType<typeof grantsOf>>();

/** Runs code as a Lambda: what it asks of the table is refused unless the role of that function allows it. */
export function asFunction<T>(name: string, run: () => Promise<T>): Promise<T> {
  return running.run(name, run);
}

/** Runs what a test does while a function waits: it is not the function's doing. */
export function outsideFunctions<T>(run: () => Promise<T>): Promise<T> {
  return running.exit(run);
}

/** What functions were refused since this was last asked. A function that is refused answers 500, which says nothing. */
export function takeRefused(): string[] {
  const taken = [...refused];
  refused.clear();
  return taken;
}

/** From here on requests to the table made within `asFunction` meet the rights of the deployment; all are noted by kind. */
export function holdToGrants(): void {
  const prototype = DynamoDBDocumentClient.prototype as unknown as { send: Send };
  // Files share the client's class and not this module: what the file before has put here asks who runs in vain.
  const send = prototype.send.original ?? prototype.send;
  const held: Send = async function held(this: DynamoDBDocumentClient, command: object, ...rest: unknown[]) {
    const name = running.getStore();
    if (name !== undefined) for (const access of accessesOf(command)) requireGrant(name, access);
    try {
      const reply = await send.call(this, command, ...rest);
      noteRequest(command, 'done');
      return reply;
    } catch (error) {
      noteRequest(command, error instanceof Error ? error.name : String(error));
      throw error;
    }
  };
  held.original = send;
  prototype.send = held;
}

interface Send {
  (this: DynamoDBDocumentClient, command: object, ...rest: unknown[]): Promise<unknown>;
  /** What this stands before. */
  original?: Send;
}

function requireGrant(name: string, { action, prefixes }: Access): void {
  if (ACCESSES) for (const prefix of prefixes) note(ACCESSES, JSON.stringify([name, action, prefix]));
  const allowed =
    GRANT_ALL ||
    ownGrants(name).some(
      (grant) => grant.actions.includes(action) && prefixes.every((prefix) => grant.prefixes.includes(prefix)),
    );
  if (!allowed) {
    const refusal = `The role of ${name} does not allow ${action} on ${prefixes.join(', ')}: npm run grants -- FILE adds what a test file does to infra/grants.json`;
    refused.add(refusal);
    throw new Error(refusal);
  }
}

function ownGrants(name: string): ReturnType<typeof grantsOf> {
  const found = grants.get(name) ?? grantsOf(name);
  grants.set(name, found);
  return found;
}

/** Each thing once in a process: a line is short enough to be appended whole by several at once. */
function note(file: string, line: string): void {
  if (known.has(line)) return;
  known.add(line);
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${line}\n`);
}

type Keyed = { readonly pk?: unknown } | undefined;

/** What a command does. A transaction counts as its single writes, each under the keys of all: the stricter reading. */
function accessesOf(command: object): Access[] {
  if (command instanceof GetCommand) return [accessOf('GetItem', [command.input.Key])];
  if (command instanceof PutCommand) return [accessOf('PutItem', [command.input.Item])];
  if (command instanceof UpdateCommand) return [accessOf('UpdateItem', [command.input.Key])];
  if (command instanceof DeleteCommand) return [accessOf('DeleteItem', [command.input.Key])];
  if (command instanceof QueryCommand) {
    return [accessOf('Query', [{ pk: command.input.ExpressionAttributeValues?.[':pk'] }])];
  }
  if (command instanceof BatchGetCommand) {
    return [
      accessOf(
        'BatchGetItem',
        Object.values(command.input.RequestItems ?? {}).flatMap(({ Keys }) => Keys ?? []),
      ),
    ];
  }
  if (command instanceof BatchWriteCommand) {
    const writes = Object.values(command.input.RequestItems ?? {}).flat();
    return [
      accessOf(
        'BatchWriteItem',
        writes.map((one) => one.DeleteRequest?.Key ?? one.PutRequest?.Item),
      ),
    ];
  }
  if (command instanceof TransactWriteCommand) {
    const writes = (command.input.TransactItems ?? []).flatMap((one) => Object.entries(one));
    const keys = writes.map(([, write]) => (write as { Key?: Keyed }).Key ?? (write as { Item?: Keyed }).Item);
    return [...new Set(writes.map(([kind]) => `${kind}Item`))].map((action) => accessOf(action, keys));
  }
  throw new Error(`No grant knows the command ${command.constructor.name}`);
}

function accessOf(action: string, keys: readonly Keyed[]): Access {
  // What is due is a border of trust by the job that looks for it: who closes runs ends no plans.
  const prefixes = keys.map((key) => /^(?:DUE#[a-z-]+|[A-Z]+#)/.exec(String(key?.pk))?.[0] ?? '');
  return { action, prefixes: [...new Set(prefixes)].toSorted() };
}
