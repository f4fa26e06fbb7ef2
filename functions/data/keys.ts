/*
 * One table, no index: everything that is looked up has a key of its own, everything that is listed lies in one
 * partition, so every list can be read strongly and every deletion can prove that nothing is left.
 *
 * entity        pk                       sk                            what it holds
 * user          USER#{userId}            PROFILE                       names, e-mail
 * login         LOGIN#{email}            LOGIN                         whose address this is, password hash, which password it is (passwordVersion), which factors it takes besides
 * session       SESSIONS#{userId}        SESSION#{sessionId}           hash of the refresh secret, kind of device, the password it began with, when it was last proved and by what; expires (ttl)
 * identity      IDENTITIES#{userId}      IDENTITY#{identityId}         by what an account is signed in to beside its password: provider, what it calls the person, since when
 * identity ref  IDENTITY#{identityId}    IDENTITY                      whose account it is
 * sign-in flow  SIGNIN#{stateHash}       FLOW                          a way through a provider that has begun: what its answer must hold, in which browser it began; expires (ttl)
 * logout token  SIGNIN#{tokenHash}       LOGOUT                        that a provider's word of a sign-out was taken; expires (ttl)
 * own provider  PROVIDER#{workspaceId}   PROVIDER                      by which provider people of a workspace sign in, its client secret sealed, what becomes of whoever comes
 * own domain    PROVIDER#{workspaceId}   DOMAIN#{domain}               a domain of a workspace: the record that shows whose it is, whether it was found
 * domain holder DOMAIN#{domain}          HOLDER                        the workspace that has shown the domain to be its own
 * stage secret  PROVIDERS#STAGE          SECRET#{provider}             client secret of a provider that is offered to everybody, sealed
 * idempotency   IDEMPOTENCY#{userId}     {route}#{key}                 that a request was carried out, its reply sealed; expires (ttl)
 * e-mail link   LINKS#{userId}           LINK#{purpose}                hash of the secret in a mailed link; expires (ttl)
 * verified email VERIFIED#{userId}       EMAIL                         the address that the account has shown to be its own
 * totp          FACTORS#{userId}         TOTP                          sealed key of the app for codes, the last step a code was taken of
 * new totp      FACTORS#{userId}         TOTP_NEW                      the same until a first code has shown that the app has it; expires (ttl)
 * passkey       FACTORS#{userId}         PASSKEY#{passkeyId}           public key, counter, name, last use
 * recovery code FACTORS#{userId}         RECOVERY#{hash}               that a code opens the account once, as a keyed hash
 * spent challenge FACTORS#{userId}       SPENT#{hash}                  that a challenge to a passkey was answered; expires (ttl)
 * factor reset  FACTORS#{userId}         RESET                         that an operator was asked to take the factors away, and since when
 * ticket        TICKETS#{userId}         TICKET#{hash}                 that a password was right and a second factor is still wanted; tries; expires (ttl)
 * throttle      THROTTLE#{rule}#{subject} {window}                      attempts in a window, and each one's share of them; expires (ttl)
 * workspace     WS#{workspaceId}         WORKSPACE                     name, description, of whom a second factor is demanded
 * member        WS#{workspaceId}         MEMBER#{userId}               role, copy of the person's names, and of the demand of a second factor
 * member addr.  WS#{workspaceId}         ADDRESS#{email}               whose address it is among the members
 * former member WS#{workspaceId}         FORMER#{userId}               that somebody has left: tasks and their trail may name them still
 * former mailbox WS#{workspaceId}        FORMER_BOX#{mailboxHash}      that whoever has this mailbox has left: they do not come back by the joining link; expires (ttl)
 * invitation    WS#{workspaceId}         INVITE#{invitationId}         address, role, hash of the link's secret; expires (ttl)
 * invited       INVITED#{email}          INVITE#{invitationId}         that an address is invited, and where; expires (ttl)
 * join link     WS#{workspaceId}         JOIN_LINK                     what its token is derived from, how many may come by it, how many have, until when; expires (ttl)
 * person join   WS#{workspaceId}         PERSON_JOIN#{joinId}          that two records of people are one person, or two although the address is the same
 * processing    WS#{workspaceId}         PROCESSING                   what the company says of its processing of personal data: who it is, who answers for it, on which legal bases
 * awaited       WS#{workspaceId}         AWAITED#{invitationId}#{id}   that something which was brought in waits for somebody who is invited: a task, a rule, answers under their name, whoever they lead or are led by; expires (ttl)
 * contact       WS#{workspaceId}         CONTACT#{contactId}           a person without an account: names, team, language, phone number sealed
 * data request  SUBJECTS#{workspaceId}   {requestId}                  what somebody has asked the company about their personal data: until when it is to be answered, how far that is
 * destruction   WS#{workspaceId}         DESTRUCTION#{moment}#{id}    act of destruction: what data went, when, why, whose by a sign that leads to nobody; expires (ttl)
 * dir. person   DIRECTORY#{workspaceId}  PERSON#{directoryId}          a person as the directory of the company sends them: names, address, whether they work here
 * dir. group    DIRECTORY#{workspaceId}  GROUP#{groupId}               a group of the directory, which is a team: its name, who is in it
 * dir. name     DIRECTORY#{workspaceId}  NAME#{kind}#{hash}            that a user name or an address of the directory is taken, and by whom
 * dir. token    DIRECTORY#{workspaceId}  TOKEN#{slot}                  hash of a token by which a directory may write, when it was last used
 * api key       KEYS#{workspaceId}      KEY#{hash}                    a key of the API by its hash: its name, what it may, who has made it, until when; expires (ttl)
 * api key count KEYS#{workspaceId}      COUNT                         how many keys were made: the next has the next number
 * dir. state    DIRECTORY#{workspaceId}  STATE                         how many people there are, when something last came, what could not be taken
 * people source DIRECTORY#{workspaceId}  SOURCE                        what people are read from (Yandex 360, 1C): its sealed secret, what would change, when it is read next
 * task source   TASKSOURCE#{workspaceId} SOURCE                       what tasks are read from (Tracker, YouTrack, Jira): its sealed secret, what statuses count as, how far it is read, when next
 * source part   TASKSOURCE#{workspaceId} PART#{number}                people and tasks of it as last read, a part of them by their ids
 * note          NOTES#{workspaceId}      NOTE#{about}#{noteId}         a note of a one-to-one about a person, by a record of theirs: day, text, author, with whom it is shared
 * notes written NOTES#{workspaceId}      COUNT#{userId}#{about}        how many notes somebody has written about a person
 * credentials   CREDENTIALS#{workspaceId} ACCESS#{kind}                sealed webhook or tokens of Bitrix24, secret of the AI provider, of a bot or of an SMS gateway, what may be shown of it
 * portal flow   CREDENTIALS#{workspaceId} FLOW#{stateHash}             a way to a portal that is to let our application in: where it began, which portal; expires (ttl)
 * sms spent     CREDENTIALS#{workspaceId} SMS_SPENT#{month}            what the SMS of a month have cost, and how many they were; expires (ttl)
 * chat          CHATS#{workspaceId}      CHAT#{messenger}#{userId}     in which chat of a messenger a member or a contact is told of runs, since when
 * chat link     CHATS#{workspaceId}      LINK#{messenger}#{userId}     hash of the secret in the link that connects a chat; expires (ttl)
 * push device   DEVICES#{userId}         DEVICE#{sessionId}            where a device takes notifications, sealed; what it runs on, since when; expires (ttl)
 * push keys     PUSH#KEYS                VAPID                         what the site proves itself to push services by: the public key, the private one sealed
 * portal head   SNAPSHOT#{workspaceId}   HEAD                          when the connected portal is read next, what of it has been read and when, where a reading was broken off
 * portal row    SNAPSHOT#{workspaceId}   {kind}#{number}               a person, a department or a task of the portal as last read; gone ones expire (ttl)
 * portal doubt  SNAPSHOT#{workspaceId}   DOUBT#{number}                a task that the portal says was deleted, until it has been asked for it; expires (ttl)
 * portal limits THROTTLE#bitrix24#{portalHash} LIMITS                  what Bitrix24 still allows of a portal; expires (ttl)
 * provider slot SLOTS#gigachat#{clientHash}    SLOT#{slot}              who has a stream of a key of the AI provider, and until when; expires (ttl)
 * membership    MEMBERSHIPS#{userId}     WS#{workspaceId}              the member's role, copy of the workspace's name
 * former place  MEMBERSHIPS#{userId}     FORMER#{workspaceId}          the same, for the person's account
 * poll          WS#{workspaceId}         POLL#{createdAt}#{pollId}     title, type, settings, questions, how it repeats
 * survey        WS#{workspaceId}         SURVEY#{createdAt}#{surveyId}  title, settings, questions, status; published, it has a run of its own id
 * survey ref    POLL#{surveyId}          SURVEY                        where the survey lies
 * series entry  WS#{workspaceId}         SERIES#{seriesId}#{publishedAt}#{surveyId}  a published survey among those that repeat each other
 * report        POLL#{pollId}            REPORT#{runId}                “You said, we did” of a run as those who write it have it; a survey may have it before its run
 * report page   RUN#{runId}          REPORT                        the same as everybody reads it who has its link; while it is published
 * open report   WS#{workspaceId}         REPORT#{runId}               that the report of a run is open to whoever was asked, since when, and what it promises that is not done
 * share         SHARE#{path}             SURVEY                        the survey that a public path of its own leads to; or the hash of the workspace it is kept for when it leads nowhere any more, then it expires (ttl)
 * short link    SHARE#p/{code}           RUN                           the token of the public link that a short code stands for
 * wrong codes   GUESSES#{bucket}         {window}                      short codes that led nowhere, of some sources in some minutes; expires (ttl)
 * groups asked  MARKS#{runId}          GROUPS                        how many members of each team, role, tenure a survey asks
 * open run      WS#{workspaceId}         OPEN#{runId}                a run of a poll or a survey that is published now
 * planned run   WS#{workspaceId}         NEXT#{pollId}                 when a recurring poll opens its next run
 * begun past    WS#{workspaceId}         BEGUN#{runId}                 that answers of a run of the past are being written, and since when; gone once the run is there
 * opened run    WS#{workspaceId}         RUN#{openedAt}#{runId}      a run that is published or was, by when it was first opened
 * asked         WS#{workspaceId}         ASKED#{createdAt}#{runId}   how many questions a recurring run has asked; expires (ttl)
 * poll ref      POLL#{pollId}            REF                           where the poll lies
 * pulse state   POLL#{pollId}            PULSES                        when a recurring run last asked each question, what became of the latest runs
 * translation   POLL#{pollId}            TEXTS#{language}              what a poll or a survey says in another language, text by text: who has checked it, which own text it was made from; drafts being made
 * run ref     POLL#{pollId}            RUN#{createdAt}#{runId}   the poll's runs in order, whether each is published
 * run         RUN#{runId}          RUN                         one run: state, token, questions as published
 * run's texts   RUN#{runId}          TEXTS#{language}              what a run says in another language, as it was when it was first opened
 * response      RUN#{runId}          RESPONSE#{responseKey}        one respondent's answers by question index
 * team figures  RELEASED#{runId}       TEAMS                         the teams of a run side by side, as they were when they could first be compared
 * breakdown     RELEASED#{runId}       BREAKDOWN                     the respondents of a survey side by side, as they were when it was completed, compressed
 * totals        RUN#{runId}          TOTALS                        counters of its responses, or of those released, and which wait; kept by the stream
 * released      RELEASED#{runId}       RESPONSE#{responseKey}        a response as it is shown, in a run that does not show answers at once
 * link use      RUN#{runId}          LINK                          respondents a limited public link has taken
 * link rate     RUN#{runId}          RATE#{window}#{bucket}        submissions of one source in a busy minute; expires (ttl)
 * mark key      MARKS#{runId}          KEY                           secret of the participation marks, while the run is open
 * mark          MARKS#{runId}          MARK#{keyId}#{mac}            some member has answered an anonymous run
 * marks' totals MARKS#{runId}          TOTALS                        how many marks there were, kept by the stream
 * ballots       RUN#{runId}            BALLOTS#{opening}             what everybody may know of the ballots of an opening: the manifest with the keys that check them
 * ballot key    MARKS#{runId}          BALLOT_KEY#{place}            sealed key that signs ballots, while the run is open
 * code sheet    CODES#{runId}          SHEET#{sheetId}              a sheet of one-time codes: when it was printed, the hashes of its codes, whether it was revoked
 * code          CODE#{hash}              RUN                           the run that a one-time code answers; who holds it nobody knows
 * code key      CODES#{runId}          KEY                           secret of the marks of its codes, while the run is open
 * code mark     CODES#{runId}          MARK#{keyId}#{mac}            some code of the run has answered
 * contact key   CODES#{runId}          CONTACT_KEY                   sealed secret from which the codes of people without an account follow, while the run is open
 * contact codes CODES#{runId}          CONTACTS                      the hashes of these codes, in an order of their own
 * dialogue      DIALOGUES#{runId}      BOX#{box}                     about one comment of somebody nobody knows, under the hash of the key their browser has: who wrote last on which day, whether it has ended
 * messages      DIALOGUES#{runId}      MESSAGES#{box}                what was said in it, and the comment, by the day; expires (ttl)
 * begun dialogue WS#{workspaceId}      DIALOGUE#{runId}#{box}        a dialogue in which the company has written; expires (ttl)
 * kiosk         RUN#{runId}            KIOSK#{tokenHash}             a tablet on which anybody answers the run: its name, the hash of its PIN
 * code groups   CODES#{runId}          GROUPS_KEY                    secret under which the groups of those who answer a survey by a code or a ballot are sealed, until it was compared
 * contact teams MARKS#{runId}          CONTACT_TEAMS                 in which teams people without an account were at the first opening, each as a hash
 * audience      MARKS#{runId}          AUDIENCE                      which members a run asks, each as a hash; none where it asks all
 * export        EXPORTS#{workspaceId}    EXPORT#{exportId}              an archive of the workspace: how far it is, until when it can be downloaded; expires (ttl)
 * running export EXPORTS#{workspaceId}   RUNNING                       which archive is being made
 * moving        EXPORTS#{workspaceId}    MOVING                        the company that is brought in here from another installation: what its file holds, how far that is in
 * events head   WEBHOOKS#{workspaceId}   HEAD                          how many subscribe to the events of a workspace, the number of the newest event, when something is to be sent
 * webhook       WEBHOOKS#{workspaceId}   WEBHOOK#{webhookId}           where events are sent and which, its sealed secret, how far it is, who sends for it now
 * event         WEBHOOKS#{workspaceId}   EVENT#{number}                what has happened, by ids alone; expires (ttl)
 * event seen    WEBHOOKS#{workspaceId}   SEEN#{eventId}                that an event was written down, for what the stream tells again; expires (ttl)
 * delivery      WEBHOOKS#{workspaceId}   DELIVERY#{webhookId}#{number}  how an event went to a receiver: its answer, attempts, duration; expires (ttl)
 * automations   AUTOMATION#{workspaceId} SETTINGS                     which automations of a workspace are on, when its next night and its next digest are due
 * automation log AUTOMATION#{workspaceId} LOG#{name}#{moment}#{about}  what an automation did, never to whom; expires (ttl)
 * stage polls   AUTOMATION#{workspaceId} STAGES                       since when newcomers are asked, the survey of each stage, when they are asked next
 * leaver asked  AUTOMATION#{workspaceId} LEAVER#{mailboxHash}         that somebody who has left had the letter that asks why; expires (ttl)
 * rule          AUTOMATION#{workspaceId} RULE#{ruleId}                “if, then”: condition, action, cap, whether it is on; how many there are stands with the automations
 * rule cause    AUTOMATION#{workspaceId} CAUSE#{ruleId}#{hash}        that a rule has acted on a cause, and on which day; expires (ttl)
 * rule spending AUTOMATION#{workspaceId} SPENT#{ruleId}#{month}       what a rule has spent in a month, kopecks; expires (ttl)
 * rule entry    AUTOMATION#{workspaceId} RULE_LOG#{place}              what a rule did, why, what it cost, by moment and id; expires (ttl)
 * deliveries    AUTOMATION#{workspaceId} DELIVERIES#{month}#{channel}  how many messages about runs went by a channel, were refused, met a closed bot, by day; expires (ttl)
 * notice        MARKS#{runId}          NOTICE#{hash}                 that some member was told of the run, and by which channel; expires (ttl)
 * sms           MARKS#{runId}          SMS#{hash}                    how far the SMS to some person without an account is; expires (ttl)
 * answered      ANSWERED#{userId}        RUN#{runId}               a run with names in which this account has answered
 * task          TASKS#{workspaceId}      TASK#{createdAt}#{taskId}     title, status, responsible, dates, place in its column
 * task counts   TASKS#{workspaceId}      COUNTS                        how many tasks there are by status and priority, and late ones
 * deadline      TASKS#{workspaceId}      DEADLINE#{deadline}#{taskId}  a task whose deadline nobody has seen pass yet
 * task ref      TASK#{taskId}            REF                           where the task lies
 * task event    TASK#{taskId}            TASK_EVENT#{moment}#{eventId}  a comment, or what somebody changed, kept by the stream
 * assignment    ASSIGNED#{userId}        TASK#{createdAt}#{taskId}     a task this account is responsible for
 * authorship    AUTHORED#{userId}        TASK#{taskId}                  a task this account has changed or commented on
 * decision      DECISIONS#{workspaceId}  DECISION#{source}#{team}      that a decision about a team was postponed or became a task, and until when; expires (ttl)
 * pack brand    PACK#{workspaceId}       BRAND                         how the company looks in its reports: colour, logo
 * pack plan     PACK#{workspaceId}       PLAN                          to whom a link to a report is sent and when next, which report it is
 * analysis      WORKLOAD#{workspaceId}   ANALYSIS#{analyst}            of workload: what the newest result was made from, which job prepares the next
 * result        WORKLOAD#{workspaceId}   RESULT#{analyst}              the newest result, compressed
 * evidence      WORKLOAD#{workspaceId}   EVIDENCE#{jobId}#{evidenceId}  tasks that a finding of a result rests on; expires (ttl)
 * measurement   WORKLOAD#{workspaceId}   METRICS#{date}                shares of a day, to be compared with later; expires (ttl)
 * foreseen peak WORKLOAD#{workspaceId}   PEAK#{day}                    a peak of deadlines as it was first foreseen, and what came; expires (ttl)
 * analysis job  WORKLOAD#{workspaceId}   JOB#{jobId}                   how an analysis is being prepared; expires (ttl)
 * poll analysis POLL#{pollId}            ANALYSIS#{analyst}#{runs}   the same of the newest runs of a poll
 * poll's job    POLL#{pollId}            JOB#{jobId}                   how such an analysis is being prepared; expires (ttl)
 * poll's result RELEASED#{runId}       ANALYSIS#{analyst}#{runs}   its result: quotes stand in it, so it goes with the newest run it is about
 * poll measured RELEASED#{runId}       METRICS                       shares of those who answered the run, as they were last measured
 * data key      FINANCE#{workspaceId}    KEY                           the key that pay is sealed with, sealed itself by the vault
 * dataset       FINANCE#{workspaceId}    DATASET#{dataset}             what is known of a month of employees, or of the history, and in which parts it and the version before it lie
 * dataset part  FINANCE#{workspaceId}    DATA#{dataset}#{slot}#{part}  rows of a set of data, compressed and sealed; the two newest versions take turns with two slots
 * months        FINANCE#{workspaceId}    MONEY#MONTHS                  revenue, people and expenses of the company by month, compressed
 * months before FINANCE#{workspaceId}    MONEY#MONTHS#BEFORE           the same as it was before the last change, which can be taken back
 * budget        FINANCE#{workspaceId}    MONEY#BUDGET#{year}           the plan of the HR budget, and what was warned of
 * spent         FINANCE#{workspaceId}    MONEY#SPENT#{year}            what was spent of it: in all, by month, by department
 * expense       FINANCE#{workspaceId}    MONEY#EXPENSE#{day}#{expenseId}  what was spent, on which day, and what for
 * expense ref   FINANCE#{workspaceId}    MONEY#REF#{expenseId}         the day an expense lies under
 * initiative    FINANCE#{workspaceId}    MONEY#INITIATIVE#{initiativeId}  what the company does to keep its people, what it costs and is to change
 * prediction    FINANCE#{workspaceId}    PREDICTION#{kind}#{period}    what was first said in a period of leavers or of spending to come: from when, until when, between what
 * access mark   SEEN#{workspaceId}       {day}#{hash}                  that somebody saw something on a day, of whom and what until it stands in the log; expires (ttl)
 * access head   ACCESS#{workspaceId}     HEAD                          how many entries the access log has, and the hash of the last
 * access entry  ACCESS#{workspaceId}     ENTRY#{number}                who saw what, when, on which screen; the hash of it and of all before it
 * log begins    WS#{workspaceId}         LOG_BEGINNING                the number and the hash before the oldest entry that is kept, where older ones have gone
 * access alias  ACCESS#{workspaceId}     ALIAS#{id}                    what the access log calls an account or a record of a person, and the salt it was made with; goes with the account
 * given out     RUN#{runId}            GIVEN_OUT#{opening}           how many ballots an opening of a run has given out, settled when it was over
 * run record    RUN#{runId}            RECORD                        what is published of a closed run for anybody to check
 * record part   RUN#{runId}            RECORD#{version}#{part}       ballots that were counted, or hashes of the answers to a question, one after another
 * record secret RELEASED#{runId}       RECORD_SECRET                 from which the salts of answers without a ballot follow
 * run viewers   RUN#{runId}              VIEWERS                       the aliases of those who have opened its results
 * job           JOBS#{queue}             JOB#{jobId}                   work for the worker, in order per queue; done ones expire (ttl)
 * due           DUE#{kind}               {dueAt}#{id}                  what a scheduled job will find when it is due: a published run that ends, a run that is to open, a plan that ends, a letter to be tried again
 * mailbox day   MAILBOX#{mailboxHash}    {day}                         how many letters that nobody asked for a mailbox was sent; expires (ttl)
 * suppression   SUPPRESSED#{addressHash} SUPPRESSION                   that an address bounced or complained; expires (ttl)
 * subscription  PLAN#{userId}            SUBSCRIPTION                  plan of an owner, due date, whether the trial is used
 * invoice       PLAN#{userId}            INVOICE#{createdAt}#{invoiceId}  a request for an invoice
 * invoice ref   INVOICES#{month}         INVOICE#{createdAt}#{invoiceId}  whose request it is, for the operator's list
 * owned         USAGE#{userId}           WORKSPACES                    how many workspaces are theirs
 * polls made    USAGE#{userId}           POLLS#{month}                 how many polls in the month (UTC); expires (ttl)
 * offer         OFFERS#CATALOGUE         OFFER#{offerId}               what a partner offers to all workspaces
 * offer request REQUESTS#{workspaceId}   REQUEST#{createdAt}#{requestId}  what was asked of a partner
 * request ref   REQUESTS#{workspaceId}   REF#{requestId}               when a request was made, which is where it lies
 * open request  REQUESTS#{workspaceId}   OPEN#{offerId}#{day}          that an offer has been asked for, for a day; expires (ttl)
 * promo code    PROMO#CODES              CODE#{code}                   discount, partner, whether it is taken
 *
 * The prefixes are also the borders of trust: infra grants each Lambda the leading keys it needs, and the Lambda
 * that takes public answers may touch RUN# and the dialogues of runs (DIALOGUES#) alone, read where a public path leads (SHARE#) or a code (CODE#), mark that
 * a code has answered (CODES#) and count wrong ones (GUESSES#), and with that neither a member's mark nor whoever is
 * behind one.
 */

