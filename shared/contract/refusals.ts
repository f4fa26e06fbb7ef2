import { ERROR_STATUS, type ErrorCode } from '../errors.ts';
import { isOfCompany, type Permission } from '../rules/permissions.ts';
import { takesKeys } from './by-key.ts';
import type { Route } from './route.ts';

type Refusing = Pick<
  Route,
  'name' | 'auth' | 'permission' | 'body' | 'params' | 'query' | 'idempotent' | 'errors' | 'status' | 'accepted'
> & { readonly reach?: 'own_teams'; readonly withoutConsent?: true; readonly proof?: 'recent' };

/** Whoever does not want what a workspace demands may leave it. */
export const LEAVING = 'workspace.leave' satisfies Permission;

/** What a route can answer besides success: what every route of its kind can, and what it names itself. */
export function refusalsOf(route: Refusing): ErrorCode[] {
  return [
    ...new Set<ErrorCode>([
      ...(route.auth === 'user' ? (['unauthorized'] as const) : []),
      ...(route.auth === 'user' && route.withoutConsent !== true ? (['consent_required'] as const) : []),
      ...(route.auth === 'user' ? (['key_not_allowed'] as const) : []),
      ...(takesKeys(route) ? (['too_many_requests'] as const) : []),
      ...(route.permission ? (['forbidden', 'not_found'] as const) : []),
      ...(route.permission && route.permission !== LEAVING
        ? (['second_factor_required', 'provider_only'] as const)
        : []),
      ...(route.proof ? (['proof_required'] as const) : []),
      ...(tellsOfCompany(route) ? (['own_teams_only'] as const) : []),
      ...(route.body ? (['malformed_request', 'too_large'] as const) : []),
      ...(route.body || route.params || route.query || route.idempotent ? (['invalid'] as const) : []),
      ...(route.idempotent ? (['idempotency_key_reused', 'in_progress', 'reply_lost'] as const) : []),
      ...(route.errors ?? []),
    ]),
  ];
}

/** Whether a manager who sees their own teams alone is refused: it tells of others, and does not narrow what it tells. */
export function tellsOfCompany({ permission, reach }: Pick<Refusing, 'permission' | 'reach'>): boolean {
  if (permission === null || reach === 'own_teams') return false;
  return isOfCompany({ ownTeamsOnly: true }, permission as Permission);
}

/** Every status that the contract names for a route. */
export function statusesOf(route: Refusing): number[] {
  const success = route.accepted ? [route.status, 202] : [route.status];
  return [...new Set([...success, ...refusalsOf(route).map((code) => ERROR_STATUS[code])])];
}
