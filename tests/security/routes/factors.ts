import { randomUUID } from 'node:crypto';
import { codeOf, makeTicket, makeTotp, madeBy, newKey } from '#tests/support/factors.ts';
import { makeHolder, nextAddress, PASSWORD } from '../logins.ts';
import { aboutMe, open, type RoutesOf } from './shape.ts';

/** A right call of every route of this domain, and what each of the actors is answered. None of them has a factor. */
export const factors: RoutesOf<'factors'> = {
  getFactors: { call: () => ({}), answers: aboutMe(200) },
  beginTotp: { call: () => ({}), answers: aboutMe(200) },
  // Nobody has asked for a key before.
  addTotp: { call: () => ({ body: { code: '123456' } }), answers: aboutMe(409) },
  removeTotp: { call: () => ({}), answers: aboutMe(409) },
  renewRecoveryCodes: { call: () => ({}), answers: aboutMe(409) },
  beginPasskey: { call: () => ({}), answers: aboutMe(200) },
  // To no challenge of ours.
  addPasskey: { call: () => ({ body: madeBy(newKey('AAAA'), 'AAAA') }), answers: aboutMe(409) },
  // One's own alone.
  renamePasskey: { call: () => ({ params: { id: randomUUID() }, body: { name: 'Телефон' } }), answers: aboutMe(404) },
  removePasskey: { call: () => ({ params: { id: randomUUID() } }), answers: aboutMe(404) },
  askPasskey: { call: () => ({}), answers: open(200) },
  loginByFactor: {
    call: async () => {
      const holder = await makeHolder();
      const { secret } = await makeTotp(holder);
      return {
        body: { ticket: await makeTicket(holder.email), code: codeOf(secret) },
        sourceAddress: nextAddress(),
      };
    },
    answers: open(200),
  },
  getProofWays: { call: () => ({}), answers: aboutMe(200) },
  prove: { call: () => ({ body: { password: PASSWORD } }), answers: aboutMe(204) },
};
