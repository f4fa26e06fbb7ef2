import { randomUUID } from 'node:crypto';
import { makeConsented } from '#tests/support/consents.ts';
import { makeAnsweredPoll } from '#tests/support/dialogues.ts';
import { answersTo, repos } from '#tests/support/factories.ts';
import type { Company } from '../company.ts';
import { everybody, type RoutesOf } from './shape.ts';

/** The link to a survey that nobody has asked for yet; any text where it is gone. */
async function linkTo({ id }: Company['survey']): Promise<string> {
  return (await repos.runs.find(id, { consistent: true }))?.publicToken ?? 'gone';
}

/** A right call of every route of this domain, and what each of the actors is answered. */
export const answers: RoutesOf<'answers'> = {
  // The token in the link is the right to it (B6-04), in whatever workspace the poll lies.
  getPublicPoll: {
    call: ({ frame }) => ({ params: { token: frame.public_token } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  getEndedPoll: {
    call: ({ frame }) => ({ params: { token: frame.public_token } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  getPollByCode: {
    call: ({ frame }) => ({ params: { code: frame.public_short! } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  getPollForCode: {
    call: ({ codeSheet }) => ({ params: { code: codeSheet.codes[0]! } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  // All in the session of one answer, which may be changed.
  takePollByCode: {
    call: ({ codeSheet, poll }) => ({
      params: { code: codeSheet.codes[0]! },
      body: { answers: answersTo(poll, ['7', 'Ничего', 'Команда']), anonymous_session_id: codeSheet.id },
    }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  getSurveyForCode: {
    call: ({ surveySheet }) => ({ params: { code: surveySheet.codes[0]! } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  respondToSurveyByCode: {
    call: ({ surveySheet, survey }) => ({
      params: { code: surveySheet.codes[0]! },
      body: {
        answers: [{ question_id: survey.questions[0]!.id, answer_rating: 5 }],
        anonymous_session_id: surveySheet.id,
      },
    }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  getKiosk: {
    call: ({ kiosk }) => ({ params: { token: kiosk.token } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  takePollAtKiosk: {
    call: ({ kiosk, poll }) => ({
      params: { token: kiosk.token },
      body: { answers: answersTo(poll, ['7', 'Ничего', 'Команда']), anonymous_session_id: randomUUID() },
    }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  takeSurveyAtKiosk: {
    call: ({ surveyKiosk, survey }) => ({
      params: { token: surveyKiosk.token },
      body: {
        answers: [{ question_id: survey.questions[0]!.id, answer_rating: 4 }],
        anonymous_session_id: randomUUID(),
      },
    }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  // The key is the right to a dialogue, whoever holds it.
  getOwnDialogue: {
    call: ({ dialogue }) => ({ params: { key: dialogue.key } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  writeInOwnDialogue: {
    call: ({ dialogue }) => ({ params: { key: dialogue.key }, body: { text: 'Запасной человек на смену' } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  endOwnDialogue: {
    call: ({ dialogue }) => ({ params: { key: dialogue.key } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
    fresh: ({ owner, workspace }) => makeAnsweredPoll(owner, workspace),
  },
  // Whoever has the link to a consent has given it.
  getOwnConsent: {
    call: ({ consent }) => ({ params: { key: consent.key } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  withdrawOwnConsent: {
    call: ({ consent }) => ({ params: { key: consent.key } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
    fresh: ({ owner, workspace }) => makeConsented(owner, workspace),
  },
  // A ballot is nobody's.
  getBallotKeys: {
    call: ({ balloted }) => ({ params: { run_id: balloted.id } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  takePollByBallot: {
    call: ({ balloted: { id, poll, ballot } }) => ({
      params: { run_id: id },
      body: { ballot, answers: answersTo(poll, ['7', 'Ничего', 'Команда']) },
    }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  takeSurveyByBallot: {
    call: ({ survey, balloted: { surveyBallot } }) => ({
      params: { run_id: survey.id },
      body: { ballot: surveyBallot, answers: [{ question_id: survey.questions[0]!.id, answer_rating: 5 }] },
    }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  // Published for anybody who knows the run.
  getRunRecord: {
    call: ({ recorded }) => ({ params: { run_id: recorded.id } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  getRunRecordPart: {
    call: ({ recorded }) => ({ params: { run_id: recorded.id, part: '0' } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  getPublicReport: {
    call: ({ reportedSurvey }) => ({ params: { link: reportedSurvey.public_token } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  takePublicPoll: {
    call: ({ frame, poll }) => ({
      params: { token: frame.public_token },
      body: { answers: answersTo(poll, ['7', 'Ничего', 'Команда']), anonymous_session_id: randomUUID() },
    }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  getPublicSurvey: {
    call: async ({ survey }) => ({ params: { link: await linkTo(survey) } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  findReportOfSurvey: {
    call: async ({ survey }) => ({ params: { link: await linkTo(survey) } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  respondToPublicSurvey: {
    call: async ({ survey }) => ({
      params: { link: await linkTo(survey) },
      body: { answers: [{ question_id: survey.questions[0]!.id, answer_rating: 5 }] },
    }),
    answers: { own: everybody(201), foreign: everybody(201), deleted: everybody(404) },
  },
};
