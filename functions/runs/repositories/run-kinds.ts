import type { RunKind } from '#shared/rules/run-kinds.ts';
import type { SurveyStatus } from '#shared/rules/surveys.ts';
import { jobItem } from '#data/job-item.ts';
import { keys, type Key } from '#data/keys.ts';
import { insert, update, type Write } from '#data/writes.ts';
import type { Ballots } from './ballots.ts';
import { endSecretWrites } from './run-secrets.ts';

/** Of a run what its kind decides by. */
interface Run {
  readonly id: string;
  readonly workspaceId: string;
  readonly pollId: string;
  readonly pollCreatedAt: string;
  readonly isAnonymous: boolean;
  readonly codes: number | null;
  readonly contacts: unknown;
  readonly dimensions: readonly unknown[];
  readonly ballots: Ballots | null;
  readonly membersAtEnd: number | null;
}

interface KindOfRun {
  /** Whether it is opened, changed and read under its own id; else with what it is of. */
  readonly byItself: boolean;
  /** Whether its end is final: then, how many members there were is kept, and its respondents are compared by a job. */
  readonly endsForGood: boolean;
  /** Whether an answer counts as the kind of its question says, and not as what was said. */
  readonly countsByKind: boolean;
  /** Where what it is of is found by its id. */
  readonly refOf: (pollId: string) => Key;
  /** Where is told how those it asks were told. */
  readonly noticePlaces: (run: Run) => Key[];
  /** What goes with its end, in one transaction; a job has the id `jobId`. */
  readonly endWrites: (ended: Run, jobId: string, now: Date) => Write[];
}

/** All in which the run of a survey is stored, counted and ended otherwise than that of a poll. */
export const OF_KIND: Readonly<Record<RunKind, KindOfRun>> = {
  poll: {
    byItself: true,
    endsForGood: false,
    countsByKind: false,
    refOf: keys.pollRef,
    noticePlaces: ({ id }) => [keys.run(id)],
    // The secrets of its marks go, and a job takes the marks away.
    endWrites: (run, jobId, now) => {
      const { id: runId, workspaceId } = run;
      const secrets = endSecretWrites(run);
      const forgetting = jobItem({ kind: 'forget-participation', workspaceId, runId }, jobId, now);
      return secrets.length === 0 ? [] : [...secrets, insert(forgetting)];
    },
  },
  survey: {
    byItself: false,
    endsForGood: true,
    countsByKind: true,
    refOf: keys.surveyRef,
    noticePlaces: (run) => [keys.run(run.id), surveyKey(run)],
    // What seals groups stays until respondents have been compared: the secret of its members, and one of its codes. That of the marks of codes goes now.
    endWrites: (run, _, now) => [completionWrite(run, now), ...endSecretWrites({ ...run, isAnonymous: false })],
  },
};

function surveyKey({ workspaceId, pollCreatedAt, pollId }: Run): Key {
  return keys.survey(workspaceId, pollCreatedAt, pollId);
}

/** Completes the survey of a run; it fails where it is not open any more. */
function completionWrite(run: Run, now: Date): Write {
  const at = now.toISOString();
  const { membersAtEnd: invited } = run;
  const completed = { status: 'COMPLETED' satisfies SurveyStatus, completedAt: at, updatedAt: at };
  return update(
    surveyKey(run),
    { set: { ...completed, ...(invited === null ? {} : { invited }) }, add: { version: 1 } },
    { equals: { status: 'PUBLISHED' satisfies SurveyStatus } },
  );
}