import type { Messenger } from '#shared/rules/messengers.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import type { Partition } from './partitions.ts';

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** What can be due, by the scheduled job that looks for it. Every such job adds its own in its file. */
// oxlint-disable-next-line typescript/no-empty-interface -- it is filled by declaration merging
export interface DueKinds {}

export type DueKind = keyof DueKinds;

function at(partition: Partition, id: string, sk: string): Key {
  return { pk: `${partition}#${id}`, sk };
}

/** What is kept of a portal, by how its sort key begins. */
export type PortalRowKind = 'DEPARTMENT' | 'PERSON' | 'TASK';

export const keys = {
  user: (userId: string): Key => at('USER', userId, 'PROFILE'),
  login: (email: string): Key => at('LOGIN', email, 'LOGIN'),
  session: (userId: string, sessionId: string): Key => at('SESSIONS', userId, `SESSION#${sessionId}`),
  emailLink: (userId: string, purpose: 'password' | 'email' | 'verification'): Key =>
    at('LINKS', userId, `LINK#${purpose}`),
  totp: (userId: string): Key => at('FACTORS', userId, 'TOTP'),
  newTotp: (userId: string): Key => at('FACTORS', userId, 'TOTP_NEW'),
  passkey: (userId: string, passkeyId: string): Key => at('FACTORS', userId, `PASSKEY#${passkeyId}`),
  recoveryCode: (userId: string, hash: string): Key => at('FACTORS', userId, `RECOVERY#${hash}`),
  spentChallenge: (userId: string, hash: string): Key => at('FACTORS', userId, `SPENT#${hash}`),
  factorReset: (userId: string): Key => at('FACTORS', userId, 'RESET'),
  ticket: (userId: string, hash: string): Key => at('TICKETS', userId, `TICKET#${hash}`),
  verifiedEmail: (userId: string): Key => at('VERIFIED', userId, 'EMAIL'),
  identity: (userId: string, identityId: string): Key => at('IDENTITIES', userId, `IDENTITY#${identityId}`),
  identityRef: (identityId: string): Key => at('IDENTITY', identityId, 'IDENTITY'),
  signInFlow: (stateHash: string): Key => at('SIGNIN', stateHash, 'FLOW'),
  logoutToken: (tokenHash: string): Key => at('SIGNIN', tokenHash, 'LOGOUT'),
  ownProvider: (workspaceId: string): Key => at('PROVIDER', workspaceId, 'PROVIDER'),
  ownDomain: (workspaceId: string, domain: string): Key => at('PROVIDER', workspaceId, `DOMAIN#${domain}`),
  domainHolder: (domain: string): Key => at('DOMAIN', domain, 'HOLDER'),
  stageSecret: (provider: string): Key => at('PROVIDERS', 'STAGE', `SECRET#${provider}`),
  idempotency: (userId: string, route: string, key: string): Key => at('IDEMPOTENCY', userId, `${route}#${key}`),
  throttle: (rule: string, subject: string, window: number): Key =>
    at('THROTTLE', `${rule}#${subject}`, String(window)),
  workspace: (workspaceId: string): Key => at('WS', workspaceId, 'WORKSPACE'),
  member: (workspaceId: string, userId: string): Key => at('WS', workspaceId, `MEMBER#${userId}`),
  memberAddress: (workspaceId: string, email: string): Key => at('WS', workspaceId, `ADDRESS#${email}`),
  formerMember: (workspaceId: string, userId: string): Key => at('WS', workspaceId, `FORMER#${userId}`),
  formerMailbox: (workspaceId: string, mailboxHash: string): Key => at('WS', workspaceId, `FORMER_BOX#${mailboxHash}`),
  formerMembership: (userId: string, workspaceId: string): Key => at('MEMBERSHIPS', userId, `FORMER#${workspaceId}`),
  invitation: (workspaceId: string, invitationId: string): Key => at('WS', workspaceId, `INVITE#${invitationId}`),
  invited: (email: string, invitationId: string): Key => at('INVITED', email, `INVITE#${invitationId}`),
  joinLink: (workspaceId: string): Key => at('WS', workspaceId, 'JOIN_LINK'),
  personJoin: (workspaceId: string, joinId: string): Key => at('WS', workspaceId, `PERSON_JOIN#${joinId}`),
  awaited: (workspaceId: string, invitationId: string, id: string): Key =>
    at('WS', workspaceId, `AWAITED#${invitationId}#${id}`),
  contact: (workspaceId: string, contactId: string): Key => at('WS', workspaceId, `CONTACT#${contactId}`),
  processingRegister: (workspaceId: string): Key => at('WS', workspaceId, 'PROCESSING'),
  dataRequest: (workspaceId: string, requestId: string): Key => at('SUBJECTS', workspaceId, requestId),
  destruction: (workspaceId: string, moment: string, id: string): Key =>
    at('WS', workspaceId, `DESTRUCTION#${moment}#${id}`),
  directoryPerson: (workspaceId: string, directoryId: string): Key =>
    at('DIRECTORY', workspaceId, `PERSON#${directoryId}`),
  directoryGroup: (workspaceId: string, groupId: string): Key => at('DIRECTORY', workspaceId, `GROUP#${groupId}`),
  directoryName: (workspaceId: string, kind: 'user' | 'address', hash: string): Key =>
    at('DIRECTORY', workspaceId, `NAME#${kind}#${hash}`),
  directoryToken: (workspaceId: string, slot: number): Key => at('DIRECTORY', workspaceId, `TOKEN#${slot}`),
  directoryState: (workspaceId: string): Key => at('DIRECTORY', workspaceId, 'STATE'),
  apiKey: (workspaceId: string, hash: string): Key => at('KEYS', workspaceId, `KEY#${hash}`),
  apiKeyCount: (workspaceId: string): Key => at('KEYS', workspaceId, 'COUNT'),
  peopleSource: (workspaceId: string): Key => at('DIRECTORY', workspaceId, 'SOURCE'),
  taskSource: (workspaceId: string): Key => at('TASKSOURCE', workspaceId, 'SOURCE'),
  taskSourcePart: (workspaceId: string, number: number): Key => at('TASKSOURCE', workspaceId, `PART#${number}`),
  note: (workspaceId: string, about: string, noteId: string): Key =>
    at('NOTES', workspaceId, `NOTE#${about}#${noteId}`),
  notesWritten: (workspaceId: string, userId: string, about: string): Key =>
    at('NOTES', workspaceId, `COUNT#${userId}#${about}`),
  credentials: (workspaceId: string, kind: 'bitrix24' | 'ai' | 'sms' | Messenger): Key =>
    at('CREDENTIALS', workspaceId, `ACCESS#${kind}`),
  portalFlow: (workspaceId: string, stateHash: string): Key => at('CREDENTIALS', workspaceId, `FLOW#${stateHash}`),
  smsSpent: (workspaceId: string, month: string): Key => at('CREDENTIALS', workspaceId, `SMS_SPENT#${month}`),
  chat: (workspaceId: string, messenger: Messenger, userId: string): Key =>
    at('CHATS', workspaceId, `CHAT#${messenger}#${userId}`),
  chatLink: (workspaceId: string, messenger: Messenger, userId: string): Key =>
    at('CHATS', workspaceId, `LINK#${messenger}#${userId}`),
  pushDevice: (userId: string, sessionId: string): Key => at('DEVICES', userId, `DEVICE#${sessionId}`),
  pushKeys: (): Key => at('PUSH', 'KEYS', 'VAPID'),
  portalHead: (workspaceId: string): Key => at('SNAPSHOT', workspaceId, 'HEAD'),
  portalRow: (workspaceId: string, kind: PortalRowKind, number: string): Key =>
    at('SNAPSHOT', workspaceId, `${kind}#${number}`),
  portalDoubt: (workspaceId: string, number: string): Key => at('SNAPSHOT', workspaceId, `DOUBT#${number}`),
  portalLimits: (portalHash: string): Key => at('THROTTLE', `bitrix24#${portalHash}`, 'LIMITS'),
  providerSlot: (clientHash: string, slot: number): Key => at('SLOTS', `gigachat#${clientHash}`, `SLOT#${slot}`),
  workspaceExport: (workspaceId: string, exportId: string): Key => at('EXPORTS', workspaceId, `EXPORT#${exportId}`),
  runningExport: (workspaceId: string): Key => at('EXPORTS', workspaceId, 'RUNNING'),
  moving: (workspaceId: string): Key => at('EXPORTS', workspaceId, 'MOVING'),
  accessMark: (workspaceId: string, day: string, hash: string): Key => at('SEEN', workspaceId, `${day}#${hash}`),
  /** Apart from the log: what removes outdated entries may write none. */
  accessBeginning: (workspaceId: string): Key => at('WS', workspaceId, 'LOG_BEGINNING'),
  accessHead: (workspaceId: string): Key => at('ACCESS', workspaceId, 'HEAD'),
  /** The number has ten digits: so they stand in their order. */
  accessEntry: (workspaceId: string, number: string): Key => at('ACCESS', workspaceId, `ENTRY#${number}`),
  accessAlias: (workspaceId: string, id: string): Key => at('ACCESS', workspaceId, `ALIAS#${id}`),
  runViewers: (runId: string): Key => at('RUN', runId, 'VIEWERS'),
  webhooksHead: (workspaceId: string): Key => at('WEBHOOKS', workspaceId, 'HEAD'),
  webhook: (workspaceId: string, webhookId: string): Key => at('WEBHOOKS', workspaceId, `WEBHOOK#${webhookId}`),
  /** The number has ten digits: so they stand in their order. */
  webhookEvent: (workspaceId: string, number: string): Key => at('WEBHOOKS', workspaceId, `EVENT#${number}`),
  webhookSeen: (workspaceId: string, eventId: string): Key => at('WEBHOOKS', workspaceId, `SEEN#${eventId}`),
  webhookDelivery: (workspaceId: string, webhookId: string, number: string): Key =>
    at('WEBHOOKS', workspaceId, `DELIVERY#${webhookId}#${number}`),
  automations: (workspaceId: string): Key => at('AUTOMATION', workspaceId, 'SETTINGS'),
  automationEntry: (workspaceId: string, name: string, moment: string, about: string): Key =>
    at('AUTOMATION', workspaceId, `LOG#${name}#${moment}#${about}`),
  stagePolls: (workspaceId: string): Key => at('AUTOMATION', workspaceId, 'STAGES'),
  leaverAsked: (workspaceId: string, mailboxHash: string): Key =>
    at('AUTOMATION', workspaceId, `LEAVER#${mailboxHash}`),
  rule: (workspaceId: string, ruleId: string): Key => at('AUTOMATION', workspaceId, `RULE#${ruleId}`),
  ruleCause: (workspaceId: string, ruleId: string, hash: string): Key =>
    at('AUTOMATION', workspaceId, `CAUSE#${ruleId}#${hash}`),
  ruleSpent: (workspaceId: string, ruleId: string, month: string): Key =>
    at('AUTOMATION', workspaceId, `SPENT#${ruleId}#${month}`),
  ruleEntry: (workspaceId: string, place: string): Key => at('AUTOMATION', workspaceId, `RULE_LOG#${place}`),
  deliveries: (workspaceId: string, month: string, channel: string): Key =>
    at('AUTOMATION', workspaceId, `DELIVERIES#${month}#${channel}`),
  membership: (userId: string, workspaceId: string): Key => at('MEMBERSHIPS', userId, `WS#${workspaceId}`),
  poll: (workspaceId: string, createdAt: string, pollId: string): Key =>
    at('WS', workspaceId, `POLL#${createdAt}#${pollId}`),
  pollRef: (pollId: string): Key => at('POLL', pollId, 'REF'),
  survey: (workspaceId: string, createdAt: string, surveyId: string): Key =>
    at('WS', workspaceId, `SURVEY#${createdAt}#${surveyId}`),
  surveyRef: (surveyId: string): Key => at('POLL', surveyId, 'SURVEY'),
  seriesEntry: (workspaceId: string, seriesId: string, publishedAt: string, surveyId: string): Key =>
    at('WS', workspaceId, `SERIES#${seriesId}#${publishedAt}#${surveyId}`),
  runReport: (pollId: string, runId: string): Key => at('POLL', pollId, `REPORT#${runId}`),
  openReport: (workspaceId: string, runId: string): Key => at('WS', workspaceId, `REPORT#${runId}`),
  reportPage: (runId: string): Key => at('RUN', runId, 'REPORT'),
  share: (path: string): Key => at('SHARE', path, 'SURVEY'),
  /** No path of a survey holds a slash. */
  shortLink: (code: string): Key => at('SHARE', `p/${code}`, 'RUN'),
  wrongCodes: (bucket: string, window: number): Key => at('GUESSES', bucket, String(window)),
  pulseState: (pollId: string): Key => at('POLL', pollId, 'PULSES'),
  openRun: (workspaceId: string, runId: string): Key => at('WS', workspaceId, `OPEN#${runId}`),
  plannedRun: (workspaceId: string, pollId: string): Key => at('WS', workspaceId, `NEXT#${pollId}`),
  begunPast: (workspaceId: string, runId: string): Key => at('WS', workspaceId, `BEGUN#${runId}`),
  openedRun: (workspaceId: string, openedAt: string, runId: string): Key =>
    at('WS', workspaceId, `RUN#${openedAt}#${runId}`),
  asked: (workspaceId: string, createdAt: string, runId: string): Key =>
    at('WS', workspaceId, `ASKED#${createdAt}#${runId}`),
  translation: (pollId: string, language: PollLanguage): Key => at('POLL', pollId, `TEXTS#${language}`),
  runTexts: (runId: string, language: PollLanguage): Key => at('RUN', runId, `TEXTS#${language}`),
  runRef: (pollId: string, createdAt: string, runId: string): Key => at('POLL', pollId, `RUN#${createdAt}#${runId}`),
  run: (runId: string): Key => at('RUN', runId, 'RUN'),
  response: (runId: string, responseKey: string): Key => at('RUN', runId, `RESPONSE#${responseKey}`),
  released: (runId: string, responseKey: string): Key => at('RELEASED', runId, `RESPONSE#${responseKey}`),
  teamFigures: (runId: string): Key => at('RELEASED', runId, 'TEAMS'),
  breakdown: (runId: string): Key => at('RELEASED', runId, 'BREAKDOWN'),
  totals: (runId: string): Key => at('RUN', runId, 'TOTALS'),
  linkUse: (runId: string): Key => at('RUN', runId, 'LINK'),
  linkRate: (runId: string, window: number, bucket: string): Key => at('RUN', runId, `RATE#${window}#${bucket}`),
  participationKey: (runId: string): Key => at('MARKS', runId, 'KEY'),
  participation: (runId: string, keyId: string, mac: string): Key => at('MARKS', runId, `MARK#${keyId}#${mac}`),
  participationTotals: (runId: string): Key => at('MARKS', runId, 'TOTALS'),
  ballotsGivenOut: (runId: string, opening: number): Key => at('RUN', runId, `GIVEN_OUT#${opening}`),
  runRecord: (runId: string): Key => at('RUN', runId, 'RECORD'),
  runRecordPart: (runId: string, version: number, part: number): Key => at('RUN', runId, `RECORD#${version}#${part}`),
  recordSecret: (runId: string): Key => at('RELEASED', runId, 'RECORD_SECRET'),
  ballots: (runId: string, opening: number): Key => at('RUN', runId, `BALLOTS#${opening}`),
  ballotKey: (runId: string, place: number): Key => at('MARKS', runId, `BALLOT_KEY#${place}`),
  codeSheet: (runId: string, sheetId: string): Key => at('CODES', runId, `SHEET#${sheetId}`),
  code: (hash: string): Key => at('CODE', hash, 'RUN'),
  contactKey: (runId: string): Key => at('CODES', runId, 'CONTACT_KEY'),
  contactCodes: (runId: string): Key => at('CODES', runId, 'CONTACTS'),
  codeKey: (runId: string): Key => at('CODES', runId, 'KEY'),
  codeMark: (runId: string, keyId: string, mac: string): Key => at('CODES', runId, `MARK#${keyId}#${mac}`),
  dialogue: (runId: string, box: string): Key => at('DIALOGUES', runId, `BOX#${box}`),
  dialogueMessages: (runId: string, box: string): Key => at('DIALOGUES', runId, `MESSAGES#${box}`),
  begunDialogue: (workspaceId: string, runId: string, box: string): Key =>
    at('WS', workspaceId, `DIALOGUE#${runId}#${box}`),
  kiosk: (runId: string, tokenHash: string): Key => at('RUN', runId, `KIOSK#${tokenHash}`),
  codeGroupsKey: (runId: string): Key => at('CODES', runId, 'GROUPS_KEY'),
  contactTeams: (runId: string): Key => at('MARKS', runId, 'CONTACT_TEAMS'),
  audience: (runId: string): Key => at('MARKS', runId, 'AUDIENCE'),
  groupsAsked: (runId: string): Key => at('MARKS', runId, 'GROUPS'),
  notice: (runId: string, hash: string): Key => at('MARKS', runId, `NOTICE#${hash}`),
  sms: (runId: string, hash: string): Key => at('MARKS', runId, `SMS#${hash}`),
  answered: (userId: string, runId: string): Key => at('ANSWERED', userId, `RUN#${runId}`),
  task: (workspaceId: string, createdAt: string, taskId: string): Key =>
    at('TASKS', workspaceId, `TASK#${createdAt}#${taskId}`),
  taskCounts: (workspaceId: string): Key => at('TASKS', workspaceId, 'COUNTS'),
  taskDeadline: (workspaceId: string, deadline: string, taskId: string): Key =>
    at('TASKS', workspaceId, `DEADLINE#${deadline}#${taskId}`),
  taskRef: (taskId: string): Key => at('TASK', taskId, 'REF'),
  taskEvent: (taskId: string, moment: string, eventId: string): Key =>
    at('TASK', taskId, `TASK_EVENT#${moment}#${eventId}`),
  assignment: (userId: string, createdAt: string, taskId: string): Key =>
    at('ASSIGNED', userId, `TASK#${createdAt}#${taskId}`),
  authorship: (userId: string, taskId: string): Key => at('AUTHORED', userId, `TASK#${taskId}`),
  decision: (workspaceId: string, source: string, team: string): Key =>
    at('DECISIONS', workspaceId, `DECISION#${source}#${team}`),
  packBrand: (workspaceId: string): Key => at('PACK', workspaceId, 'BRAND'),
  packPlan: (workspaceId: string): Key => at('PACK', workspaceId, 'PLAN'),
  workloadAnalysis: (workspaceId: string, analyst: string): Key => at('WORKLOAD', workspaceId, `ANALYSIS#${analyst}`),
  workloadResult: (workspaceId: string, analyst: string): Key => at('WORKLOAD', workspaceId, `RESULT#${analyst}`),
  workloadEvidence: (workspaceId: string, jobId: string, evidenceId: string): Key =>
    at('WORKLOAD', workspaceId, `EVIDENCE#${jobId}#${evidenceId}`),
  workloadMetrics: (workspaceId: string, date: string): Key => at('WORKLOAD', workspaceId, `METRICS#${date}`),
  foreseenPeak: (workspaceId: string, day: string): Key => at('WORKLOAD', workspaceId, `PEAK#${day}`),
  workloadJob: (workspaceId: string, jobId: string): Key => at('WORKLOAD', workspaceId, `JOB#${jobId}`),
  pollAnalysis: (pollId: string, analyst: string, runs: number): Key =>
    at('POLL', pollId, `ANALYSIS#${analyst}#${runs}`),
  pollJob: (pollId: string, jobId: string): Key => at('POLL', pollId, `JOB#${jobId}`),
  pollResult: (runId: string, analyst: string, runs: number): Key =>
    at('RELEASED', runId, `ANALYSIS#${analyst}#${runs}`),
  pollMetrics: (runId: string): Key => at('RELEASED', runId, 'METRICS'),
  financeKey: (workspaceId: string): Key => at('FINANCE', workspaceId, 'KEY'),
  financeDataset: (workspaceId: string, dataset: string): Key => at('FINANCE', workspaceId, `DATASET#${dataset}`),
  financePart: (workspaceId: string, dataset: string, slot: string, part: number): Key =>
    at('FINANCE', workspaceId, `DATA#${dataset}#${slot}#${part}`),
  moneyMonths: (workspaceId: string): Key => at('FINANCE', workspaceId, 'MONEY#MONTHS'),
  moneyMonthsBefore: (workspaceId: string): Key => at('FINANCE', workspaceId, 'MONEY#MONTHS#BEFORE'),
  budget: (workspaceId: string, year: number): Key => at('FINANCE', workspaceId, `MONEY#BUDGET#${year}`),
  spent: (workspaceId: string, year: number): Key => at('FINANCE', workspaceId, `MONEY#SPENT#${year}`),
  expense: (workspaceId: string, day: string, expenseId: string): Key =>
    at('FINANCE', workspaceId, `MONEY#EXPENSE#${day}#${expenseId}`),
  expenseRef: (workspaceId: string, expenseId: string): Key => at('FINANCE', workspaceId, `MONEY#REF#${expenseId}`),
  initiative: (workspaceId: string, initiativeId: string): Key =>
    at('FINANCE', workspaceId, `MONEY#INITIATIVE#${initiativeId}`),
  prediction: (workspaceId: string, kind: string, period: string): Key =>
    at('FINANCE', workspaceId, `PREDICTION#${kind}#${period}`),
  job: (queue: string, jobId: string): Key => at('JOBS', queue, `JOB#${jobId}`),
  /** In one form whichever the moment was given in: the keys stand in the order of the moments. */
  due: (kind: DueKind, dueAt: string, id: string): Key => at('DUE', kind, `${new Date(dueAt).toISOString()}#${id}`),
  mailboxDay: (mailboxHash: string, day: string): Key => at('MAILBOX', mailboxHash, day),
  suppression: (addressHash: string): Key => at('SUPPRESSED', addressHash, 'SUPPRESSION'),
  subscription: (userId: string): Key => at('PLAN', userId, 'SUBSCRIPTION'),
  invoice: (userId: string, createdAt: string, invoiceId: string): Key =>
    at('PLAN', userId, `INVOICE#${createdAt}#${invoiceId}`),
  invoiceRef: (createdAt: string, invoiceId: string): Key =>
    at('INVOICES', createdAt.slice(0, 7), `INVOICE#${createdAt}#${invoiceId}`),
  ownedWorkspaces: (userId: string): Key => at('USAGE', userId, 'WORKSPACES'),
  pollsMade: (userId: string, month: string): Key => at('USAGE', userId, `POLLS#${month}`),
  promoCode: (code: string): Key => at('PROMO', 'CODES', `CODE#${code}`),
  offer: (offerId: string): Key => at('OFFERS', 'CATALOGUE', `OFFER#${offerId}`),
  offerRequest: (workspaceId: string, createdAt: string, requestId: string): Key =>
    at('REQUESTS', workspaceId, `REQUEST#${createdAt}#${requestId}`),
  offerRequestRef: (workspaceId: string, requestId: string): Key => at('REQUESTS', workspaceId, `REF#${requestId}`),
  openOfferRequest: (workspaceId: string, offerId: string, day: string): Key =>
    at('REQUESTS', workspaceId, `OPEN#${offerId}#${day}`),
} as const;

