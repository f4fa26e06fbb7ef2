import { ERROR_STATUS, type ErrorCode } from '../errors.ts';
import type { Route } from './route.ts';

type Refusing = Pick<
  Route,
  'auth' | 'permission' | 'body' | 'params' | 'query' | 'idempotent' | 'errors' | 'status' | 'accepted'
>;

/** What a route can answer besides success: what every route of its kind can, and what it names itself. */
export function refusalsOf(route: Refusing): ErrorCode[] {
  return [
    ...new Set<ErrorCode>([
      ...(route.auth === 'user' ? (['unauthorized'] as const) : []),
      ...(route.permission ? (['forbidden', 'not_found'] as const) : []),
      ...(route.body ? (['malformed_request', 'too_large'] as const) : []),
      ...(route.body || route.params || route.query || route.idempotent ? (['invalid'] as const) : []),
      ...(route.idempotent ? (['idempotency_key_reused', 'in_progress', 'reply_lost'] as const) : []),
      ...(route.errors ?? []),
    ]),
  ];
}

/** Every status that the contract names for a route. */
export function statusesOf(route: Refusing): number[] {
  const success = route.accepted ? [route.status, 202] : [route.status];
  return [...new Set([...success, ...refusalsOf(route).map((code) => ERROR_STATUS[code])])];
}
