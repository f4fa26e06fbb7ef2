import type { Catalogue } from '../catalogue.ts';
import type { personalDataText as Russian } from '../ru/personal-data.ts';
import { dayOfYear } from './dates.ts';
import { plural, quoted } from './format.ts';
import { personalDataFields } from './personal-data/fields.ts';

const WITH_ACCOUNT = 'While there is an account. After its deletion, up to 35 days in backups.';
const CONTRACT = 'The contract on access to Tonus (152-FZ, article 6, part 1, item 5).';

/** Words of what is kept of a person and of what they may ask about it. */
export const personalDataText: Catalogue<typeof Russian> = {
  title: 'My data',
  loadFailed: 'Could not gather the data',
  back: 'To the profile',
  backToApp: 'Back',
  kinds: {
    profile: {
      title: 'Profile',
      source: 'From you: when you registered and in the profile.',
      purpose: 'To let only you into the account, to show colleagues who you are, to write to you.',
      until: WITH_ACCOUNT,
    },
    consents: {
      title: 'Consents',
      source: 'From you: a tick in a form, or a chat you connected.',
      purpose: 'To show what you agreed to and when.',
      until: WITH_ACCOUNT,
    },
    memberships: {
      title: 'Membership of workspaces',
      source: 'From the owner, HR and managers of the workspace; how to reach you, from you.',
      purpose: 'To show what your role may see, to ask you in polls and to tell you of them.',
      until: 'While you are in the workspace.',
    },
    invitations: {
      title: 'Invitations',
      source: 'From whoever invited you.',
      purpose: 'To let you into the workspace.',
      until: 'Until the invitation ends.',
    },
    identities: {
      title: 'Signing in by a provider',
      source: 'From you and the provider: what it calls you and the address it told.',
      purpose: 'To let you in without a Tonus password.',
      until: 'Until you disconnect this way of signing in.',
    },
    api_keys: {
      title: 'API keys',
      source: 'From you: the name and the rights of a key that you created; the day of its last request.',
      purpose: 'To let in the program you gave the key to, and to show the owner of the workspace whose it is.',
      until: 'For another month after the key has expired.',
    },
    sessions: {
      title: 'Sessions',
      source: 'From your browser: its name and that of the system.',
      purpose: 'To show where the account is open and to end a session of someone else.',
      until: '30 days after it was last used.',
    },
    second_factors: {
      title: 'Second factor',
      source: 'From you: you added an app for codes or a passkey. The keys themselves are encrypted and not shown.',
      purpose: 'To make sure that it is you who signs in.',
      until: 'Until you delete them.',
    },
    notified_devices: {
      title: 'Devices with notifications',
      source: 'From you: you switched notifications on.',
      purpose: 'To tell you of polls.',
      until: 'While notifications are on.',
    },
    subscription: {
      title: 'Plan',
      source: 'From you and from payments.',
      purpose: CONTRACT,
      until: WITH_ACCOUNT,
    },
    invoices: { title: 'Requests for invoices', source: 'From you.', purpose: CONTRACT, until: WITH_ACCOUNT },
    answers: {
      title: 'Answers under your name',
      source: 'From you: in polls that say that answers carry names.',
      purpose: 'To show your answers to those who run the poll.',
      until: 'While there is the poll. After the account is deleted the answer stays without a name.',
    },
    data_requests: {
      title: 'Requests to the company',
      source: 'From you.',
      purpose: 'To answer you in time and to show that you were answered.',
      until: 'While there is the space; after the account is deleted, without your name and without what you wrote.',
    },
    notes: {
      title: 'Your notes of one-to-ones',
      source: 'From you.',
      purpose: 'To remember what was agreed in a one-to-one.',
      until: 'Until you delete them.',
    },
    tasks: {
      title: 'What you changed in tasks',
      source: 'From you.',
      purpose: 'To show who changed a task and when.',
      until: 'While there is the task. After the account is deleted the entry stays without a name.',
    },
  },
  kept: {
    title: 'What is kept about you',
    lead: 'Data of your account. The company keeps pay, the Bitrix24 portal and tasks given to you: ask it about them. Anonymous answers are not here: no one can tell from them who gave them.',
    source: 'From',
    purpose: 'What for',
    until: 'How long',
    none: (titles) => `Nothing: ${titles}.`,
    entries: (count) => plural(count, 'entry', 'entries'),
  },
  package: {
    title: 'Set of documents',
    lead: 'An answer under article 14 of the law 152-FZ: who the operator is, which data, from where, what for, who is given them and until when. A PDF to read and to show to a lawyer; JSON with the same data is attached to it and can be downloaded by itself, too.',
    pdf: 'Download PDF',
    json: 'Download JSON',
    making: 'Putting together…',
    failed: 'Could not put the documents together. Try again',
    pdfName: 'tonus-my-data.pdf',
    jsonName: 'tonus-my-data.json',
  },
  consents: {
    title: 'Consents',
    lead: 'You can withdraw each of them. First we say what follows.',
    none: 'No consent to processing of the data of the account is recorded: none was kept when it was created. To stop the processing, delete the account in the profile.',
    account: 'To processing of the data of the account',
    chat: (messenger, workspace) => `To messages about polls: ${messenger}, ${quoted(workspace)}`,
    given: (version, day, how) => (version === null ? `${day}, ${how}` : `Version of ${version}, ${day}, ${how}`),
    how: { form: 'by a tick in a form', chat: 'by connecting a chat' },
    read: 'Read the text',
    withdraw: 'Withdraw',
    withdrawNamed: (name) => `Withdraw: ${name}`,
  },
  withdrawAccount: {
    title: 'Withdraw consent and delete the account?',
    action: 'Withdraw and delete the account',
    atOnce: 'Gone at once',
    atOnceList: [
      'The profile, the password, sessions and connected chats.',
      'Your membership of workspaces and notes of one-to-ones: yours and about you.',
      'Your name on answers and in tasks: the answers and tasks themselves stay without a name.',
    ],
    stays: 'What stays',
    staysList: [
      'Anonymous answers: there is nothing about you in them, so they cannot be found and deleted.',
      'Backups: they are erased by themselves within 35 days.',
      'The access log of the workspace: its entries stay, but no longer lead to you.',
    ],
    company: 'What the company keeps',
    companyText:
      'Data that the company keeps itself under labour law (152-FZ, article 6, part 1, item 2): the payroll file, employees on the Bitrix24 portal. Ask your employer about them.',
    owned: (names) =>
      `You own ${names.join(', ')}. First hand these workspaces over or delete them, or delete the account together with them under “Danger zone” in the profile.`,
    done: 'The consent is withdrawn, the account is deleted',
    failed: (why) => `Could not withdraw the consent. ${why}`,
  },
  withdrawChat: {
    title: 'Withdraw consent and disconnect the chat?',
    action: 'Withdraw and disconnect',
    text: (messenger, workspace) =>
      `The number of the chat (${messenger}) is erased at once, and nothing more about polls of ${quoted(workspace)} is sent there. Nothing else changes: you are told of polls in another way. Messages that have arrived stay with the messenger.`,
    done: 'The consent is withdrawn, the chat is disconnected',
    failed: (why) => `Could not disconnect the chat. ${why}`,
  },
  seen: {
    title: 'Who opened your record',
    lead: (workspace) =>
      `Workspace ${quoted(workspace)}. We show the role, not the name. The list of employees is seen by all members and is not counted here.`,
    none: 'No one has opened your record yet.',
    what: { person: 'record of the employee' },
    other: 'data about you',
    gone: 'former member',
    part: 'These are the newest entries; the log has earlier ones.',
    failed: 'Could not find out who opened your record',
    list: 'Who opened the record',
    row: (role, what) => `${role}: ${what}`,
  },
  rights: {
    title: 'Correct, delete, stop',
    correct:
      'You correct your name and address in the profile; the owner or HR of the workspace corrects team and start date.',
    erase: (hasConsent) =>
      hasConsent
        ? 'To delete everything at once, withdraw the consent above or delete the account in the profile.'
        : 'To delete everything at once, delete the account in the profile.',
    stop: 'To stop processing in one workspace, leave it on the page “Team”: you are asked and written to no more at once.',
    stays:
      'What the company keeps itself stays with it: tasks and workload of its portal, the payroll file. To have that corrected, blocked or no longer processed (152-FZ, article 21), send the company a request on this page.',
    ask: 'Write to us about your data',
    profile: 'Open the profile',
    team: 'Open the page “Team”',
  },
  again: {
    title: 'The consent has a new text',
    text: (version) =>
      `The new version of the consent to processing of personal data is of ${dayOfYear(version)}. Read it and decide whether you agree.`,
    until: (day) => `You can decide until ${dayOfYear(day)}.`,
    after: 'After that day, without consent you can only download your data and delete the account.',
    overdue: 'That day is over. Without consent you can only download your data and delete the account.',
    read: 'Read the new text',
    agree: 'I agree',
    agreeing: 'Saving…',
    later: 'Decide later',
    download: 'Download the account data',
    remove: 'Delete the account',
    leave: 'Log out',
    failed: 'Could not save the consent. Try again',
  },
  paper: {
    title: 'Information on the processing of personal data',
    lead: (name, day) =>
      `Answer to a request of a data subject under article 14, part 7 of the Federal Law no. 152-FZ of 27 July 2006. Subject: ${name}. Made on ${day}.`,
    foot: (page, pages) => `Tonus · page ${page} of ${pages}`,
    confirmed: {
      title: '1. Confirmation',
      text: 'We confirm that personal data of the subject is processed.',
    },
    operator: {
      title: '2. Operator',
      service: (operator) => `Operator of the data of the account: ${operator}.`,
      unknownService: 'Operator of the data of the account: whoever provides the service Tonus at this address.',
      company: (workspaces) =>
        `The employer keeps the data about work in workspaces, and the service processes it on the employer’s behalf (152-FZ, article 6, part 3): ${workspaces}.`,
      write: (address) => `Address for requests: ${address}.`,
      residency: (where) => `Where the data is kept: ${where}.`,
    },
    basis: {
      title: '3. Grounds and ways of processing',
      agreed:
        'Grounds: consent of the subject (152-FZ, article 6, part 1, item 1), the consents are listed below; the contract on access to the service (article 6, part 1, item 5); for data about work the employer names the ground.',
      unsaid:
        'Grounds: the contract on access to the service (152-FZ, article 6, part 1, item 5); no consent to processing of the data of the account is recorded; for data about work the employer names the ground.',
      ways: 'Ways: automated processing — collecting, recording, keeping, correcting, using, passing on to the recipients named below, anonymising, deleting.',
    },
    recipients: {
      title: '4. Who is given the data',
      cloud: (hosting) => `${hosting}: the cloud provider on whose servers the service runs. Keeping.`,
      mail: 'The mail service of the operator: addresses and letters.',
      push: 'The notification service of the browser: that there is a notification, without the text of a poll.',
      of: (workspace, what) => `${quoted(workspace)}: ${what}`,
      bitrix24: () => 'Bitrix24, the portal of the company: tasks and employees of the portal.',
      task_source: (name) => `${name}, the source of the company’s tasks: tasks and who they are assigned to.`,
      ai: (provider) => `${provider}, a language model: summary figures under pseudonyms, without names and answers.`,
      sms: (gateway) => `SMS gateway ${gateway}: the phone number and the text of the SMS.`,
      telegram: () => 'Telegram: the number of the chat and invitations to polls.',
      max: () => 'MAX: the number of the chat and invitations to polls.',
      unknown: (workspace) =>
        `${quoted(workspace)}: which services are connected could not be found out, ask its owner.`,
      staff: 'Within the company, members of the workspace see the data by their roles.',
      border:
        'Telegram and the notification services of browsers may be outside Russia; the subject connects the chat and notifications and can disconnect them.',
    },
    terms: {
      title: '5. Categories of data, sources, purposes and terms',
      value: (source, purpose, until) => `Source: ${source} Purpose: ${purpose} Term: ${until}`,
    },
    rights: {
      title: '6. Rights of the subject',
      paragraphs: [
        'The subject may demand that data is corrected, blocked or deleted, withdraw consent, object to the processing and complain about the operator to Roskomnadzor or in court (152-FZ, articles 14, 17, 21).',
        'A request is answered within ten working days; the time may be extended by at most five working days with a reason that is told (article 20).',
      ],
    },
    measures: {
      title: '7. Protection',
      paragraphs: [
        'Data is encrypted on their way, passwords are kept as hashes, secrets and pay encrypted, access is limited by roles, and each look at a record is written into a log (152-FZ, articles 18.1, 19).',
      ],
    },
    seen: {
      title: '8. Who opened the record',
      row: (role, what) => `${role}: ${what}`,
      none: 'There are no entries.',
      unknown: 'The log could not be read.',
    },
    data: (title) => `Data: ${title}`,
    empty: 'There is no data of this category.',
    noneOf: 'no entries',
    entry: (number) => `Entry ${number}`,
    yes: 'yes',
    no: 'no',
  },
  fields: personalDataFields,
  marks: {
    kinds: { account: 'processing of the data of the account', chat: 'messages about polls in a chat' },
    states: {
      open: 'waiting for an answer',
      answered: 'the company has answered',
      refused: 'the company has refused',
      withdrawn: 'withdrawn',
    },
    how: { form: 'by a tick in a form', chat: 'by connecting a chat' },
    access: { none: 'none', company: 'the whole company', departments: 'departments' },
    fields: {
      title: 'title',
      description: 'description',
      status: 'status',
      sub_status: 'substatus',
      priority: 'priority',
      responsible_id: 'assignee',
      deadline: 'deadline',
      date_start: 'begun',
      start_date_plan: 'planned start',
      end_date_plan: 'planned end',
      time_estimate: 'time estimate',
      duration_plan: 'duration',
      duration_type: 'unit of the duration',
      group: 'project',
    },
  },
};