/** A partition and the prefix of the sort keys in it: what a list reads; an empty prefix is the whole partition. */
export interface Range {
  readonly pk: string;
  readonly prefix: string;
}

function within(partition: Partition, id: string, prefix = ''): Range {
  return { pk: `${partition}#${id}`, prefix };
}

export const ranges = {
  sessions: (userId: string): Range => within('SESSIONS', userId, 'SESSION#'),
  identities: (userId: string): Range => within('IDENTITIES', userId, 'IDENTITY#'),
  ownDomains: (workspaceId: string): Range => within('PROVIDER', workspaceId, 'DOMAIN#'),
  memberships: (userId: string): Range => within('MEMBERSHIPS', userId, 'WS#'),
  formerMemberships: (userId: string): Range => within('MEMBERSHIPS', userId, 'FORMER#'),
  members: (workspaceId: string): Range => within('WS', workspaceId, 'MEMBER#'),
  memberAddresses: (workspaceId: string): Range => within('WS', workspaceId, 'ADDRESS#'),
  invitations: (workspaceId: string): Range => within('WS', workspaceId, 'INVITE#'),
  invitedTo: (email: string): Range => within('INVITED', email, 'INVITE#'),
  personJoins: (workspaceId: string): Range => within('WS', workspaceId, 'PERSON_JOIN#'),
  awaited: (workspaceId: string, invitationId: string): Range => within('WS', workspaceId, `AWAITED#${invitationId}#`),
  allAwaited: (workspaceId: string): Range => within('WS', workspaceId, 'AWAITED#'),
  contacts: (workspaceId: string): Range => within('WS', workspaceId, 'CONTACT#'),
  dataRequests: (workspaceId: string): Range => within('SUBJECTS', workspaceId),
  destructions: (workspaceId: string): Range => within('WS', workspaceId, 'DESTRUCTION#'),
  directoryPeople: (workspaceId: string): Range => within('DIRECTORY', workspaceId, 'PERSON#'),
  directoryGroups: (workspaceId: string): Range => within('DIRECTORY', workspaceId, 'GROUP#'),
  apiKeys: (workspaceId: string): Range => within('KEYS', workspaceId, 'KEY#'),
  directoryTokens: (workspaceId: string): Range => within('DIRECTORY', workspaceId, 'TOKEN#'),
  taskSourceParts: (workspaceId: string): Range => within('TASKSOURCE', workspaceId, 'PART#'),
  formerMembers: (workspaceId: string): Range => within('WS', workspaceId, 'FORMER#'),
  notes: (workspaceId: string): Range => within('NOTES', workspaceId, 'NOTE#'),
  notesAbout: (workspaceId: string, about: string): Range => within('NOTES', workspaceId, `NOTE#${about}#`),
  noteCounts: (workspaceId: string): Range => within('NOTES', workspaceId, 'COUNT#'),
  notesWritten: (workspaceId: string, userId: string): Range => within('NOTES', workspaceId, `COUNT#${userId}#`),
  joinLink: (workspaceId: string): Range => within('WS', workspaceId, 'JOIN_LINK'),
  polls: (workspaceId: string): Range => within('WS', workspaceId, 'POLL#'),
  surveys: (workspaceId: string): Range => within('WS', workspaceId, 'SURVEY#'),
  series: (workspaceId: string, seriesId: string): Range => within('WS', workspaceId, `SERIES#${seriesId}#`),
  asked: (workspaceId: string): Range => within('WS', workspaceId, 'ASKED#'),
  openRuns: (workspaceId: string): Range => within('WS', workspaceId, 'OPEN#'),
  openReports: (workspaceId: string): Range => within('WS', workspaceId, 'REPORT#'),
  plannedRuns: (workspaceId: string): Range => within('WS', workspaceId, 'NEXT#'),
  begunPasts: (workspaceId: string): Range => within('WS', workspaceId, 'BEGUN#'),
  openedRuns: (workspaceId: string): Range => within('WS', workspaceId, 'RUN#'),
  runRefs: (pollId: string): Range => within('POLL', pollId, 'RUN#'),
  chats: (workspaceId: string, messenger: Messenger): Range => within('CHATS', workspaceId, `CHAT#${messenger}#`),
  chatLinks: (workspaceId: string, messenger: Messenger): Range => within('CHATS', workspaceId, `LINK#${messenger}#`),
  pushDevices: (userId: string): Range => within('DEVICES', userId, 'DEVICE#'),
  portalRows: (workspaceId: string, kind: PortalRowKind): Range => within('SNAPSHOT', workspaceId, `${kind}#`),
  portalDoubts: (workspaceId: string): Range => within('SNAPSHOT', workspaceId, 'DOUBT#'),
  providerSlots: (clientHash: string): Range => within('SLOTS', `gigachat#${clientHash}`, 'SLOT#'),
  workspaceExports: (workspaceId: string): Range => within('EXPORTS', workspaceId, 'EXPORT#'),
  accessMarks: (workspaceId: string): Range => within('SEEN', workspaceId),
  accessEntries: (workspaceId: string): Range => within('ACCESS', workspaceId, 'ENTRY#'),
  accessAliases: (workspaceId: string): Range => within('ACCESS', workspaceId, 'ALIAS#'),
  webhooks: (workspaceId: string): Range => within('WEBHOOKS', workspaceId, 'WEBHOOK#'),
  webhookEvents: (workspaceId: string): Range => within('WEBHOOKS', workspaceId, 'EVENT#'),
  webhookDeliveries: (workspaceId: string, webhookId: string): Range =>
    within('WEBHOOKS', workspaceId, `DELIVERY#${webhookId}#`),
  automationLog: (workspaceId: string, name: string): Range => within('AUTOMATION', workspaceId, `LOG#${name}#`),
  rules: (workspaceId: string): Range => within('AUTOMATION', workspaceId, 'RULE#'),
  ruleLog: (workspaceId: string): Range => within('AUTOMATION', workspaceId, 'RULE_LOG#'),
  responses: (runId: string): Range => within('RUN', runId, 'RESPONSE#'),
  /** Those with names: see `named` in responses.ts. */
  namedResponses: (runId: string): Range => within('RUN', runId, 'RESPONSE#+'),
  released: (runId: string): Range => within('RELEASED', runId, 'RESPONSE#'),
  participation: (runId: string): Range => within('MARKS', runId, 'MARK#'),
  ballotsGivenOut: (runId: string): Range => within('RUN', runId, 'GIVEN_OUT#'),
  runRecordParts: (runId: string): Range => within('RUN', runId, 'RECORD#'),
  codeSheets: (runId: string): Range => within('CODES', runId, 'SHEET#'),
  begunDialogues: (workspaceId: string): Range => within('WS', workspaceId, 'DIALOGUE#'),
  kiosks: (runId: string): Range => within('RUN', runId, 'KIOSK#'),
  codeMarks: (runId: string): Range => within('CODES', runId, 'MARK#'),
  factors: (userId: string): Range => within('FACTORS', userId),
  answered: (userId: string): Range => within('ANSWERED', userId, 'RUN#'),
  tasks: (workspaceId: string): Range => within('TASKS', workspaceId, 'TASK#'),
  /** The counts, and behind them the deadlines. */
  taskCounts: (workspaceId: string): Range => within('TASKS', workspaceId),
  /** What happened to a task, and before all of it the reference, which stands for its creation. */
  taskEvents: (taskId: string): Range => within('TASK', taskId),
  assignments: (userId: string): Range => within('ASSIGNED', userId, 'TASK#'),
  authorships: (userId: string): Range => within('AUTHORED', userId, 'TASK#'),
  decisions: (workspaceId: string): Range => within('DECISIONS', workspaceId, 'DECISION#'),
  packPlan: (workspaceId: string): Range => within('PACK', workspaceId, 'PLAN'),
  workloadEvidence: (workspaceId: string, jobId: string): Range =>
    within('WORKLOAD', workspaceId, `EVIDENCE#${jobId}#`),
  foreseenPeaks: (workspaceId: string): Range => within('WORKLOAD', workspaceId, 'PEAK#'),
  workloadMetrics: (workspaceId: string): Range => within('WORKLOAD', workspaceId, 'METRICS#'),
  financeDatasets: (workspaceId: string): Range => within('FINANCE', workspaceId, 'DATASET#'),
  employeeDatasets: (workspaceId: string): Range => within('FINANCE', workspaceId, 'DATASET#employees#'),
  /** Months, budgets, expenses, initiatives. */
  money: (workspaceId: string): Range => within('FINANCE', workspaceId, 'MONEY#'),
  budgets: (workspaceId: string): Range => within('FINANCE', workspaceId, 'MONEY#BUDGET#'),
  /** Those of a year. */
  expenses: (workspaceId: string, year: number): Range => within('FINANCE', workspaceId, `MONEY#EXPENSE#${year}-`),
  initiatives: (workspaceId: string): Range => within('FINANCE', workspaceId, 'MONEY#INITIATIVE#'),
  predictions: (workspaceId: string, kind: string): Range => within('FINANCE', workspaceId, `PREDICTION#${kind}#`),
  invoices: (userId: string): Range => within('PLAN', userId, 'INVOICE#'),
  invoiceRefs: (month: string): Range => within('INVOICES', month, 'INVOICE#'),
  due: (kind: DueKind): Range => within('DUE', kind),
  promoCodes: (): Range => within('PROMO', 'CODES', 'CODE#'),
  offers: (): Range => within('OFFERS', 'CATALOGUE', 'OFFER#'),
  offerRequests: (workspaceId: string): Range => within('REQUESTS', workspaceId, 'REQUEST#'),
} as const;
