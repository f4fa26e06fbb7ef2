import type { RunVisibility } from '../models/answers.ts';
import { BACKUP_DAYS } from './backup-days.ts';
import { cautionOf, type Kind, kindOf, type PollStatement, shownAtOnce } from './poll-statement.ts';
import { statementText } from '#text/rules/statement.ts';
import { surveyStatementText } from '#text/rules/survey-statement.ts';

/** What of a survey decides how its answers are kept. */
export interface SurveySettings {
  readonly anonymous: boolean;
  /** Answered by a member who is logged in, by whoever has the public link, or by a one-time code. */
  readonly via: 'member' | 'link' | 'code';
  /** When the answers are shown. */
  readonly visibility: RunVisibility;
  /** So many people make the smallest group that is told by itself. */
  readonly smallestGroup: number;
  /** What is kept with the answers to compare groups: “Team: Sales”; empty where nothing is. */
  readonly comparedBy: readonly string[];
  /** Whether a question asks for a recommendation, 0 to 10. */
  readonly hasEnps: boolean;
}

/** By what an answer is compared of which the team alone is known, as with one by a code; by nothing without one. */
export function comparedByTeam(team: string | null): string[] {
  return team === null ? [] : [surveyStatementText.team(team)];
}

/**
 * Says of a survey what the server does with its answers, no more and no less: to whoever is no member. What is different for
 * members stands apart (ballot-statement.ts).
 */
export function surveyStatement(settings: SurveySettings): PollStatement {
  const kind = kindOf(settings);
  const { terms, title, notStored, seen, counted, codeUsed } = statementText;
  const { stored, participation, comparedSealed, deleted } = surveyStatementText;
  const marked = settings.via === 'code' ? codeUsed : kind === 'anonymous-member' && participation;
  const points = [
    { term: terms.stored, text: stored[kind] },
    { term: terms.notStored, text: notStored[kind] },
    ...(marked ? [{ term: terms.marked, text: marked(BACKUP_DAYS) }] : []),
    { term: terms.seen, text: seen[kind] },
    { term: terms.shown, text: shownWhen(settings, kind) },
    ...(settings.comparedBy.length > 0
      ? [{ term: terms.compared, text: comparedSealed(settings.comparedBy, settings.smallestGroup) }]
      : []),
    ...(settings.hasEnps ? [{ term: terms.counted, text: counted }] : []),
    { term: terms.deleted, text: deleted[kind](BACKUP_DAYS) },
  ];
  return { title: title[kind], points, caution: cautionOf(kind) };
}

/** When answers are shown: what results show by. */
function shownWhen({ visibility, smallestGroup }: SurveySettings, kind: Kind): string {
  if (visibility === 'live') return shownAtOnce(kind);
  const { shownAtTheEnd, shownInSteps } = surveyStatementText;
  return visibility === 'closed' ? shownAtTheEnd(smallestGroup) : shownInSteps(smallestGroup);
}
