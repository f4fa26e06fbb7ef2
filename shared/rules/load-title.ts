import { levelOf } from './workload-level.ts';
import { loadTitleText } from '#text/rules/load-title.ts';

/** What a sentence about the load of teams rests on. */
export interface LoadSeen {
  /** Those in which at least five people have tasks. */
  readonly teams: readonly { readonly team: string; readonly index: number }[];
  /** So many others there are, which are not shown by themselves. */
  readonly small_teams: number;
  /** The whole company; null where it is not told beside its teams. */
  readonly company: { readonly index: number; readonly reason: string } | null;
  /** The teams are those of whoever reads, who is told of no others. */
  readonly isOwn?: boolean;
}

/** What the load of teams comes to, in a sentence that says of how many teams it speaks: one for all screens and letters. */
export function loadTitle({ teams, small_teams: smallTeams, company, isOwn = false }: LoadSeen): string {
  const high = teams.filter(({ index }) => levelOf(index) === 'high');
  const [first] = high;
  const all = teams.length + smallTeams;
  const text = loadTitleText;
  if (!first && company && levelOf(company.index) === 'high') return text.company(company.reason);
  if (teams.length === 0) return text.noTeams;
  if (!first) return isOwn ? text.ownNotHigh : text.notHigh(teams.length, all);
  if (teams.length === 1) return text.theTeam(first.team);
  if (high.length < teams.length) {
    const [only, some] = smallTeams === 0 ? [text.onlyTheTeam, text.some] : [text.onlyTheTeamSeen, text.someSeen];
    return high.length === 1 ? only(first.team) : some(high.length, teams.length);
  }
  return smallTeams === 0 ? text.all : text.allSeen(teams.length, all);
}
