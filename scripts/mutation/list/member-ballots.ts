import { guardsIn } from '../guard.ts';

/** What the browser of a member looks at before it answers by a ballot, and what it tells nobody. */
export const guards = [
  guardsIn('web/src/answer-form/ballot/collect.ts', 'web/src/answer-form/ballot/collect.test.ts', {
    'own ballot: everybody has the same keys -> manifest of its own':
      "if ([-toBase64Url(fingerprint) !== shown.own.fingerprint-]{+false+}) return 'fingerprint';",
    'own ballot: everybody is asked the same -> something else':
      "if ([-tags.join() !== manifest.questions.join()-]{+false+}) return 'questions';",
    'own ballot: no key for each member -> key for each member':
      'return ([-await isOneOfFew(runId, manifest, shown)-]{+true+}) ? { manifest, fingerprint } :',
    'own ballot: a key of few teams -> key for each member': '[-ofTeams.length <= TEAMS_WITH_KEYS_MAX-]{+true+} &&',
    'own ballot: the same number is sent again -> same number again':
      'const right = [-waits && (ofThis.again || !again)-]{+ofThis && !ofThis+} ?',
    'own ballot: one more only by a press -> elsewhere without asking':
      '[-if (!waits && own.issued && !again) -]{+if (!again && !again && own.key > 9) +}return { kind: ',
    'own ballot: an answer is replaced and not doubled -> replaced': 'nonce: [-kept?.nonce ?? -]drawn(NONCE_BYTES)',
  }),
  guardsIn('web/src/answer-form/ballot/send.ts', 'web/src/answer-form/ballot/send.test.ts', {
    'own ballot: what was sent is kept and not what came back -> keeps what was sent':
      '[-stored === null-]{+stored !== undefined+} ? { ...tried, digests: await digestsIn(kept, taken) } : tried',
    'own ballot: what may have arrived is kept -> may have arrived':
      'keeper.write({ ...kept, tried: [[-...kept.tried, -]tried] });',
  }),
  guardsIn(
    'web/src/features/asking/taking/lib/first-view.ts',
    'web/src/features/asking/taking/lib/first-view.test.ts',
    {
      'own ballot: whoever has forgotten gets no other -> forget': "[-if (noted) return 'forgotten';-]",
    },
  ),
  guardsIn('web/src/lib/sent-by-ballot.ts', 'web/src/lib/sent-by-ballot.test.ts', {
    'own ballot: the server is told later -> ten minutes': 'return now + [-SOONEST_MILLISECONDS + -]Math.floor(',
  }),
  guardsIn('web/src/lib/ballot-reports.ts', 'web/src/lib/sent-by-ballot.test.ts', {
    'own ballot: the server is told once -> tells the server once':
      '[-writeSentByBallot(userId, runId, { ...note, due: null });-]',
  }),
  guardsIn('web/src/lib/transport.ts', 'web/src/lib/api-client.test.ts', {
    'own ballot: no cookie goes along without a session -> no token where none':
      "[-if (route.auth === 'public') request.credentials = 'omit';-]",
  }),
];
