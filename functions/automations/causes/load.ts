import type { Measurement } from '#functions/analysis/repositories/analysis-items.ts';
import { lateIn } from '#functions/state/load.ts';
import type { RuleCondition } from '#shared/models/automation-rule.ts';
import { DRY_RUN_DAYS, LOAD_FRESH_DAYS, LOAD_PAUSE_DAYS } from '#shared/rules/automation-rules/limits.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { addDays, daysBetween, moscowDay, type Day } from '#shared/rules/working-days.ts';
import { dryRunText } from '#text/automations/dry-run.ts';
import type { Said } from '#shared/text/said.ts';
import { say } from '../said.ts';
import { causeOf, type Cause, type CauseSearch, type Past } from './cause.ts';

type Condition = Extract<RuleCondition, { kind: 'load' }>;

/** A share of fewer open tasks says little: one late task of one would be all of them. */
const SMALLEST_SHARE = 5;
const OVERDUE = 'overdue';

/** The load of a team as it was measured. */
interface Load {
  /** Null for the company, which stands for its teams where it has none. */
  readonly team: string | null;
  readonly value: number;
  /** Beside a limit. */
  readonly said: (limit: number) => Said;
  /** Whether it rests on enough to act on. */
  readonly tells: boolean;
}

/** Teams that are above the limit by the newest measurement, if that is fresh. */
export async function loadedNow(condition: Condition, { repos, workspaceId, today }: CauseSearch): Promise<Cause[]> {
  const newest = await repos.analyses.workloadMeasured(workspaceId);
  if (!newest || daysBetween(dayOf(newest), today) > LOAD_FRESH_DAYS) return [];
  return causesOf(condition, newest, today);
}

/** Days of the past on which teams were above it, each with the pause between. */
export async function loadedBefore(condition: Condition, { repos, workspaceId, today }: CauseSearch): Promise<Past> {
  const from = addDays(today, -DRY_RUN_DAYS);
  const measured = await repos.analyses.workloadMeasuredSince(workspaceId, from);
  const last = new Map<string, Day>();
  const causes: Cause[] = [];
  for (const measurement of measured) {
    for (const cause of causesOf(condition, measurement, dayOf(measurement))) {
      const before = last.get(cause.key);
      if (before !== undefined && daysBetween(before, cause.day) < LOAD_PAUSE_DAYS) continue;
      last.set(cause.key, cause.day);
      causes.push(cause);
    }
  }
  return { causes, unknown: gapsIn(condition, measured) };
}

function gapsIn({ measure }: Condition, measured: readonly Measurement[]): string[] {
  const known = measure === OVERDUE ? measured : measured.filter(({ scores }) => scores.length > 0);
  const missing = DRY_RUN_DAYS - known.length;
  if (missing <= 0) return [];
  const { neverMeasured, measuredSometimes } = dryRunText.unknown;
  return [known.length === 0 ? neverMeasured(measure) : measuredSometimes(measure, known.length)];
}

function causesOf(condition: Condition, measurement: Measurement, day: Day): Cause[] {
  return loadsIn(measurement, condition)
    .filter(({ value }) => value > condition.above)
    .map(({ team, said }) => {
      const why = said(condition.above);
      return causeOf({ key: `load/${team ?? ''}`, day, why, team, pauseDays: LOAD_PAUSE_DAYS });
    });
}

/** Teams of at least five people; a company of which no team is measured as a whole. */
function loadsIn(measurement: Measurement, { measure, team }: Condition): Load[] {
  const all = measure === OVERDUE ? sharesIn(measurement) : scoresIn(measurement);
  if (team !== null) return all.filter((one) => one.team === team && one.tells);
  const teams = all.filter((one) => one.team !== null);
  const company = measurement.scores.find((one) => one.team === null);
  const small = company === undefined || company.people < SMALLEST_GROUP;
  return (teams.length > 0 ? teams : small ? [] : all).filter(({ tells }) => tells);
}

function scoresIn({ scores }: Measurement): Load[] {
  return scores.map(({ team, score, reason }) => ({
    team,
    value: score,
    said: (limit) =>
      reason
        ? say('teamIndexWhy', { team, index: score, reason, limit })
        : say('teamIndex', { team, index: score, limit }),
    tells: true,
  }));
}

function sharesIn(measurement: Measurement): Load[] {
  return lateIn(measurement).map(({ team, count, of }) => ({
    team,
    value: (100 * count) / of,
    said: (limit) => say('teamLate', { team, late: count, of, limit }),
    tells: of >= SMALLEST_SHARE,
  }));
}

function dayOf({ at }: Measurement): Day {
  return moscowDay(new Date(at));
}
