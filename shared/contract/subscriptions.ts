import * as z from 'zod/mini';
import { Invoice, NewInvoice, PlanCard, PromoValidation, Subscription } from '../models/subscription.ts';
import { PromoCode } from '../models/user.ts';
import { defineRoutes } from './route.ts';

export const subscriptions = defineRoutes('subscriptions', {
  getMySubscription: {
    method: 'GET',
    path: '/api/subscriptions/my',
    auth: 'user',
    permission: null,
    reply: Subscription,
    status: 200,
  },
  startTrial: {
    method: 'POST',
    path: '/api/subscriptions/trial',
    idempotent: true,
    auth: 'user',
    permission: null,
    reply: Subscription,
    status: 200,
    errors: ['conflict'],
  },
  listPlans: {
    method: 'GET',
    path: '/api/subscriptions/plans',
    auth: 'public',
    permission: null,
    reply: z.array(PlanCard),
    status: 200,
  },
  requestInvoice: {
    method: 'POST',
    path: '/api/subscriptions/invoice',
    idempotent: true,
    auth: 'user',
    permission: null,
    scope: 'account',
    body: NewInvoice,
    reply: Invoice,
    status: 201,
    errors: ['too_many_requests', 'conflict'],
  },
  listMyInvoices: {
    method: 'GET',
    path: '/api/subscriptions/invoices',
    auth: 'user',
    permission: null,
    reply: z.object({ invoices: z.array(Invoice) }),
    status: 200,
  },
  validatePromo: {
    method: 'GET',
    path: '/api/referals/validate/{code}',
    auth: 'public',
    permission: null,
    params: { code: PromoCode },
    reply: PromoValidation,
    status: 200,
    errors: ['too_many_requests'],
  },
});
