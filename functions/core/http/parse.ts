import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { needsBody, type Route } from '#shared/contract/route.ts';
import { MOST_ISSUES, type InputIssue } from '#shared/errors.ts';
import { AppError, invalid } from './errors.ts';
import { errorsText } from '#text/errors.ts';

/** The largest body a route takes unless it says otherwise; the largest poll fits with room to spare. */
export const MAX_BODY_BYTES = 256 * 1024;

/** The request as its route's schemas see it; gathers the mistakes of all three parts before it refuses, the first of them where there are very many. */
export function parseRequest(
  route: Route,
  parameters: Readonly<Record<string, string>>,
  event: APIGatewayProxyEventV2,
): { params: unknown; query: unknown; body: unknown } {
  const issues: InputIssue[] = [];
  const read = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const parsed = z.safeParse(schema, value, { reportInput: true });
    if (parsed.success) return parsed.data;
    // One at a time: a call takes no hundred thousand arguments.
    for (const issue of parsed.error.issues.flatMap(closest)) issues.push(toInputIssue(issue));
    return undefined;
  };
  const params = route.params ? read(paramsOf(route, route.params), parameters) : undefined;
  const query = read(route.query, event.queryStringParameters ?? {});
  const body = route.body
    ? read(route.body, event.body || needsBody(route) ? readBody(event, route) : undefined)
    : undefined;
  if (issues.length > 0) invalid(issues.slice(0, MOST_ISSUES));
  return { params, query, body };
}

const paramsSchemas = new WeakMap<Route, z.ZodMiniType>();

/** The schema of a route's path, built at its first request: zod prepares itself at the first use of a schema. */
function paramsOf(route: Route, shape: NonNullable<Route['params']>): z.ZodMiniType {
  const schema = paramsSchemas.get(route) ?? z.object(shape);
  paramsSchemas.set(route, schema);
  return schema;
}

function readBody(event: APIGatewayProxyEventV2, { bodyLimit: limit = MAX_BODY_BYTES, bodyForm }: Route): unknown {
  const text = event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString() : (event.body ?? '');
  // A sign of a text takes three bytes at the most.
  if (text.length * 3 > limit && Buffer.byteLength(text) > limit) {
    throw new AppError('too_large', errorsText.tooLarge(limit / 1024));
  }
  if (bodyForm) return Object.fromEntries(new URLSearchParams(text));
  try {
    return UNSTORABLE.test(text) ? JSON.parse(text, storable) : JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed_request', errorsText.notJson, { cause });
  }
}

/** How half of an emoji is written, and a number that is nearly nothing. */
const UNSTORABLE = /\\u[dD][89a-fA-F]|[eE]-\d\d|0\.0{100}/;
/** What is nearer to nothing the table cannot hold. */
const LEAST = 1e-130;

/**
 * The table would refuse half of an emoji, as a text cut at its limit may end with, which is no character; and a number
 * too small for it, which is nothing.
 */
function storable(_: string, value: unknown): unknown {
  if (typeof value === 'number') return Math.abs(value) < LEAST ? 0 : value;
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/** What is wrong with a value that may be one of several things, by the one that it is nearest to; other issues as they are. */
function closest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input') return [issue];
  const [nearest] = issue.errors.toSorted((a, b) => a.length - b.length);
  return nearest?.flatMap((one) => closest({ ...one, path: [...issue.path, ...one.path] })) ?? [issue];
}

/** An issue in the words of the schema; where the schema has none, in general ones. */
function toInputIssue(issue: z.core.$ZodIssue): InputIssue {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return { path, message: errorsText.unknownFields(issue.keys.map((key) => key.slice(0, 50))) };
  }
  return { path, message: issue.message === 'Invalid input' ? generalMessage(issue) : issue.message };
}

function generalMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.path.length === 0) return errorsText.objectWanted;
  return issue.input === undefined ? errorsText.fieldWanted : errorsText.fieldWrong;
}
