import * as z from 'zod/mini';
import { Id } from '../models/common.ts';
import { Dialogue, NewDialogueMessage, WaitingDialogues } from '../models/dialogue.ts';
import { defineRoutes } from './route.ts';

const OF_RUN = '/api/polls/frames/{id}/dialogues';
const OF_SURVEY = '/api/surveys/{id}/dialogues';
const ofRun = { auth: 'user', scope: { kind: 'run', from: 'params.id' } } as const;
const ofSurvey = { auth: 'user', scope: { kind: 'survey', from: 'params.id' } } as const;
const Dialogues = z.object({ dialogues: z.array(Dialogue) });
const dialogueOf = { id: Id, dialogueId: Id };

/**
 * Dialogues with people nobody knows, about what they said in a run: read by whoever reads all its answers, answered and
 * ended by whoever may change it as well.
 */
export const dialogues = defineRoutes('polls', {
  /** For the bell: runs of polls and surveys in which an author's message waits, those that wait longest first. */
  listWaitingDialogues: {
    method: 'GET',
    path: '/api/workspace/{id}/dialogues',
    auth: 'user',
    permission: 'results.read',
    scope: { kind: 'workspace', from: 'params.id' },
    params: { id: Id },
    reply: z.object({ runs: z.array(WaitingDialogues) }),
    status: 200,
  },
  listDialogues: {
    method: 'GET',
    path: OF_RUN,
    ...ofRun,
    permission: 'results.read',
    shows: 'texts',
    params: { id: Id },
    reply: Dialogues,
    status: 200,
  },
  answerDialogue: {
    method: 'POST',
    path: `${OF_RUN}/{dialogueId}/messages`,
    idempotent: true,
    ...ofRun,
    permission: 'runs.edit',
    params: dialogueOf,
    body: NewDialogueMessage,
    reply: Dialogue,
    status: 201,
    errors: ['conflict', 'plan_limit'],
  },
  endDialogue: {
    method: 'DELETE',
    path: `${OF_RUN}/{dialogueId}`,
    ...ofRun,
    permission: 'runs.edit',
    params: dialogueOf,
    reply: null,
    status: 204,
    errors: ['conflict'],
  },
});

/** The same of the one run of a survey, under the survey's id. */
export const surveyDialogues = defineRoutes('surveys', {
  listSurveyDialogues: {
    method: 'GET',
    path: OF_SURVEY,
    ...ofSurvey,
    permission: 'results.read',
    shows: 'texts',
    params: { id: Id },
    reply: Dialogues,
    status: 200,
  },
  answerSurveyDialogue: {
    method: 'POST',
    path: `${OF_SURVEY}/{dialogueId}/messages`,
    idempotent: true,
    ...ofSurvey,
    permission: 'surveys.edit',
    params: dialogueOf,
    body: NewDialogueMessage,
    reply: Dialogue,
    status: 201,
    errors: ['conflict', 'plan_limit'],
  },
  endSurveyDialogue: {
    method: 'DELETE',
    path: `${OF_SURVEY}/{dialogueId}`,
    ...ofSurvey,
    permission: 'surveys.edit',
    params: dialogueOf,
    reply: null,
    status: 204,
    errors: ['conflict'],
  },
});
