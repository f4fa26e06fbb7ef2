import { answers as routes } from '#shared/contract/answers.ts';
import { pollBallots, surveyBallots } from '#shared/contract/ballots.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Call } from '#shared/contract/route.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Ballot } from '#shared/models/ballot.ts';
import type { PollToTake } from '#shared/models/poll-answers.ts';
import type { SurveyToTake } from '#shared/models/survey-answers.ts';
import type { RunKind } from '#shared/rules/run-kinds.ts';
import type { BallotCalls, ShownRun } from '#web/answer-form/ballot/collect.ts';
import type { ReadRecord } from '#web/answer-form/ballot/check-own.ts';
import type { Stored } from '#web/answer-form/ballot/send.ts';
import { inAskedOrder } from '#web/answer-form/form-question.ts';
import type { SentAnswer } from '#web/answer-form/form-state.ts';
import { callApi } from '#web/lib/api-client.ts';
import { everyField } from '#web/lib/every-field.ts';
import type { SurveyAnswer } from '#web/question-kinds/answering.ts';

/** A run that is answered by ballots, as it is shown. */
export interface BallotRun {
  readonly id: string;
  readonly kind: RunKind;
  /** The poll or the survey. */
  readonly about: string;
  readonly shown: ShownRun;
}

/** The ballots of a run of a poll; null where it has none. */
export function ballotsOfPoll({ poll, frame, questions }: PollToTake): BallotRun | null {
  if (!frame?.ballot) return null;
  const texts = inAskedOrder(questions).map(({ text }) => text);
  const shown = { own: frame.ballot, questions: texts, team: frame.team };
  return { id: frame.id, kind: 'poll', about: poll.id, shown };
}

/** The same of a survey, which tells its team in a sentence. */
export function ballotsOfSurvey({ survey, ballot }: SurveyToTake): BallotRun | null {
  if (!ballot) return null;
  const texts = survey.questions.toSorted((a, b) => a.order - b.order).map(({ text }) => text);
  return { id: survey.id, kind: 'survey', about: survey.id, shown: { own: ballot, questions: texts } };
}

/** What the collecting of a ballot asks of the server. */
export function ballotCalls({ id, kind, about }: BallotRun): BallotCalls {
  const params = { id };
  return {
    manifest: async () => (await callApi(routes.getBallotKeys, { params: { run_id: id } })).manifest,
    shown: async () => {
      const input = { params: { id: about } };
      const run =
        kind === 'poll'
          ? ballotsOfPoll(await callApi(polls.getPollToTake, input))
          : ballotsOfSurvey(await callApi(surveys.getSurveyToTake, input));
      return run?.id === id ? run.shown : null;
    },
    sign: async (body) => {
      const route = kind === 'poll' ? pollBallots.issuePollBallot : surveyBallots.issueSurveyBallot;
      return (await callApi(route, { params, body })).signed;
    },
  };
}

/** Sends answers to a poll by a ballot, without a session. */
export async function sendToPollByBallot(
  runId: string,
  ballot: Ballot,
  answers: readonly SentAnswer[],
): Promise<Stored> {
  const call = { params: { run_id: runId }, body: { ballot, answers: [...answers] } };
  return (await callApi(routes.takePollByBallot, call)).answers;
}

/** The same of a survey; `timeSpent` in seconds. */
export async function sendToSurveyByBallot(
  runId: string,
  ballot: Ballot,
  { answers, timeSpent }: { readonly answers: readonly SurveyAnswer[]; readonly timeSpent: number },
): Promise<Stored> {
  const body = everyField<Call<typeof routes.takeSurveyByBallot>['body']>({
    ballot,
    answers: [...answers],
    time_spent: timeSpent,
  });
  return (await callApi(routes.takeSurveyByBallot, { params: { run_id: runId }, body })).answers;
}

/** What is published of a run that is over, all of its parts in base64. */
export async function readRecord(runId: string): Promise<ReadRecord> {
  const params = { run_id: runId };
  const head = await callApi(routes.getRunRecord, { params });
  const read = (part: number) => callApi(routes.getRunRecordPart, { params: { ...params, part: String(part) } });
  const parts = await Promise.all(head.parts.map((_, index) => read(index)));
  return { head, parts: parts.map(({ entries }) => entries) };
}
