import { createHmac, hash } from 'node:crypto';
import type { Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';

/** What an attacker knows of somebody, as they would write it. */
export interface Suspect {
  readonly who: string;
  readonly facts: readonly string[];
}

/** What an attacker has besides: what could stand beside a fact in a hash, and what could be the key of one. */
interface Tools {
  readonly contexts: readonly string[];
  readonly secrets: readonly string[];
}

/** How a suspect would show: as these texts, in small letters, or as values that begin with these bytes. */
interface Wanted {
  readonly who: string;
  readonly texts: readonly string[];
  readonly starts: ReadonlySet<string>;
}

/** So many bytes must agree before two values count as the same. */
const BYTES = 6;
const HASHES = ['sha256', 'sha1', 'sha512', 'md5'] as const;

/**
 * How to recognise suspects: by what is known of them as it is, as hex, base64 or without dashes; by every usual hash
 * of it, alone or with a context; by an HMAC of it under every secret, whole or cut short.
 */
export function wanted(suspects: readonly Suspect[], tools: Tools): Wanted[] {
  const secrets = tools.secrets.flatMap((secret) => [Buffer.from(secret), ...decodings(secret)]);
  return suspects.map(({ who, facts }) => ({
    who,
    texts: facts.flatMap(writings).map((text) => text.toLowerCase()),
    starts: new Set(facts.flatMap((fact) => digests(fact, tools.contexts, secrets)).map(start)),
  }));
}

/** Who of those wanted is found anywhere in the evidence. */
export function found(evidence: unknown, sought: readonly Wanted[]): string[] {
  const text = JSON.stringify(evidence).toLowerCase();
  const values = leaves(evidence).flatMap(partsOf).flatMap(decodings).map(start);
  return sought
    .filter(({ texts, starts }) => texts.some((one) => text.includes(one)) || values.some((one) => starts.has(one)))
    .map(({ who }) => who);
}

function writings(fact: string): string[] {
  const bytes = Buffer.from(fact);
  const packed = decodings(fact).flatMap((value) => [value.toString('base64'), value.toString('base64url')]);
  return [fact, fact.replaceAll('-', ''), bytes.toString('hex'), bytes.toString('base64url'), ...packed];
}

function digests(fact: string, contexts: readonly string[], secrets: readonly Buffer[]): Buffer[] {
  const forms = [Buffer.from(fact), Buffer.from(fact.toLowerCase()), ...decodings(fact)];
  const joined = contexts.flatMap((context) =>
    ['', '/', ':', '#'].flatMap((between) => [`${context}${between}${fact}`, `${fact}${between}${context}`]),
  );
  const plain = [...forms, ...joined].flatMap((text) => HASHES.map((name) => hash(name, text, 'buffer')));
  const keyed = secrets.flatMap((secret) => [
    ...forms.map((form) => hmac(secret, form)),
    ...contexts.flatMap((context) => [
      hmac(secret, `${context}/${fact}`),
      hmac(secret, `${fact}/${context}`),
      hmac(hmac(secret, context), fact),
    ]),
  ]);
  return [...plain, ...keyed];
}

function hmac(key: Buffer, text: string | Buffer): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** What a text may be the writing of: bytes in hex or base64, an identifier. */
function decodings(text: string): Buffer[] {
  const hex = text.replaceAll('-', '');
  return [
    ...(/^(?:[0-9a-f]{2})+$/i.test(hex) ? [Buffer.from(hex, 'hex')] : []),
    ...(/^[\w+/-]+=*$/.test(text) ? [Buffer.from(text, 'base64url')] : []),
  ].filter(({ length }) => length >= BYTES);
}

function start(bytes: Buffer): string {
  return bytes.subarray(0, BYTES).toString('hex');
}

/** A text and what stands between its separators. */
function partsOf(text: string): string[] {
  return [text, ...text.split(/[#/:,\s]+/)];
}

/** Every text and number in a value, names of fields included. */
export function leaves(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...leaves(inner)]);
}

/** Whatever is stored under a name that sounds like a secret. */
export function secretsIn(items: readonly (Item & Key)[]): string[] {
  const named = items.flatMap((item) =>
    Object.entries(item).flatMap(([name, value]) => (/secret|hash|token|key/i.test(name) ? leaves(value) : [])),
  );
  return [...new Set(named)].filter((text) => text.length >= BYTES);
}
