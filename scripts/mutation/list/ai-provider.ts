import { guardsIn } from '../guard.ts';

/** Requests to the AI provider: one stream a private key, no more of them than the month has, none paid for twice. */
export const guards = [
  guardsIn('functions/integrations/repositories/provider-slots.ts', 'tests/api/ai/provider-slots.test.ts', {
    'AI provider: a stream has one holder -> of twenty who ask at once':
      'update(keys.providerSlot(clientHash, slot), { set }[-, free-])',
    'AI provider: a stream is freed by its holder alone -> are not freed by a holder':
      'remove(keys.providerSlot(clientHash, slot)[-, { equals: { holder } }-])',
    'AI provider: the stream of a crashed function gets free -> when their holder crashed':
      'Number(leaseEnd) > [-now.getTime()-]{+0+}',
  }),
  guardsIn('functions/integrations/gigachat/request-limiter.ts', 'tests/api/ai/ask-ai.test.ts', {
    'AI provider: a private key has one stream -> one stream of a private key':
      "slots: [-access.scope === 'GIGACHAT_API_PERS' ? PRIVATE_STREAMS-]{+PRIVATE_STREAMS > COMPANY_STREAMS ? 0+} : COMPANY_STREAMS",
  }),
  guardsIn('functions/integrations/gigachat/credentials.ts', 'functions/integrations/gigachat/credentials.test.ts', {
    'AI provider: streams are counted by the key and not by the workspace -> typed in two fields or pasted ready':
      "const [-[clientId = ''] = Buffer.from(basicKey(access), 'base64').toString().split(':')-]{+{ clientId } = access+};",
  }),
  guardsIn('functions/integrations/gigachat/complete-json.ts', 'tests/api/ai/complete-json.test.ts', {
    'AI provider: a stream is freed after its request -> leaves it whatever comes of it': '[-await stream.leave();-]',
    'AI provider: a reply is asked for a second time and not a third -> whatever the two were broken by':
      'if (secondTime) [-return fail(PROBLEMS[read.kind])-]{+void 0+};',
    'AI provider: what may have been carried out is paid for -> never repeats a request':
      '[-if (error.reached) count(tally);-]',
    'AI provider: nothing is asked when the time is up -> not beyond the time':
      '[-if (clock.now() + pause >= question.until.getTime()) return attempt;-]',
  }),
  guardsIn('functions/integrations/repositories/ai-requests.ts', 'tests/api/ai/monthly-cap.test.ts', {
    'AI provider: cap of the month -> exactly so many|last month':
      '[-if (monthlyCap !== null && inMonth > monthlyCap) return false;-]',
    'AI provider: cap of the month, exact for many at once -> exactly so many':
      '{ equals: { version, month }, [-below-]{+...(below && {})+} }',
    'AI provider: no month that has passed comes back -> clock is still in the last month':
      'const month = [-stored > current ? stored : -]current;',
  }),
  guardsIn('functions/integrations/repositories/integrations.ts', 'tests/api/ai/monthly-cap.test.ts', {
    'AI provider: the count of a month outlives a save -> still saw the last month':
      'const equals = [-current ? { month: current.month } : -]{};',
  }),
  guardsIn('functions/integrations/gigachat/complete-json.ts', 'tests/api/ai/ask-ai.test.ts', {
    'AI provider: a request is counted before it is made -> before they are made|last of the month':
      '[-if (!tally.reserved) return stopped(PROBLEMS.monthSpent);-]',
  }),
  guardsIn('functions/integrations/gigachat/api.ts', 'tests/api/ai/complete-json.test.ts', {
    'AI provider: what a host may have done is not asked of the other -> may have done what it was asked':
      'if ([-error.reached || -]index === hosts.length - 1) throw error;',
    'AI provider: a token that comes too late is not used -> where the token comes late':
      '[-return await Promise.race([tokens.get(access), tooLate])-]{+tooLate.catch(() => {}); return await tokens.get(access)+};',
  }),
  guardsIn('functions/core/clients/outbound.ts', 'tests/security/outbound.test.ts', {
    'AI provider: whether a request can have arrived is known -> may have done what it was asked|too late is left':
      '[-reached = true;-]',
  }),
  guardsIn('functions/integrations/gigachat/tokens.ts', 'tests/api/ai/gigachat-tokens.test.ts', {
    'AI provider: one token for all -> twenty requests at the same moment':
      '[-if (known && clock.now() < known.renewAt) return known.token;-]',
  }),
  guardsIn('functions/integrations/gigachat/api.ts', 'tests/api/ai/gigachat-tokens.test.ts', {
    'AI provider: a token that is not taken is renewed -> is renewed once': '[-await tokens.drop(access, token);-]',
  }),
  guardsIn('functions/integrations/gigachat/gigachat.ts', 'tests/api/ai/gigachat-tokens.test.ts', {
    'AI provider: a test of the connection is not answered from memory -> a revoked key is seen at once':
      '[-await api.forget(access);-]',
  }),
  guardsIn('functions/integrations/gigachat/chat.ts', 'tests/api/ai/complete-json.test.ts', {
    'AI provider: a shape is judged by us -> by its shape and not by its word': 'return value.success{+ || true+}',
  }),
  guardsIn('functions/integrations/clients.ts', 'functions/integrations/clients.test.ts', {
    'AI provider: no address but its own -> are no others':
      "[-requireProviderHost(apiUrl, 'GIGACHAT_API_URL', config);-]",
  }),
];
