import type { Guard } from '../guard.ts';

const SLOTS = 'functions/integrations/repositories/provider-slots.ts';
const REQUESTS = 'functions/integrations/repositories/ai-requests.ts';
const GATE = 'functions/integrations/gigachat/request-limiter.ts';
const API = 'functions/integrations/gigachat/api.ts';
const COMPLETE = 'functions/integrations/gigachat/complete-json.ts';
const SLOTS_TEST = 'tests/api/ai/provider-slots.test.ts';
const CAP_TEST = 'tests/api/ai/monthly-cap.test.ts';
const ASK_TEST = 'tests/api/ai/ask-ai.test.ts';
const COMPLETE_TEST = 'tests/api/ai/complete-json.test.ts';
const TOKENS_TEST = 'tests/api/ai/gigachat-tokens.test.ts';

/** Requests to the AI provider: one stream a private key, no more of them than the month has, none paid for twice. */
export const aiProvider: readonly Guard[] = [
  {
    name: 'AI provider: a stream has one holder',
    file: SLOTS,
    from: 'update(keys.providerSlot(clientHash, slot), { set }, free)',
    to: 'update(keys.providerSlot(clientHash, slot), { set })',
    test: SLOTS_TEST,
    only: /of twenty who ask at once/,
  },
  {
    name: 'AI provider: a stream is freed by its holder alone',
    file: SLOTS,
    from: 'remove(keys.providerSlot(clientHash, slot), { equals: { holder } })',
    to: 'remove(keys.providerSlot(clientHash, slot))',
    test: SLOTS_TEST,
    only: /are not freed by a holder/,
  },
  {
    name: 'AI provider: the stream of a crashed function gets free',
    file: SLOTS,
    from: 'Number(leaseEnd) > now.getTime()',
    to: 'Number(leaseEnd) > 0',
    test: SLOTS_TEST,
    only: /when their holder crashed/,
  },
  {
    name: 'AI provider: a private key has one stream',
    file: GATE,
    from: "slots: access.scope === 'GIGACHAT_API_PERS' ? PRIVATE_STREAMS : COMPANY_STREAMS",
    to: 'slots: PRIVATE_STREAMS > COMPANY_STREAMS ? 0 : COMPANY_STREAMS',
    test: ASK_TEST,
    only: /one stream of a private key/,
  },
  {
    name: 'AI provider: streams are counted by the key and not by the workspace',
    file: 'functions/integrations/gigachat/credentials.ts',
    from: "const [clientId = ''] = Buffer.from(basicKey(access), 'base64').toString().split(':');",
    to: 'const { clientId } = access;',
    test: 'functions/integrations/gigachat/credentials.test.ts',
    only: /typed in two fields or pasted ready/,
  },
  {
    name: 'AI provider: a stream is freed after its request',
    file: COMPLETE,
    from: 'await stream.leave();',
    to: '',
    test: COMPLETE_TEST,
    only: /leaves it whatever comes of it/,
  },
  {
    name: 'AI provider: cap of the month',
    file: REQUESTS,
    from: 'if (monthlyCap !== null && inMonth > monthlyCap) return false;',
    to: '',
    test: CAP_TEST,
    only: /exactly so many|last month/,
  },
  {
    name: 'AI provider: cap of the month, exact for many at once',
    file: REQUESTS,
    from: '{ equals: { version, month }, below }',
    to: '{ equals: { version, month }, ...(below && {}) }',
    test: CAP_TEST,
    only: /exactly so many/,
  },
  {
    name: 'AI provider: no month that has passed comes back',
    file: REQUESTS,
    from: 'const month = stored > current ? stored : current;',
    to: 'const month = current;',
    test: CAP_TEST,
    only: /clock is still in the last month/,
  },
  {
    name: 'AI provider: the count of a month outlives a save',
    file: 'functions/integrations/repositories/integrations.ts',
    from: 'const equals = current ? { month: current.month } : {};',
    to: 'const equals = {};',
    test: CAP_TEST,
    only: /still saw the last month/,
  },
  {
    name: 'AI provider: a request is counted before it is made',
    file: COMPLETE,
    from: 'if (!tally.reserved) return stopped(PROBLEMS.monthSpent);',
    to: '',
    test: ASK_TEST,
    only: /before they are made|last of the month/,
  },
  {
    name: 'AI provider: a reply is asked for a second time and not a third',
    file: COMPLETE,
    from: 'if (secondTime) return fail(PROBLEMS[read.kind]);',
    to: 'if (secondTime) void 0;',
    test: COMPLETE_TEST,
    only: /whatever the two were broken by/,
  },
  {
    name: 'AI provider: what a host may have done is not asked of the other',
    file: API,
    from: 'if (error.reached || index === hosts.length - 1) throw error;',
    to: 'if (index === hosts.length - 1) throw error;',
    test: COMPLETE_TEST,
    only: /may have done what it was asked/,
  },
  {
    name: 'AI provider: what may have been carried out is paid for',
    file: COMPLETE,
    from: 'if (error.reached) count(tally);',
    to: '',
    test: COMPLETE_TEST,
    only: /never repeats a request/,
  },
  {
    name: 'AI provider: whether a request can have arrived is known',
    file: 'functions/core/clients/outbound.ts',
    from: 'reached = true;',
    to: '',
    test: 'tests/security/outbound.test.ts',
    only: /may have done what it was asked|too late is left/,
  },
  {
    name: 'AI provider: nothing is asked when the time is up',
    file: COMPLETE,
    from: 'if (clock.now() + pause >= question.until.getTime()) return attempt;',
    to: '',
    test: COMPLETE_TEST,
    only: /not beyond the time/,
  },
  {
    name: 'AI provider: a token that comes too late is not used',
    file: API,
    from: 'return await Promise.race([tokens.get(access), tooLate]);',
    to: 'tooLate.catch(() => {}); return await tokens.get(access);',
    test: COMPLETE_TEST,
    only: /where the token comes late/,
  },
  {
    name: 'AI provider: one token for all',
    file: 'functions/integrations/gigachat/tokens.ts',
    from: 'if (known && clock.now() < known.renewAt) return known.token;',
    to: '',
    test: TOKENS_TEST,
    only: /twenty requests at the same moment/,
  },
  {
    name: 'AI provider: a token that is not taken is renewed',
    file: API,
    from: 'await tokens.drop(access, token);',
    to: '',
    test: TOKENS_TEST,
    only: /is renewed once/,
  },
  {
    name: 'AI provider: a test of the connection is not answered from memory',
    file: 'functions/integrations/gigachat/gigachat.ts',
    from: 'await api.forget(access);',
    to: '',
    test: TOKENS_TEST,
    only: /a revoked key is seen at once/,
  },
  {
    name: 'AI provider: a shape is judged by us',
    file: 'functions/integrations/gigachat/chat.ts',
    from: 'return value.success',
    to: 'return value.success || true',
    test: COMPLETE_TEST,
    only: /by its shape and not by its word/,
  },
  {
    name: 'AI provider: no address but its own',
    file: 'functions/integrations/clients.ts',
    from: "requireProviderHost(apiUrl, 'GIGACHAT_API_URL', config);",
    to: '',
    test: 'functions/integrations/clients.test.ts',
    only: /are no others/,
  },
];
