import { describe, expect, it } from 'vitest';
import { createMax } from './max.ts';
import { createTelegram } from './telegram.ts';

/** Nothing is called. */
const outbound = { call: () => Promise.reject(new Error('An update is read without a call')) };
const telegram = createTelegram(outbound);
const max = createMax(outbound);

const AT = new Date('2026-11-29T09:00:00.000Z');
const date = AT.getTime() / 1000;
const from = { id: 42, first_name: 'Нина' };
const chat = { id: 42, type: 'private' };
const written = (text: string | undefined, more: object = {}) => ({
  update_id: 7,
  message: { message_id: 1, date, from, chat, text, ...more },
});

describe('an update of Telegram', () => {
  const place = { chatId: '42', at: AT };

  it('is a start with the token of the link, or without a link; with what is no token an ordinary message', () => {
    expect(telegram.readUpdate(written('/start abc_DEF-123'))).toEqual({
      kind: 'started',
      token: 'abc_DEF-123',
      ...place,
    });
    expect(telegram.readUpdate(written('/start'))).toEqual({ kind: 'started', token: null, ...place });
    for (const text of ['/start a b', `/start ${'x'.repeat(65)}`, '/start кириллица', undefined]) {
      expect(telegram.readUpdate(written(text))).toEqual({ kind: 'said', ...place });
    }
  });

  it.each(['/stop', 'стоп', 'Стоп.', ' STOP! '])('is a wish to be left alone in words: %s', (text) => {
    expect(telegram.readUpdate(written(text))).toEqual({ kind: 'stopped', listens: true, ...place });
  });

  it('is one by closing the bot, and nothing when it is opened again', () => {
    const member = (status: string) => ({ my_chat_member: { date, chat, from, new_chat_member: { status } } });
    expect(telegram.readUpdate(member('kicked'))).toEqual({ kind: 'stopped', listens: false, ...place });
    expect(telegram.readUpdate(member('member'))).toBeNull();
  });

  it('carries nothing of what was said, nor of who said it', () => {
    expect(JSON.stringify(telegram.readUpdate(written('Мне плохо от начальника')))).toBe(
      JSON.stringify({ kind: 'said', ...place }),
    );
  });

  it('is nothing from a group, of another kind or of no shape', () => {
    const group = { chat: { id: -100, type: 'group' } };
    for (const update of [written('/start abc', group), { update_id: 7 }, {}, null, 'x', { message: { date: 'x' } }]) {
      expect(telegram.readUpdate(update)).toBeNull();
    }
  });
});

describe('an update of MAX', () => {
  const place = { chatId: '42', at: AT };
  const timestamp = AT.getTime();
  const said = (text: string | null, chat_type = 'dialog') => ({
    update_type: 'message_created',
    timestamp,
    message: { recipient: { chat_id: 42, chat_type }, body: { mid: 'm', text } },
  });

  it('is a start with what the link brought along, or without a link', () => {
    const started = (payload?: string | null) => ({ update_type: 'bot_started', timestamp, chat_id: 42, payload });
    expect(max.readUpdate(started('abc'))).toEqual({ kind: 'started', token: 'abc', ...place });
    for (const payload of [undefined, null, '']) {
      expect(max.readUpdate(started(payload))).toEqual({ kind: 'started', token: null, ...place });
    }
  });

  it('is a wish to be left alone in words, by stopping the bot, by removing the dialogue', () => {
    expect(max.readUpdate(said('Стоп'))).toEqual({ kind: 'stopped', listens: true, ...place });
    for (const update_type of ['bot_stopped', 'dialog_removed']) {
      expect(max.readUpdate({ update_type, timestamp, chat_id: 42 })).toEqual({
        kind: 'stopped',
        listens: false,
        ...place,
      });
    }
  });

  it('carries nothing of what was said; is nothing from a group chat, of another kind or of no shape', () => {
    expect(max.readUpdate(said('Мне плохо от начальника'))).toEqual({ kind: 'said', ...place });
    expect(max.readUpdate(said(null))).toEqual({ kind: 'said', ...place });
    const muted = { update_type: 'dialog_muted', timestamp, chat_id: 42 };
    for (const update of [said('стоп', 'chat'), muted, {}, null, 'x']) expect(max.readUpdate(update)).toBeNull();
  });

  it('is nothing where the number of the chat is too large to be read exactly', () => {
    const text = `{"update_type":"bot_started","timestamp":${timestamp},"chat_id":9223372036854775807,"payload":"abc"}`;
    expect(max.readUpdate(JSON.parse(text))).toBeNull();
  });
});

describe('a link to a bot', () => {
  it('carries a token that both messengers take whole', () => {
    const bot = { id: '1', name: 'tonus_bot' };
    expect(telegram.linkTo(bot, 'abc')).toBe('https://t.me/tonus_bot?start=abc');
    expect(max.linkTo(bot, 'abc')).toBe('https://max.ru/tonus_bot?start=abc');
  });
});
