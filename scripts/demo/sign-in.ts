import { randomUUID } from 'node:crypto';
import type { KmsPlace } from '#core/clients/kms.ts';
import type { Table } from '#data/table.ts';
import { recordOf } from '#functions/sign-in/domain-check.ts';
import { COMPANY_CLIENT_ID, COMPANY_CLIENT_SECRET } from '#scripts/fake-services/company-provider.ts';
import { setBitrix24Secret, setYandexSecret } from '#scripts/fake-services/providers.ts';
import { EMPLOYEE_ROLE } from '#shared/rules/roles.ts';
import type { Company } from './company.ts';
import type { DemoServices } from './services.ts';

/** What the record of the company's domain holds; the same at every start, since it stands in the table. */
const TOKEN = 'demo-company';

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

/** Lets the name server say that the domain is the company's. */
export function knowDomain({ providers }: DemoServices, email: string): void {
  const { name, value } = recordOf({ domain: domainOf(email), token: TOKEN });
  providers.dns.texts.set(name, [value]);
}

/** The company signs in by a provider of its own, and its domain is proved; everybody may sign in by Yandex ID and VK ID. */
export async function writeSignIn(
  { repos, vault, workspaceId, members, texts }: Company,
  { companyProvider }: DemoServices,
  table: Table,
  key: KmsPlace,
): Promise<void> {
  await setYandexSecret(table, key);
  await setBitrix24Secret(table, key);
  const sealed = await vault.seal(COMPANY_CLIENT_SECRET, { workspace: workspaceId, kind: 'provider' });
  const now = new Date();
  const provider = {
    workspaceId,
    issuer: companyProvider.issuer,
    clientId: COMPANY_CLIENT_ID,
    sealed,
    name: `${texts.names.company} SSO`,
    connectedAt: now.toISOString(),
    rules: { joins: true, role: EMPLOYEE_ROLE, team: null, groups: [], only: false, vouches: false },
  };
  await repos.ownProviders.save(provider, null, { now, newId: randomUUID });
  const own = {
    workspaceId,
    domain: domainOf(members[0]!.email),
    token: TOKEN,
    state: 'waiting',
    seenAt: null,
  } as const;
  const domain = { ...own, checkedAt: null, provedAt: null };
  await repos.ownProviders.addDomain(domain);
  await repos.ownProviders.prove(domain, null, { now, newId: randomUUID });
}
