import type { WorkSource } from '#shared/rules/task-sources.ts';

/** A task as workload is computed from it, our own or of a source. Moments are ISO in UTC. */
export interface WorkloadTask {
  readonly source: 'own' | WorkSource;
  /** The id of our own, the number on the portal, or the key there. */
  readonly id: string;
  readonly title: string;
  /** Null when nobody is responsible, or whoever was has left. */
  readonly personId: string | null;
  readonly state: 'open' | 'completed' | 'cancelled';
  /** Waits for somebody else: an open task put off, under review, or marked as waiting. */
  readonly waiting: boolean;
  /** Open and late, by the rules of its source. */
  readonly overdue: boolean;
  readonly createdAt: string | null;
  readonly startedAt: string | null;
  readonly deadline: string | null;
  readonly closedAt: string | null;
  /** Null when nobody estimated it. */
  readonly estimateSeconds: number | null;
  readonly urgent: boolean;
  readonly project: string | null;
}

/** Whoever is responsible for tasks: a member, or a person of a source who is none (joined by their address). */
export interface WorkloadPerson {
  readonly id: string;
  readonly name: string;
  readonly team: string | null;
}

/** A peak of deadlines that an analysis has foreseen, by its first and its last working day. */
export interface ForeseenPeak {
  readonly first: string;
  readonly last: string;
  /** From so many deadlines on these days are a peak. */
  readonly least: number;
  /** How many there were when the days were over; null while nobody has counted them. */
  readonly came: number | null;
}

/** What workload is computed from. */
export interface WorkloadData {
  readonly tasks: readonly WorkloadTask[];
  /** Those who have tasks: of others nothing is seen. */
  readonly people: readonly WorkloadPerson[];
  /** The names of all teams, also of those in which nobody has a task. */
  readonly teams: readonly string[];
  readonly now: Date;
  /** Since when tasks are known: the first of them was set then; null where no day is known. */
  readonly knownSince: string | null;
  /** What other tasks were read from, and when; null where nothing is connected. */
  readonly source: { readonly kind: WorkSource; readonly readAt: string } | null;
  /** What earlier analyses have foreseen. */
  readonly peaks: readonly ForeseenPeak[];
}
