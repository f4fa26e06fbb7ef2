import type { MoodSource, TeamLoad, TeamState } from '#shared/models/overview.ts';
import { sum } from '#shared/rules/sum.ts';
import { meanShown } from '#shared/rules/statistics/mean-shown.ts';
import type { TeamTurnout } from './fewer-answers.ts';
import { withoutScale, type ScaleQuestion, type ShownGroup } from './worse-answers.ts';

/** What the newest compared run tells of teams. */
export interface ComparedRun extends Pick<MoodSource, 'kind' | 'title' | 'opened_at' | 'results'> {
  readonly groups: readonly ShownGroup[];
  readonly questions: readonly (ScaleQuestion | null)[];
  readonly turnouts: readonly TeamTurnout[];
  /** Below so many answers there is no interval; left out for five. */
  readonly smallest?: number;
}

const ENPS_SCALE = 11;

/**
 * How teams stand, by the newest compared run and the newest measurement of load: figures that are told of each team
 * already, put side by side. Of several questions it is that of eNPS, else the first that can be judged; which one is
 * said with it.
 */
export function teamStates(
  run: ComparedRun | null,
  load: TeamLoad | null,
): { readonly states: TeamState[]; readonly mood_of: MoodSource | null } {
  const place = run ? placeOf(run) : -1;
  const question = run?.questions[place] ?? null;
  const named = new Map(run?.groups.flatMap((group) => (group.team === null ? [] : [[group.team, group]])));
  const turnouts = new Map(run?.turnouts.map((one) => [one.team, one]));
  const loads = new Map(load?.teams.map((one) => [one.team, one]));
  const teams = [...new Set([...named.keys(), ...loads.keys()])].toSorted((a, b) => (a < b ? -1 : 1));
  const states = teams.map((team): TeamState => {
    const group = named.get(team);
    const counts = group?.counts[place];
    const turnout = turnouts.get(team);
    const loaded = loads.get(team);
    return {
      team,
      mood:
        question && counts
          ? meanShown(counts, question.values, { asked: group?.invited ?? null, smallest: run?.smallest })
          : null,
      turnout: turnout ? { count: turnout.answered, of: turnout.asked } : null,
      load: loaded ? { index: loaded.index, open: loaded.open, overdue: loaded.overdue } : null,
    };
  });
  return { states, mood_of: run && question ? moodOf(run, question, place) : null };
}

/** Where the question is that teams are compared by; -1 where there is none. */
function placeOf({ questions, groups }: ComparedRun): number {
  const told = (place: number) => groups.some(({ team, counts }) => team !== null && counts[place]);
  const enps = questions.findIndex((question, place) => question?.values.length === ENPS_SCALE && told(place));
  return enps === -1 ? questions.findIndex((question, place) => question !== null && told(place)) : enps;
}

function moodOf(run: ComparedRun, { text, values, direction }: ScaleQuestion, place: number): MoodSource {
  const { kind, title, opened_at, results, groups, smallest } = run;
  const told = groups.flatMap(({ team, counts }) => (counts[place] ? [{ team, counts: counts[place] }] : []));
  const all = values.map((_, at) => sum(told.map(({ counts }) => counts[at] ?? 0)));
  const small = told.filter(({ team }) => team === null).map(({ counts }) => sum(counts));
  return {
    kind,
    title,
    question: withoutScale(text),
    from: values[0]!,
    to: values.at(-1)!,
    lower_is_better: direction === 'lower_is_better',
    opened_at,
    results,
    company: meanShown(all, values, { smallest }),
    in_small_teams: sum(small),
  };
}
