import * as z from 'zod/mini';
import type { Route } from '#shared/contract/route.ts';
import { UUID_PATTERN } from '#shared/rules/ids.ts';

/** Where the schemas of a route take an identifier of ours. */
export function positionsOf(route: Route): string[] {
  const found = new Set<string>();
  const walk = (schema: unknown, path: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'pattern' && value === UUID_PATTERN.source) found.add(`${route.name} ${path}`);
      else if (key === 'properties')
        for (const [name, property] of Object.entries(value as object)) walk(property, `${path}.${name}`);
      else walk(value, path);
    }
  };
  for (const [name, schema] of Object.entries<z.ZodMiniType>(route.params ?? {})) {
    walk(z.toJSONSchema(schema, { io: 'input' }), `params.${name}`);
  }
  if (route.query) walk(z.toJSONSchema(route.query, { io: 'input' }), 'query');
  if (route.body) walk(z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }), 'body');
  return [...found];
}
