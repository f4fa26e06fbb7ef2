import { expect, it } from 'vitest';
import { offers } from '#shared/contract/offers.ts';
import { request } from '#tests/support/api.ts';
import { timesAtOnce } from '#tests/support/at-once.ts';
import { makePerson, makeWorkspace } from '#tests/support/factories.ts';
import { lettersTo } from '#tests/support/letters.ts';
import { makeOffer, newNetwork, offerForm } from '#tests/support/offers.ts';

it('those who cancel one request at once write one letter', async () => {
  const owner = await makePerson();
  const { token } = owner;
  const { id } = await makeWorkspace(owner);
  const offer = await makeOffer();
  const sent = await request(offers.requestOffer, {
    token,
    params: { id },
    sourceAddress: newNetwork(),
    body: offerForm(offer),
  });
  const params = { id, requestId: sent.body.id };
  const replies = await timesAtOnce(3, () => request(offers.cancelOfferRequest, { token, params }));
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await lettersTo(offer.requestsTo, 'offer-request-cancelled')).toHaveLength(1);
});
