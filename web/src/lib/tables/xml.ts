import { importText } from '#text/finance/import.ts';
import { UnreadableTable } from './sheet.ts';
import { damaged } from './zip.ts';

const text = importText.file;

/** What is heard of an XML as it comes; names without their prefixes. */
export interface XmlListener {
  readonly open?: (name: string, attributes: ReadonlyMap<string, string>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (content: string) => void;
}

/** No cell and no tag is nearly as long: a text without an end is not gathered. */
const TOKEN_MAX = 1_000_000;
const CDATA = '<![CDATA[';
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITY = /&(#x[\da-f]{1,6}|#\d{1,7}|\w+);/gi;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Reads an XML in the pieces it is unpacked in. A document type, and with it every entity of one's own, is refused: no
 * spreadsheet writes one, and a line of them makes gigabytes.
 */
export function xmlReader(listener: XmlListener): { readonly push: (chunk: Uint8Array) => void } {
  let decoder: TextDecoder | null = null;
  let rest = '';
  return {
    push(chunk) {
      decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8');
      rest += decoder.decode(chunk, { stream: true });
      rest = rest.slice(readTokens(rest, listener));
      if (rest.length > TOKEN_MAX) throw damaged();
    },
  };
}

/** Tells of every whole token; returns where the first that is not whole begins. */
function readTokens(source: string, listener: XmlListener): number {
  let at = 0;
  for (;;) {
    const begin = source.indexOf('<', at);
    if (begin < 0) return at;
    const end = endOfMarkup(source, begin);
    if (end === null) return at;
    if (begin > at) listener.text?.(decodeEntities(source.slice(at, begin)));
    if (source.startsWith(CDATA, begin)) listener.text?.(source.slice(begin + CDATA.length, end - 3));
    else if (source[begin + 1] === '/') listener.close?.(localName(source.slice(begin + 2, end - 1).trim()));
    else if (source[begin + 1] !== '!' && source[begin + 1] !== '?')
      openTag(source.slice(begin + 1, end - 1), listener);
    at = end;
  }
}

function openTag(tag: string, { open, close }: XmlListener) {
  const closed = tag.endsWith('/');
  const end = tag.search(/[\s/]/);
  const name = end < 0 ? tag : tag.slice(0, end);
  open?.(localName(name), end < 0 ? NONE : attributesOf(tag.slice(end)));
  if (closed) close?.(localName(name));
}

/** Where a tag, a comment or the like ends; null where that has not come yet. */
function endOfMarkup(source: string, begin: number): number | null {
  if (source[begin + 1] === '!') {
    if (source.length - begin < CDATA.length) return null;
    if (source.startsWith(CDATA, begin)) return behind(source, ']]>', begin);
    if (source.startsWith('<!--', begin)) return behind(source, '-->', begin + 4);
    throw new UnreadableTable(text.documentType);
  }
  if (source[begin + 1] === '?') return behind(source, '?>', begin);
  let quote = '';
  for (let at = begin; at < source.length; at++) {
    const letter = source[at]!;
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at + 1;
  }
  return null;
}

function behind(source: string, mark: string, from: number): number | null {
  const at = source.indexOf(mark, from);
  return at < 0 ? null : at + mark.length;
}

const NONE: ReadonlyMap<string, string> = new Map();

function attributesOf(tag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of tag.matchAll(ATTRIBUTE)) {
    attributes.set(localName(name), decodeEntities(double ?? single ?? ''));
  }
  return attributes;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function decodeEntities(content: string): string {
  if (!content.includes('&')) return content;
  return content.replace(ENTITY, (_, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? fail();
    const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return point <= 0x10_ffff ? String.fromCodePoint(point) : fail();
  });
}

function fail(): never {
  throw damaged();
}
