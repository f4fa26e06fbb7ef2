import { guardsIn } from '../guard.ts';

/** Who is asking. */
export const guards = [
  guardsIn('functions/core/http/serve.ts', 'tests/security/matrix.long.test.ts', {
    'authentication of user routes -> visitor, own':
      "if (state.route!.auth === 'user'{+ && event.headers['authorization']+}) state.identity =",
  }),
  guardsIn('functions/core/http/authorization.ts', 'tests/security/tokens.long.test.ts', {
    'refusal without a token -> ^no header': 'return identity[- ?? unauthorized()-]{+!+};',
    'session, routes about oneself -> listWorkspaces is closed at once':
      'const session = (await repos.access.session(identity)) ?? [-unauthorized()-]{+{ provedAt: new Date().toISOString(), secondFactor: false }+};',
    'account -> with its account': 'if (!session[- || !user-]) unauthorized();',
    'session, routes about a thing -> (getWorkspace|getPoll|getResults) is closed at once':
      '[-if (!session) unauthorized();-]',
  }),
  guardsIn('functions/core/tokens.ts', 'tests/security/tokens.long.test.ts', {
    'signature -> ^a foreign key':
      "const claims = [-jwt.verify-]{+((text: string, ..._: unknown[]) => JSON.parse(Buffer.from(text.split('.')[1]!, 'base64url').toString()))+}(token, key, {",
    'pinned algorithm -> ^the right key with HS512': "[-algorithms: ['HS256'],-]",
    'issuer -> issuer': '[-issuer: ISSUER, -]audience: AUDIENCE, clockTimestamp',
    'audience -> audience': 'issuer: ISSUER, [-audience: AUDIENCE, -]clockTimestamp',
    'expiry -> ^a passed expiry': 'maxAge: ACCESS_TOKEN_SECONDS,{+ ignoreExpiration: true,+}',
    'age -> ^a far expiry': '[-maxAge: ACCESS_TOKEN_SECONDS,-]',
    'expiry demanded -> ^no expiry': "[-if (typeof claims.exp !== 'number') return null;-]",
    'known kid -> ^(an unknown|no) kid':
      '[-if (period === undefined) return null; -]const key = await accessKey(signing, period{+ ?? current+});',
    'two key periods at most -> ^a kid of': '[current, current - 1{+, current - 2, current + 1+}]',
    'epoch of the keys -> raising the epoch': 'access-token/[-${epoch}-]{+1+}/${period}',
  }),
  guardsIn('functions/data/access.ts', 'tests/security/tokens.long.test.ts', {
    'session is read, not believed -> (me|getMyRole) is closed at once':
      '[-if (!session) return { session: null, item: null };-]',
  }),
];
