import type { ResponseCounts } from '#functions/runs/repositories/response-counts.ts';
import type { RunKind } from '#shared/rules/run-kinds.ts';
import type { Direction, Scale } from '#shared/models/answers.ts';
import type { InEach } from '#shared/text/said.ts';

interface AskedQuestion {
  readonly id: string;
  readonly text: string;
  readonly scale: Scale | null;
  /** Which answers are the better ones; left out or null, no figure of it is called good or bad. */
  readonly direction?: Direction | null;
  /** Whether eNPS is computed from it; left out, as the type of the poll has it. */
  readonly isEnps?: boolean;
  /** Whether it is asked by what was answered before: then nobody knows of how many. */
  readonly conditional?: boolean;
  /** How many chose each option, of a question where one chooses; its answers are neither figures nor words. */
  readonly chosen?: readonly { readonly option: InEach; readonly count: number }[];
}

/** One run of a poll as it is analysed: what results show, and nothing else. */
export interface PollRun {
  readonly runId: string;
  /** “Week 47”, or null. */
  readonly name: string | null;
  readonly createdAt: string;
  readonly open: boolean;
  /** How many were asked; null where nobody knows. */
  readonly asked: number | null;
  /** Whose answers are shown. */
  readonly responses: number;
  readonly questions: readonly AskedQuestion[];
  readonly counts: ResponseCounts;
}

/** A written answer, under an id that means nothing outside this analysis. */
export interface WrittenAnswer {
  readonly id: string;
  /** Of one respondent: answers to several questions count once. Means nothing outside this analysis. */
  readonly respondent: string;
  readonly questionId: string;
  readonly text: string;
}

/** What a poll, or a survey, is analysed from: its runs, the newest first, and the words of the newest. */
export interface PollData {
  readonly title: string;
  readonly type: 'ENPS' | 'PULSE';
  /** Of fewer people nothing is said: at least five. */
  readonly smallestGroup: number;
  readonly runs: readonly PollRun[];
  /** Runs before those, the newest first: compared with, though nobody asked for their analysis. */
  readonly earlier?: readonly PollRun[];
  /** How many were opened before the newest, those of which too little is shown among them; left out, those given. */
  readonly opened?: number;
  readonly written: readonly WrittenAnswer[];
  /** Respondents whose words were read: fewer than `responses` where there are too many to read. */
  readonly read: number;
  /** What was asked; left out, a poll. */
  readonly kind?: RunKind;
  /** Whether some have written what is not told, or not yet: of a survey. */
  readonly withheld?: boolean;
}
