import * as z from 'zod/mini';
import { defineRoutes } from './route.ts';

export const system = defineRoutes('system', {
  health: {
    method: 'GET',
    path: '/health',
    auth: 'public',
    permission: null,
    reply: z.object({ status: z.literal('ok') }),
    status: 200,
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    auth: 'public',
    permission: null,
    reply: z.record(z.string(), z.unknown()),
    status: 200,
  },
});
