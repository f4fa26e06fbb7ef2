import { describe, expect, it } from 'vitest';
import { MAILS } from '#functions/jobs/letters.ts';

const SITE = 'https://tonus.example';
const link = { token: 'abc_-1', expiresAt: '2026-11-28T09:00:00.000Z' };
const invited = { workspace: 'Ромашка', inviter: 'Анна Петрова', role: 'hr', ...link } as const;
const invoice = {
  plan: 'Basic',
  period: 'year',
  people: 10,
  company: 'Ромашка',
  inn: '7707083893',
  total: 100,
} as const;
const reminder = {
  workspace: 'Ромашка',
  poll: 'Пульс',
  pollId: '7f9c0a4e-1d22-4a55-9b3f-0c8d5e6f7a8b',
  kind: 'poll' as const,
  anonymous: true,
  deadline: null,
  unsubscribe: 'abc_-1',
  expiresAt: link.expiresAt,
};
const asked = {
  offer: 'Курс для руководителей',
  partner: 'Школа «Пример»',
  company: 'Ромашка',
  contact: 'Анна Петрова',
  email: 'anna@romashka.example',
  people: 4,
  plannedOn: '2026-12-10',
  comment: 'Нужны вечерние занятия',
};
const digest = { workspace: 'Ромашка', parts: [], workload: false, unsubscribe: 'abc_-1', expiresAt: link.expiresAt };

