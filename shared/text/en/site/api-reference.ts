import type { Catalogue } from '../../catalogue.ts';
import type { apiText as Russian } from '../../ru/site/api-reference.ts';

/** The words of the API reference; what each call does comes from the contract itself. */
export const apiText: Catalogue<typeof Russian> = {
  title: 'API',
  description: 'A description of the Tonus HTTP API: addresses, fields, rights and errors.',
  lead: 'Everything the site can do, it does through this API. The description is made from the same contract by which the service checks requests.',
  basics: 'In short',
  rules: [
    'Requests and responses are JSON in UTF-8. Dates are ISO 8601 in UTC, identifiers are UUIDs.',
    'The access token from the response to a login is passed in the header Authorization: Bearer … and lives for 15 minutes. POST /api/auth/refresh gives a new one.',
    'A refusal always looks the same: detail (text for a person), code (for a program) and errors, if the fields did not pass the check.',
    'What belongs to others and what does not exist are not told apart: the response to both is 404.',
  ],
  download: 'OpenAPI 3.1 as JSON',
  contents: 'Sections of the API',
  loading: 'Loading the description…',
  noScript: 'To see all calls here, turn on JavaScript. Without it, they are in the OpenAPI file.',
  failedTitle: 'The description did not arrive',
  who: 'Who may call it',
  parameters: 'Parameters',
  body: 'Request body',
  reply: 'Response',
  noContent: 'no content',
  refusals: 'Refusals',
  field: 'Field',
  type: 'Type',
  note: 'Details',
  required: 'required',
  optional: 'may be left out',
  anybody: 'Anyone, without logging in',
  anyAccount: 'Anyone who is logged in',
  /** Told the names of roles. */
  onlyRoles: (names) => `Members of the workspace with the role: ${names.join(', ')}`,
  inPath: 'in the path',
  inQuery: 'in the query string',
  or: 'or',
  orNull: 'or null',
  /** How much at least, at most, or both: of a list, of a text, or of a number, which has no unit. */
  limits: (least, most, unit) => {
    const range = most === null ? `at least ${least}` : least === null ? `up to ${most}` : `${least} to ${most}`;
    if (unit === null) return range;
    return `${range} ${(most ?? least) === 1 ? unit.slice(0, -1) : unit}`;
  },
  byDefault: 'by default',
  types: {
    string: 'string',
    number: 'number',
    integer: 'integer',
    boolean: 'boolean',
    object: 'object',
    array: 'list',
    null: 'null',
    any: 'any value',
  },
  formats: {
    uuid: 'UUID',
    email: 'email address',
    'date-time': 'date and time',
    date: 'date',
    uri: 'address',
  },
  domains: {
    auth: 'Login and account',
    account: 'Account',
    workspaces: 'Workspaces',
    members: 'Members',
    invitations: 'Invitations',
    people: 'Employees',
    subscriptions: 'Subscription',
    polls: 'Polls',
    surveys: 'Surveys',
    overview: 'Overview',
    answers: 'Responses to polls',
    tasks: 'Tasks',
    bitrix24: 'Bitrix24',
    ai: 'Artificial intelligence',
    offers: 'Partner offers',
    automations: 'Automations',
    finance: 'Finance',
    system: 'Service calls',
  },
};
