import { createHash } from 'node:crypto';
import { describeApi } from '#functions/system/operations/openapi.ts';
import { inLanguage } from '#shared/text/current.ts';

type Json = Record<string, unknown>;
interface Call extends Json {
  readonly security?: readonly Json[];
  readonly responses: Readonly<Record<string, unknown>>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/**
 * What the types of the client are made of: the OpenAPI document in English with what a key of the API may call, each
 * refusal as the one error body and without examples, which would be most of the types.
 */
export function clientDocument(): Json {
  const { paths, ...document } = inLanguage('en', describeApi);
  const callable = Object.entries(paths as Paths).flatMap(([path, calls]) => {
    const byKey = Object.entries(calls).filter(([, { security }]) => security?.some((way) => 'key' in way));
    return byKey.length === 0 ? [] : [[path, Object.fromEntries(byKey.map(([method, call]) => [method, lean(call)]))]];
  });
  return { ...document, paths: withoutExamples(Object.fromEntries(callable)) };
}

/** By which it is told whether the types are those of a document, in whatever language its sentences are. */
export function hashOf(document: Json): string {
  const told = (name: string, value: unknown) =>
    typeof value === 'string' && ['summary', 'description', 'title'].includes(name) ? undefined : value;
  return createHash('sha256').update(JSON.stringify(document, told)).digest('hex');
}

function lean({ responses, ...call }: Call): Json {
  const done = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
  const refused = { description: 'Refused', content: { 'application/json': { schema: ERROR } } };
  return { ...call, responses: { ...Object.fromEntries(done), default: refused } };
}

const ERROR = { $ref: '#/components/schemas/Error' };

function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'example');
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutExamples(one)]));
}
