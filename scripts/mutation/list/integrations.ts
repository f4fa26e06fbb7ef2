import type { Guard } from '../guard.ts';

const OUTBOUND = 'functions/core/outbound.ts';
const HOSTILE = 'tests/security/outbound.test.ts';
const SECRETS = 'tests/security/secrets-of-integrations.test.ts';

/** Calls to addresses that people choose, and the secrets they entrust to us. */
export const integrations: readonly Guard[] = [
  {
    name: 'https alone',
    file: OUTBOUND,
    from: "if (url.protocol !== 'https:') throw new OutboundError('not_https');",
    to: '',
    test: HOSTILE,
    only: /is refused without a connection: http:/,
  },
  {
    name: 'known ports alone',
    file: OUTBOUND,
    from: "if (portOf(url) !== port) throw new OutboundError('port');",
    to: '',
    test: HOSTILE,
    only: /is refused without a connection/,
  },
  {
    name: 'literal addresses judged',
    file: OUTBOUND,
    from: "if (isIP(literal) !== 0 && isBlockedAddress(literal)) throw new OutboundError('blocked_address');",
    to: '',
    test: HOSTILE,
    only: /is refused without a connection/,
  },
  {
    name: 'addresses of names judged, all of them',
    file: OUTBOUND,
    from: 'if (addresses.some(({ address }) => isBlockedAddress(address))) {',
    to: 'if (isBlockedAddress(first.address)) {',
    test: HOSTILE,
    only: /mixed/,
  },
  {
    name: 'judged addresses connected to',
    file: OUTBOUND,
    from: '...(judged ? { lookup: judged } : {}),',
    to: '',
    test: HOSTILE,
    only: /leads elsewhere the second time/,
  },
  {
    name: 'redirects reported',
    file: OUTBOUND,
    from: 'if (status >= 300 && status < 400) {',
    to: 'if (false) {',
    test: HOSTILE,
    only: /by a redirect/,
  },
  {
    name: 'size of a reply',
    file: OUTBOUND,
    from: "if (bytes > MAX_REPLY_BYTES) throw new OutboundError('too_large', { status });",
    to: '',
    test: HOSTILE,
    only: /more than 5 MB/,
  },
  {
    name: 'addresses inside IPv6 translated ones',
    file: 'functions/core/blocked-addresses.ts',
    from: "return !globalV6.check(address, 'ipv6') || special.check(address, 'ipv6');",
    to: "return special.check(address, 'ipv6');",
    test: HOSTILE,
    only: /is refused without a connection/,
  },
  {
    name: 'webhook masked',
    file: 'functions/bitrix24/save-bitrix24-credentials.ts',
    from: 'const masked = maskWebhook(webhook);',
    to: 'const masked = webhookUrl(webhook);',
    test: SECRETS,
  },
  {
    name: 'webhook sealed',
    file: 'functions/bitrix24/save-bitrix24-credentials.ts',
    from: "const sealed = await vault.seal(webhookUrl(webhook), { workspace: workspaceId, kind: 'bitrix24' });",
    to: 'const sealed = webhookUrl(webhook);',
    test: SECRETS,
  },
  {
    name: 'client secret sealed',
    file: 'functions/ai/save-credentials.ts',
    from: "const sealed = await vault.seal(clientSecret, { workspace: workspaceId, kind: 'ai' });",
    to: 'const sealed = clientSecret;',
    test: SECRETS,
  },
  {
    name: 'plan of Bitrix24',
    file: 'functions/bitrix24/save-bitrix24-credentials.ts',
    from: "await demandFeature(context, 'bitrix24');",
    to: '',
    test: 'tests/api/bitrix24/save-bitrix24-credentials.test.ts',
    only: /Startup/,
  },
  {
    name: 'limit of tries',
    file: 'functions/bitrix24/save-bitrix24-credentials.ts',
    from: 'await countAttempt(CONNECTION_CHECKS, workspaceId, context);',
    to: '',
    test: 'tests/api/bitrix24/save-bitrix24-credentials.test.ts',
    only: /thirty-first/,
  },
];
