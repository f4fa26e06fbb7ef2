import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Channel } from '#shared/channels/index.ts';
import { answers } from '#shared/contract/answers.ts';
import { automations } from '#shared/contract/automations.ts';
import { chats } from '#shared/contract/chats.ts';
import { sms } from '#shared/contract/sms.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import type { Job } from '#data/job-item.ts';
import { MAILS } from '#functions/jobs/letters.ts';
import { inLanguage } from '#shared/text/current.ts';
import { startOwnMessengers } from '#tests/support/own-bots.ts';

// A function reads its surroundings when it is loaded.
const played = await startOwnMessengers();
const { request } = await import('#tests/support/api.ts');
const { makeFrame, makeMember, makePerson, makePoll, makeWorkspace } = await import('#tests/support/factories.ts');
const { makeBot } = await import('#tests/support/chats.ts');
const { makeContact, makeContactChat } = await import('#tests/support/contacts.ts');
const { letterTo } = await import('#tests/support/letters.ts');
const { makeSms, openBy, SMS_PRICE: PRICE } = await import('#tests/support/sms.ts');
const { storedItems } = await import('#tests/support/stored.ts');
const { translate } = await import('#tests/support/translations.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;

const SITE = 'https://tonus.example';
/** Our own text before the link. */
const OF_SMS: Readonly<Record<PollLanguage, string>> = {
  ru: 'Опрос вашей компании: ',
  en: 'A poll of your company: ',
  kk: 'Компанияңыздың сауалнамасы: ',
  uz: "Kompaniyangiz so'rovnomasi: ",
  'uz-Cyrl': 'Компания сўровномаси: ',
  tg: 'Пурсиш аз ширкати шумо: ',
  ky: 'Компаниянын сурамжылоосу: ',
};
const INVITED: Readonly<Record<PollLanguage, string>> = {
  ru: 'Вас просят пройти опрос в Тонусе.',
  en: 'You are asked to take a poll in Tonus.',
  kk: 'Сізден Тонустағы сауалнамадан өтуді сұрайды.',
  uz: 'Sizdan Tonusdagi soʻrovnomadan oʻtish soʻralmoqda.',
  'uz-Cyrl': 'Сиздан Тонусдаги сўровномадан ўтиш сўралмоқда.',
  tg: 'Аз шумо хоҳиш мекунанд, ки дар Тонус аз пурсиш гузаред.',
  ky: 'Сизден Тонустагы сурамжылоодон өтүүнү суранышат.',
};
const FIVE = ['kk', 'uz', 'uz-Cyrl', 'tg', 'ky'] as const;

let keys = 0;
let owner: Person;
let workspace: Workspace;
let poll: Poll;
let gateway: ReturnType<typeof makeSms>;
let token: string;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  poll = await makePoll(owner, workspace, { is_anonymous: true });
  keys += 1;
  gateway = makeSms(played, { owner, workspace, key: `tonus-languages-${keys}` });
  token = `${820_000 + keys}:tonus-languages-${keys}`;
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => played.stop());

const translateInto = async (...languages: PollLanguage[]) => {
  for (const language of languages) await translate(owner, { kind: 'poll', id: poll.id }, language);
};
const open = (channels: Channel[], more: object = {}) => openBy(owner, poll, channels, more);
const bot = () => played.telegram.bot(token);
async function makeChatting(language: PollLanguage): Promise<void> {
  await makeBot(workspace, 'telegram', token);
  await makeContactChat(await makeContact(workspace, { language, phone: null }), 'telegram', '77');
}
async function chooseLanguage(person: Person, language: PollLanguage | null): Promise<void> {
  const call = { token: person.token, params: { id: workspace.id }, body: { language } };
  expect((await request(automations.changeTelling, call)).body.language).toBe(language);
}
/** The invitation by letter as it is written. */
async function letterOf(person: Person) {
  const values = await letterTo(person.email, 'run-invitation');
  const [language] = (await storedItems(person.email)).flatMap(({ job: one }) => {
    const job = one as Job | undefined;
    return job?.kind === 'send-mail' && job.mail.template === 'run-invitation' ? [job.language!] : [];
  });
  return inLanguage(language!, () => MAILS['run-invitation'](values, SITE));
}

