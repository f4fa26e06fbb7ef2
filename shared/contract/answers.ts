import * as z from 'zod/mini';
import { AnonymousSession, EndedRun, OwnConsent, PollByCode, PollForCode, PublicAnswers, PublicPoll } from '../models/answers.ts';
import {
  BallotKeys,
  BallotPollAnswers,
  BallotSurveyAnswers,
  CountedAnswers,
  RecordEntries,
  RunRecord,
} from '../models/ballot.ts';
import { Id } from '../models/common.ts';
import { NewDialogueMessage, OwnDialogue } from '../models/dialogue.ts';
import { KioskPollAnswers, KioskSurveyAnswers, OpenKiosk } from '../models/kiosk.ts';
import { PublicSurvey, SurveyResponse, SurveySubmission } from '../models/survey-answers.ts';
import { LANGUAGE_QUERY } from '../models/translation.ts';
import { defineRoutes } from './route.ts';
import { PublicReport } from '../models/run-report.ts';
import { answersValidation } from '#text/answers/validation.ts';

/** Any text is a token: a wrong one is answered like one that never existed. */
const PublicToken = z.string().check(z.maxLength(200, { error: () => answersValidation.wrongLink }));

/** The place of a part among those of a record. */
const RecordPartNumber = z.string().check(z.regex(/^\d{1,4}$/, { error: () => answersValidation.wrongLink }));

/** A run that is over, and the end of the address where it is told what came of it; each null while there is none. */
const EndedByLink = z.object({ report_link: z.nullable(z.string()), ended: z.nullable(EndedRun) });

