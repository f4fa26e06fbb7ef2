import { KEY_PERMISSIONS } from '../rules/api-keys.ts';
import type { Route } from './route.ts';

/** Of what every member may, these tell of the workspace; the others tell of the caller, or act as them. */
const OF_WORKSPACE: ReadonlySet<string> = new Set(['getWorkspace', 'getStats', 'getWorkspacePlan']);
/** Their replies hold what somebody answers by in the place of others: codes, and the address of a kiosk. */
const HAND_OUT_CODES: ReadonlySet<string> = new Set([
  'makeCodeSheet',
  'reprintCodeSheet',
  'makeSurveyCodeSheet',
  'reprintSurveyCodeSheet',
  'makeKiosk',
  'makeSurveyKiosk',
  'printSlips',
]);
/** Brings a part of a move, which is a matter of its browser from beginning to end. */
const OF_A_MOVE = 'bringPay';
const GIVEN: ReadonlySet<string> = new Set(KEY_PERMISSIONS);

type Called = Pick<Route, 'name' | 'auth' | 'permission'> & { readonly scope?: unknown; readonly proof?: unknown };

/**
 * Whether a key of the API may call a route at all: it is about something of a workspace, wants no fresh proof of who is
 * there, and its permission can be given to keys. Everything else is refused with `key_not_allowed`.
 */
export function takesKeys({ name, auth, permission, scope, proof }: Called): boolean {
  if (auth !== 'user' || permission === null || typeof scope !== 'object' || proof !== undefined) return false;
  if (HAND_OUT_CODES.has(name) || name === OF_A_MOVE) return false;
  return GIVEN.has(permission) && (permission !== 'workspace.read' || OF_WORKSPACE.has(name));
}
