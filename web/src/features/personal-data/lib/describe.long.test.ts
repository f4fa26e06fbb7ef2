import { contactOrigin } from '#text/people/contact-origin.ts';
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { readPdf } from '#web/test-support/read-pdf.ts';
import { readPrintFonts } from '#web/test-support/read-print-fonts.ts';
import {
  accountInWords,
  describeAccount,
  describeContact,
  KINDS,
  valueText,
  type AccountPackage,
  type PersonalData,
} from './describe.ts';
import { paperPdf, type PaperDocument } from './paper.ts';

const ID = '018f0000-0000-7000-8000-000000000001';
const AT = '2026-11-20T09:30:00.000Z';
const notifications = { digest: true, reminders: false };

/** Something of every kind, each value its own. */
const data: PersonalData = {
  exported_at: '2026-11-29T12:00:00.000Z',
  profile: {
    id: ID,
    first_name: 'Анна',
    last_name: 'Петрова',
    email: 'anna@romashka.example',
    language: 'ru',
    created_at: AT,
    referal_code: 'ДРУГ-2026',
    discount: 15,
    email_verified_at: '2026-11-21T10:00:00.000Z',
  },
  consent: { version: '2026-11-23', given_at: AT },
  consents: [
    {
      kind: 'account',
      version: '2026-11-23',
      given_at: AT,
      how: 'form',
      workspace_id: null,
      workspace: null,
      channel: null,
    },
    {
      kind: 'chat',
      version: '2026-11-29',
      given_at: AT,
      how: 'chat',
      workspace_id: ID,
      workspace: 'Ромашка',
      channel: 'max',
    },
  ],
  memberships: [
    {
      workspace_id: ID,
      workspace: 'Ромашка «Юг»',
      role: OWNER_ROLE,
      team: 'Продажи',
      hired_on: '2024-02-29',
      finance_access: { kind: 'company' },
      since: AT,
      letters: notifications,
      telling: null,
      block: { since: '2026-11-27', until: '2026-12-08' },
      chats: [{ channel: 'max', since: AT }],
    },
  ],
  invitations: [
    {
      workspace: 'Лютик',
      role: OWNER_ROLE,
      team: 'Склад',
      hired_on: null,
      sent_at: AT,
      expires_at: '2026-12-20T09:30:00.000Z',
    },
  ],
  api_keys: [
    {
      workspace_id: ID,
      name: 'Отчёт в таблице',
      permissions: ['tasks.read'],
      created_at: AT,
      expires_at: '2026-12-20T09:30:00.000Z',
      revoked_at: '2026-11-25T09:30:00.000Z',
      last_used_on: '2026-11-24',
    },
  ],
  identities: [{ provider: 'yandex', email: 'anna@yandex.example', added_at: AT, used_at: AT }],
  sessions: [{ id: ID, device: 'Chrome, Windows', created_at: AT, rotated_at: AT, current: true }],
  second_factors: {
    totp_added_at: AT,
    passkeys: [{ name: 'Рабочий ноутбук', added_at: AT, last_used_at: AT }],
    recovery_codes_left: 9,
  },
  notified_devices: [{ device: 'Firefox, Linux', since: AT }],
  subscription: { plan: 'basic', is_active: true, due_date: AT, is_trial: false, trial_used: true, created_at: AT },
  invoices: [
    {
      created_at: AT,
      plan: 'premium',
      period: 'year',
      people: 10,
      company: 'ООО «Ромашка»',
      inn: '7707083893',
      kpp: null,
      email: 'buh@romashka.example',
      total: 12_345,
    },
  ],
  answers: [{ poll: 'Пульс недели', answered_at: AT, answers: [{ question: 'Что мешало?', answer: 'Шум и смены' }] }],
  data_requests: [
    {
      id: ID,
      workspace_id: ID,
      workspace: 'Ромашка «Юг»',
      kind: 'inaccurate',
      wish: 'Приняли в марте',
      received_on: '2026-11-27',
      due_on: '2026-12-11',
      extended_because: 'Сверяем с приказом',
      state: 'refused',
      closed_on: '2026-12-10',
      closed_because: 'Приказ от мая',
    },
  ],
  notes: [
    {
      workspace_id: ID,
      about: 'member-2',
      day: '2026-11-18',
      text: 'Договорились о наставнике',
      shared_with: 2,
      created_at: AT,
    },
  ],
  tasks: [
    {
      task: 'Отчёт',
      events: [
        { at: AT, comment: 'Готово наполовину', changes: [{ field: 'title', from: 'Было так', to: 'Стало иначе' }] },
        { at: AT, comment: null, changes: [{ field: 'status', from: 'NEW', to: 'IN_PROGRESS' }] },
      ],
    },
  ],
};
const facts = { operator: 'ООО «Тонус», ИНН 7700000000, Москва', supportEmail: 'help@tonus.example' };
const whole: AccountPackage = {
  data,
  facts,
  recipients: [
    {
      workspace: 'Ромашка',
      connected: [
        { kind: 'bitrix24', name: null },
        { kind: 'ai', name: 'GigaChat' },
        { kind: 'telegram', name: null },
        { kind: 'sms', name: 'SMS.ru' },
      ],
    },
  ],
  seen: [{ workspace: 'Ромашка', views: [{ at: AT, kind: 'person', role: OWNER_ROLE }] }],
};

