import { PERMISSIONS, rolesOf, type Permission } from '#shared/rules/permissions.ts';
import { roleNames } from '#text/common/roles.ts';
import { apiText as text } from '#text/site/api-reference.ts';
import { describe, fieldsOf, record, type ApiField } from './api-schema.ts';

/** A parameter, with where it stands: `path`, `query` or `header`. */
export interface ApiParameter extends ApiField {
  readonly place: string;
}

/** One call of the API, as the reference shows it. */
export interface ApiCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Who may call it, in words. */
  readonly access: string;
  readonly parameters: readonly ApiParameter[];
  /** The right that a key needs; null where none is asked for. */
  readonly permission: string | null;
  readonly body: readonly ApiField[];
  readonly reply: readonly ApiField[];
  readonly status: number;
  /** Whether a key of the API may call it. */
  readonly byKey: boolean;
  /** A body that it takes; undefined where it takes none, or none could be made up. */
  readonly bodyExample: unknown;
  readonly replyExample: unknown;
  /** The other statuses it answers with, each with its machine codes. */
  readonly refusals: readonly { readonly status: number; readonly code: string }[];
}

export interface ApiGroup {
  readonly id: string;
  readonly title: string;
  readonly calls: readonly ApiCall[];
}

/** Reads an OpenAPI document into groups of calls, one per domain, in the document's order. */
export function readApi(document: unknown): ApiGroup[] {
  const groups = new Map<string, ApiCall[]>();
  for (const [path, methods] of Object.entries(record(record(document).paths))) {
    for (const [method, operation] of Object.entries(record(methods))) {
      const [tag] = list(record(operation).tags);
      const id = String(tag);
      groups.set(id, [...(groups.get(id) ?? []), readCall(method, path, record(operation))]);
    }
  }
  return [...groups].map(([id, calls]) => ({ id, title: text.domains[id] ?? id, calls }));
}

function readCall(method: string, path: string, operation: ReturnType<typeof record>): ApiCall {
  const answers = Object.entries(record(operation.responses)).map(([status, answer]) => ({
    status: Number(status),
    answer: record(answer),
  }));
  const success = answers.find(({ status }) => status < 300);
  return {
    id: String(operation.operationId),
    method: method.toUpperCase(),
    path,
    summary: String(operation.summary),
    access: accessOf(operation),
    permission: typeof operation['x-permission'] === 'string' ? operation['x-permission'] : null,
    parameters: list(operation.parameters).map(readParameter),
    body: fieldsOf(schemaIn(operation.requestBody)),
    reply: fieldsOf(schemaIn(success?.answer)),
    status: success?.status ?? 200,
    byKey: list(operation.security).some((one) => 'key' in record(one)),
    bodyExample: mediaOf(operation.requestBody).example,
    replyExample: mediaOf(success?.answer).example,
    refusals: answers
      .filter(({ status }) => status >= 300)
      .map(({ status, answer }) => ({ status, code: String(answer.description) })),
  };
}

function accessOf(operation: ReturnType<typeof record>): string {
  const permission = operation['x-permission'];
  if (isPermission(permission)) return text.onlyRoles(rolesOf(permission).map((role) => roleNames[role]));
  return operation.security === undefined ? text.anybody : text.anyAccount;
}

function isPermission(name: unknown): name is Permission {
  return typeof name === 'string' && Object.hasOwn(PERMISSIONS, name);
}

function readParameter(parameter: unknown): ApiParameter {
  const { name, in: place, required, schema } = record(parameter);
  const { type, note } = describe(schema);
  const where = place === 'path' ? text.inPath : place === 'header' ? text.inHeader : text.inQuery;
  return {
    name: String(name),
    place: String(place),
    type,
    required: required === true,
    note: [where, note].filter(Boolean).join('; '),
  };
}

function schemaIn(part: unknown): unknown {
  return mediaOf(part).schema;
}

function mediaOf(part: unknown) {
  return record(record(record(part).content)['application/json']);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
