import type { auth } from '#shared/contract/auth.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { OwnViews } from '#shared/models/access-log.ts';
import type { Contact } from '#shared/models/contact.ts';
import type { DataRequest } from '#shared/models/data-request.ts';
import type { Recipient } from '#shared/models/processing.ts';
import type { SiteFacts } from '#shared/models/site.ts';
import { HOSTING } from '#shared/rules/processing.ts';
import { roleNames } from '#text/common/roles.ts';
import { tasksText } from '#text/common/tasks.ts';
import { contactOrigin } from '#text/people/contact-origin.ts';
import { personalDataText as text } from '#text/personal-data.ts';
import { ownRequestsText } from '#text/personal-data/own-requests.ts';
import { dataRequestsText } from '#text/personal-data/requests.ts';
import { formatDate, formatDateTime } from '#web/lib/dates.ts';
import type { PaperDocument, PaperSection } from './paper.ts';

export type PersonalData = Reply<typeof auth.exportMe>;

/** The kinds of data that are kept of a person: everything in their export but when it was made. */
export type KindOfData = Exclude<keyof PersonalData, 'exported_at' | 'consent'>;
export const KINDS = Object.keys({
  profile: true,
  consents: true,
  memberships: true,
  invitations: true,
  identities: true,
  api_keys: true,
  sessions: true,
  second_factors: true,
  notified_devices: true,
  subscription: true,
  invoices: true,
  answers: true,
  data_requests: true,
  notes: true,
  tasks: true,
} satisfies Record<KindOfData, true>) as KindOfData[];

/** Who else is given data of a workspace, as its settings have it; null where that could not be read. */
export interface Recipients {
  readonly workspace: string;
  readonly connected: readonly Recipient[] | null;
}

/** What a look at the card of a person is told by; null where the log could not be read. */
export interface SeenIn {
  readonly workspace: string;
  readonly views: OwnViews['views'] | null;
}

/** All that an answer to somebody who asks about their data is made of. */
export interface AccountPackage {
  readonly data: PersonalData;
  readonly facts: SiteFacts;
  readonly recipients: readonly Recipients[];
  readonly seen: readonly SeenIn[];
}

/** The same of somebody without an account, who asks the company. */
export interface ContactPackage {
  readonly contact: Contact;
  readonly requests: readonly DataRequest[];
  readonly workspace: string;
  readonly facts: SiteFacts;
  readonly recipients: Recipients;
  readonly madeAt: string;
}

const paper = text.paper;

/** The answer to a person with an account, as 152-FZ asks for it (article 14, part 7). */
export function describeAccount(given: AccountPackage): PaperDocument {
  const { data, facts, recipients, seen } = given;
  const { first_name: first, last_name: last, email } = data.profile;
  const workspaces = data.memberships.map(({ workspace }) => workspace);
  return document(`${last} ${first}, ${email}`, data.exported_at, given, [
    ...beginning(facts, workspaces, hasConsent(data)),
    recipientsSection(recipients, facts, data.notified_devices.length > 0),
    termsSection(KINDS.map((kind) => text.kinds[kind])),
    ...ending(),
    seenSection(seen),
    ...dataSections(accountInWords(data)),
  ]);
}

/** The answer to somebody without an account. */
export function describeContact(given: ContactPackage): PaperDocument {
  const { contact, requests, workspace, facts, recipients, madeAt } = given;
  const { kept, mine } = dataRequestsText;
  return document(`${contact.last_name} ${contact.first_name}`, madeAt, given, [
    ...beginning(facts, [workspace], true),
    recipientsSection([recipients], facts, false),
    termsSection([kept, mine]),
    ...ending(),
    dataSection(kept.title, inWords(contact)),
    dataSection(mine.title, requests.map(requestInWords)),
  ]);
}

/** Whether it is written down that somebody agreed to the processing of the data of their account. */
export function hasConsent({ consents }: Pick<PersonalData, 'consents'>): boolean {
  return consents.some(({ kind }) => kind === 'account');
}

/** An export with words for what has marks of its own; nobody who reads the documents knows those. */
export function accountInWords(data: PersonalData) {
  const { kinds, how, access, fields, states } = text.marks;
  return {
    ...data,
    consents: data.consents.map((one) => ({ ...one, kind: kinds[one.kind], how: how[one.how] })),
    memberships: data.memberships.map((one) => ({
      ...one,
      finance_access: { ...one.finance_access, kind: access[one.finance_access.kind] },
    })),
    data_requests: data.data_requests.map((one) => ({
      ...one,
      kind: ownRequestsText.kinds[one.kind],
      state: states[one.state],
    })),
    tasks: data.tasks.map((task) => ({
      ...task,
      events: task.events.map((event) => ({
        ...event,
        changes: event.changes.map(({ field, from, to }) => ({
          field: fields[field] ?? field,
          from: markText(field, from),
          to: markText(field, to),
        })),
      })),
    })),
  };
}

/** What a task was changed from or to: of statuses and priorities their names, of all else what stands there. */
function markText(field: string, value: string | null): string | null {
  const names: Readonly<Record<string, string>> =
    field === 'status' ? tasksText.statusOf : field === 'priority' ? tasksText.priorities : {};
  return value === null ? null : (names[value] ?? value);
}

/** With words for what has marks of its own. */
function inWords({ source, basis, ...others }: Contact) {
  return { ...others, source: source && contactOrigin.source[source], basis: basis && contactOrigin.basis[basis] };
}

