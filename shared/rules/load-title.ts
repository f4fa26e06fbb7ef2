import { formatNumber, NBSP, plural } from './plural.ts';
import { quoted } from './quoted.ts';
import { levelOf } from './workload-level.ts';

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
  if (!first && company && levelOf(company.index) === 'high') {
    return `Нагрузка компании высокая${company.reason === '' ? '' : `: ${company.reason}`}`;
  }
  if (teams.length === 0) return 'Команд, где задачи хотя бы у пяти человек, пока нет';
  if (!first && isOwn) return `У${NBSP}ваших команд высокой нагрузки не видно`;
  if (!first) {
    const seen = `${plural(teams.length, 'команде', 'командам', 'командам')} из${NBSP}${formatNumber(all)}`;
    return `У${NBSP}команд высокой нагрузки не видно: по${NBSP}${seen}`;
  }
  if (teams.length === 1) return `Нагрузка высокая у команды ${quoted(first.team)}`;
  if (high.length < teams.length) {
    return high.length === 1
      ? `Нагрузка высокая только у команды ${quoted(first.team)}`
      : `Нагрузка высокая у ${formatNumber(high.length)}${NBSP}из${NBSP}${plural(teams.length, 'команды', 'команд', 'команд')}`;
  }
  if (smallTeams === 0) return 'Нагрузка высокая у всех команд';
  const seen = plural(teams.length, 'команды', 'команд', 'команд');
  return `Нагрузка высокая у всех ${seen}, которые видно, из${NBSP}${formatNumber(all)}`;
}
