import { guardsIn } from '../guard.ts';

const ATTACKS = 'tests/security/sign-in.test.ts';
const COMPANIES = 'tests/security/sign-in-companies.test.ts';
const PORTALS = 'tests/security/sign-in-bitrix24.test.ts';
const SECOND_STEP = 'tests/api/factors/second-step.test.ts';

/** Coming in by a provider, and what a company says of it. */
export const guards = [
  guardsIn('functions/sign-in/repositories/sign-in-flows.ts', ATTACKS, {
    'sign-in: a way ends in the page it began in -> state fixation': 'equals: { provider[-, boundTo-] }',
    'sign-in: the answer of another provider -> mix-up': 'equals: { [-provider, -]boundTo }',
    'sign-in: an answer once -> code replay':
      'unlessChanged([-table.write(remove(keys.signInFlow(stateHash), condition))-]{+Promise.resolve(void condition)+});',
  }),
  guardsIn('functions/sign-in/repositories/sign-in-flows.ts', 'tests/api/sign-in/sign-in.test.ts', {
    'sign-in: a way takes ten minutes -> takes ten minutes': '[-, above: { ttl: seconds(now) }-] };',
  }),
  guardsIn('functions/sign-in/flow.ts', ATTACKS, {
    'sign-in: a way is of one account -> login CSRF': "sha256(`${browserSecret}\\n[-${userId ?? ''}-]`)",
    'sign-in: an address that nobody answers for -> takeover by an unproved':
      'if (!person.emailProved && !isVouchedFor) [-signInRefused(signInErrors.unproved)-]{+void 0+};',
  }),
  guardsIn('functions/sign-in/flow.ts', COMPANIES, {
    'sign-in: a company says that it answers -> vouches for those': 'isVouchedFor = [-rules.vouches && -]person',
    'sign-in: a no of the provider is a no -> vouches for those': 'rules.vouches[- && person.emailUnsaid === true-];',
    'sign-in: addresses of its own domains -> signs nobody in elsewhere':
      '[-await requireOwnAddress(person.email, workspaceId, context);-]',
  }),
  guardsIn('functions/sign-in/own-place.ts', COMPANIES, {
    'sign-in: a provider is joined to a member -> no private account':
      'if (!(await context.repos.members.find(workspaceId, user.id))) [-signInRefused(signInErrors.noMember)-]{+return+};',
    'sign-in: a provider is joined to its domains -> no private account':
      '[-await requireOwnAddress(user.email, workspaceId, context, signInErrors.foreignAccount);-]',
  }),
  guardsIn('functions/sign-in/providers/oidc.ts', ATTACKS, {
    'sign-in: signature of an ID token -> alg none|key rotation':
      '[-await oauth.validateApplicationLevelSignature(server, reply, options);-]',
    'sign-in: browsers are sent to https -> open redirect': "return [-protocol === 'https:'-]{+true+} ||",
  }),
  guardsIn('functions/sign-in/providers/oidc.ts', COMPANIES, {
    'sign-out: issuer -> is believed': '[-issuer: server.issuer,-]\n        audience',
    'sign-out: audience -> is believed': '[-audience: clientId,-]',
    'sign-out: age -> is believed': '[-maxAge: LOGOUT_SECONDS,-]',
    'sign-out: no ID token -> is believed': '[-nonce !== undefined || -]typeof sub',
    'sign-out: its event -> is believed': 'if ([-!isSignOut || -]nonce',
  }),
  guardsIn('functions/sign-in/operations/back-channel-logout.ts', COMPANIES, {
    'sign-out: a word once -> is believed': 'KEEP_MILLISECONDS)))) [-return-]{+void 0+};',
  }),
  guardsIn('functions/sign-in/operations/complete-sign-in.ts', ATTACKS, {
    'sign-in: what a stranger joined beforehand -> takeover beforehand':
      'if ([-isOfStranger(identity, login.passwordVersion)-]{+void isOfStranger+}) {',
    'sign-in: an account is found by a proved address -> takeover by an unproved':
      'const login = [-person.emailProved && -]person',
  }),
  guardsIn('functions/sign-in/operations/join-identity.ts', ATTACKS, {
    'sign-in: an account is joined by its password -> takeover by an unproved': 'if ([-!isRight || -]!login)',
  }),
  guardsIn('shared/rules/sign-in.ts', ATTACKS, {
    'sign-in: one returns to this site -> open redirect': '/^\\/[-(?![/\\\\])-]',
  }),
  guardsIn('functions/sign-in/providers/bitrix24.ts', PORTALS, {
    'sign-in: the portal one was sent to -> was not sent to':
      "[-if (grant.clientEndpoint.origin !== portal) throw new ProviderError('wrong');-]",
    'sign-in: a person is of one portal -> the same number': 'subject: `[-${grant.memberId}/-]${grant.userId}`',
  }),
  guardsIn('functions/sign-in/flow.ts', PORTALS, {
    'sign-in: portals over TLS -> nobody is sent to http': "[-portal.startsWith('https:')-]{+true+} ||",
  }),
  guardsIn('functions/core/http/authorization.ts', COMPANIES, {
    'only by the provider -> is closed to every session':
      'member.providerRule, member, provider)) [-providerOnly()-]{+return+};',
  }),
  guardsIn('shared/rules/sign-in.ts', COMPANIES, {
    'only by its own provider -> is closed to every session':
      'provider === [-workspaceId-]{+(provider ?? workspaceId)+}) return false;',
    'only by the provider: with what is typed in capitals -> is closed to every session':
      '[-rule.domains.includes(domainOf(withAsciiDomain(email.toLowerCase())))-]{+rule.domains.includes(email)+};',
  }),
  guardsIn('functions/sign-in/repositories/provider-rules.ts', ATTACKS, {
    'only by the provider, of proved domains -> that lapses':
      "filter((item) => [-(item['state'] as DomainState) === 'proved'-]{+item+})",
  }),
  guardsIn('functions/workspaces/repositories/membership.ts', COMPANIES, {
    'only by the provider for who joins -> whoever joins': '[-providerRule: providerRule ?? undefined,-]',
  }),
  guardsIn('functions/factors/repositories/factors.ts', 'tests/api/factors/passkeys.test.ts', {
    'a passkey counts on -> has to count on': '? {} : {[- below: { counter: used.counter } -]};',
  }),
  guardsIn('functions/factors/repositories/factors.ts', SECOND_STEP, {
    'new recovery codes void the old -> void the old ones':
      '[-...recoveryHashes.map((hash) => remove(keys.recoveryCode(id, hash))),-]',
  }),
  guardsIn('functions/accounts/repositories/tickets.ts', SECOND_STEP, {
    'a ticket takes five codes -> a ticket that was used': '[-, below: { tries: TRIES }-] };',
  }),
  guardsIn('functions/factors/totp.ts', SECOND_STEP, {
    'codes of now -> a code of two steps ago': 'const WINDOW = [-1-]{+2+};',
  }),
  guardsIn('functions/factors/check-factor.ts', SECOND_STEP, {
    'codes are counted by the day -> whoever guesses':
      '[-await countAttempt(THROTTLES.codesOfAccountInDay, user.id, context, { from: sourceAddress });-]',
  }),
  guardsIn('functions/factors/operations/prove.ts', SECOND_STEP, {
    'a password is no proof beside a factor -> a password as the proof':
      'if (login.factors.length > [-0-]{+9+}) invalid',
  }),
  guardsIn('functions/factors/operations/prove.ts', 'tests/api/factors/proof.test.ts', {
    'passwords at a session are counted -> counts the passwords':
      '[-await countAttempt(THROTTLES.passwordChecksOfAccount, user.id, context);-]',
  }),
  guardsIn('functions/factors/web-authn.ts', 'functions/factors/web-authn.test.ts', {
    'type of a passkey -> of a new key': '[-client?.type !== type || -]client',
    'site of a passkey -> of another site':
      '[-if (!timingSafeEqual(siteHash, data.subarray(0, HASH_BYTES))) return null;-]',
    'owner present -> was not there': '[-(flags & USER_PRESENT) === 0 || -]',
  }),
];
