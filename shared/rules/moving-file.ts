import { MOVING_FORMAT, MOVING_KINDS, PART_RECORDS_WANTED, PART_TEXT_WANTED, type MovingKind } from './moving.ts';

/** Records of those who are to be let in. */
const PEOPLE: ReadonlySet<string> = new Set(['person', 'contact']);

/** A page of records, each a line. */
interface Page {
  readonly lines: readonly string[];
  readonly next_cursor: string | null;
}

/** Asks for a page of a kind; of polls also for the runs of one, or the answers to one of these; of surveys for what was said in one. */
export type Take = (kind: MovingKind, query: Readonly<Record<string, string>>) => Promise<Page>;

interface Part {
  readonly kind: MovingKind;
  readonly records: number;
  readonly sha256: string;
}

/** What a file says of itself, and the texts of its parts. */
export interface MovingFile {
  readonly manifest: {
    readonly format: number;
    readonly space: string;
    readonly made_at: string;
    readonly people: number;
    readonly parts: readonly Part[];
  };
  readonly texts: readonly string[];
}

/** What the parts of a file are called in it. */
export const MANIFEST_NAME = 'manifest.json';
/** What a part of a file is called: by its place in it and by what it holds. */
export function partName(index: number, kind: MovingKind): string {
  return `data/${String(index + 1).padStart(4, '0')}-${kind}.jsonl`;
}

/** Reads all of a company that moves, told of each part that is full. */
export async function makeMovingFile(
  take: Take,
  { space, madeAt }: { readonly space: string; readonly madeAt: string },
  onPart: (kind: MovingKind, parts: number) => void = () => undefined,
  /** What is left out. */
  without: readonly MovingKind[] = [],
): Promise<MovingFile> {
  const parts: Part[] = [];
  const texts: string[] = [];
  let people = 0;
  for (const kind of MOVING_KINDS.filter((one) => !without.includes(one))) {
    let lines: string[] = [];
    let length = 0;
    const close = async (): Promise<void> => {
      if (lines.length === 0) return;
      const text = lines.join('\n');
      parts.push({ kind, records: lines.length, sha256: await hashOf(text) });
      texts.push(text);
      onPart(kind, parts.length);
      [lines, length] = [[], 0];
    };
    onPart(kind, parts.length);
    for await (const line of linesOf(kind, take)) {
      if (lines.length === PART_RECORDS_WANTED || length + line.length > PART_TEXT_WANTED) await close();
      lines.push(line);
      length += line.length + 1;
      if (PEOPLE.has(kindOf(line))) people++;
    }
    await close();
  }
  // The owner is there already.
  return { manifest: { format: MOVING_FORMAT, space, made_at: madeAt, people: Math.max(0, people - 1), parts }, texts };
}

async function* linesOf(kind: MovingKind, take: Take): AsyncGenerator<string> {
  for await (const line of pagesOf(kind, {}, take)) {
    yield line;
    if (kind === 'surveys') yield* pagesOf(kind, { survey: idOf(line) }, take);
    if (kind !== 'polls') continue;
    for await (const run of pagesOf(kind, { poll: idOf(line) }, take)) {
      yield run;
      yield* pagesOf(kind, { run: idOf(run) }, take);
    }
  }
}

async function* pagesOf(kind: MovingKind, query: Readonly<Record<string, string>>, take: Take): AsyncGenerator<string> {
  let cursor: string | null = null;
  do {
    const page: Page = await take(kind, { ...query, ...(cursor === null ? {} : { cursor }) });
    yield* page.lines;
    cursor = page.next_cursor;
  } while (cursor !== null);
}

function kindOf(line: string): string {
  return (JSON.parse(line) as { readonly kind: string }).kind;
}

function idOf(line: string): string {
  return (JSON.parse(line) as { readonly id: string }).id;
}

/** SHA-256 of a text, hexadecimal. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