const fonts = await readPrintFonts();
/** All that a document says, as it is read off its pages, without spaces. */
async function printed(document: PaperDocument): Promise<string> {
  const pages = await readPdf(await paperPdf(document, fonts));
  return pages
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join('')
    .replace(/\s/g, '');
}
const squeezed = (text: string) => text.replace(/\s/g, '');

function leavesOf(value: unknown): unknown[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return value === null ? [] : [value];
}

describe('the documents for a person with an account', () => {
  it('print every value of every kind of data that is kept', async () => {
    const text = await printed(describeAccount(whole));
    for (const kind of KINDS) {
      const missing = leavesOf(accountInWords(data)[kind]).filter((leaf) => !text.includes(squeezed(valueText(leaf))));
      expect([kind, missing]).toEqual([kind, []]);
    }
  });

  it('speak in words where the data have marks, and of no consent where none is recorded', async () => {
    const text = await printed(describeAccount(whole));
    for (const words of ['статус', 'Новая', 'В работе', 'вся компания', 'отметкой в форме']) {
      expect(text).toContain(squeezed(words));
    }
    for (const mark of ['IN_PROGRESS', 'NEW', 'company']) expect(text).not.toContain(mark);
    const without = { ...data, consents: data.consents.filter(({ kind }) => kind !== 'account'), invoices: [] };
    const other = await printed(describeAccount({ ...whole, data: without }));
    expect(text).toContain('согласиесубъекта');
    expect(other).not.toContain('согласиесубъекта');
    expect(other).toContain(squeezed('Данные: нет записей'));
  });

  it('say who the operator is, whom data are given to by the settings, who looked, and of each kind why and until when', async () => {
    const text = await printed(describeAccount(whole));
    const said = [
      'ООО «Тонус»',
      'help@tonus.example',
      'GigaChat',
      'SMS.ru',
      'Telegram',
      'Bitrix24',
      'карточка сотрудника',
    ];
    expect(text).toContain('AmazonWebServices:облачный');
    for (const one of [...said, 'статьи 14', 'Роскомнадзор']) expect(text).toContain(squeezed(one));
    expect(text).not.toContain('MAX:');
  });

  it('say that it is not known which services a workspace has connected, rather than that there are none', async () => {
    const text = await printed(describeAccount({ ...whole, recipients: [{ workspace: 'Ромашка', connected: null }] }));
    expect(text).toContain(squeezed('узнать не удалось'));
  });

  it('hold the same as JSON, to the value, as a file within them', async () => {
    const pdf = await PDFDocument.load(await paperPdf(describeAccount(whole), fonts));
    const file = pdf.context
      .enumerateIndirectObjects()
      .map(([, one]) => one)
      .find((one) => one instanceof PDFRawStream && one.dict.get(PDFName.of('Type')) === PDFName.of('EmbeddedFile'));
    expect(JSON.parse(Buffer.from(decodePDFRawStream(file as PDFRawStream).decode()).toString())).toEqual(whole);
  });

  it('go over as many pages as they need, each with its number', async () => {
    const answers = Array.from({ length: 120 }, (_, index) => ({
      poll: `Опрос ${index}`,
      answered_at: AT,
      answers: [{ question: 'Вопрос', answer: `Ответ номер ${index}` }],
    }));
    const pages = await readPdf(await paperPdf(describeAccount({ ...whole, data: { ...data, answers } }), fonts));
    expect(pages.length).toBeGreaterThan(3);
    for (const { texts, height } of pages)
      for (const { y } of texts) expect([y, y > 30 && y < height - 40]).toEqual([y, true]);
  });
});

it('the documents for somebody without an account hold their number, their requests and nobody else', async () => {
  const contact = {
    id: ID,
    first_name: 'Анвар',
    last_name: 'Каримов',
    team: 'Склад',
    language: 'uz' as const,
    phone: '+79161234567',
    chats: ['max' as const],
    created_at: AT,
    source: 'import' as const,
    basis: 'labour' as const,
    basis_on: '2026-11-23' as const,
    destruction_sign: '0A1B-2C3D-4E5F-6071',
  };
  const request = {
    id: ID,
    member_id: null,
    here: true,
    wish: null,
    contact_id: ID,
    name: 'Каримов Анвар',
    kind: 'access' as const,
    received_on: '2026-11-23',
    due_on: '2026-12-07',
    working_days_left: 6,
    extended_because: 'Сведения в архиве',
    state: 'open' as const,
    closed_on: null,
    closed_because: null,
    block: null,
  };
  const recipients = whole.recipients[0]!;
  const given = { contact, requests: [request], workspace: 'Ромашка', facts, recipients, madeAt: AT };
  const text = await printed(describeContact(given));
  const { source, basis, ...others } = contact;
  const words = [contactOrigin.source[source], contactOrigin.basis[basis]];
  for (const leaf of [...leavesOf(others), ...words]) expect(text).toContain(squeezed(valueText(leaf)));
  for (const one of ['Сведения в архиве', valueText('2026-12-07')]) expect(text).toContain(squeezed(one));
});
