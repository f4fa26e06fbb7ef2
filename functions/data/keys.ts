/*
 * One table, no index: everything that is looked up has a key of its own, everything that is listed lies in one
 * partition, so every list can be read strongly and every deletion can prove that nothing is left.
 *
 * entity        pk                       sk                            what it holds
 * user          USER#{userId}            PROFILE                       names, e-mail
 * login         LOGIN#{email}            LOGIN                         whose address this is, password hash, which password it is (passwordVersion)
 * session       SESSIONS#{userId}        SESSION#{sessionId}           hash of the refresh secret, kind of device, the password it began with; expires (ttl)
 * idempotency   IDEMPOTENCY#{userId}     {route}#{key}                 that a request was carried out, its reply sealed; expires (ttl)
 * e-mail link   LINKS#{userId}           LINK#{purpose}                hash of the secret in a mailed link; expires (ttl)
 * throttle      THROTTLE#{rule}#{mac}    {window}                      attempts in a window, and each one's share of them; expires (ttl)
 * workspace     WS#{workspaceId}         WORKSPACE                     name, description
 * member        WS#{workspaceId}         MEMBER#{userId}               role, copy of the person's names
 * member addr.  WS#{workspaceId}         ADDRESS#{email}               whose address it is among the members
 * invitation    WS#{workspaceId}         INVITE#{invitationId}         address, role, hash of the link's secret; expires (ttl)
 * credentials   CREDENTIALS#{workspaceId} ACCESS#{kind}                sealed secret of Bitrix24 or of the AI provider, what may be shown of it
 * membership    MEMBERSHIPS#{userId}     WS#{workspaceId}              the member's role, copy of the workspace's name
 * poll          WS#{workspaceId}         POLL#{createdAt}#{pollId}     title, type, settings, questions
 * poll ref      POLL#{pollId}            REF                           where the poll lies
 * frame ref     POLL#{pollId}            FRAME#{createdAt}#{frameId}   the poll's runs in order, whether each is published
 * frame         FRAME#{frameId}          FRAME                         one run: state, token, questions as published
 * response      FRAME#{frameId}          RESPONSE#{key}                one respondent's answers by question index
 * totals        FRAME#{frameId}          TOTALS                        counters of its responses, kept by the stream
 * link use      FRAME#{frameId}          LINK                          respondents a limited public link has taken
 * link rate     FRAME#{frameId}          RUSH#{window}#{bucket}        submissions of one source in a busy minute; expires (ttl)
 * mark key      MARKS#{frameId}          KEY                           secret of the participation marks, while the run is open
 * mark          MARKS#{frameId}          MARK#{keyId}#{mac}            some member has answered an anonymous run
 * marks' totals MARKS#{frameId}          TOTALS                        how many marks there were, kept by the stream
 * answered      ANSWERED#{userId}        FRAME#{frameId}               a run with names in which this account has answered
 * job           JOBS#{queue}             JOB#{jobId}                   work for the worker, in order per queue; done ones expire (ttl)
 * due           DUE#{kind}               {dueAt}#{id}                  what a scheduled job will find when it is due: a published run that ends, a plan that ends, a letter to be tried again
 * suppression   SUPPRESSED#{hash}        SUPPRESSION                   that an address bounced or complained; expires (ttl)
 * subscription  PLAN#{userId}            SUBSCRIPTION                  plan of an owner, due date, whether the trial is used
 * invoice       PLAN#{userId}            INVOICE#{createdAt}#{id}      a request for an invoice
 * invoice ref   INVOICES#{month}         INVOICE#{createdAt}#{id}      whose request it is, for the operator's list
 * owned         USAGE#{userId}           WORKSPACES                    how many workspaces are theirs
 * polls made    USAGE#{userId}           POLLS#{month}                 how many polls in the month (UTC); expires (ttl)
 * promo code    PROMO#CODES              CODE#{code}                   discount, partner, whether it is taken
 *
 * The prefixes are also the borders of trust: infra grants each Lambda the leading keys it needs, and the Lambda
 * that takes public answers may touch FRAME# alone, and with it neither a mark nor whoever is behind one.
 */

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** The scheduled jobs that look for what is due, each in a partition of its own. */
export type DueKind = 'close-frames' | 'expire-subscriptions' | 'send-waiting-letters';

