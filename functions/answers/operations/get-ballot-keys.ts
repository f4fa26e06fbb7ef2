import { runWithBallots } from '../run-with-ballots.ts';
import type { AnswersOperation } from '../operation.ts';

/** What everybody is told alike of the ballots of an open run. */
export const getBallotKeys: AnswersOperation<'getBallotKeys'> = async (context, { params }) => {
  const { id, ballots } = await runWithBallots(params.run_id, context);
  return { manifest: await context.repos.ballots.manifest(id, ballots!.opening) };
};
