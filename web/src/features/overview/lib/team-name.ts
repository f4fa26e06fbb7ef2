import { WHOLE_COMPANY } from '#shared/rules/wire-words.ts';
import { overviewText } from '#text/overview.ts';

/** What a team of a decision is called: its own name, or that it is the whole company. */
export function teamName(team: string): string {
  return team === WHOLE_COMPANY ? overviewText.decisions.wholeCompany : team;
}
