import { usualTurnout, type ClosedRun } from '#shared/rules/usual-turnout.ts';
import { budgets } from '../budgets.ts';
import { held, known, type Section } from '../report.ts';
import { drawsFrom, PEOPLE, type Draws } from './company.ts';

const COMPANIES = 400;
/** Runs of a working week; those before one are what is usual. */
const DAYS = 5;
const EARLIER_RUNS = 6;
/** Two of three answer, a week more or less, and half of those who will within a day. */
const TURNOUT_LOGIT = 0.7;
const TURNOUT_OF_WEEK = 0.35;
const PACE = 0.5;
const PACE_OF_WEEK = 0.1;

/** A run of which so many answer on each day; `eagerness` shifts how many do at all. */
function runOf({ uniform, normal }: Draws, eagerness = 0): ClosedRun {
  const turnout = 1 / (1 + Math.exp(-TURNOUT_LOGIT - eagerness - TURNOUT_OF_WEEK * normal()));
  const pace = Math.min(0.9, Math.max(0.1, PACE + PACE_OF_WEEK * normal()));
  const byDay = Array.from({ length: DAYS }, () => 0);
  for (let person = 0; person < PEOPLE; person++) {
    if (uniform() > turnout) continue;
    let day = 0;
    while (day < DAYS - 1 && uniform() > pace) day++;
    byDay[day]! += 1;
  }
  return { asked: PEOPLE, answered: byDay.reduce((all, one) => all + one, 0), byDay };
}

/** On which of the mornings of its week after the first a run is called behind. */
function behind(before: readonly ClosedRun[], now: ClosedRun): boolean[] {
  return now.byDay.slice(1).flatMap((_, index) => {
    const day = index + 1;
    const answered = now.byDay.slice(0, day).reduce((all, one) => all + one, 0);
    const usual = usualTurnout(before, { asked: PEOPLE, day, step: 1 });
    return usual ? [answered < usual.low] : [];
  });
}

/** How often «меньше обычного» is said of a morning like any other, and of one on which half as many have answered. */
export function turnoutSections(): Section[] {
  const share = (earlier: number, eagerness: number): number => {
    const draws = drawsFrom(earlier);
    const mornings = Array.from({ length: COMPANIES }, () => {
      const before = Array.from({ length: earlier }, () => runOf(draws));
      return behind(before, runOf(draws, eagerness));
    }).flat();
    return mornings.length === 0 ? 0 : (100 * mornings.filter(Boolean).length) / mornings.length;
  };
  return [
    {
      title: '«Меньше обычного», of forty people by the mornings of a working week',
      rows: [
        held('after three runs, by chance', share(3, 0), budgets.falseTurnout),
        held('after five runs, by chance', share(5, 0), budgets.falseTurnout),
        held('after six runs, by chance', share(EARLIER_RUNS, 0), budgets.falseTurnout),
        known('after six runs, where a third instead of two thirds answer', share(EARLIER_RUNS, -1.4), '%'),
      ],
    },
  ];
}
