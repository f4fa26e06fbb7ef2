import { describe, expect, it } from 'vitest';
import { openingText } from '#text/common/launch.ts';

const submit = (people: number, channels: Parameters<typeof openingText.submit>[1]) =>
  openingText.submit(people, channels).replaceAll('\u00a0', ' ');

describe('the press that opens', () => {
  it('tells how many letters go, or messages where it is not letters alone: one a person', () => {
    expect(submit(35, ['mail'])).toBe('Открыть и разослать: 35 писем');
    expect(submit(1, ['mail'])).toBe('Открыть и разослать: 1 письмо');
    expect(submit(35, ['bitrix24'])).toBe('Открыть и разослать: 35 сообщений');
    expect(submit(35, ['mail', 'bitrix24'])).toBe('Открыть и разослать: 35 сообщений');
  });

  it('promises to send nothing where nothing goes', () => {
    expect(submit(35, [])).toBe('Открыть');
    expect(submit(0, ['mail'])).toBe('Открыть');
  });
});
