import { guardsIn } from '../guard.ts';

const RECEIVE = 'tests/api/chats/receive-chat-update.test.ts';
const QUIET = 'tests/api/notifications/quiet-hours.test.ts';
const TELL = 'tests/api/jobs/tell-in-chats.long.test.ts';

/** Bots of Telegram and MAX, and the chats of members with them. */
export const guards = [
  guardsIn('functions/integrations/operations/receive-chat-update.ts', RECEIVE, {
    'secret of an update -> without its secret':
      'if (!access[- || !sameToken(hashOfSecret(context.secret), access.secretHash)-]) return',
    'a late wish to be left alone -> comes late':
      'if (chat[- && Date.parse(chat.since) <= at.getTime()-]) await repos.chats.forget',
    'answers of a bot limited -> is no place for answers':
      '[-if (!(await mayAttempt(ANSWERS, `${workspaceId}/${messenger}/${chatId}`, context))) return;-]',
  }),
  guardsIn('functions/integrations/repositories/chats.ts', RECEIVE, {
    'a link once -> is connected (once|by whoever)':
      'remove(keys.chatLink(workspaceId, messenger, userId)[-, { equals: { hash }, above: { ttl: seconds(now) } }-]),',
    'a link of members -> who has left': '[-check(keys[whose](workspaceId, userId), { exists: true }),-]',
    'a chat of one member -> belongs to one member':
      'for (const other of known.filter((one) => [-one.chatId === chatId && one.userId !== userId-]{+false+})) {',
  }),
  guardsIn('functions/workspaces/repositories/membership.ts', RECEIVE, {
    'chats of who leaves -> is forgotten of who leaves':
      '...[...copies[-, ...chatKeysOf(member.workspaceId, member.userId)-]].map((key) => remove(key)),',
  }),
  guardsIn('functions/integrations/operations/link-chat.ts', RECEIVE, {
    'links of a member limited -> twenty times':
      '[-await countAttempt(CHAT_LINKS, `${workspaceId}/${actor.userId}`, context);-]',
  }),
  guardsIn('functions/integrations/operations/connect-chat-bot.ts', 'tests/api/chats/connect-chat-bot.test.ts', {
    'chats of another bot -> loses them to another bot': '[-await repos.chats.removeChats(workspaceId, channel);-]',
  }),
  guardsIn('functions/integrations/chats/bot-secrets.ts', 'tests/api/chats/connect-chat-bot.test.ts', {
    'token of a bot sealed -> with its token sealed':
      'return [-vault.seal(JSON.stringify(secrets), { workspace, kind })-]{+Promise.resolve(JSON.stringify(secrets))+};',
  }),
  guardsIn('functions/notifications/tell-by-channels.ts', TELL, {
    'no traces of reminders -> is a letter in an anonymous run':
      'chosen.filter((channel) => [-!(isSecret && leavesTraces(channel))-]{+true+})',
    'an invitation once -> handed over again':
      'people.filter((person) => [-!told.has(idOf(person)) && -]!done.has(person));',
    'an invitation by one channel -> by no second channel':
      'people.filter((person) => [-!told.has(idOf(person)) && -]!done.has(person));',
  }),
  guardsIn('functions/notifications/tell-by-channels.ts', 'tests/api/jobs/remind-by-channels.long.test.ts', {
    'a reminder of a run with names once -> dies after it was marked':
      'people.filter((person) => [-!told?.has(idOf(person))-]{+true+});',
  }),
  guardsIn('functions/notifications/tell-each-once.ts', TELL, {
    'one message a person -> to each once, by the first':
      'missed.push(...people[-.filter((person) => !reached.has(person))-]);',
  }),
  guardsIn('functions/runs/jobs/invite-to-run.ts', QUIET, {
    'invitations in quiet hours -> waits for nine': 'people.filter((person) => [-from.get(person)! > now-]{+false+})',
    'invitations that waited, and an answer -> has answered a run with names':
      'people.filter(({ userId }) => [-answered.has(userId)-]{+false+})',
  }),
  guardsIn('functions/notifications/send-reminders.ts', QUIET, {
    'reminders in quiet hours -> comes when': 'openToday([-turns.get(entry.dueAt) ?? []-]{+asked+}, sending)',
  }),
  guardsIn('functions/notifications/repositories/deliveries.ts', TELL, {
    'deliveries once -> counted for the workspace by channel': 'toldBy(notice, channel)[- - toldBy(before, channel)-]',
  }),
  guardsIn('shared/rules/telling.ts', TELL, {
    'a channel that may not write -> may not write to somebody':
      'wholeOrder(order ?? space.order)[-.filter((channel) => !off.includes(channel))-];',
  }),
  guardsIn('functions/integrations/notify-by-chats.ts', TELL, {
    'a closed bot forgotten -> closed the bot': '[-await chats.forget(workspaceId, messenger, chat);-]',
    'patience of a job -> longer than the job may':
      'if ([-performance.now() + sent.waitMilliseconds > until-]{+false+}) {',
  }),
];
