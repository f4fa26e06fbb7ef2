import { randomUUID } from 'node:crypto';
import { signIn as routes } from '#shared/contract/sign-in.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';
import { request } from '#tests/support/api.ts';
import { answerAt, newBrowserSecret, playedProvider, domainOf } from '#tests/support/sign-in.ts';
import type { Company } from '../company.ts';
import { makeHolder, nextAddress, PASSWORD } from '../logins.ts';
import { aboutMe, inWorkspace, open, type RoutesOf } from './shape.ts';

const ofSpace = ({ workspace }: Company) => ({ params: { id: workspace.id } });
const ofDomain = ({ workspace, domain }: Company) => ({ params: { id: workspace.id, domain: domainOf(domain) } });

/** What a browser brings back from a provider of everybody that has let somebody in. */
async function cameBack(email = `${randomUUID()}@yandex.ru`) {
  const browser_secret = newBrowserSecret();
  const { body } = await request(routes.startSignIn, {
    body: { provider: 'yandex', browser_secret },
    sourceAddress: nextAddress(),
  });
  const person = { id: randomUUID(), firstName: 'Инна', lastName: 'Орлова', email };
  const reply = await fetch(`${body.url}&played=${encodeURIComponent(JSON.stringify(person))}`, { redirect: 'manual' });
  return answerAt(new URL(reply.headers.get('location')!), 'yandex', browser_secret);
}

/** What completing gives to whoever is to go on. */
async function ticketFor(email?: string) {
  const body = await cameBack(email);
  const completed = await request(routes.completeSignIn, { body, sourceAddress: nextAddress() });
  const { ticket } = completed.body as { ticket: string };
  return { ticket, browser_secret: body.browser_secret };
}

/** Owners alone say how people of their workspace sign in. */
const byOwner = (status: number) => inWorkspace(401, 403, 403, 403, status, 404, 404);

/** A right call of every route of this domain, and what each of the actors is answered. */
const rows: RoutesOf<'sign-in'> = {
  listProviders: { call: () => ({}), answers: open(200) },
  startSignIn: {
    call: () => ({
      body: { provider: 'vk', browser_secret: newBrowserSecret() },
      sourceAddress: nextAddress(),
    }),
    answers: open(200),
  },
  findProvider: {
    call: ({ domain }) => ({ body: { email: `inna@${domainOf(domain)}` }, sourceAddress: nextAddress() }),
    answers: open(200),
  },
  completeSignIn: { call: async () => ({ body: await cameBack(), sourceAddress: nextAddress() }), answers: open(200) },
  registerByProvider: {
    call: async () => ({
      body: { ...(await ticketFor()), first_name: 'Инна', last_name: 'Орлова', consent_version: CONSENT_VERSION },
      sourceAddress: nextAddress(),
    }),
    answers: open(201),
  },
  joinIdentity: {
    call: async () => {
      const { email } = await makeHolder('yandex.ru');
      return { body: { ...(await ticketFor(email)), password: PASSWORD }, sourceAddress: nextAddress() };
    },
    answers: open(200),
  },
  listIdentities: { call: () => ({}), answers: aboutMe(200) },
  startIdentity: {
    call: () => ({
      body: { provider: 'yandex', browser_secret: newBrowserSecret() },
      sourceAddress: nextAddress(),
    }),
    answers: aboutMe(200),
  },
  // A way that nobody has begun.
  completeIdentity: {
    call: () => ({
      body: { provider: 'yandex', browser_secret: newBrowserSecret(), state: newBrowserSecret(), code: '1' },
    }),
    answers: aboutMe(409),
  },
  // Of one's own alone.
  removeIdentity: { call: () => ({ params: { identity: newBrowserSecret() } }), answers: aboutMe(404) },
  // The provider's signature is all it takes; one of a workspace that is being deleted is there until its turn comes.
  backChannelLogout: {
    call: async ({ workspace }) => ({
      params: { provider: await playedProvider(workspace) },
      body: new URLSearchParams({ logout_token: await logoutToken() }).toString(),
      contentType: 'application/x-www-form-urlencoded',
    }),
    answers: open(204),
  },
  getSignIn: { call: ofSpace, answers: byOwner(200) },
  saveProvider: {
    call: (company) => ({
      ...ofSpace(company),
      body: { issuer: process.env['FAKE_OIDC'], client_id: 'tonus', client_secret: 'secret', name: 'Ромашка SSO' },
    }),
    answers: byOwner(200),
  },
  saveProviderRules: {
    call: (company) => ({
      ...ofSpace(company),
      body: { joins: true, role: 'hr', team: null, groups: [{ group: 'hr', role: 'hr', team: null }], only: false },
    }),
    answers: byOwner(200),
  },
  checkProvider: {
    call: (company) => ({ ...ofSpace(company), body: { issuer: process.env['FAKE_OIDC'] } }),
    answers: byOwner(200),
  },
  addDomain: {
    call: (company) => ({ ...ofSpace(company), body: { domain: `${randomUUID()}.example` } }),
    answers: byOwner(200),
  },
  checkDomain: { call: ofDomain, answers: byOwner(200) },
  removeDomain: { call: ofDomain, answers: byOwner(204) },
  removeProvider: { call: ofSpace, answers: byOwner(204), fresh: withProvider },
};

async function withProvider({ workspace }: Company) {
  await playedProvider(workspace);
  return {};
}

/** A word of a sign-out, as the provider that all tests share says it. */
async function logoutToken(): Promise<string> {
  const reply = await fetch(`${process.env['FAKE_OIDC']}/played/logout-token?sub=nobody`);
  return ((await reply.json()) as { token: string }).token;
}

// A file of rows is read by the name of its domain.
export { rows as 'sign-in' };
