import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Where kinds of requests are written down with the test files that make them, if anywhere (scripts/conformance/cover.ts). */
const REQUESTS = process.env['TABLE_REQUESTS'];
const known = new Set<string>();
let testFile: string | undefined;

/** Says which test file makes the requests from here on. */
export function noteRequestsOf(file: string): void {
  testFile = relative(ROOT, file);
}

/** What a kind of request is told by, as it stands in it. */
const TELLING = ['ConsistentRead', 'ScanIndexForward', 'ReturnValues', 'ReturnValuesOnConditionCheckFailure'];
/** What it is told by where it is there at all, whatever it is. */
const TELLING_BY_BEING_THERE = ['Limit', 'ExclusiveStartKey'];

/**
 * Notes which kind of request the test file has made of the table, and how it ended: `done`, or the name of the error.
 * Requests are of one kind when their expressions are, whatever the attributes, of the same types, are called.
 */
export function noteRequest(command: object, ending: string): void {
  if (!REQUESTS || testFile === undefined) return;
  const { input } = command as { readonly input: object };
  const line = JSON.stringify([
    testFile,
    [command.constructor.name, ...[...new Set(partsOf(input))].toSorted(), ending].join(' '),
  ]);
  if (known.has(line)) return;
  known.add(line);
  mkdirSync(dirname(REQUESTS), { recursive: true });
  appendFileSync(REQUESTS, `${line}\n`);
}

/** What tells the kind of a request or of a part of it. */
function partsOf(input: object): string[] {
  return Object.entries(input).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined) return [];
    if (TELLING.includes(name)) return [`${name}=${String(value)}`];
    if (TELLING_BY_BEING_THERE.includes(name)) return [name];
    if (name.endsWith('Expression')) return [withoutNames(String(value))];
    if (name === 'ExpressionAttributeValues') return typesOf(value as object);
    if (name === 'TransactItems') return (value as object[]).flatMap((one) => partsOf(one));
    // A write within a transaction.
    if (typeof value === 'object' && value !== null && 'TableName' in value) return [name, ...partsOf(value)];
    return [];
  });
}

/** An expression in which all attributes are called alike, and two or more that are set count as one. */
function withoutNames(expression: string): string {
  return expression.replaceAll(/([#:][a-z]+)\d+/g, '$1').replaceAll(/(#n (?:= )?:v)(?:, \1)+/g, '$1, …');
}

function typesOf(values: object): string[] {
  const types = Object.values(values).map((value: unknown) =>
    value === null ? 'null' : Array.isArray(value) ? 'list' : value instanceof Set ? 'set' : typeof value,
  );
  return [...new Set(types)].toSorted();
}
