import * as z from 'zod/mini';
import { Email } from '#shared/models/email.ts';
import { HiredOn } from '#shared/models/hired-on.ts';
import { Team } from '#shared/models/team.ts';
import type { Leave } from '#shared/rules/leave.ts';
import type { DirectoryGroup } from '../repositories/directory.ts';
import type { Attributes } from './attributes.ts';
import { ENTERPRISE, TONUS } from './extensions.ts';

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
  /** What was to be a day and is none: it counts as not said. */
  readonly wrongDays: readonly string[];
}

interface Address {
  readonly value?: string;
  readonly type?: string;
  readonly primary?: boolean;
}

/** Reads it; a day that is none and a team that can be none are passed over. */
export function saidOfPerson(attributes: Attributes): SaidOfPerson {
  const company = partOf(attributes, ENTERPRISE);
  const own = partOf(attributes, TONUS);
  return {
    active: attributes['active'] !== false,
    email: addressOf(attributes),
    department: teamOf(company['department']),
    hiredOn: dayOf(own['hiredOn']),
    leave: leaveOf(own),
    manager: textOf(partOf(company, 'manager')['value']),
    wrongDays: ['hiredOn', 'leaveFrom', 'leaveTo']
      .filter((name) => own[name] !== undefined && dayOf(own[name]) === null)
      .map((name) => `${name}: ${String(own[name])}`),
  };
}

/** A name as that of a team; null where it can be none. */
export function teamOf(name: unknown): string | null {
  return z.safeParse(Team, name).data ?? null;
}

/** The oldest group somebody is in is their team. */
export function teamIn(groups: readonly Pick<DirectoryGroup, 'members' | 'name'>[], personId: string): string | null {
  for (const { members, name } of groups) {
    const team = members.includes(personId) ? teamOf(name) : null;
    if (team !== null) return team;
  }
  return null;
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
  const [from, to] = [dayOf(leaveFrom), dayOf(leaveTo)];
  // Of the two one is sent after the other: until the second has come, they may be of two leaves.
  return from !== null && to !== null && from <= to ? { from, to } : null;
}

function dayOf(value: unknown): string | null {
  // Some directories send a moment where a day is meant.
  return z.safeParse(HiredOn, typeof value === 'string' ? value.replace(/T.*$/, '') : value).data ?? null;
}

function partOf(attributes: Attributes, name: string): Attributes {
  return (attributes[name] as Attributes | undefined) ?? {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
