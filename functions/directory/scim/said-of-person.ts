import * as z from 'zod/mini';
import { Email } from '#shared/models/email.ts';
import { HiredOn } from '#shared/models/hired-on.ts';
import { Team } from '#shared/models/team.ts';
import type { Leave } from '#shared/rules/leave.ts';
import type { Attributes } from './attributes.ts';
import { unreadable } from './scim-error.ts';
import { ENTERPRISE, TONUS } from './schemas.ts';

/** What a directory says of a person, in our words. */
export interface SaidOfPerson {
  readonly active: boolean;
  readonly email: string | null;
  /** The department they are said to be in; a group counts before it. */
  readonly department: string | null;
  readonly hiredOn: string | null;
  readonly leave: Leave | null;
  /** Who leads them, by the id here, the name or the personnel number there. */
  readonly manager: string | null;
}

interface Address {
  readonly value?: string;
  readonly type?: string;
  readonly primary?: boolean;
}

/** Reads it; a day that is none is a mistake, a team that can be none is passed over. */
export function saidOfPerson(attributes: Attributes): SaidOfPerson {
  const company = partOf(attributes, ENTERPRISE);
  const own = partOf(attributes, TONUS);
  return {
    active: attributes['active'] !== false,
    email: addressOf(attributes),
    department: teamOf(company['department']),
    hiredOn: own['hiredOn'] === undefined ? null : dayOf(own['hiredOn'], 'hiredOn'),
    leave: leaveOf(own),
    manager: textOf(partOf(company, 'manager')['value']),
  };
}

/** A name as that of a team; null where it can be none. */
export function teamOf(name: unknown): string | null {
  return z.safeParse(Team, name).data ?? null;
}

/** The primary address, else that of work, else any, else the user name, as far as mail could reach it. */
function addressOf(attributes: Attributes): string | null {
  const addresses = (attributes['emails'] as readonly Address[] | undefined) ?? [];
  const inOrder = [
    addresses.find(({ primary }) => primary === true),
    addresses.find(({ type }) => type?.toLowerCase() === 'work'),
    addresses[0],
  ];
  const named = inOrder.find((one) => one?.value !== undefined)?.value;
  return z.safeParse(Email, named ?? attributes['userName']).data ?? null;
}

function leaveOf({ leaveFrom, leaveTo }: Attributes): Leave | null {
  if (leaveFrom === undefined || leaveTo === undefined) return null;
  const leave = { from: dayOf(leaveFrom, 'leaveFrom'), to: dayOf(leaveTo, 'leaveTo') };
  return leave.from <= leave.to ? leave : unreadable('invalidValue', 'leaveTo comes before leaveFrom');
}

function dayOf(value: unknown, name: string): string {
  // Some directories send a moment where a day is meant.
  const day = String(value).replace(/T.*$/, '');
  return z.safeParse(HiredOn, day).data ?? unreadable('invalidValue', `${name} has to be a day such as 2026-11-24`);
}

function partOf(attributes: Attributes, name: string): Attributes {
  return (attributes[name] as Attributes | undefined) ?? {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
