import type { ProviderRules } from '#shared/models/sign-in.ts';
import type { DomainState } from '#shared/rules/sign-in.ts';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { jobItem } from '#data/job-item.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { check, failsAs, insert, put, remove, update } from '#data/writes.ts';

/** The provider by which people of a workspace sign in. */
export interface OwnProvider {
  readonly workspaceId: string;
  readonly issuer: string;
  readonly clientId: string;
  /** The client secret, sealed for this workspace. */
  readonly sealed: string;
  readonly name: string;
  readonly connectedAt: string;
  readonly rules: ProviderRules;
  readonly version: number;
}

/** A domain that a workspace says is its own. */
export interface OwnDomain {
  readonly workspaceId: string;
  readonly domain: string;
  /** What the record has to hold. */
  readonly token: string;
  readonly state: DomainState;
  readonly checkedAt: string | null;
  /** When the record was last seen. */
  readonly seenAt: string | null;
  readonly provedAt: string | null;
}

/** The workspace that has shown a domain to be its own. */
export interface DomainHolder {
  readonly workspaceId: string;
  readonly checkedAt: string;
  /** When the record was last seen. */
  readonly seenAt: string;
}

/** When something changes, and who names the job that follows. */
interface Moment {
  readonly now: Date;
  readonly newId: () => string;
}

