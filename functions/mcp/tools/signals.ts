import * as z from 'zod/mini';
import type { TeamLoad, TeamSignal } from '#shared/models/overview.ts';
import { byPeople } from '../by-people.ts';
import type { Asked } from '../tool.ts';

/** A team that needs attention, as a tool tells it. */
export const Signal = z.object({
  team: z.string(),
  source: z.enum(['poll', 'survey', 'load']),
  /** `attention` now, `soon` before it gets worse. */
  tone: z.enum(['attention', 'soon']),
  /** `exact` is counted; `almost` and `likely` are differences that chance explains hardly or seldom. */
  sure: z.enum(['exact', 'almost', 'likely']),
  what: z.string(),
  why: z.string(),
  url: z.string(),
});

/** The load of teams, as a tool tells it. */
export const Load = z.object({
  measured_at: z.string(),
  company: z.nullable(z.number()),
  open: z.int(),
  overdue: z.int(),
  /** The highest first. */
  teams: z.array(
    z.object({
      team: z.string(),
      index: z.number(),
      open: z.int(),
      overdue: z.int(),
      high_since: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
  /** Teams too small to be shown by themselves. */
  small_teams: z.int(),
});

/** What our sentences say of a team quotes questions and names: all of it is marked as told by people. */
export function signalOf(signal: TeamSignal, { link }: Pick<Asked, 'link'>): z.infer<typeof Signal> {
  const { team, source, tone, sure, claim, why, evidence } = signal;
  const [first] = evidence;
  const { url } = link('overview', first?.to ?? '/app?section=dashboard');
  return { team: byPeople(team), source, tone, sure, what: byPeople(claim), why: byPeople(why), url };
}

/** Null while nothing was measured. */
export function loadOf(load: TeamLoad | null): z.infer<typeof Load> | null {
  if (load === null) return null;
  return {
    measured_at: load.measured_at,
    company: load.company?.index ?? null,
    open: load.open,
    overdue: load.overdue,
    teams: load.teams.map(({ team, index, open, overdue, high_since, reason }) => ({
      team: byPeople(team),
      index,
      open,
      overdue,
      high_since,
      reason,
    })),
    small_teams: load.small_teams,
  };
}
