import * as z from 'zod/mini';
import { AskedQuestion, EndedRun, PollType, RunVisibility, SessionId, SubmittedAnswers } from './answers.ts';
import { Id, Instant } from './common.ts';
import { OwnBallot } from './own-ballot.ts';
import { SPOKEN } from './translation.ts';

/** What a member needs to answer: the newest open run of a poll and what they have already said in it. */
export const PollToTake = z.object({
  poll: z.object({
    id: Id,
    title: z.string(),
    type: PollType,
    is_anonymous: z.boolean(),
    workspace_name: z.string(),
  }),
  /** Null when no run is open. */
  frame: z.nullable(
    z.object({
      id: Id,
      deadline: z.nullable(Instant),
      results_visibility: RunVisibility,
      /** The team under which the answers would be compared; null where they are not. */
      team: z.nullable(z.string()),
      /** Null where the run has no ballots, and answers are taken with a mark. */
      ballot: z.nullable(OwnBallot),
    }),
  ),
  questions: z.array(AskedQuestion),
  ...SPOKEN,
  /** Whether this member has answered the run, as far as anybody knows: of a ballot their browser tells it later. */
  answered: z.boolean(),
  /** Their answers; null in an anonymous run, where nobody can find them, and while there are none. */
  answers: z.nullable(z.array(z.object({ question_id: Id, content: z.string() }))),
  /** Where no run is open, the last that asked this member and is over. */
  ended: z.nullable(EndedRun),
  /** How many people have opened the results of that run; never who. */
  viewers: z.nullable(z.int()),
  /** When the next run opens by itself; null while one is open, and where none is planned. */
  next_run_at: z.nullable(Instant),
});
export type PollToTake = z.infer<typeof PollToTake>;

/** A member's answers; `anonymous_session_id` counts in anonymous runs only, and lets them change what they said. */
export const MemberAnswers = z.strictObject({
  answers: SubmittedAnswers,
  anonymous_session_id: z.optional(z.nullable(SessionId)),
});
/** The session under which an anonymous answer can be changed; null in a run with names. */
export const TakenByMember = z.object({ anonymous_session_id: z.nullable(Id) });
