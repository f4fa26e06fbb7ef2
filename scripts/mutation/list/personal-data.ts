import { guardsIn } from '../guard.ts';

const REQUESTS = 'tests/api/chats/data-requests.test.ts';
const MEMBERS = 'tests/api/processing/member-requests.test.ts';
const RULES = 'shared/rules/data-requests.test.ts';
const BLOCKED = 'tests/api/processing/blocked-data.test.ts';
const REGISTER = 'tests/api/processing/processing-register.test.ts';
const RETENTION = 'tests/api/retention/retention.test.ts';
const PERMISSIONS = 'shared/rules/permissions.test.ts';
const CONSENT = 'tests/api/auth/consent.test.ts';

/** What the law asks of whoever keeps personal data: deadlines, who answers, blocks, acts, terms, consents. */
export const guards = [
  guardsIn('functions/people/repositories/data-requests.ts', REQUESTS, {
    'a deletion answers what wanted it alone -> another one stays to be answered':
      "const isAnswered = state === 'open'[- && kinds.includes(kind)-]{+ && kinds.length > 0 && kind !== null+};",
  }),
  guardsIn('functions/people/repositories/data-requests.ts', MEMBERS, {
    'of two requests at once one is told -> sent twice at the same moment':
      '{ exists: true[-, below: { requestsVersion: requestsVersion + 1 }-] },',
    'of a withdrawn request nobody is reminded -> taken back while nobody has answered':
      "[-...(warnAt === null ? [] : [notDueWrite('warn-data-requests', warnAt, id)]),-]\n          ...letters.map((item) => insert(item)),\n        ]),\n      );\n    },\n\n    /** Ends the block",
  }),
  guardsIn('functions/people/operations/withdraw-data-request.ts', MEMBERS, {
    'a request is withdrawn by whoever has sent it -> taken back while nobody has answered|by nobody else':
      'const request = found[-?.memberId === actor.userId-] ? found : notFound(',
    'of a deleted workspace no request is withdrawn -> goes with the workspace at once':
      "(await repos.workspaces.find(workspaceId)) ?? [-notFound('dataRequest')-]{+{ name: '' }+};",
    'a block stays for another dispute -> unless another one disputes':
      'return next === undefined[--]{+ || now > new Date(0)+} ? null',
  }),
  guardsIn('functions/accounts/operations/export-me.ts', MEMBERS, {
    'of a deleted workspace no request is shown -> goes with the workspace at once':
      "const workspace = names.get(one.workspaceId)[--]{+ ?? ''+};",
  }),
  guardsIn('shared/rules/data-requests.ts', RULES, {
    'an answer within ten working days': 'export const ANSWER_WORKING_DAYS = [-10-]{+11+};',
    'an answer is put off by five working days at most': 'export const EXTENSION_WORKING_DAYS = [-5-]{+10+};',
  }),
  guardsIn('shared/rules/data-requests.ts', BLOCKED, {
    'a dispute blocks the data -> whoever disputes them':
      "export const BLOCKING_KINDS = ['stop', [-'inaccurate', -]'unlawful'] as const satisfies readonly DataRequestKind[];",
    'disputed data are not deleted -> not deleted while it is disputed': "return [-kind !== 'inaccurate'-]{+true+};",
  }),
  guardsIn('functions/people/repositories/contacts.ts', BLOCKED, {
    'blocked data are in no list of whom may be asked -> stand in no list|stay blocked':
      '(await withBlocked(workspaceId, options))[-.filter(({ blocked }) => blocked === null)-];',
    'blocked data are found by nobody who processes them -> stand in no list':
      'return contact?.blocked [-===-]{+!==+} null ? contact : null;',
    'an act with every deletion -> an act of destruction|made with a deletion': '[-insert(act),-]',
  }),
  guardsIn('functions/runs/audience.ts', MEMBERS, {
    'a run asks no member whose data are blocked -> are asked nothing':
      'const members = everybody[-.filter(({ blocked }) => blocked === null)-];',
  }),
  guardsIn('functions/polls/operations/get-waiting.ts', MEMBERS, {
    'nothing waits for whom data are blocked -> are asked nothing':
      'const waiting = context.member.blocked [-===-]{+!==+} null ? open : [];',
  }),
  guardsIn('functions/analysis/jobs/collect-workload.ts', MEMBERS, {
    'blocked data are in no workload -> are counted in no workload':
      '({ personId }) => [-!blocked.has(personId!)-]{+blocked.size >= 0 || personId+},',
  }),
  guardsIn('functions/people/operations/send-data-request.ts', MEMBERS, {
    'a request of a member is told at once -> told of it at once':
      'repos.dataRequests.addOwn(request, asker, blocked, [-letters-]{+[]+})',
    'of each kind one waits -> not taken twice': "one.state === 'open' && one.kind === kind[--]{+ && one.id === ''+}",
  }),
  guardsIn('functions/accounts/repositories/account-cleanup.ts', MEMBERS, {
    'name and words of a request go with the account -> without it and their words':
      '{ set: { [attribute]: null[-, ...besides-] } }',
  }),
  guardsIn('functions/accounts/remove-account.ts', 'tests/security/deleted-account.test.ts', {
    'a deleted account takes its keys of the API along -> before its job has begun':
      '[-await repos.apiKeys.revoke(key, now)-]{+void key+};',
  }),
  guardsIn('functions/people/without-blocked.ts', BLOCKED, {
    'blocked data are not in the list of people -> stand in no list':
      'return records[-.filter(({ ref }) => !hidden.has(ref))-];',
  }),
  guardsIn('functions/people/operations/delete-contact.ts', BLOCKED, {
    'the act names nobody -> names nobody': 'subject: [-subjectSign(workspaceId, id)-]{+id+},',
  }),
  guardsIn('functions/people/operations/delete-contact.ts', REQUESTS, {
    'the id goes from requests when somebody is deleted -> names them no more':
      'conflict(peopleErrors.contactsChanged);\n  // That a request was answered is kept, of whom it was is not.\n  [-await repos.dataRequests.forgetContact(workspaceId, id, closing);-]{+void closing;+}',
  }),
  guardsIn('functions/processing/repositories/destructions.ts', BLOCKED, {
    'acts are kept for three years -> three years':
      'until.setUTCFullYear(until.getUTCFullYear() + [-ACT_YEARS-]{+1+});',
  }),
  guardsIn('functions/people/operations/change-data-request.ts', REQUESTS, {
    'a request is put off once -> put off once':
      "[-if (to === 'extended' && request.extendedBecause !== null) conflict(peopleErrors.extendedAlready);-]",
    'a closed request stays closed -> put off once':
      "[-if (request.state !== 'open') conflict(peopleErrors.requestClosed);-]",
  }),
  guardsIn('shared/rules/permissions.ts', PERMISSIONS, {
    'requests are answered by editors alone': "'data_requests.manage': [-EDITORS-]{+EVERYONE+},",
    'terms are set by the owner alone': "'retention.manage': [-OWNER-]{+EDITORS+},",
    'the register is kept by editors alone': "'processing.keep': [-EDITORS-]{+EVERYONE+},",
  }),
  guardsIn('functions/processing/repositories/processing-registers.ts', REGISTER, {
    'of two who save the register one is told -> lets the one who was slower know':
      '{ ...put(item)[-, condition: { equals: { version: known } }-] };',
  }),
  guardsIn('functions/retention/remove-outdated.ts', RETENTION, {
    'an act for what goes by its term -> gone from the whole table': "reason: [-'term'-]{+'decision'+},",
  }),
  guardsIn('functions/core/http/authorization.ts', CONSENT, {
    'nothing is open without the new consent once its day is over -> refuses everything after that day':
      "if ([-consentBy !== undefined && moscowDay(now) > consentBy && -]{+consentBy === '' && +}!('withoutConsent' in route)) consentRequired();",
  }),
];
