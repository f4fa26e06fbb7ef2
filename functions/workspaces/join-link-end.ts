import { invalid } from '#core/http/errors.ts';
import { JOIN_LINK_DAYS, JOIN_LINK_MAX_DAYS } from '#shared/rules/join-link.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

/** Until when a joining link lives; 422 for an end that has passed or is too far. */
export function joinLinkEnd(asked: string | undefined, now: Date): string {
  if (asked === undefined) return inDays(JOIN_LINK_DAYS, now).toISOString();
  if (Date.parse(asked) <= now.getTime()) refuse(workspacesErrors.joinLinkEnded);
  if (Date.parse(asked) > inDays(JOIN_LINK_MAX_DAYS, now).getTime()) {
    refuse(workspacesErrors.joinLinkTooLong(JOIN_LINK_MAX_DAYS));
  }
  return asked;
}

function inDays(days: number, now: Date): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

function refuse(message: string): never {
  invalid([{ path: 'expires_at', message }]);
}
