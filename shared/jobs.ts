import * as z from 'zod/mini';
import { Id } from './models/common.ts';
import { Role } from './models/workspace.ts';

const Token = z.string();

/** The letters there are and what each needs to be written. */
export const Mail = z.discriminatedUnion('template', [
  z.object({
    template: z.literal('invitation'),
    values: z.object({ workspace: z.string(), inviter: z.string(), role: Role, token: Token, expiresAt: z.string() }),
  }),
  z.object({
    template: z.literal('ownership-offer'),
    values: z.object({ workspace: z.string(), owner: z.string(), expiresAt: z.string() }),
  }),
  z.object({
    template: z.literal('password-reset'),
    values: z.object({ token: Token, expiresAt: z.string() }),
  }),
  z.object({ template: z.literal('password-changed'), values: z.object({}) }),
  z.object({ template: z.literal('email-change'), values: z.object({ token: Token, expiresAt: z.string() }) }),
  z.object({
    template: z.literal('email-change-asked'),
    values: z.object({ newEmail: z.string() }),
  }),
  z.object({ template: z.literal('email-changed'), values: z.object({ newEmail: z.string() }) }),
  z.object({
    template: z.literal('invoice-request'),
    values: z.object({
      plan: z.string(),
      period: z.string(),
      people: z.number(),
      company: z.string(),
      inn: z.string(),
      total: z.number(),
    }),
  }),
]);
export type Mail = z.infer<typeof Mail>;

/** Work that outlives a request: written in the transaction that causes it, done by the worker, safe to do twice. */
export const Job = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('delete-poll'), workspaceId: Id, pollId: Id }),
  z.object({ kind: z.literal('delete-frame'), workspaceId: Id, frameId: Id }),
  z.object({ kind: z.literal('forget-participation'), workspaceId: Id, frameId: Id }),
  z.object({ kind: z.literal('rename-workspace'), workspaceId: Id }),
  z.object({ kind: z.literal('delete-workspace'), workspaceId: Id }),
  z.object({
    kind: z.literal('copy-person'),
    userId: Id,
    person: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
    previousEmail: z.string(),
  }),
  // What it owned when the deletion was asked for goes with it, and nothing else.
  z.object({ kind: z.literal('delete-account'), userId: Id, owned: z.array(Id) }),
  z.object({ kind: z.literal('end-sessions'), userId: Id, passwordVersion: z.int(), except: z.nullable(Id) }),
  z.object({ kind: z.literal('send-mail'), to: z.string(), mail: Mail }),
]);
export type Job = z.infer<typeof Job>;