it('letters that nobody asked for one by one can be stopped: by one click in the mail program, by a link in the letter', () => {
  for (const letter of [MAILS['poll-reminder'](reminder, SITE), MAILS['weekly-digest'](digest, SITE)]) {
    expect(letter.headers).toEqual({
      'List-Unsubscribe': `<${SITE}/api/unsubscribe/abc_-1>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(letter.text).toContain(`Не присылать такие письма: ${SITE}/unsubscribe/abc_-1`);
    expect(letter.html).toContain(`href="${SITE}/unsubscribe/abc_-1"`);
  }
});

it('a reminder leads to the poll, says until when, and promises no more than is so', () => {
  const { text } = MAILS['poll-reminder']({ ...reminder, deadline: link.expiresAt }, SITE);
  expect(text).toContain(`${SITE}/app/poll/${reminder.pollId}/take`);
  expect(text).toContain('до 28 ноября в 12:00 по Москве');
  expect(text).toContain('Опрос анонимный');
  expect(MAILS['poll-reminder']({ ...reminder, anonymous: false }, SITE).text).not.toContain('анонимный');
});

it('letters about a survey lead to where it is answered, and promise no two minutes', () => {
  const link = `${SITE}/app/surveys/${reminder.pollId}/take`;
  const invitation = { ...reminder, title: 'Вовлечённость', isAnonymous: true, kind: 'survey' as const };
  expect(MAILS['poll-reminder']({ ...reminder, kind: 'survey' }, SITE).text).toContain(link);
  expect(MAILS['poll-reminder'](reminder, SITE).text).toContain('пару минут');
  expect(MAILS['poll-reminder']({ ...reminder, kind: 'survey' }, SITE).text).not.toContain('минут');
  expect(MAILS['run-invitation'](invitation, SITE).text).toContain(link);
});

it('letters about a run with ballots show its fingerprint, and a reminder says that it may come after the answer', () => {
  const fingerprint = 'k7f2 9mqd 3xtw 8vhn';
  const invitation = { ...reminder, title: 'Пульс', isAnonymous: true };
  for (const letter of [
    MAILS['run-invitation']({ ...invitation, fingerprint }, SITE),
    MAILS['poll-reminder']({ ...reminder, fingerprint }, SITE),
  ]) {
    for (const form of [letter.text, letter.html]) expect(form).toContain(`Отпечаток этого опроса: ${fingerprint}.`);
  }
  const reminded = MAILS['poll-reminder']({ ...reminder, fingerprint }, SITE);
  expect(reminded.subject).toBe('Напоминаем об опросе');
  expect(reminded.text).toContain('Напоминание может прийти и после ответа');
  expect(reminded.text).not.toContain('вашего ответа пока нет');
  expect(MAILS['poll-reminder'](reminder, SITE).text).toContain('вашего ответа пока нет');
  expect(MAILS['run-invitation'](invitation, SITE).text).not.toContain('Отпечаток');
});

it.each([
  ['new password', MAILS['password-reset'](link, SITE), `${SITE}/reset-password/abc_-1`],
  ['new address', MAILS['email-change'](link, SITE), `${SITE}/confirm-email/abc_-1`],
  ['invitation', MAILS.invitation(invited, SITE), `${SITE}/invitation/abc_-1`],
])('the letter about a %s leads to the site of this stage and says until when, in text and HTML', (_, letter, url) => {
  expect(letter.text).toContain(url);
  expect(letter.html).toContain(`href="${url}"`);
  for (const form of [letter.text, letter.html]) expect(form).toContain('28 ноября в 12:00 по Москве');
});

it('the letters without a link say what happened and what to do', () => {
  const values = { newEmail: 'new@example.com' };
  expect(MAILS['password-changed']({}, SITE).text).toContain('Забыли пароль?');
  expect(shown(MAILS['email-change-asked'](values, SITE).text)).toContain('new@example.com');
  expect(MAILS['email-change-asked'](values, SITE).text).toContain('смените пароль');
  expect(shown(MAILS['email-changed'](values, SITE).text)).toContain('new@example.com');
});

it('letters about ways into an account say when and on what, in the language of the letter, and never what a company calls its provider', () => {
  const change = { at: '2026-11-28T09:00:00.000Z', device: 'Yandex Browser, Android' };
  const added = MAILS['factor-changed']({ event: 'provider_added', name: 'yandex', ...change }, SITE).text;
  expect(added).toContain('через Яндекс ID');
  expect(added).toContain('28 ноября в 12:00 по Москве. Устройство: Яндекс Браузер, Android.');
  const own = MAILS['factor-changed']({ event: 'provider_added', name: '', ...change, device: null }, SITE).text;
  expect(own).toContain('через провайдера вашей компании');
  expect(own).not.toContain('Устройство');
  expect(MAILS['password-changed'](change, SITE).text).toContain('Яндекс Браузер');
});

describe('letters about a request to a partner', () => {
  it('tell the partner who asks for what, and let them reply to whoever asks', () => {
    const letter = MAILS['offer-request'](asked, SITE);
    expect(shown(letter.text)).toContain(
      [
        '> Компания: Ромашка',
        '> Контакт: Анна Петрова, anna@romashka.example',
        '> Человек: 4',
        '> Когда: 10 декабря 2026 г.',
        '> Комментарий: Нужны вечерние занятия',
      ].join('\n'),
    );
    expect(letter.text).toContain('«Курс для руководителей»');
    expect(letter).toMatchObject({ replyTo: asked.email });
    // A partner has no account: nothing leads them to the site.
    expect(letter.text).not.toContain(SITE);
  });

  it('tell who asked the same words, that the partner answers by letter, and that we shall not know', () => {
    const letter = MAILS['offer-request-copy'](asked, SITE);
    const quoted = (text: string) => text.split('\n').filter((line) => line.startsWith('> '));
    expect(quoted(letter.text)).toEqual(quoted(MAILS['offer-request'](asked, SITE).text));
    expect(letter.text).toContain('Партнёр ответит вам письмом. Подтвердит он или откажет, Тонус не узнает.');
    expect(letter.text).toContain(`${SITE}/app/finance/offers`);
    expect(letter).not.toHaveProperty('replyTo');
  });

  it('say that a request is cancelled, and of which', () => {
    const letter = MAILS['offer-request-cancelled'](asked, SITE);
    expect(letter.text).toContain('Компания отменила запрос на ваше предложение «Курс для руководителей»');
    expect(letter.text).toContain('> Когда: 10 декабря 2026 г.');
    expect(letter).toMatchObject({ replyTo: asked.email });
  });

  it('keep a comment on its line, where none of it passes for our words, and say nothing where there is none', () => {
    const comment = 'Первое\n> Компания: Другая';
    expect(MAILS['offer-request']({ ...asked, comment }, SITE).text).toContain(
      '> Комментарий: Первое > Компания: Другая\n',
    );
    expect(MAILS['offer-request']({ ...asked, comment: '' }, SITE).text).not.toContain('Комментарий');
  });
});

/** The letters that hold what a person wrote, with this text in each place that takes one. */
const withText = (text: string) => [
  MAILS.invitation({ ...invited, workspace: text }, SITE),
  MAILS.invitation({ ...invited, inviter: text }, SITE),
  MAILS['invoice-request']({ ...invoice, company: text }, SITE),
  ...(['offer-request', 'offer-request-copy', 'offer-request-cancelled'] as const).flatMap((template) =>
    (['company', 'contact', 'comment'] as const).map((field) => MAILS[template]({ ...asked, [field]: text }, SITE)),
  ),
  MAILS['email-change-asked']({ newEmail: text }, SITE),
  MAILS['email-changed']({ newEmail: text }, SITE),
  MAILS['poll-reminder']({ ...reminder, poll: text }, SITE),
  MAILS['poll-reminder']({ ...reminder, workspace: text }, SITE),
  MAILS['budget-warning']({ workspace: text, text: 'Бюджет на 2026 год потрачен на 80 %', over: false }, SITE),
  MAILS['data-request-answer']({ workspace: text, kind: 'access', outcome: 'refused' }, SITE),
  MAILS['data-request-withdrawn']({ workspace: text, kind: 'access' }, SITE),
  MAILS['data-request-due']({ workspace: text, kind: 'access', dueOn: '2026-12-11' }, SITE),
  MAILS['webhook-stopped']({ workspace: text, receiver: 'hooks.example', gone: true }, SITE),
  MAILS['rule-stopped']({ workspace: text, rule: 'Если наступил день' }, SITE),
  MAILS['rule-stopped']({ workspace: 'Ромашка', rule: text }, SITE),
  MAILS['weekly-digest']({ ...digest, workspace: text }, SITE),
  MAILS['weekly-digest']({ ...digest, parts: [{ caption: 'Опросы', lines: [text] }] }, SITE),
];

/** A text without the zero-width spaces that keep mail programs from finding links. */
const shown = (text: string) => text.replaceAll('\u200B', '');
const WORDS = 'Срочно смените пароль';

describe('what a person wrote', () => {
  it('is not in a subject', () => {
    for (const { subject } of withText(WORDS)) expect(subject).toMatch(/^[А-Яа-яёA-Za-z :-]+$/);
    for (const { subject } of withText(WORDS)) expect(subject).not.toContain(WORDS);
  });

  it('is quoted in an invitation as the words of whoever invites', () => {
    const { text, html } = MAILS.invitation({ ...invited, workspace: WORDS }, SITE);
    expect(text).toContain(
      `Имя и название указал тот, кто приглашает:\n> Кто приглашает: Анна Петрова\n> Пространство: ${WORDS}\n\n`,
    );
    expect(html).toMatch(new RegExp(`<blockquote[^>]*>.*${WORDS}.*</blockquote>`));
    expect(html.split(WORDS)).toHaveLength(2);
  });

  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', `' onmouseover='alert(1)`, '&lt;b&gt;'])(
    'is text in the HTML, whatever it looks like: %s',
    (words) => {
      for (const { html, text } of withText(words)) {
        expect(shown(text)).toContain(words);
        expect(shown(html)).not.toContain(words);
        expect(html).not.toMatch(/<script|<img|onmouseover='/);
      }
    },
  );

  it.each([
    'https://evil.example/login',
    'www.evil.example',
    'evil.example',
    'приз.рф',
    'evil@evil.example',
    'evil\u3002example',
    '\\\\evil.example\\share',
  ])('is no link for a mail program: %s', (words) => {
    for (const { html, text } of withText(words)) {
      for (const form of [html, text]) {
        // A mail program finds links by a host or address, characters joined by dots, slashes, colons or an @.
        const found = form.replaceAll(SITE, '').match(/[^\s\u200B<>"#&;]+[.:/@\\\u3002][^\s\u200B<>"#&;]+/gu) ?? [];
        expect(found.filter((part) => /evil|приз|example|share/.test(part))).toEqual([]);
      }
      expect(shown(text)).toContain(words);
    }
  });

  it('is one line, also when it was stored before such names were refused', () => {
    for (const { text } of withText('Анна\r\n\r\nВаш пароль\u2028истёк\u202E')) {
      expect(text).toContain('Анна Ваш пароль истёк ');
    }
  });

  it.each(['🌼 «Ромашка» Ко', 'شركة الاختبار'])('stays whole: %s', (words) => {
    for (const { text, html } of withText(words)) for (const form of [text, html]) expect(form).toContain(words);
  });
});
