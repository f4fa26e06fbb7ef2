import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { OutboundError, type OutboundReply } from '#core/clients/outbound.ts';
import { accessHashOf, basicKey } from './credentials.ts';
import { NoToken, oauthProblem, transportProblem } from './problems.ts';
import type { Clock, GigachatAccess } from '../gigachat-types.ts';

/** GigaChat tells when a token ends in milliseconds, in some of its answers in seconds; and has two names for both. */
const Token = z.union([
  z.object({ access_token: z.string(), expires_at: z.number() }),
  z.object({ tok: z.string(), exp: z.number() }),
]);
/** Smaller numbers count seconds. */
const SMALLEST_MILLISECONDS = 1e11;
/** A token is renewed so long before it ends. */
const EARLY_MILLISECONDS = 60_000;
/** More than one process ever needs at once; the oldest is forgotten. */
const MAX_CACHED = 500;

interface Cached {
  readonly token: Promise<string>;
  /** Infinity while the token is on its way. */
  renewAt: number;
}

/** Tokens by access, for as long as the process lives. */
const cache = new Map<string, Cached>();

interface TokensOptions {
  readonly oauthUrl: string;
  readonly clock: Clock;
  readonly post: (url: string, headers: Record<string, string>, body: string) => Promise<OutboundReply>;
}

/** Access tokens: asked for once however many need one at the same moment, and kept until shortly before they end. */
export function createTokens({ oauthUrl, clock, post }: TokensOptions) {
  const keyOf = (access: GigachatAccess): string => `${oauthUrl} ${accessHashOf(access)}`;

  async function ask(access: GigachatAccess): Promise<{ token: string; endsAt: number }> {
    const headers = {
      authorization: `Basic ${basicKey(access)}`,
      rquid: randomUUID(),
      'content-type': 'application/x-www-form-urlencoded',
    };
    const reply = await post(oauthUrl, headers, new URLSearchParams({ scope: access.scope }).toString()).catch(
      (error: unknown) => {
        throw error instanceof OutboundError ? new NoToken(error.status ?? 0, transportProblem(error)) : error;
      },
    );
    const read = z.safeParse(Token, reply.body);
    if (reply.status !== 200 || !read.success) throw new NoToken(reply.status, oauthProblem(reply));
    const [token, end] =
      'tok' in read.data ? [read.data.tok, read.data.exp] : [read.data.access_token, read.data.expires_at];
    return { token, endsAt: end < SMALLEST_MILLISECONDS ? end * 1000 : end };
  }

  return {
    /** Throws NoToken. */
    get(access: GigachatAccess): Promise<string> {
      const key = keyOf(access);
      const known = cache.get(key);
      if (known && clock.now() < known.renewAt) return known.token;
      const asked = ask(access);
      const entry: Cached = { token: asked.then(({ token }) => token), renewAt: Infinity };
      cache.delete(key);
      cache.set(key, entry);
      if (cache.size > MAX_CACHED) cache.delete([...cache.keys()][0]!);
      asked.then(
        ({ endsAt }) => (entry.renewAt = endsAt - EARLY_MILLISECONDS),
        () => cache.get(key) === entry && cache.delete(key),
      );
      return entry.token;
    },

    /** Forgets a token that was not taken, or whichever there is; not one that somebody has renewed meanwhile. */
    async drop(access: GigachatAccess, refused?: string): Promise<void> {
      const key = keyOf(access);
      const known = cache.get(key);
      if (!known) return;
      const isRefused = refused === undefined || (await known.token.catch(() => refused)) === refused;
      if (isRefused && cache.get(key) === known) cache.delete(key);
    },
  };
}
