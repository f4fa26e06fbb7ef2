import { randomUUID } from 'node:crypto';
import { newLinkToken } from '#functions/accounts/email-link-token.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';
import { makeLink, makePerson, makePromo } from '#tests/support/factories.ts';
import { makeRefreshToken } from '../actors.ts';
import { PASSWORD, NEW_PASSWORD, makeLogin, nextAddress, registration } from '../logins.ts';
import { aboutMe, open, type RoutesOf } from './shape.ts';

/** A right call of every route of this domain, and what each of the actors is answered. */
export const auth: RoutesOf<'auth'> = {
  // Open to anybody.
  login: {
    call: async () => ({ body: { email: await makeLogin(), password: PASSWORD }, sourceAddress: nextAddress() }),
    answers: open(200),
  },
  register: {
    call: async () => {
      await makePromo('ДРУГ-2026');
      return { body: { ...registration(), referal_code: 'ДРУГ-2026' }, sourceAddress: nextAddress() };
    },
    answers: open(201),
  },
  refresh: {
    call: async () => ({ body: { refresh_token: await makeRefreshToken(randomUUID()) } }),
    answers: open(200),
  },
  logout: { call: async () => ({ body: { refresh_token: await makeRefreshToken(randomUUID()) } }), answers: open(204) },
  // Everybody with an account (A6-01), about themselves.
  me: { call: () => ({}), answers: aboutMe(200) },
  updateMe: {
    call: () => ({ body: { first_name: 'Инна', last_name: 'Орлова', email: `${randomUUID()}@example.com` } }),
    answers: aboutMe(200),
  },
  deleteMe: { call: () => ({ query: { with_workspaces: 'true' } }), answers: aboutMe(204) },
  giveConsent: { call: () => ({ body: { version: CONSENT_VERSION } }), answers: aboutMe(200) },
  exportMe: { call: () => ({}), answers: aboutMe(200) },
  confirmEmail: {
    call: async () => ({ body: { token: await makeLink(await makePerson(), 'email') } }),
    answers: open(200),
  },
  // The addresses of all of them are proved already.
  requestEmailVerification: { call: () => ({}), answers: aboutMe(409) },
  // The link of another account: the mail of an address alone proves nothing.
  verifyEmail: {
    call: () => ({ body: { token: newLinkToken(randomUUID()).token } }),
    answers: aboutMe(403),
  },
  changePassword: {
    call: () => ({
      body: { current_password: PASSWORD, new_password: NEW_PASSWORD, new_password_confirm: NEW_PASSWORD },
    }),
    answers: aboutMe(200),
  },
  // The token in the letter is the right to it.
  requestPasswordReset: {
    call: () => ({ body: { email: `${randomUUID()}@example.com` }, sourceAddress: nextAddress() }),
    answers: open(202),
  },
  checkPasswordReset: {
    call: async () => ({ body: { token: await makeLink(await makePerson(), 'password') } }),
    answers: open(204),
  },
  resetPassword: {
    call: async () => ({
      body: {
        token: await makeLink(await makePerson(), 'password'),
        password: NEW_PASSWORD,
        password_confirm: NEW_PASSWORD,
      },
    }),
    answers: open(200),
  },
  listSessions: { call: () => ({}), answers: aboutMe(200) },
  endSession: { call: ({ owner }) => ({ params: { id: owner.sessionId } }), answers: aboutMe(204) },
  endSessions: { call: () => ({}), answers: aboutMe(204) },
};