function requestInWords({ kind, state, ...asked }: DataRequest) {
  const { received_on, due_on, extended_because, closed_on, closed_because } = asked;
  const words = { kind: dataRequestsText.kinds[kind], state: text.marks.states[state] };
  return { ...words, received_on, due_on, extended_because, closed_on, closed_because };
}

/** The same as data, for another program. */
export function packageJson(given: AccountPackage | ContactPackage): string {
  return JSON.stringify(given, null, 2);
}

function document(
  name: string,
  at: string,
  given: AccountPackage | ContactPackage,
  sections: readonly PaperSection[],
): PaperDocument {
  const attached = { name: text.package.jsonName, json: packageJson(given) };
  return { title: paper.title, lead: paper.lead(name, formatDateTime(at)), sections, attached, foot: paper.foot };
}

function beginning(
  { operator, residency, supportEmail }: SiteFacts,
  workspaces: readonly string[],
  consented: boolean,
): PaperSection[] {
  const { operator: words, basis } = paper;
  return [
    { title: paper.confirmed.title, paragraphs: [paper.confirmed.text] },
    {
      title: words.title,
      paragraphs: [
        operator ? words.service(operator) : words.unknownService,
        ...(workspaces.length > 0 ? [words.company(workspaces.join(', '))] : []),
        ...(supportEmail ? [words.write(supportEmail)] : []),
        ...(residency ? [words.residency(residency)] : []),
      ],
    },
    { title: basis.title, paragraphs: [consented ? basis.agreed : basis.unsaid, basis.ways] },
  ];
}

function recipientsSection(
  recipients: readonly Recipients[],
  { hosting = HOSTING }: SiteFacts,
  push: boolean,
): PaperSection {
  const words = paper.recipients;
  const paragraphs = recipients.flatMap(({ workspace, connected }) => {
    if (connected === null) return [words.unknown(workspace)];
    return connected.map(({ kind, name }) => words.of(workspace, words[kind](name ?? '')));
  });
  const abroad = push || recipients.some(({ connected }) => connected?.some(({ kind }) => kind === 'telegram'));
  return {
    title: words.title,
    paragraphs: [
      words.cloud(hosting),
      words.mail,
      ...(push ? [words.push] : []),
      ...paragraphs,
      words.staff,
      ...(abroad ? [words.border] : []),
    ],
  };
}

function termsSection(
  kinds: readonly {
    readonly title: string;
    readonly source: string;
    readonly purpose: string;
    readonly until: string;
  }[],
): PaperSection {
  const { title, value } = paper.terms;
  return { title, rows: kinds.map((kind) => [kind.title, value(kind.source, kind.purpose, kind.until)] as const) };
}

function ending(): PaperSection[] {
  return [paper.rights, paper.measures];
}

function seenSection(seen: readonly SeenIn[]): PaperSection {
  const { title, none, unknown } = paper.seen;
  const rows = seen.flatMap(({ workspace, views }): Row[] =>
    views === null
      ? [[workspace, unknown]]
      : views.map((view) => [`${workspace}, ${formatDateTime(view.at)}`, seenText(view)]),
  );
  return rows.length > 0 ? { title, rows } : { title, paragraphs: [none] };
}

/** Who looked at what, by their role. */
export function seenText({ role, kind }: OwnViews['views'][number]): string {
  const { row, what, other, gone } = text.seen;
  return row(role === null ? gone : roleNames[role], what[kind] ?? other);
}

/** A section for each kind of data that there are; of which there are none is said in one. */
function dataSections(data: ReturnType<typeof accountInWords>): PaperSection[] {
  const [none, some] = [true, false].map((isEmpty) =>
    KINDS.filter((kind) => (rowsOf(data[kind]).length === 0) === isEmpty),
  );
  const titles = none!.map((kind) => text.kinds[kind].title);
  return [
    ...some!.map((kind) => dataSection(text.kinds[kind].title, data[kind])),
    ...(titles.length > 0 ? [{ title: paper.data(paper.noneOf), paragraphs: [`${titles.join('; ')}.`] }] : []),
  ];
}

/** Every value of a kind of data, one below another. */
function dataSection(title: string, value: unknown): PaperSection {
  const rows = rowsOf(value);
  return { title: paper.data(title), ...(rows.length > 0 ? { rows } : { paragraphs: [paper.empty] }) };
}

type Row = readonly [name: string, value: string];

function rowsOf(value: unknown, name = ''): Row[] {
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== 'object' || one === null))
      return value.length === 0 ? [] : [[name, value.map(valueText).join(', ')]];
    return value.flatMap((one, index) => [[joined(name, paper.entry(index + 1)), ''] as const, ...rowsOf(one, name)]);
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => rowsOf(one, joined(name, text.fields[key] ?? key)));
  return value === null || value === undefined ? [] : [[name, valueText(value)]];
}

function joined(outer: string, inner: string): string {
  return outer === '' ? inner : `${outer}: ${inner}`;
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A stored value as it is printed. */
export function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? paper.yes : paper.no;
  if (typeof value !== 'string') return String(value);
  if (INSTANT.test(value)) return formatDateTime(value);
  if (DAY.test(value)) return formatDate(`${value}T12:00:00Z`);
  return value in roleNames ? roleNames[value as keyof typeof roleNames] : value;
}