/** The way of a respondent without an account: its own Lambda, which cannot read who is who. */
export const answers = defineRoutes('answers', {
  getPublicPoll: {
    method: 'GET',
    path: '/api/polls/public/{token}',
    auth: 'public',
    permission: null,
    params: { token: PublicToken },
    query: LANGUAGE_QUERY,
    reply: PublicPoll,
    status: 200,
    errors: ['not_found', 'run_closed', 'run_not_open'],
  },
  getEndedPoll: {
    method: 'GET',
    path: '/api/polls/public/{token}/ended',
    auth: 'public',
    permission: null,
    params: { token: PublicToken },
    reply: EndedByLink,
    status: 200,
    errors: ['not_found'],
  },
  getPollByCode: {
    method: 'GET',
    path: '/api/polls/short/{code}',
    auth: 'public',
    permission: null,
    params: { code: PublicToken },
    query: LANGUAGE_QUERY,
    reply: PollByCode,
    status: 200,
    errors: ['not_found', 'too_many_requests'],
  },
  /** By a one-time code from a sheet; it answers once, and is nobody's. */
  getPollForCode: {
    method: 'GET',
    path: '/api/polls/codes/{code}',
    auth: 'public',
    permission: null,
    params: { code: PublicToken },
    query: LANGUAGE_QUERY,
    reply: PollForCode,
    status: 200,
    errors: ['not_found', 'run_not_open', 'too_many_requests'],
  },
  /** In the session of its first answer a code may change it; in any other it has answered (409). */
  takePollByCode: {
    method: 'POST',
    path: '/api/polls/codes/{code}/take',
    auth: 'public',
    permission: null,
    params: { code: PublicToken },
    body: PublicAnswers,
    reply: AnonymousSession,
    status: 200,
    errors: ['not_found', 'run_closed', 'run_not_open', 'already_answered', 'too_many_requests'],
  },
  /** The same of a survey. */
  getSurveyForCode: {
    method: 'GET',
    path: '/api/surveys/codes/{code}',
    auth: 'public',
    permission: null,
    params: { code: PublicToken },
    query: LANGUAGE_QUERY,
    reply: z.extend(EndedByLink, {
      survey: z.nullable(PublicSurvey),
      /** The team the answers are compared by; null for none. */
      team: z.nullable(z.string()),
    }),
    status: 200,
    errors: ['not_found', 'run_not_open', 'too_many_requests'],
  },
  respondToSurveyByCode: {
    method: 'POST',
    path: '/api/surveys/codes/{code}/responses',
    auth: 'public',
    permission: null,
    params: { code: PublicToken },
    body: SurveySubmission,
    reply: AnonymousSession,
    status: 200,
    errors: ['not_found', 'run_closed', 'run_not_open', 'already_answered', 'too_many_requests'],
  },
  /** By the address of a kiosk, a tablet on which anybody answers; what it needs to go on without a connection. */
  getKiosk: {
    method: 'GET',
    path: '/api/kiosks/{token}',
    auth: 'public',
    permission: null,
    params: { token: PublicToken },
    query: LANGUAGE_QUERY,
    reply: OpenKiosk,
    status: 200,
    errors: ['not_found'],
  },
  takePollAtKiosk: {
    method: 'POST',
    path: '/api/kiosks/{token}/poll-answers',
    auth: 'public',
    permission: null,
    params: { token: PublicToken },
    body: KioskPollAnswers,
    reply: AnonymousSession,
    status: 200,
    errors: ['not_found', 'run_closed', 'run_not_open', 'too_many_requests'],
  },
  takeSurveyAtKiosk: {
    method: 'POST',
    path: '/api/kiosks/{token}/survey-answers',
    auth: 'public',
    permission: null,
    params: { token: PublicToken },
    body: KioskSurveyAnswers,
    reply: AnonymousSession,
    status: 200,
    errors: ['not_found', 'run_closed', 'too_many_requests'],
  },
  /** What everybody can read of a run with ballots, asked for without a session: nobody is given keys of their own. */
  getBallotKeys: {
    method: 'GET',
    path: '/api/ballots/{run_id}',
    auth: 'public',
    permission: null,
    params: { run_id: Id },
    reply: BallotKeys,
    status: 200,
    errors: ['not_found', 'run_closed'],
  },
  /** Sent without a session: whose ballot it is, nobody can tell. The same ballot replaces what it said before. */
  takePollByBallot: {
    method: 'POST',
    path: '/api/ballots/{run_id}/poll-answers',
    auth: 'public',
    permission: null,
    params: { run_id: Id },
    body: BallotPollAnswers,
    reply: CountedAnswers,
    status: 200,
    errors: ['not_found', 'run_closed', 'wrong_ballot', 'too_many_requests'],
  },
  takeSurveyByBallot: {
    method: 'POST',
    path: '/api/ballots/{run_id}/survey-answers',
    auth: 'public',
    permission: null,
    params: { run_id: Id },
    body: BallotSurveyAnswers,
    reply: CountedAnswers,
    status: 200,
    errors: ['not_found', 'run_closed', 'wrong_ballot', 'too_many_requests'],
  },
  /** What is published of a run with ballots when it is closed, for anybody to check; 404 while there is none. */
  getRunRecord: {
    method: 'GET',
    path: '/api/ballots/{run_id}/record',
    auth: 'public',
    permission: null,
    params: { run_id: Id },
    reply: RunRecord,
    status: 200,
    errors: ['not_found'],
  },
  getRunRecordPart: {
    method: 'GET',
    path: '/api/ballots/{run_id}/record/{part}',
    auth: 'public',
    permission: null,
    params: { run_id: Id, part: RecordPartNumber },
    reply: RecordEntries,
    status: 200,
    errors: ['not_found'],
  },
  getPublicReport: {
    method: 'GET',
    path: '/api/surveys/reports/{link}',
    auth: 'public',
    permission: null,
    params: { link: PublicToken },
    query: LANGUAGE_QUERY,
    reply: PublicReport,
    status: 200,
    errors: ['not_found'],
  },
  takePublicPoll: {
    method: 'POST',
    path: '/api/polls/public/{token}/take',
    auth: 'public',
    permission: null,
    params: { token: PublicToken },
    body: PublicAnswers,
    reply: AnonymousSession,
    status: 200,
    errors: ['not_found', 'run_closed', 'run_not_open', 'link_full', 'too_many_requests'],
  },
  /** By the key to a dialogue, which its author's browser has made and nobody else has. */
  getOwnDialogue: {
    method: 'GET',
    path: '/api/dialogues/{key}',
    auth: 'public',
    permission: null,
    params: { key: PublicToken },
    query: LANGUAGE_QUERY,
    reply: OwnDialogue,
    status: 200,
    errors: ['not_found'],
  },
  writeInOwnDialogue: {
    method: 'POST',
    path: '/api/dialogues/{key}/messages',
    auth: 'public',
    permission: null,
    params: { key: PublicToken },
    body: NewDialogueMessage,
    reply: OwnDialogue,
    status: 200,
    errors: ['not_found', 'conflict', 'too_many_requests'],
  },
  endOwnDialogue: {
    method: 'POST',
    path: '/api/dialogues/{key}/end',
    auth: 'public',
    permission: null,
    params: { key: PublicToken },
    reply: OwnDialogue,
    status: 200,
    errors: ['not_found', 'conflict', 'too_many_requests'],
  },
  /** By the link that the page gives whoever has consented: it names the run and the session of their answers. */
  getOwnConsent: {
    method: 'GET',
    path: '/api/consents/{key}',
    auth: 'public',
    permission: null,
    params: { key: PublicToken },
    reply: OwnConsent,
    status: 200,
    errors: ['not_found'],
  },
  /** Takes the consent back: the answers are erased, in open and in closed runs alike. */
  withdrawOwnConsent: {
    method: 'POST',
    path: '/api/consents/{key}/withdraw',
    auth: 'public',
    permission: null,
    params: { key: PublicToken },
    reply: null,
    status: 204,
    errors: ['not_found', 'too_many_requests'],
  },
  getPublicSurvey: {
    method: 'GET',
    path: '/api/surveys/public/{link}',
    auth: 'public',
    permission: null,
    params: { link: PublicToken },
    query: LANGUAGE_QUERY,
    reply: PublicSurvey,
    status: 200,
    errors: ['not_found', 'run_closed'],
  },
  findReportOfSurvey: {
    method: 'GET',
    path: '/api/surveys/public/{link}/report',
    auth: 'public',
    permission: null,
    params: { link: PublicToken },
    reply: EndedByLink,
    status: 200,
    errors: ['not_found'],
  },
  respondToPublicSurvey: {
    method: 'POST',
    path: '/api/surveys/public/{link}/responses',
    auth: 'public',
    permission: null,
    params: { link: PublicToken },
    body: SurveySubmission,
    reply: SurveyResponse,
    status: 201,
    errors: ['not_found', 'run_closed', 'too_many_requests'],
  },
});
