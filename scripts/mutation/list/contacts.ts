import { guardsIn } from '../guard.ts';

const CONTACTS = 'tests/api/chats/contacts.test.ts';
const TELL = 'tests/api/jobs/tell-contacts.long.test.ts';
const REMIND = 'tests/api/jobs/remind-contacts.test.ts';
const SMS = 'tests/api/chats/sms.test.ts';
const LANGUAGES = 'tests/api/jobs/tell-in-languages.test.ts';

/** People without an account, their codes, the SMS to them. */
export const guards = [
  guardsIn('functions/people/seal-phone.ts', CONTACTS, {
    'phone numbers sealed -> in clear':
      "sealed: await [-vault.seal(phone, { workspace, kind: 'contacts' })-]{+Promise.resolve(phone)+}, masked",
  }),
  guardsIn('functions/people/operations/add-contacts.ts', CONTACTS, {
    'the room of a plan for people without an account -> is taken by people':
      "[-if (workspace.contactCount + body.contacts.length > room) refuseMore(plan, 'people');-]",
  }),
  guardsIn('functions/people/repositories/contacts.ts', CONTACTS, {
    'chats of somebody without an account -> goes with their chats':
      '[-...chatKeysOf(workspaceId, contactId).map((key) => remove(key)),-]',
  }),
  guardsIn('functions/integrations/repositories/sms.ts', SMS, {
    'the cap of a month -> never exceeded|within the cap':
      'update(key, { set, add: { kopecks, messages: 1 } }[-, { below }-]))',
  }),
  guardsIn('functions/integrations/notify-by-sms.ts', TELL, {
    'an SMS once -> is asked for by its number|each once': "if (known === 'sending'[-) {-]{+ && Date.now() < 0) {+}",
  }),
  guardsIn('functions/runs/contact-addressees.ts', REMIND, {
    'a reminder to whoever was invited -> was not invited is told nothing':
      'const asked = [-told ? reachable.filter(({ contact }) => told.has(contact.id)) : -]reachable;',
  }),
  guardsIn('functions/notifications/send-reminders.ts', REMIND, {
    'reminders without an account in quiet hours -> when quiet hours are over':
      'cursor === null && [-turnOfContacts === entry.dueAt-]{+run.contacts !== null+} && isOpen(run, now)',
  }),
  guardsIn('functions/runs/repositories/withheld.ts', TELL, {
    'people without an account among the few -> who can answer without a name':
      'return invited + (codes ?? 0)[- + (contacts?.people ?? 0)-] < SMALLEST_GROUP;',
  }),
  guardsIn('functions/runs/repositories/run-secrets.ts', TELL, {
    'the secret of codes goes at closing -> goes at closing':
      '[-...(run.contacts === null ? [] : [remove(keys.contactKey(id))]),-]',
  }),
  guardsIn('functions/runs/message-language.ts', LANGUAGES, {
    'a language of messages that the run has -> where it has not theirs|that has others':
      'return own === undefined || [-others.includes(reads)-]{+reads !== undefined+} ? reads : own;',
    'titles in the language of messages -> its title and its link':
      'return (language) => [-titles.get(language) ?? -]title;',
  }),
  guardsIn('functions/integrations/operations/estimate-sms.ts', LANGUAGES, {
    'the language of messages counts for their price -> by the alphabet|costs what was said before':
      'const language = [-messageLanguage(contact.language, languages)-]{+access.language+};',
  }),
];
