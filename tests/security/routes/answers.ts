import { randomUUID } from 'node:crypto';
import { answersTo } from '#tests/support/factories.ts';
import { everybody, type RoutesOf } from './shape.ts';

/** A right call of every route of this domain, and what each of the actors is answered. */
export const answers: RoutesOf<'answers'> = {
  // The token in the link is the right to it (B6-04), in whatever workspace the poll lies.
  getPublicPoll: {
    call: ({ frame }) => ({ params: { token: frame.public_token } }),
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
    call: ({ survey }) => ({ params: { link: survey.share_link! } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  respondToPublicSurvey: {
    call: ({ survey }) => ({
      params: { link: survey.share_link! },
      body: { answers: [{ question_id: survey.questions[0]!.id, answer_rating: 5 }] },
    }),
    answers: { own: everybody(201), foreign: everybody(201), deleted: everybody(404) },
  },
};
