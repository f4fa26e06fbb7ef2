import { pollBallots, surveyBallots } from '#shared/contract/ballots.ts';
import { callApi } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { drawMoment, sentByBallot, writeSentByBallot } from './sent-by-ballot.ts';

/**
 * Tells the server that somebody needs no reminder of a run, once. Without a reply it is told at another moment; a refusal
 * is final: the run is over, or nobody is asked in it any more.
 */
export async function reportBallot(userId: string, runId: string): Promise<void> {
  const note = sentByBallot(userId)[runId];
  if (!note || note.due === null) return;
  // Before it is sent: another tab waits for the same moment.
  writeSentByBallot(userId, runId, { ...note, due: null });
  const input = { params: { id: runId } };
  try {
    if (note.kind === 'poll') await callApi(pollBallots.reportPollBallot, input);
    else await callApi(surveyBallots.reportSurveyBallot, input);
  } catch (error) {
    const isFinal = error instanceof ApiError && error.status < 500 && ![401, 429].includes(error.status);
    if (!isFinal) writeSentByBallot(userId, runId, { ...note, due: drawMoment(Date.now()) });
  }
}
