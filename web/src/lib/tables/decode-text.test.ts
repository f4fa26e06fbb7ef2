import { describe, expect, it } from 'vitest';
import { importText } from '#text/finance/import.ts';
import { decodeText } from './decode-text.ts';
import { FILE_MAX_MEGABYTES, readTable } from './read-table.ts';

const text = importText.file;
const utf8 = (content: string) => new TextEncoder().encode(content);

/** As old Excel saves a CSV. */
function windows1251(content: string): Uint8Array {
  const letters = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(content, (letter) => letters.indexOf(letter));
}

function utf16(content: string, order: 'le' | 'be'): Uint8Array {
  const bytes = new Uint8Array(2 * (content.length + 1));
  const view = new DataView(bytes.buffer);
  [0xfe_ff, ...Array.from(content, (letter) => letter.charCodeAt(0))].forEach((unit, index) =>
    view.setUint16(2 * index, unit, order === 'le'),
  );
  return bytes;
}

describe('decodeText', () => {
  it.each([
    ['UTF-8', utf8('Имя;Оклад')],
    ['UTF-8', utf8('\uFEFFИмя;Оклад')],
    ['UTF-16', utf16('Имя;Оклад', 'le')],
    ['UTF-16', utf16('Имя;Оклад', 'be')],
    ['windows-1251', windows1251('Имя;Оклад')],
  ])('reads %s', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: 'Имя;Оклад', encoding });
  });

  it('takes a single letter of windows-1251 at the end for one', () => {
    expect(decodeText(windows1251('name;Я'))).toEqual({ text: 'name;Я', encoding: 'windows-1251' });
  });

  it.each([
    ['an empty file', new Uint8Array(), text.empty],
    ['a file of blanks', utf8('\uFEFF \r\n\r\n'), text.empty],
    ['a file with a NUL', utf8('имя\0;1'), text.binary],
    ['UTF-16 without its mark', utf16('abc', 'le').subarray(2), text.binary],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0), text.binary],
    ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1), text.oldWorkbook],
    [
      'a workbook with a password',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...utf16('EncryptedPackage', 'le')),
      text.password,
    ],
    ['a packed file', Uint8Array.of(0x1f, 0x8b, 8), text.archive],
    ['a PDF', utf8('%PDF-1.7'), text.pdf],
    ['a file cut off within a letter', utf8('Имя;Оклад').subarray(0, -1), text.cutOff],
  ])('refuses %s', (_, bytes, problem) => {
    expect(decodeText(bytes)).toEqual({ problem });
  });
});

describe('readTable', () => {
  it('does not open what is too large', async () => {
    const file = { size: 1024 ** 3, arrayBuffer: () => Promise.reject(new Error('opened')) } as unknown as Blob;
    expect(await readTable(file)).toEqual({ problem: text.tooLarge(FILE_MAX_MEGABYTES) });
  });

  it('says that a file is gone', async () => {
    const file = { size: 10, arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) };
    expect(await readTable(file as unknown as Blob)).toEqual({ problem: text.unreadable });
  });

  it('reads what it can', async () => {
    expect(await readTable(new Blob(['a;b']))).toMatchObject({
      table: { text: 'a;b', encoding: 'UTF-8' },
      sheet: { rows: [{ number: 1, cells: ['a', 'b'] }] },
    });
  });
});
