import type { PollFinding, Severity } from '#shared/models/analysis.ts';
import type { Said } from '#shared/text/said.ts';
import type { Kept } from '../../kept.ts';
import type { Theme } from '../../text/types.ts';

/** What a finding is about, which decides what is advised. */
export type Subject =
  | { readonly kind: 'theme'; readonly theme: Theme; readonly people: number }
  | { readonly kind: 'question'; readonly question: string }
  | { readonly kind: 'enps' }
  | { readonly kind: 'worse'; readonly figure: string | null; readonly up: boolean }
  | { readonly kind: 'participation' }
  | { readonly kind: 'other' };

/** A finding about answers, and where it stands. */
export interface Finding {
  readonly finding: Kept<PollFinding> & { readonly text: Said };
  readonly side: 'concern' | 'highlight' | 'insight';
  readonly subject: Subject;
  readonly severity: Severity;
  /** Nobody has said which answers of its question are the better ones. */
  readonly unjudged?: boolean;
  /** The larger, the earlier it is told. */
  readonly weight: number;
}

/** What is told first: news beyond chance, then what is bad, what is good, what is to be known. */
export const WEIGHTS = { change: 90, enps: 80, concern: 70, participation: 60, highlight: 50, insight: 20 } as const;

/** A question as texts name it: its beginning where it is long. */
export function shortened(text: string, longest = LONGEST): string {
  const plain = text.trim().replaceAll(/\s+/g, ' ');
  return plain.length <= longest ? plain : `${plain.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}
const LONGEST = 80;

/** One of several statements that are rated, with as much of their question as leaves room for it. */
export function statementOf(question: string, statement: string): string {
  const begun = question.trim().replace(/[:.]+$/, '');
  return `${shortened(begun, Math.max(LONGEST / 4, LONGEST - statement.length - 3))}: ${statement}`;
}
