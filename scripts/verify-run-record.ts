/*
 * Checks the record of an anonymous run of Tonus, without Tonus and without anything but Node.js 24:
 *
 *   node verify-run-record.ts ADDRESS|FILE [--receipt FILE] [--recount FILE]
 *
 * ADDRESS is that of the verifier, https://tonus.example/verify/…, and FILE a record that was saved there. A receipt is saved
 * by a respondent's browser, a recount by whoever reads the results. Ends with 1 where anything does not hold.
 */
import { constants, createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** What is told of each check, first in Russian. */
const SAID = {
  signatures: 'Каждый учтённый ответ подписан ключом запуска · Every answer that counts is signed by a key of the run',
  repeats: 'Никто не учтён дважды · Nobody counts twice',
  limits: 'Учли ≤ выдали ≤ позвали + повторно · Counted ≤ given out ≤ invited + once more',
  whole: 'Запись цела · The record is whole',
  manifests: 'Ключи и вопросы этого запуска · Keys and questions are of this run',
  root: 'Корень записи верен · The root of the record is right',
  receipt: 'Ответ с квитанции учтён · The answer of the receipt counts',
  recount: 'Показанные ответы все из записи · The answers that are shown are those of the record',
};

type Numbers = Record<'version' | 'invited' | 'counted' | 'others' | 'waiting', number>;
type Texts = Record<'run' | 'title' | 'workspace_name' | 'opened_on' | 'closed_on' | 'root', string>;
type RunRecord = Readonly<Numbers & Texts> & {
  readonly openings: readonly { readonly manifest: string; readonly issued: number; readonly again: number }[];
  readonly parts: readonly { readonly kind: string; readonly question: number | null; readonly entries: number }[];
};
/** A record as it is saved: its head, and its parts in base64. */
export type RecordFile = { readonly format: string; readonly record: RunRecord; readonly parts: readonly string[] };
/** A ballot, and in a receipt its run; its number and its signature are in base64url. */
type Ballot = { opening: number; key: number; nonce: string; signature: string; run?: string };
type Recount = { questions: { answers: { answer: string | null; salt: string }[] }[] };
/** What came of a check. */
export type Found = { readonly check: keyof typeof SAID; readonly fine: boolean; readonly detail: string };

const sha256 = (...parts: readonly (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const bytesOf = (text: string) => Buffer.from(text, 'base64url');
const textOf = (bytes: Buffer) => bytes.toString('base64url');

/** The root of the Merkle tree over entries (RFC 6962, section 2.1). */
function rootOf(entries: readonly Uint8Array[]): Buffer {
  if (entries.length < 2) return sha256(Uint8Array.of(0), entries[0]!);
  const half = 2 ** Math.ceil(Math.log2(entries.length) - 1);
  return sha256(Uint8Array.of(1), rootOf(entries.slice(0, half)), rootOf(entries.slice(half)));
}

/** Looks a record through: what holds, and what does not. */
export function check({ record, parts: texts }: RecordFile, receipt?: Ballot, recount?: Recount): Found[] {
  const found: Found[] = [];
  const tell = (name: Found['check'], fine: boolean, detail: string) => found.push({ check: name, fine, detail });
  const openings = record.openings.map(({ manifest }) => ({ ...JSON.parse(manifest), fingerprint: sha256(manifest) }));
  const { questions, smallest_group: smallest } = openings[0]!;
  const parts = record.parts.map(({ kind, question, entries }, part) => {
    const [bytes, size] = [Buffer.from(texts[part] ?? '', 'base64'), kind === 'ballots' ? 290 : 32];
    const cut = Array.from({ length: bytes.length / size }, (_, at) => bytes.subarray(at * size).subarray(0, size));
    const isKnown = kind === 'ballots' ? question === null : questions[question ?? NaN] !== undefined;
    return { question, cut, isWhole: isKnown && bytes.length === entries * size };
  });
  const listOf = (question: number | null) => parts.flatMap((part) => (part.question === question ? part.cut : []));
  const answers: Buffer[][] = questions.map((_: string, question: number) => listOf(question));
  const ballots = listOf(null).map((entry): Ballot => {
    const [opening = 0, key = 0] = entry;
    return { opening, key, nonce: textOf(entry.subarray(2, 34)), signature: textOf(entry.subarray(34)) };
  });
  const isSigned = ({ opening, key, nonce, signature }: Ballot): boolean => {
    const { keys = [], fingerprint } = openings[opening - 1] ?? {};
    if (!keys[key]) return false;
    const publicKey = createPublicKey({ key: { kty: 'RSA', n: keys[key].n, e: 'AQAB' }, format: 'jwk' });
    const pss = { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 48 };
    return verify('sha384', Buffer.concat([bytesOf(nonce), fingerprint]), pss, bytesOf(signature));
  };

  const [signed, different] = [ballots.filter(isSigned).length, new Set(ballots.map(({ nonce }) => nonce)).size];
  tell('signatures', signed === ballots.length, `${signed} / ${ballots.length}`);
  tell('repeats', different === ballots.length, `${different} / ${ballots.length}`);
  for (const [at, { issued, again }] of record.openings.entries()) {
    const counted = ballots.filter(({ opening }) => opening === at + 1).length;
    const isWithin = counted <= issued && issued <= record.invited + again && again <= issued;
    const isShown = record.waiting === 0 || record.waiting < smallest;
    tell('limits', isWithin && isShown, `${counted} ≤ ${issued} ≤ ${record.invited} + ${again}`);
  }
  const isSorted = (list: Buffer[]) => list.every((entry, at) => at === 0 || list[at - 1]!.compare(entry) < 0);
  const all = record.counted + record.others;
  const isComplete = ballots.length === record.counted && answers.every(({ length }) => length === all);
  const isWhole = parts.every((part) => part.isWhole) && isComplete && [listOf(null), ...answers].every(isSorted);
  tell('whole', isWhole && record.version === 1, `${all}`);
  for (const [at, { run, opening, keys, questions: own, fingerprint }] of openings.entries()) {
    const moduli = keys.map(({ n }: { n: string }) => bytesOf(n));
    const areKeys = moduli.every((n: Buffer) => n.length === 256 && n[0]! > 127 && n[255]! % 2 === 1);
    const areDifferent = new Set(moduli.map(textOf)).size === keys.length && own.length === questions.length;
    tell('manifests', run === record.run && opening === at + 1 && areKeys && areDifferent, shown(fingerprint));
  }
  const { version, run, title, workspace_name: workspace, opened_on: opened, closed_on: closed } = record;
  const head = JSON.stringify([
    [version, run, title, workspace, opened, closed],
    record.openings.map(({ manifest, issued, again }) => [manifest, issued, again]),
    [record.invited, record.counted, record.others, record.waiting],
    record.parts.map(({ kind, question, entries }) => [kind, question, entries]),
  ]);
  const root = textOf(rootOf([Buffer.from(head), ...parts.flatMap(({ cut }) => cut)]));
  tell('root', root === record.root, root);
  if (receipt) {
    const isOfRun = receipt.run === run && isSigned(receipt);
    tell(
      'receipt',
      isOfRun && ballots.some(({ nonce }) => nonce === receipt.nonce),
      isOfRun ? `не показаны · not shown: ${record.waiting}` : 'чужая · of another run',
    );
  }
  for (const [at, told] of (recount?.questions ?? []).map((question) => question.answers).entries()) {
    const left = new Set(answers[at]?.map(textOf));
    const hashes = told.map(({ answer, salt }) => sha256(bytesOf(salt), answer === null ? '-' : `+${answer}`));
    const own = hashes.filter((hash) => left.delete(textOf(hash))).length;
    if (told.length > 0) tell('recount', own === told.length && left.size === 0, `${at + 1}: ${own} / ${all}`);
  }
  return found;
}

/** A fingerprint as people compare it. */
function shown(fingerprint: Buffer): string {
  const digits = [...BigInt(`0x${fingerprint.toString('hex')}`).toString(23)].toReversed().slice(0, 16);
  const signs = digits.map((digit) => '23456789cdfhjkmnprtvwxy'[parseInt(digit, 23)]);
  return signs.join('').replace(/.{4}(?=.)/g, '$& ');
}

async function fetched(address: string): Promise<RecordFile> {
  const from = address.replace(/\/verify\/([^/?#]+).*$/, '/api/ballots/$1/record');
  const read = async (path: string) => {
    const reply = await fetch(path);
    return reply.ok ? reply.json() : Promise.reject(new Error(`${path}: ${reply.status}`));
  };
  const record: RunRecord = await read(from);
  const parts = record.parts.map(async (_, part) => String((await read(`${from}/${part}`)).entries));
  return { format: 'tonus-run-record/1', record, parts: await Promise.all(parts) };
}

if (import.meta.main) {
  const options = { receipt: { type: 'string' }, recount: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const read = (file: string | undefined) => file && JSON.parse(readFileSync(file, 'utf8'));
  const file = /^https?:/.test(positionals[0]!) ? await fetched(positionals[0]!) : read(positionals[0]);
  const found = check(file, read(values.receipt), read(values.recount));
  for (const one of found) console.log(`${one.fine ? '✓' : '✗ НЕТ · NO:'} ${SAID[one.check]} · ${one.detail}`);
  process.exitCode = found.every(({ fine }) => fine) ? 0 : 1;
}
