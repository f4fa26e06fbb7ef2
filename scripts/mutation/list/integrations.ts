import { guardsIn } from '../guard.ts';

const SECRETS = 'tests/security/secrets-of-integrations.test.ts';
const SAVE_BITRIX24_CREDENTIALS = 'tests/api/bitrix24/save-bitrix24-credentials.test.ts';
const UPDATE_BITRIX24_SETTINGS = 'tests/api/bitrix24/update-bitrix24-settings.test.ts';
const GET_BITRIX24_EMPLOYEES = 'tests/api/bitrix24/get-bitrix24-employees.test.ts';
const IMPORT_BITRIX24_MEMBERS = 'tests/api/bitrix24/import-bitrix24-members.test.ts';

/** Calls to addresses that people choose, and the secrets they entrust to us. */
export const guards = [
  guardsIn('functions/core/clients/outbound.ts', 'tests/security/outbound.test.ts', {
    'https alone -> is refused without a connection: http:': "[-if (url.protocol !== 'https:') return 'not_https';-]",
    'known ports alone -> is refused without a connection': "[-if (portOf(url) !== port) return 'port';-]",
    'literal addresses judged -> is refused without a connection':
      "[-if (isIP(literal) !== 0 && isBlockedAddress(literal)) return 'blocked_address';-]",
    'addresses of names judged, all of them -> mixed':
      'if ([-addresses.some(({ address }) => isBlockedAddress(address))-]{+isBlockedAddress(first.address)+}) {',
    'judged addresses connected to -> leads elsewhere the second time': '[-...(judged ? { lookup: judged } : {}),-]',
    'no connection kept open for the next call -> kept open and used again': '[-agent: false,-]',
    'redirects reported -> by a redirect': 'if ([-status >= 300 && status < 400-]{+false+}) {',
    'size of a reply -> more than 5 MB':
      "[-if (bytes > MAX_REPLY_BYTES) throw new OutboundError('too_large', { status });-]",
  }),
  guardsIn('functions/core/clients/blocked-addresses.ts', 'tests/security/outbound.test.ts', {
    'addresses inside IPv6 translated ones -> is refused without a connection':
      "return [-!globalV6.check(address, 'ipv6') || -]special.check(address, 'ipv6');",
  }),
  guardsIn('functions/integrations/bitrix24/bitrix24.ts', 'functions/integrations/bitrix24/bitrix24.test.ts', {
    'garbage is nobody dismissed -> nobody dismissed for garbage':
      'if ([-z.safeParse(NoProfile, profile)-]{+!z.safeParse(Profile, profile)+}.success) {',
  }),
  guardsIn('functions/integrations/operations/save-bitrix24-credentials.ts', SECRETS, {
    'webhook masked': 'const masked = [-maskWebhook-]{+webhookUrl+}(webhook);',
    'webhook sealed':
      "const sealed = [-await vault.seal(webhookUrl(webhook), { workspace: workspaceId, kind: 'bitrix24' })-]{+webhookUrl(webhook)+};",
  }),
  guardsIn('functions/integrations/save-credentials.ts', 'tests/security/secrets-of-integrations.test.ts', {
    'client secret sealed':
      "const sealed = [-await vault.seal(clientSecret, { workspace: workspaceId, kind: 'ai' })-]{+clientSecret+};",
  }),
  guardsIn('functions/integrations/operations/save-bitrix24-credentials.ts', SAVE_BITRIX24_CREDENTIALS, {
    'plan of Bitrix24 -> Startup': "[-await requireFeature(context, 'bitrix24');-]",
    'limit of tries -> thirty-first': '[-await countAttempt(CONNECTION_CHECKS, workspaceId, context);-]',
  }),
  guardsIn('functions/integrations/portal.ts', 'tests/api/bitrix24/get-bitrix24-tasks.test.ts', {
    'plan of reading Bitrix24 -> Startup': "[-await requireFeature(context, 'bitrix24');-]",
    'limit of readings of Bitrix24 -> too many readings': '[-await countAttempt(READINGS, workspaceId, context);-]',
  }),
  guardsIn('functions/integrations/operations/update-bitrix24-settings.ts', UPDATE_BITRIX24_SETTINGS, {
    'plan of choosing the columns -> Startup': "[-await requireFeature(context, 'bitrix24');-]",
  }),
  guardsIn('functions/integrations/repositories/integrations.ts', UPDATE_BITRIX24_SETTINGS, {
    'choice of the columns where there is a webhook -> leaves nothing behind':
      "update(keys.credentials(workspaceId, 'bitrix24'), { set }[-, { exists: true }-])",
  }),
  guardsIn('functions/integrations/operations/get-bitrix24-employees.ts', GET_BITRIX24_EMPLOYEES, {
    'address of an employee looked at again -> gives who has an address':
      '[-(email === undefined || EMAIL.toLowerCase() === email.toLowerCase())-]{+true+},',
    'number of an employee looked at again -> gives who has a number': '[-(id === undefined || ID === id)-]{+true+} &&',
  }),
  guardsIn('functions/integrations/operations/import-bitrix24-members.ts', IMPORT_BITRIX24_MEMBERS, {
    'import over everybody -> goes on over everybody': 'cursor: [-rest > 0 ? employees[looked - 1]!.ID : -]null,',
    'import that ends in time -> time is up': '[-(looked === 0 || Date.now() <= until)-]{+true+}',
    'import of colleagues alone -> neither guests':
      "return ACTIVE[- && (USER_TYPE === '' || USER_TYPE === 'employee')-];",
    'seats of an import -> seats': "[-if (seats <= 0) return failed(limitText(plan, 'people'));-]",
  }),
  guardsIn('functions/integrations/employees.ts', 'tests/api/bitrix24/import-bitrix24-members.test.ts', {
    'import that does not go on for ever -> again and again':
      '[-if (employees.length === 0 && left > 0) throw new Bitrix24Error(ENDLESS);-]',
  }),
];
