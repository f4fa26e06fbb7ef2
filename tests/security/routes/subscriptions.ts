import { makePromo } from '#tests/support/factories.ts';
import { nextAddress } from '../logins.ts';
import { aboutMe, open, type RoutesOf } from './shape.ts';

let people = 100;
function nextPeople(): number {
  people += 1;
  return people;
}

/** A right call of every route of this domain, and what each of the actors is answered. */
export const subscriptions: RoutesOf<'subscriptions'> = {
  getMySubscription: { call: () => ({}), answers: aboutMe(200) },
  // All of the actors have a plan that is paid for; no trial overwrites one.
  startTrial: { call: () => ({}), answers: aboutMe(409) },
  listPlans: { call: () => ({}), answers: open(200) },
  requestInvoice: {
    // Another number each time: the same request twice is refused.
    call: () => ({
      body: {
        plan: 'premium',
        period: 'year',
        people: nextPeople(),
        company: 'ООО «Ромашка»',
        inn: '7707083893',
        kpp: '773601001',
        email: 'buh@romashka.example',
      },
    }),
    answers: aboutMe(201),
  },
  listMyInvoices: { call: () => ({}), answers: aboutMe(200) },
  validatePromo: {
    call: async () => {
      await makePromo('ДРУГ-2026');
      return { params: { code: 'ДРУГ-2026' }, sourceAddress: nextAddress() };
    },
    answers: open(200),
  },
};
