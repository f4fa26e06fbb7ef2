import type { Guard } from '../guard.ts';

const MATRIX = 'tests/security/matrix.test.ts';
const TOKENS = 'tests/security/tokens.test.ts';
const GATE = 'functions/core/http/authorization.ts';
const HTTP = 'functions/core/http/serve.ts';
const ACCESS = 'functions/data/access.ts';
const JWT = 'functions/core/tokens.ts';

/** Who is asking. */
export const authentication: readonly Guard[] = [
  {
    name: 'authentication of user routes',
    file: HTTP,
    from: "if (state.route!.auth === 'user') state.identity =",
    to: "if (state.route!.auth === 'user' && event.headers['authorization']) state.identity =",
    test: MATRIX,
    only: /visitor, own/,
  },
  {
    name: 'refusal without a token',
    file: GATE,
    from: 'return identity ?? unauthorized();',
    to: 'return identity!;',
    test: TOKENS,
    only: /^no header/,
  },
  {
    name: 'signature',
    file: JWT,
    from: 'const claims = jwt.verify(token, key, {',
    to: "const claims = ((text: string, ..._: unknown[]) => JSON.parse(Buffer.from(text.split('.')[1]!, 'base64url').toString()))(token, key, {",
    test: TOKENS,
    only: /^a foreign key/,
  },
  {
    name: 'pinned algorithm',
    file: JWT,
    from: "algorithms: ['HS256'],",
    to: '',
    test: TOKENS,
    only: /^the right key with HS512/,
  },
  {
    name: 'issuer',
    file: JWT,
    from: 'issuer: ISSUER, audience: AUDIENCE, clockTimestamp',
    to: 'audience: AUDIENCE, clockTimestamp',
    test: TOKENS,
    only: /issuer/,
  },
  {
    name: 'audience',
    file: JWT,
    from: 'issuer: ISSUER, audience: AUDIENCE, clockTimestamp',
    to: 'issuer: ISSUER, clockTimestamp',
    test: TOKENS,
    only: /audience/,
  },
  {
    name: 'expiry',
    file: JWT,
    from: 'maxAge: ACCESS_TOKEN_SECONDS,',
    to: 'maxAge: ACCESS_TOKEN_SECONDS, ignoreExpiration: true,',
    test: TOKENS,
    only: /^a passed expiry/,
  },
  { name: 'age', file: JWT, from: 'maxAge: ACCESS_TOKEN_SECONDS,', to: '', test: TOKENS, only: /^a far expiry/ },
  {
    name: 'expiry demanded',
    file: JWT,
    from: "if (typeof claims.exp !== 'number') return null;",
    to: '',
    test: TOKENS,
    only: /^no expiry/,
  },
  {
    name: 'known kid',
    file: JWT,
    from: 'if (period === undefined) return null; const key = await accessKey(signing, period);',
    to: 'const key = await accessKey(signing, period ?? current);',
    test: TOKENS,
    only: /^(an unknown|no) kid/,
  },
  {
    name: 'two key periods at most',
    file: JWT,
    from: '[current, current - 1]',
    to: '[current, current - 1, current - 2, current + 1]',
    test: TOKENS,
    only: /^a kid of/,
  },
  {
    name: 'epoch of the keys',
    file: JWT,
    from: 'access-token/${epoch}/${period}',
    to: 'access-token/1/${period}',
    test: TOKENS,
    only: /raising the epoch/,
  },
  {
    name: 'session, routes about oneself',
    file: GATE,
    from: 'if (!(await repos.access.session(identity))) unauthorized();',
    to: '',
    test: TOKENS,
    only: /listWorkspaces is closed at once/,
  },
  {
    name: 'account',
    file: GATE,
    from: 'if (!alive || !user) unauthorized();',
    to: 'if (!alive) unauthorized();',
    test: TOKENS,
    only: /with its account/,
  },
  {
    name: 'session, routes about a thing',
    file: GATE,
    from: 'if (!alive) unauthorized();',
    to: '',
    test: TOKENS,
    only: /(getWorkspace|getPoll|getResults) is closed at once/,
  },
  {
    name: 'session is read, not believed',
    file: ACCESS,
    from: 'if (!alive) return { alive: false, item: null };',
    to: '',
    test: TOKENS,
    only: /(me|getMyRole) is closed at once/,
  },
];
