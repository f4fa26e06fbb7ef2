import type { Attention, MoneySignal } from '#shared/models/overview.ts';
import { levelOf } from '#shared/rules/workload-level.ts';
import { overviewText } from '#text/overview.ts';
import { strongest, type ShownSignal } from './strongest.ts';

const text = overviewText.attention;

/** What is said of all teams that are told of: of the company's, or of those of whoever reads. */
export interface SaidOfAll {
  readonly calmText: Readonly<Record<keyof typeof text.calmText, string>>;
  readonly rest: string;
}

/** What the first screen says of teams. */
export interface AttentionWords {
  readonly teams: readonly ShownSignal[];
  /** Whether that is calm; false with no teams, too, where there was nothing to judge by. */
  readonly calm: boolean;
  /** What a calm is judged by. */
  readonly basis: string;
  /** Of everybody else. */
  readonly rest: string;
}

/** Which teams are shown, those of money among them, and what is said of them and of all others. */
export function attentionWords(
  known: Attention,
  money: readonly MoneySignal[],
  said: SaidOfAll = text,
): AttentionWords {
  // Whoever sees their own teams alone decides about no other, whatever money says of it.
  const ofMoney = money.filter(({ team }) => !known.own || known.own.teams.includes(team));
  const all = [...known.teams, ...ofMoney.filter((signal) => !isDecided(signal, known.decided))];
  const teams = strongest(all);
  const calm = known.calm && ofMoney.length === 0;
  return {
    teams,
    calm,
    basis: said.calmText[known.judged.answers ? (known.judged.load ? 'both' : 'answers') : 'load'],
    rest: calm ? text.small : restOf(known, all, teams, said),
  };
}

/** Whether it was decided about a team by this source, and that holds still. */
function isDecided({ team, source }: ShownSignal, decided: Attention['decided']): boolean {
  return decided.some((one) => one.team === team && one.source === source);
}

/** Nobody is said to be without a sign who has one, here or in the card of load, was decided about or is not seen. */
function restOf(
  { others, load, states, decided, mood_of: moodOf }: Attention,
  all: readonly ShownSignal[],
  teams: readonly ShownSignal[],
  said: SaidOfAll,
): string {
  const shown = new Set(teams.map(({ team }) => team));
  const more = others + new Set(all.map(({ team }) => team).filter((team) => !shown.has(team))).size;
  if (more > 0) return `${text.more(more)} ${text.small}`;
  const unsaid = load?.teams.some(({ team, index }) => levelOf(index) === 'high' && !shown.has(team)) ?? false;
  if (unsaid || decided.some(({ team }) => !shown.has(team))) return text.small;
  if (states.some(({ team }) => !shown.has(team))) return said.rest;
  const unseen = (load?.small_teams ?? 0) + (moodOf?.in_small_teams ?? 0);
  return unseen > 0 ? text.unseen : text.small;
}
