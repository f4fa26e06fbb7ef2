import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { shareOf } from '#shared/rules/statistics/share.ts';
import { moreThanChance } from '../../more-than-chance.ts';
import { say } from '../say.ts';
import { having, traitMetric, type Trait } from '../traits.ts';
import type { Group, Work } from '../work.ts';
import { findingOf, type Finding } from './finding.ts';

/** A team with fewer open tasks is no example. */
const FEWEST_OPEN = 20;
/** What a team may do differently: have less of these. */
const HABITS = ['no_estimate', 'no_deadline', 'waiting'] as const;

/**
 * The team whose open tasks are late less often than those of all others by more than chance, and what it does
 * differently by as much. Whether the one comes of the other nobody knows, and that is said.
 */
export function lessOverdueFinding({ company, teams, now }: Work): Finding | null {
  const found = teams.flatMap((team) => {
    if (team.open.length < FEWEST_OPEN) return [];
    const rest = withoutTeam(company, team);
    // The others must not be a few people either.
    if (company.workers.length - team.workers.length < SMALLEST_GROUP) return [];
    if (!isLess('overdue', team, rest, now, teams.length)) return [];
    const habit = HABITS.find((trait) => isLess(trait, team, rest, now, teams.length * HABITS.length));
    return habit ? [{ team, rest, habit, share: having('overdue', team, now).length / team.open.length }] : [];
  });
  const [best] = found.toSorted((a, b) => a.share - b.share || (a.team.team! < b.team.team! ? -1 : 1));
  if (!best) return null;
  const { team, rest, habit } = best;
  const late = having('overdue', team, now);
  const without = (group: Pick<Group, 'open'>) => group.open.length - having(habit, group, now).length;
  const others = having('overdue', rest, now).length;
  const not = new Set(having(habit, team, now));
  const doing = team.open.filter((item) => !not.has(item));
  return findingOf(team, {
    kind: 'less_overdue',
    type: 'opportunity',
    severity: 'low',
    confidence: 'high',
    what: say('lessOverdue', { habit }),
    description: say('lessOverdueText', {
      habit,
      late: late.length,
      open: team.open.length,
      lateElsewhere: others,
      openElsewhere: rest.open.length,
      having: without(team),
      havingElsewhere: without(rest),
    }),
    count: late.length,
    of: team.open.length,
    chips: [
      { name: 'open', items: team.open },
      { name: `with_${habit}`, items: doing, label: say('withHabit', { habit, count: doing.length }) },
    ],
    people: team.workers.length,
    metric: traitMetric('overdue', team, now),
  });
}

function isLess(trait: Trait, team: Group, rest: Pick<Group, 'open'>, now: number, comparisons: number): boolean {
  const of = (group: Pick<Group, 'open'>) => shareOf(having(trait, group, now).length, group.open.length);
  const [here, there] = [of(team), of(rest)];
  return here !== null && there !== null && here.value < there.value && moreThanChance(there, here, comparisons);
}

function withoutTeam({ open }: Group, team: Group): Pick<Group, 'open'> {
  const own = new Set(team.open);
  return { open: open.filter((item) => !own.has(item)) };
}
