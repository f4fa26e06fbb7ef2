import type { Attention, MoneySignal } from '#shared/models/overview.ts';
import { levelOf, WHOLE_COMPANY } from '#shared/rules/workload-level.ts';
import { overviewText } from '../text.ts';
import { strongest, type ShownSignal } from './strongest.ts';

const text = overviewText.attention;
const band = overviewText.band;

/** What the first screen says of teams, in its band and in its card: both from the same list. */
export interface AttentionWords {
  readonly teams: readonly ShownSignal[];
  /** Whether that is calm; false with no teams, too, where there was nothing to judge by. */
  readonly calm: boolean;
  /** For the band; empty where there is nothing to say. */
  readonly line: string;
  /** What a calm is judged by. */
  readonly basis: string;
  /** Of everybody else. */
  readonly rest: string;
}

/** Which teams are shown, those of money among them, and what is said of them and of all others. */
export function attentionWords(known: Attention, ofMoney: readonly MoneySignal[]): AttentionWords {
  const all = [...known.teams, ...ofMoney];
  const teams = strongest(all);
  const calm = known.calm && all.length === 0;
  return {
    teams,
    calm,
    line: lineOf(teams, calm),
    basis: text.calmText[known.judged.answers ? (known.judged.load ? 'both' : 'answers') : 'load'],
    rest: calm ? text.small : restOf(known, all, teams),
  };
}

function lineOf(teams: readonly ShownSignal[], calm: boolean): string {
  const named = [...new Set(teams.map(({ team }) => team))].filter((team) => team !== WHOLE_COMPANY);
  if (named.length > 0) return band.attention(named);
  if (teams.length > 0) return band.attentionCompany;
  return calm ? band.calm : '';
}

/** Nobody is said to be without a sign who has one, here or in the card of load. */
function restOf({ others, load }: Attention, all: readonly ShownSignal[], teams: readonly ShownSignal[]): string {
  const shown = new Set(teams.map(({ team }) => team));
  const more = others + new Set(all.map(({ team }) => team).filter((team) => !shown.has(team))).size;
  if (more > 0) return `${text.more(more)} ${text.small}`;
  const unsaid = load?.teams.some(({ team, index }) => levelOf(index) === 'high' && !shown.has(team)) ?? false;
  return unsaid ? text.small : text.rest;
}
