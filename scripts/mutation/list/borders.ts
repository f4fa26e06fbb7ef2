import { guardsIn } from '../guard.ts';

/** What comes in and what goes out. */
export const guards = [
  guardsIn('functions/core/http/parse.ts', 'tests/security/refusals.long.test.ts', {
    'size of a body -> 300 kB': 'if ([-text.length * 3 > limit && Buffer.byteLength(text) > limit-]{+false+}) {',
    'validation -> an id that is none': '[-if (issues.length > 0) invalid(issues.slice(0, MOST_ISSUES));-]',
  }),
  guardsIn('shared/models/user.ts', 'tests/security/refusals.long.test.ts', {
    'strict body of a login -> ^login > takes no field': 'export const Credentials = z.[-strictObject-]{+object+}(',
    'strict body of a registration -> ^register > takes no field':
      'export const Registration = z[- .strictObject-]{+.object+}(',
    'strict body of a refresh -> ^(refresh|logout) > takes no field':
      'export const RefreshToken = z.[-strictObject-]{+object+}(',
  }),
  guardsIn('shared/models/workspace.ts', 'tests/security/refusals.long.test.ts', {
    'strict body of a workspace -> ^createWorkspace > takes no field':
      'export const NewWorkspace = z.[-strictObject-]{+object+}(',
  }),
  guardsIn('shared/models/poll.ts', 'tests/security/refusals.long.test.ts', {
    'strict body of a poll -> ^createPoll > takes no field': 'export const NewPoll = z.[-strictObject-]{+object+}(',
    'strict body of a question -> ^createPoll > refuses an unknown field':
      'export const NewQuestion = z.[-strictObject-]{+object+}(',
  }),
  guardsIn('shared/models/run.ts', 'tests/security/refusals.long.test.ts', {
    'strict body of a run -> ^createFrame > takes no field':
      'export const NewFrame = z.prefault(z.[-strictObject-]{+object+}(',
    'strict body of a publication -> ^publishFrame > takes no field':
      'export const Publication = z.[-strictObject-]{+object+}(',
  }),
  guardsIn('shared/models/answers.ts', 'tests/security/refusals.long.test.ts', {
    'strict body of answers -> ^takePublicPoll > takes no field':
      'export const PublicAnswers = z.[-strictObject-]{+object+}(',
    'strict answer -> ^takePublicPoll > refuses an unknown field': 'z.[-strictObject-]{+object+}({ question_id: Id,',
  }),
  guardsIn('shared/contract/polls.ts', 'tests/security/texts-abuse.test.ts', {
    'strict query -> refusals are JSON':
      'query: z.[-strictObject-]{+object+}({ cursor: z.optional(Cursor), limit: pageSize(RESULTS_PAGE_SIZE, RESULTS_PAGE_MAX) }),',
  }),
  guardsIn('shared/models/common.ts', 'tests/security/refusals.long.test.ts', {
    'length of a cursor -> no cursor that could outgrow':
      '[-z.maxLength(300, { error: () => commonValidation.wrongPosition })-]',
    'form of an id -> getPoll > refuses an id that is none':
      '[-z.regex(UUID_PATTERN, { error: () => commonValidation.wrongId }),-]',
  }),
  guardsIn('shared/models/common.ts', 'tests/api/polls/create-frame.test.ts', {
    'length of a moment -> refuses the deadline':
      '[-z.maxLength(INSTANT_MAX_LENGTH, { error: WRONG_DATE, abort: true }),-]',
    'one form of a moment -> in one form': 'z.transform((text: string) => [-new Date(text).toISOString()-]{+text+}),',
    'years of a moment -> refuses the deadline':
      '[-z.refine((text) => isOfOurTime(new Date(text)), { error: WRONG_DATE }),-]',
  }),
  guardsIn('functions/core/http/serve.ts', 'tests/security/public-link.test.ts', {
    'reply schema -> allow-list': 'schema && [-z.parse(schema, value)-]{+value+}',
  }),
  guardsIn('functions/polls/present.ts', 'tests/security/public-link.test.ts', {
    'token hidden without public links -> shows the token to nobody':
      'run.[-allowAnonymousLink ? run.publicToken : null-]{+publicToken+}',
  }),
  guardsIn('functions/core/http/require-origin.ts', 'tests/security/source-address.long.test.ts', {
    'secret of the distribution -> came around it':
      "if ([-!secrets.split(',').some((secret) => sameToken(given, secret))-]{+false+}) forbidden(",
  }),
  guardsIn('functions/core/http/serve.ts', 'tests/security/source-address.long.test.ts', {
    'secret of the distribution is demanded first -> came around it':
      '[-.before(({ event }) => requireOrigin(event, services.config.originSecret))-]',
  }),
  guardsIn('functions/core/http/source-address.ts', 'tests/security/source-address.long.test.ts', {
    'viewer’s address believed behind the distribution only -> cloudfront-viewer-address':
      "[-behindDistribution ? -]event.headers['cloudfront-viewer-address'][- : undefined-]",
    'X-Forwarded-For is not believed -> made-up x-forwarded-for':
      "?? event.{+headers['x-forwarded-for'] ?? event.+}requestContext.http.sourceIp",
    'limits go by network of an IPv6 address -> own IPv6 network':
      "address[-.includes(':') && isIPv6(address) ? networkOf(address) : address-]",
  }),
];
