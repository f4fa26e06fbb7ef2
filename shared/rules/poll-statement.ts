import { BACKUP_DAYS } from './backup-days.ts';
import type { PollType, RunVisibility } from '../models/answers.ts';
import { statementText } from '#text/rules/statement.ts';

/** What of a run decides how its answers are kept. */
export interface PollSettings {
  readonly anonymous: boolean;
  /** Answered by a member who is logged in, by whoever has the public link, or by a one-time code. */
  readonly via: 'member' | 'link' | 'code';
  readonly type: PollType;
  /** When the answers of the run are shown. */
  readonly visibility: RunVisibility;
  /** The team that is kept with the answers, to compare teams; null or left out where none is. */
  readonly team?: string | null;
  /** Answered by a code from a sheet of that team: whoever printed it has seen the code. */
  readonly onSheet?: boolean;
}

/** What becomes of answers, in sentences to read before the first question. */
export interface PollStatement {
  readonly title: string;
  /** One matter a line: what it is about, and how it is. */
  readonly points: readonly { readonly term: string; readonly text: string }[];
  /** What no setting can protect from. */
  readonly caution: string;
}

/** Says of a run what the server does with its answers, no more and no less. */
export function pollStatement(settings: PollSettings): PollStatement {
  const kind = kindOf(settings);
  const { terms, title, stored, notStored, participation, codeUsed, deleted } = statementText;
  const marked = settings.via === 'code' ? codeUsed : kind === 'anonymous-member' && participation;
  const points = [
    { term: terms.stored, text: stored[kind] },
    { term: terms.notStored, text: notStored[kind] },
    ...(marked ? [{ term: terms.marked, text: marked(BACKUP_DAYS) }] : []),
    ...(settings.visibility === 'never'
      ? [{ term: terms.seen, text: statementText.seenByNobody }]
      : seenBy(settings, kind)),
    { term: terms.deleted, text: deleted[kind](BACKUP_DAYS) },
  ];
  return { title: title[kind], points, caution: cautionOf(kind) };
}

function seenBy({ visibility, team, onSheet = false, type }: PollSettings, kind: Kind): PollStatement['points'] {
  const { terms, seen, compared, comparedOnSheet, counted } = statementText;
  return [
    { term: terms.seen, text: seen[kind] },
    { term: terms.shown, text: shownWhen(visibility, kind) },
    ...(team ? [{ term: terms.compared, text: (onSheet ? comparedOnSheet : compared)(team) }] : []),
    ...(type === 'ENPS' ? [{ term: terms.counted, text: counted }] : []),
  ];
}

/** An answer by link or code never carries a name; in a poll that is not marked anonymous that has to be said. */
export type Kind = 'anonymous-member' | 'named-member' | 'anonymous-link' | 'unmarked-link';

/** Of what kind answers are, by whether they are to be anonymous and how they come. */
export function kindOf({ anonymous, via }: Pick<PollSettings, 'anonymous' | 'via'>): Kind {
  if (via === 'member') return anonymous ? 'anonymous-member' : 'named-member';
  return anonymous ? 'anonymous-link' : 'unmarked-link';
}

/** What no setting can protect answers of a kind from. */
export function cautionOf(kind: Kind): string {
  return kind === 'named-member' ? statementText.cautionNamed : statementText.caution;
}

/** When answers are shown: what results show by (functions/runs/repositories/release-rule.ts). */
function shownWhen(visibility: RunVisibility, kind: Kind): string {
  const { shown } = statementText;
  if (visibility === 'live') return shownAtOnce(kind);
  // How answers are read that nobody sees at once (functions/runs/repositories/quotes.ts).
  const apart = kind === 'anonymous-member' || kind === 'anonymous-link' ? `; ${shown.apart}` : '';
  return `${visibility === 'closed' ? shown.atClosing : shown.fromFive}${apart}; ${shown.changed}`;
}

/** How each answer is shown at once: without a name there is something to guess. */
export function shownAtOnce(kind: Kind): string {
  const { shown } = statementText;
  return kind === 'named-member' ? shown.atOnce : shown.atOnceWithoutName;
}
