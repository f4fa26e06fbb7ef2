import { formatNumber, NBSP, plural, quoted } from '../format.ts';

const of = (count: number): string => plural(count, 'команды', 'команд', 'команд');

/** What the load of teams comes to, for a title. */
export const loadTitleText = {
  company: (reason: string) => `Нагрузка компании высокая${reason === '' ? '' : `: ${reason}`}`,
  noTeams: 'Команд, где задачи хотя бы у пяти человек, пока нет',
  ownNotHigh: `У${NBSP}ваших команд высокой нагрузки не видно`,
  notHigh: (seen: number, all: number) =>
    `У${NBSP}команд высокой нагрузки не видно: по${NBSP}${plural(seen, 'команде', 'командам', 'командам')} из${NBSP}${formatNumber(all)}`,
  theTeam: (team: string) => `Нагрузка высокая у команды ${quoted(team)}`,
  onlyTheTeam: (team: string) => `Нагрузка высокая только у команды ${quoted(team)}`,
  onlyTheTeamSeen: (team: string) => `Из команд, которые видно, нагрузка высокая только у ${quoted(team)}`,
  some: (high: number, seen: number) => `Нагрузка высокая у ${formatNumber(high)}${NBSP}из${NBSP}${of(seen)}`,
  someSeen: (high: number, seen: number) =>
    `Нагрузка высокая у ${formatNumber(high)}${NBSP}из${NBSP}${of(seen)}, которые видно`,
  all: 'Нагрузка высокая у всех команд',
  allSeen: (seen: number, all: number) =>
    `Нагрузка высокая у всех команд, которые видно: это ${formatNumber(seen)} из${NBSP}${formatNumber(all)}`,
} as const;
