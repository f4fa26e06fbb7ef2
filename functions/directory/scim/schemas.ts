import { ENTERPRISE, TONUS } from './extensions.ts';
/** What SCIM says of an attribute (RFC 7643, section 7); what is left out has the value that is usual. */
export interface AttributeRule {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'reference' | 'complex';
  readonly description: string;
  readonly multiValued?: true;
  readonly required?: true;
  readonly caseExact?: true;
  readonly readOnly?: true;
  readonly unique?: true;
  readonly subAttributes?: readonly AttributeRule[];
  readonly referenceTypes?: readonly string[];
  readonly canonicalValues?: readonly string[];
}

/** The attributes of a schema. */
export interface SchemaRule {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly AttributeRule[];
}

/** A kind of resource: its own schema and those that extend it. */
export interface ResourceRule {
  readonly name: 'User' | 'Group';
  readonly endpoint: '/Users' | '/Groups';
  readonly description: string;
  readonly core: SchemaRule;
  readonly extensions: readonly SchemaRule[];
}

const text = (name: string, description: string, more: Partial<AttributeRule> = {}): AttributeRule => ({
  name,
  type: 'string',
  description,
  ...more,
});

/** What every resource has beside its schema; it stands in no schema. */
export const EXTERNAL_ID = text('externalId', 'The identifier of the directory', { caseExact: true });

const CORE_USER: SchemaRule = {
  id: 'urn:ietf:params:scim:schemas:core:2.0:User',
  name: 'User',
  description: 'A person of the company',
  attributes: [
    text('userName', 'The name by which the directory knows the person', { required: true, unique: true }),
    {
      name: 'name',
      type: 'complex',
      description: 'The parts of the name',
      subAttributes: [
        text('formatted', 'The whole name'),
        text('familyName', 'Surname'),
        text('givenName', 'First name'),
        text('middleName', 'Patronymic'),
      ],
    },
    text('displayName', 'The name to show'),
    text('title', 'Position'),
    { name: 'active', type: 'boolean', description: 'Whether the person works here' },
    {
      name: 'emails',
      type: 'complex',
      multiValued: true,
      description: 'Addresses; the primary one names the member',
      subAttributes: [
        text('value', 'The address'),
        text('type', 'Kind of address', { canonicalValues: ['work', 'home', 'other'] }),
        { name: 'primary', type: 'boolean', description: 'The one to use' },
      ],
    },
    {
      name: 'groups',
      type: 'complex',
      multiValued: true,
      readOnly: true,
      description: 'The groups the person is in',
      subAttributes: [
        text('value', 'Identifier of the group', { readOnly: true }),
        {
          name: '$ref',
          type: 'reference',
          description: 'Address of the group',
          referenceTypes: ['Group'],
          readOnly: true,
        },
        text('display', 'Name of the group', { readOnly: true }),
      ],
    },
  ],
};

const ENTERPRISE_USER: SchemaRule = {
  id: ENTERPRISE,
  name: 'EnterpriseUser',
  description: 'Enterprise user',
  attributes: [
    text('employeeNumber', 'Personnel number'),
    text('department', 'Department; the team of whoever is in no group'),
    {
      name: 'manager',
      type: 'complex',
      description: 'Who leads the person',
      subAttributes: [
        text('value', 'Identifier of the manager'),
        text('displayName', 'Name of the manager', { readOnly: true }),
      ],
    },
  ],
};

const TONUS_USER: SchemaRule = {
  id: TONUS,
  name: 'TonusUser',
  description: 'What polls need to know of a person',
  attributes: [
    // Texts: the standard has no type for a day.
    text('hiredOn', 'The day of hiring, as 2026-11-24'),
    text('leaveFrom', 'The first day of a leave, as 2026-11-24'),
    text('leaveTo', 'The last day of the leave'),
  ],
};

/** Users, as they are kept. */
export const USER: ResourceRule = {
  name: 'User',
  endpoint: '/Users',
  description: 'People of the company',
  core: CORE_USER,
  extensions: [ENTERPRISE_USER, TONUS_USER],
};

/** Groups, which are the teams of the workspace. */
export const GROUP: ResourceRule = {
  name: 'Group',
  endpoint: '/Groups',
  description: 'Teams of the company',
  core: {
    id: 'urn:ietf:params:scim:schemas:core:2.0:Group',
    name: 'Group',
    description: 'A team',
    attributes: [
      text('displayName', 'Name of the team', { required: true }),
      {
        name: 'members',
        type: 'complex',
        multiValued: true,
        description: 'Who is in it',
        subAttributes: [
          text('value', 'Identifier of the person'),
          text('type', 'Kind of member', { canonicalValues: ['User'] }),
        ],
      },
    ],
  },
  extensions: [],
};

export const RESOURCES: readonly ResourceRule[] = [USER, GROUP];

/** The rule of an attribute, whatever the case of its name; undefined for one that is not kept. */
export function ruleOf(rules: readonly AttributeRule[], name: string): AttributeRule | undefined {
  const wanted = name.toLowerCase();
  return rules.find((rule) => rule.name.toLowerCase() === wanted);
}

/** The attributes of a resource that stand directly in it. */
export function ownRules({ core }: ResourceRule): readonly AttributeRule[] {
  return [...core.attributes, EXTERNAL_ID];
}

/** The documents that a directory asks for before anything else. */
export function discovery(base: string) {
  const config = {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MOST_RESULTS },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'The token from the settings of the workspace',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  };
  const types = RESOURCES.map(({ name, endpoint, description, core, extensions }) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: name,
    name,
    endpoint,
    description,
    schema: core.id,
    schemaExtensions: extensions.map(({ id }) => ({ schema: id, required: false })),
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
  }));
  const schemas = RESOURCES.flatMap(({ core, extensions }) => [core, ...extensions]).map(
    ({ id, name, description, attributes }) => ({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
      id,
      name,
      description,
      attributes: attributes.map(toDocument),
      meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
    }),
  );
  return { config, types, schemas };
}

/** So many resources a page has at most. */
export const MOST_RESULTS = 200;

function toDocument(rule: AttributeRule): object {
  const { name, type, description, subAttributes, referenceTypes, canonicalValues } = rule;
  return {
    name,
    type,
    multiValued: rule.multiValued === true,
    description,
    required: rule.required === true,
    mutability: rule.readOnly ? 'readOnly' : 'readWrite',
    returned: 'default',
    ...(type === 'complex' || type === 'boolean'
      ? {}
      : { caseExact: rule.caseExact === true || type === 'reference', uniqueness: rule.unique ? 'server' : 'none' }),
    ...(subAttributes ? { subAttributes: subAttributes.map(toDocument) } : {}),
    ...(referenceTypes ? { referenceTypes } : {}),
    ...(canonicalValues ? { canonicalValues } : {}),
  };
}