export const keys = {
  user: (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'PROFILE' }),
  login: (email: string): Key => ({ pk: `LOGIN#${email}`, sk: 'LOGIN' }),
  session: (userId: string, sessionId: string): Key => ({ pk: `SESSIONS#${userId}`, sk: `SESSION#${sessionId}` }),
  emailLink: (userId: string, purpose: 'password' | 'email'): Key => ({ pk: `LINKS#${userId}`, sk: `LINK#${purpose}` }),
  idempotency: (userId: string, route: string, key: string): Key => ({
    pk: `IDEMPOTENCY#${userId}`,
    sk: `${route}#${key}`,
  }),
  throttle: (rule: string, subject: string, window: number): Key => ({
    pk: `THROTTLE#${rule}#${subject}`,
    sk: String(window),
  }),
  workspace: (workspaceId: string): Key => ({ pk: `WS#${workspaceId}`, sk: 'WORKSPACE' }),
  member: (workspaceId: string, userId: string): Key => ({ pk: `WS#${workspaceId}`, sk: `MEMBER#${userId}` }),
  memberAddress: (workspaceId: string, email: string): Key => ({ pk: `WS#${workspaceId}`, sk: `ADDRESS#${email}` }),
  invitation: (workspaceId: string, invitationId: string): Key => ({
    pk: `WS#${workspaceId}`,
    sk: `INVITE#${invitationId}`,
  }),
  credentials: (workspaceId: string, kind: 'bitrix24' | 'ai'): Key => ({
    pk: `CREDENTIALS#${workspaceId}`,
    sk: `ACCESS#${kind}`,
  }),
  membership: (userId: string, workspaceId: string): Key => ({ pk: `MEMBERSHIPS#${userId}`, sk: `WS#${workspaceId}` }),
  poll: (workspaceId: string, createdAt: string, pollId: string): Key => ({
    pk: `WS#${workspaceId}`,
    sk: `POLL#${createdAt}#${pollId}`,
  }),
  pollRef: (pollId: string): Key => ({ pk: `POLL#${pollId}`, sk: 'REF' }),
  frameRef: (pollId: string, createdAt: string, frameId: string): Key => ({
    pk: `POLL#${pollId}`,
    sk: `FRAME#${createdAt}#${frameId}`,
  }),
  frame: (frameId: string): Key => ({ pk: `FRAME#${frameId}`, sk: 'FRAME' }),
  response: (frameId: string, responseKey: string): Key => ({ pk: `FRAME#${frameId}`, sk: `RESPONSE#${responseKey}` }),
  totals: (frameId: string): Key => ({ pk: `FRAME#${frameId}`, sk: 'TOTALS' }),
  linkUse: (frameId: string): Key => ({ pk: `FRAME#${frameId}`, sk: 'LINK' }),
  linkRate: (frameId: string, window: number, bucket: string): Key => ({
    pk: `FRAME#${frameId}`,
    sk: `RUSH#${window}#${bucket}`,
  }),
  participationKey: (frameId: string): Key => ({ pk: `MARKS#${frameId}`, sk: 'KEY' }),
  participation: (frameId: string, keyId: string, mac: string): Key => ({
    pk: `MARKS#${frameId}`,
    sk: `MARK#${keyId}#${mac}`,
  }),
  participationTotals: (frameId: string): Key => ({ pk: `MARKS#${frameId}`, sk: 'TOTALS' }),
  answered: (userId: string, frameId: string): Key => ({ pk: `ANSWERED#${userId}`, sk: `FRAME#${frameId}` }),
  job: (queue: string, jobId: string): Key => ({ pk: `JOBS#${queue}`, sk: `JOB#${jobId}` }),
  /** In one form whichever the moment was given in: the keys stand in the order of the moments. */
  due: (kind: DueKind, dueAt: string, id: string): Key => ({
    pk: `DUE#${kind}`,
    sk: `${new Date(dueAt).toISOString()}#${id}`,
  }),
  suppression: (addressHash: string): Key => ({ pk: `SUPPRESSED#${addressHash}`, sk: 'SUPPRESSION' }),
  subscription: (userId: string): Key => ({ pk: `PLAN#${userId}`, sk: 'SUBSCRIPTION' }),
  invoice: (userId: string, createdAt: string, invoiceId: string): Key => ({
    pk: `PLAN#${userId}`,
    sk: `INVOICE#${createdAt}#${invoiceId}`,
  }),
  invoiceRef: (createdAt: string, invoiceId: string): Key => ({
    pk: `INVOICES#${createdAt.slice(0, 7)}`,
    sk: `INVOICE#${createdAt}#${invoiceId}`,
  }),
  ownedWorkspaces: (userId: string): Key => ({ pk: `USAGE#${userId}`, sk: 'WORKSPACES' }),
  pollsMade: (userId: string, month: string): Key => ({ pk: `USAGE#${userId}`, sk: `POLLS#${month}` }),
  promoCode: (code: string): Key => ({ pk: 'PROMO#CODES', sk: `CODE#${code}` }),
} as const;

