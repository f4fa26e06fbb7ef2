import * as z from 'zod/mini';
import { Cursor, Id, pageSize } from '../models/common.ts';
import { NewOfferRequest, Offer, OfferRequest, OffersQuery, SentOfferRequest } from '../models/offer.ts';
import { defineRoutes } from './route.ts';

const byWorkspace = { kind: 'workspace', from: 'params.id' } as const;

export const offers = defineRoutes('offers', {
  listOffers: {
    method: 'GET',
    path: '/api/offers',
    auth: 'user',
    permission: null,
    query: OffersQuery,
    reply: z.object({ offers: z.array(Offer), next_cursor: z.nullable(z.string()) }),
    status: 200,
  },
  listOfferRequests: {
    method: 'GET',
    path: '/api/offers/workspace/{id}/requests',
    auth: 'user',
    permission: 'offers.request',
    scope: byWorkspace,
    params: { id: Id },
    query: z.strictObject({ cursor: z.optional(Cursor), limit: pageSize(50, 100) }),
    reply: z.object({ requests: z.array(OfferRequest), next_cursor: z.nullable(z.string()) }),
    status: 200,
  },
  requestOffer: {
    method: 'POST',
    path: '/api/offers/workspace/{id}/requests',
    idempotent: true,
    auth: 'user',
    permission: 'offers.request',
    scope: byWorkspace,
    params: { id: Id },
    body: NewOfferRequest,
    reply: SentOfferRequest,
    status: 201,
    errors: ['conflict', 'plan_limit', 'too_many_requests'],
  },
  cancelOfferRequest: {
    method: 'POST',
    path: '/api/offers/workspace/{id}/requests/{requestId}/cancel',
    auth: 'user',
    permission: 'offers.request',
    scope: byWorkspace,
    params: { id: Id, requestId: Id },
    reply: OfferRequest,
    status: 200,
    errors: ['conflict'],
  },
});