describe('somebody without an account', () => {
  it.each(FIVE)('is asked in the language they read, and the link opens the poll in it: %s', async (language) => {
    await translateInto(language);
    await makeChatting(language);
    await open(['telegram']);
    const [message, ...others] = bot().messages;
    expect(others).toEqual([]);
    expect(message!.text).toBe(INVITED[language]);
    const link = new URL(message!.url!);
    expect([link.pathname, link.search]).toEqual([
      expect.stringMatching(/^\/c\/\w{10}$/) as string,
      `?lang=${language}`,
    ]);
    const call = { params: { code: link.pathname.slice(3) }, query: { language: link.searchParams.get('lang')! } };
    const { poll: asked } = (await request(answers.getPollForCode, call)).body;
    expect([asked!.language, asked!.translation!.language, asked!.translation!.texts['title']]).toEqual([
      'ru',
      language,
      `${poll.title} · ${language}`,
    ]);
  });

  it('is asked in the language of the run where it has not theirs, with a link that names none', async () => {
    await makeChatting('kk');
    await open(['telegram']);
    expect(bot().messages).toMatchObject([{ text: INVITED.ru, url: expect.stringMatching(/\/c\/\w{10}$/) }]);
  });

  it('is asked in its own language of a run that has others, too', async () => {
    await translateInto('uz');
    await makeChatting('kk');
    await open(['telegram']);
    expect(bot().messages).toMatchObject([{ text: INVITED.ru, url: expect.stringMatching(/\?lang=ru$/) }]);
  });

  it('reads no question, no answer and no name in any message', async () => {
    await translateInto(...FIVE);
    await gateway.connect();
    await makeChatting('kk');
    for (const [index, language] of FIVE.entries()) {
      await makeContact(workspace, { language, phone: `+7916123456${index}` });
    }
    await open(['telegram', 'sms']);
    const said = [...gateway.texts(), ...bot().messages.map(({ text }) => text)];
    expect(said).toHaveLength(6);
    for (const { text } of poll.questions) expect(said.join('\n')).not.toContain(text);
    for (const word of [poll.title, 'Каримов', 'Анвар', workspace.name]) expect(said.join('\n')).not.toContain(word);
  });

  it('is answered by the bot in their language', async () => {
    await makeChatting('tg');
    const secret = await makeBot(workspace, 'telegram', token);
    const { status } = await request(chats.receiveChatUpdate, {
      params: { id: workspace.id, channel: 'telegram' },
      headers: { 'x-telegram-bot-api-secret-token': secret },
      body: played.telegram.update(77, { text: 'Салом' }, new Date()),
    });
    expect(status).toBe(200);
    expect(bot().messages).toMatchObject([{ text: expect.stringContaining('ҷавобҳоро танҳо Тонус') }]);
  });
});

describe('an SMS', () => {
  const estimate = async (more: object) => {
    const body = { audience: { kind: 'all' as const }, channels: ['sms' as const], ...more };
    return (await request(sms.estimateSms, { token: owner.token, params: { id: workspace.id }, body })).body;
  };

  it('is the text of the workspace in its language and ours in others, and costs what was said before', async () => {
    await gateway.connect({ template: 'Ромашка ждёт ответа: {link}' });
    await translateInto(...FIVE);
    for (const [index, language] of (['ru', ...FIVE] as const).entries()) {
      await makeContact(workspace, { language, phone: `+7916123456${index}` });
    }
    const { languages } = (await makeFrame(owner, poll, { channels: [] })) as { languages: PollLanguage[] };
    expect(languages).toEqual(['ru', ...FIVE]);
    const before = await estimate({ translated_into: FIVE });
    await open(['sms']);
    const said = gateway
      .texts()
      .map((text) => /^(.+: )https:\/\/tonus\.example\/c\/\w{10}\?lang=(.+)$/.exec(text)!.slice(1));
    expect(new Map(said.map(([text, language]) => [language, text]))).toEqual(
      new Map<string, string>([['ru', 'Ромашка ждёт ответа: '], ...FIVE.map((one) => [one, OF_SMS[one]] as const)]),
    );
    const { body } = await request(sms.getSms, { token: owner.token, params: { id: workspace.id } });
    expect(body.settings!.spent).toBe(before.total);
  });

  it('is counted by the alphabet of its language: of Uzbek in Latin letters more fits into one', async () => {
    const long = `Ромашка ${'просит '.repeat(6)}{link}`;
    await gateway.connect({ template: long });
    const one = await makeContact(workspace, { language: 'ru' });
    expect(one.language).toBe('ru');
    const whole = { people: 1, teams: [], messages: 1, left: 10_000 };
    expect(await estimate({})).toEqual({
      ...whole,
      price: 2 * PRICE,
      price_most: 2 * PRICE,
      total: 2 * PRICE,
      reminder_total: 2 * PRICE,
    });
    await makeContact(workspace, { language: 'uz', phone: '+79161234568' });
    // A run that is not asked in Uzbek speaks its own language.
    expect(await estimate({})).toMatchObject({ price: 2 * PRICE, price_most: 2 * PRICE, total: 4 * PRICE });
    expect(await estimate({ translated_into: ['uz'] })).toMatchObject({
      messages: 2,
      price: PRICE,
      price_most: 2 * PRICE,
      total: 3 * PRICE,
    });
    expect(await estimate({ language: 'uz' })).toMatchObject({ price: PRICE, price_most: PRICE, total: 2 * PRICE });
  });
});

describe('a member', () => {
  it('gets the letter, its title and its link in the language they have chosen for polls', async () => {
    await translateInto('kk');
    const member = await makeMember(workspace, 'сотрудник');
    await chooseLanguage(member, 'kk');
    await open(['mail']);
    const letter = await letterOf(member);
    expect(letter.subject).toBe('Сізден сауалнамадан өтуді сұрайды');
    expect(letter.text).toContain(`> Сауалнама: ${poll.title} · kk`);
    expect(letter.text).toContain(`${SITE}/app/poll/${poll.id}/take?lang=kk`);
    expect(letter.html).toContain('<html lang="kk">');
    for (const { text } of poll.questions) expect(letter.text).not.toContain(text);
    const own = await letterOf(owner);
    expect([own.subject, own.text.includes(`> Опрос: ${poll.title}\n`)]).toEqual(['Вас просят пройти опрос', true]);
  });

  it('gets it in the language of the run where it has not theirs, and in that of their profile once they choose none', async () => {
    const member = await makeMember(workspace, 'сотрудник');
    await chooseLanguage(member, 'kk');
    await open(['mail']);
    const letter = await letterOf(member);
    expect(letter.subject).toBe('Вас просят пройти опрос');
    expect(letter.text).toMatch(/\/take$/m);
    await chooseLanguage(member, null);
  });
});
