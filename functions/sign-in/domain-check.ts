import { DOMAIN_RECORD_NAME, DOMAIN_RECORD_PREFIX } from '#shared/rules/sign-in.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { OwnDomain } from './repositories/own-providers.ts';
import type { SignInContext } from './operation.ts';

/** A record that nobody can be asked about holds for so long after it was last seen: name servers have bad days. */
const GRACE_MILLISECONDS = 3 * DAY_MS;

type Context = Pick<SignInContext, 'repos' | 'dns' | 'now' | 'newId'>;

/** The record that shows whose a domain is. */
export function recordOf({ domain, token }: Pick<OwnDomain, 'domain' | 'token'>) {
  return { type: 'TXT', name: `${DOMAIN_RECORD_NAME}.${domain}`, value: `${DOMAIN_RECORD_PREFIX}${token}` } as const;
}

/** Looks for the record now and keeps what was found; `held` where another workspace has shown the domain to be its own. */
export async function checkNow(own: OwnDomain, { repos, dns, now, newId }: Context): Promise<'done' | 'held'> {
  const { name, value } = recordOf(own);
  const texts = await dns.texts(name);
  if (texts === null) {
    const seen = own.seenAt === null ? 0 : Date.parse(own.seenAt);
    const isOver = own.state === 'proved' && now.getTime() - seen > GRACE_MILLISECONDS;
    await (isOver ? repos.ownProviders.lapse(own, { now, newId }) : repos.ownProviders.noteCheck(own, now));
    return 'done';
  }
  if (!texts.some((text) => text.trim() === value)) {
    await repos.ownProviders.lapse(own, { now, newId });
    return 'done';
  }
  const held = await repos.ownProviders.holderOf(own.domain);
  return (await repos.ownProviders.prove(own, held, { now, newId })) === 'held' ? 'held' : 'done';
}

/** A domain of a workspace as it is today: one that was proved is looked at again when the last look is a day old. */
export async function currentDomain(workspaceId: string, domain: string, context: Context): Promise<OwnDomain | null> {
  const own = await context.repos.ownProviders.findDomain(workspaceId, domain);
  if (own?.state !== 'proved') return own;
  const checked = own.checkedAt === null ? 0 : Date.parse(own.checkedAt);
  if (context.now.getTime() - checked <= DAY_MS) return own;
  await checkNow(own, context);
  return context.repos.ownProviders.findDomain(workspaceId, domain);
}
