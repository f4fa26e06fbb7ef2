import * as z from 'zod/mini';
import { AppError, notFound } from '#core/http/errors.ts';
import type { HttpEvent } from '#core/http/event.ts';
import { routes } from '#shared/contract/index.ts';
import type { Route } from '#shared/contract/route.ts';
import { errorsText } from '#text/errors.ts';

/** Answers what the gateway matched with no route: 405 where only the method is wrong, 404 for the rest. */
export function refuseUnknown(event: HttpEvent): never {
  const allowed = routes.filter((route) => isAt(route, event.rawPath)).map((route) => route.method);
  if (allowed.length === 0) notFound('route');
  throw new AppError('method_not_allowed', errorsText.methodNotAllowed(allowed.join(', ')), {
    headers: { allow: allowed.join(', ') },
  });
}

/** Whether an address is one of a route's: with something in each parameter that the route would take. */
function isAt({ path, params = {} }: Route, address: string): boolean {
  const found = pattern(path).exec(address);
  if (!found) return false;
  const schemas: Readonly<Record<string, z.ZodMiniType>> = params;
  return Object.entries(found.groups ?? {}).every(([name, value]) => takes(schemas[name], value));
}

function takes(schema: z.ZodMiniType | undefined, value: string): boolean {
  return schema === undefined || z.safeParse(schema, decoded(value)).success;
}

/** What cannot be decoded is no parameter of anything. */
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}