/** A partition and the prefix of the sort keys in it: what a list reads; an empty prefix is the whole partition. */
export interface Range {
  readonly pk: string;
  readonly prefix: string;
}

export const ranges = {
  sessions: (userId: string): Range => ({ pk: `SESSIONS#${userId}`, prefix: 'SESSION#' }),
  /** The records of a person's requests. */
  idempotency: (userId: string): Range => ({ pk: `IDEMPOTENCY#${userId}`, prefix: '' }),
  memberships: (userId: string): Range => ({ pk: `MEMBERSHIPS#${userId}`, prefix: 'WS#' }),
  members: (workspaceId: string): Range => ({ pk: `WS#${workspaceId}`, prefix: 'MEMBER#' }),
  memberAddresses: (workspaceId: string): Range => ({ pk: `WS#${workspaceId}`, prefix: 'ADDRESS#' }),
  invitations: (workspaceId: string): Range => ({ pk: `WS#${workspaceId}`, prefix: 'INVITE#' }),
  polls: (workspaceId: string): Range => ({ pk: `WS#${workspaceId}`, prefix: 'POLL#' }),
  /** All that is stored under a workspace, whatever it is; its polls and runs have partitions of their own. */
  partitionsOf: (workspaceId: string): readonly Range[] => [
    { pk: `WS#${workspaceId}`, prefix: '' },
    { pk: `CREDENTIALS#${workspaceId}`, prefix: '' },
  ],
  frameRefs: (pollId: string): Range => ({ pk: `POLL#${pollId}`, prefix: 'FRAME#' }),
  responses: (frameId: string): Range => ({ pk: `FRAME#${frameId}`, prefix: 'RESPONSE#' }),
  /** All that is stored of a run, answers and participation marks alike. */
  partitionsOfFrame: (frameId: string): readonly Range[] => [
    { pk: `FRAME#${frameId}`, prefix: '' },
    { pk: `MARKS#${frameId}`, prefix: '' },
  ],
  participation: (frameId: string): Range => ({ pk: `MARKS#${frameId}`, prefix: 'MARK#' }),
  answered: (userId: string): Range => ({ pk: `ANSWERED#${userId}`, prefix: 'FRAME#' }),
  invoices: (userId: string): Range => ({ pk: `PLAN#${userId}`, prefix: 'INVOICE#' }),
  invoiceRefs: (month: string): Range => ({ pk: `INVOICES#${month}`, prefix: 'INVOICE#' }),
  due: (kind: DueKind): Range => ({ pk: `DUE#${kind}`, prefix: '' }),
  promoCodes: (): Range => ({ pk: 'PROMO#CODES', prefix: 'CODE#' }),
} as const;