/** Providers of workspaces and their domains. What changes who comes in by a provider alone is told to the members. */
export function createOwnProviders(table: Table) {
  return {
    /** As it is at this moment. */
    async find(workspaceId: string): Promise<OwnProvider | null> {
      const item = await table.get(keys.ownProvider(workspaceId), { consistent: true });
      return item ? toProvider(item) : null;
    },

    /** Those of these workspaces that have one. */
    async among(workspaceIds: readonly string[]): Promise<OwnProvider[]> {
      const items = await table.getMany(workspaceIds.map(keys.ownProvider));
      return items.filter((item) => item !== null).map(toProvider);
    },

    /** In the place of the one that was read; false when another is there by now, or the workspace is gone. */
    async save(provider: Omit<OwnProvider, 'version'>, known: OwnProvider | null, moment: Moment): Promise<boolean> {
      const { workspaceId } = provider;
      const item = { ...keys.ownProvider(workspaceId), type: 'own-provider', ...provider };
      const version = (known?.version ?? 0) + 1;
      const condition = known ? { equals: { version: known.version } } : { exists: false };
      return unlessChanged(
        table.transact([
          check(keys.workspace(workspaceId), { exists: true }),
          { kind: 'put', item: { ...item, version }, condition },
          tellMembers(workspaceId, moment),
        ]),
      );
    },

    async remove(workspaceId: string, moment: Moment): Promise<void> {
      await table.transact([remove(keys.ownProvider(workspaceId)), tellMembers(workspaceId, moment)]);
    },

    async domains(workspaceId: string): Promise<OwnDomain[]> {
      return (await table.queryAll(ranges.ownDomains(workspaceId), { consistent: true })).map(toDomain);
    },

    async findDomain(workspaceId: string, domain: string): Promise<OwnDomain | null> {
      const item = await table.get(keys.ownDomain(workspaceId, domain), { consistent: true });
      return item ? toDomain(item) : null;
    },

    /** A domain whose record is awaited; one that is there stays as it is. False when the workspace is gone. */
    async addDomain(domain: OwnDomain): Promise<boolean> {
      const { workspaceId } = domain;
      const item = { ...keys.ownDomain(workspaceId, domain.domain), type: 'own-domain', ...domain };
      return unlessChanged(
        table.transact([
          check(keys.workspace(workspaceId), { exists: true }),
          { kind: 'put', item, condition: { exists: false } },
        ]),
      );
    },

    /** The record was found; `held` when another workspace has shown the domain to be its own. */
    async prove(
      { workspaceId, domain, token, state, provedAt }: OwnDomain,
      held: DomainHolder | null,
      moment: Moment,
    ): Promise<'proved' | 'held' | 'changed'> {
      if (held !== null && held.workspaceId !== workspaceId) return 'held';
      const at = moment.now.toISOString();
      const holder = { ...keys.domainHolder(domain), type: 'domain-holder', workspaceId, checkedAt: at, seenAt: at };
      const condition = held ? { equals: { workspaceId } } : { exists: false };
      const set = { state: 'proved', checkedAt: at, seenAt: at, provedAt: provedAt ?? at };
      const failed = await failedCondition(
        table,
        [
          failsAs('held', { kind: 'put', item: holder, condition }),
          update(keys.ownDomain(workspaceId, domain), { set }, { equals: { token } }),
          ...(state === 'proved' ? [] : [tellMembers(workspaceId, moment)]),
        ],
        'changed',
      );
      return failed ?? 'proved';
    },

    /** The record is not there: whoever had shown the domain to be theirs holds it no more. */
    async lapse({ workspaceId, domain, token, state }: OwnDomain, moment: Moment): Promise<void> {
      const set = { state: state === 'waiting' ? 'waiting' : 'lapsed', checkedAt: moment.now.toISOString() };
      const change = update(keys.ownDomain(workspaceId, domain), { set }, { equals: { token } });
      const release = remove(keys.domainHolder(domain), { equals: { workspaceId } });
      const gone = [change, release, tellMembers(workspaceId, moment)];
      await unlessChanged(state === 'proved' ? table.transact(gone) : table.write(change));
    },

    /** Nothing could be learned of the record this time. */
    async noteCheck({ workspaceId, domain, token, state }: OwnDomain, now: Date): Promise<void> {
      const set = { checkedAt: now.toISOString() };
      const change = update(keys.ownDomain(workspaceId, domain), { set }, { equals: { token } });
      const holder = update(keys.domainHolder(domain), { set }, { equals: { workspaceId } });
      await unlessChanged(state === 'proved' ? table.transact([change, holder]) : table.write(change));
    },

    async removeDomain({ workspaceId, domain, state }: OwnDomain, moment: Moment): Promise<void> {
      const own = remove(keys.ownDomain(workspaceId, domain), { exists: true, equals: { state } });
      const release = remove(keys.domainHolder(domain), { equals: { workspaceId } });
      await unlessChanged(
        table.transact(state === 'proved' ? [own, release, tellMembers(workspaceId, moment)] : [own]),
      );
    },

    /** Who has shown a domain to be theirs. */
    async holderOf(domain: string): Promise<DomainHolder | null> {
      const item = await table.get(keys.domainHolder(domain), { consistent: true });
      return item ? toHolder(item) : null;
    },

    /** The client secret of a provider that is offered to everybody, sealed; null where none was set. */
    async stageSecret(provider: string): Promise<string | null> {
      const item = await table.get(keys.stageSecret(provider));
      return typeof item?.['sealed'] === 'string' ? item['sealed'] : null;
    },

    /** Sets that secret, as an operator does. */
    async setStageSecret(provider: string, sealed: string): Promise<void> {
      await table.write(put({ ...keys.stageSecret(provider), type: 'stage-secret', provider, sealed }));
    },
  };
}

/** The job that brings what holds by then to every membership, where a request reads it. */
function tellMembers(workspaceId: string, { now, newId }: Moment) {
  return insert(jobItem({ kind: 'copy-provider-rule', workspaceId }, newId(), now));
}

function toHolder(item: Item): DomainHolder {
  return {
    workspaceId: String(item['workspaceId']),
    checkedAt: String(item['checkedAt']),
    seenAt: String(item['seenAt']),
  };
}

function toProvider(item: Item): OwnProvider {
  return {
    workspaceId: String(item['workspaceId']),
    issuer: String(item['issuer']),
    clientId: String(item['clientId']),
    sealed: String(item['sealed']),
    name: String(item['name']),
    connectedAt: String(item['connectedAt']),
    // Those from before a company could answer for addresses say nothing of it.
    rules: { vouches: false, ...(item['rules'] as Omit<ProviderRules, 'vouches'>) },
    version: Number(item['version']),
  };
}

function toDomain(item: Item): OwnDomain {
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return {
    workspaceId: String(item['workspaceId']),
    domain: String(item['domain']),
    token: String(item['token']),
    state: item['state'] as DomainState,
    checkedAt: text(item['checkedAt']),
    seenAt: text(item['seenAt']),
    provedAt: text(item['provedAt']),
  };
}
