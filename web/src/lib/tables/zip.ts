import { Inflate } from 'fflate';
import { importText } from '#text/finance/import.ts';
import { pause } from './in-steps.ts';
import { UnreadableTable } from './sheet.ts';

const text = importText.file;

/** A part of an archive as its list has it; sizes may be lies and are believed for nothing but where it ends. */
interface Entry {
  readonly method: number;
  readonly encrypted: boolean;
  readonly begin: number;
  readonly end: number;
}

/** The parts of an archive by their paths in lower case: programs disagree about capitals. */
export interface Archive {
  readonly bytes: Uint8Array;
  readonly entries: ReadonlyMap<string, Entry>;
}

/** How much may still be unpacked; it is counted as it comes out. */
export interface Room {
  left: number;
}

export const UNPACKED_MAX_MEGABYTES = 100;
const MEGABYTE = 1024 * 1024;

const END = 0x06054b50;
const END_SIZE = 22;
const COMMENT_MAX = 0xffff;
const LISTED = 0x02014b50;
const LISTED_SIZE = 46;
const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
/** Where a number is too large for its field, or was not known yet: it stands behind the name. */
const ELSEWHERE = 0xffff_ffff;
const ZIP64 = 1;
const STORED = 0;
const DEFLATED = 8;
/** So much is unpacked at once: a bomb makes four megabytes of it before it is noticed. */
const SLICE = 4096;
/** Shorter than a run, so that the page stays alive. */
const STEP_MILLISECONDS = 10;

/** Room for one file. */
export function roomForOne(): Room {
  return { left: UNPACKED_MAX_MEGABYTES * MEGABYTE };
}

/** The list of an archive. */
export function openArchive(bytes: Uint8Array): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return { bytes, entries: readList(bytes, view, findEnd(view)) };
  } catch (error) {
    // Something lies outside of the file.
    if (error instanceof RangeError) throw damaged();
    throw error;
  }
}

/** Hands out a part of an archive as it is unpacked; false where there is none. */
export async function unpack(
  { bytes, entries }: Archive,
  path: string,
  room: Room,
  take: (chunk: Uint8Array) => void,
): Promise<boolean> {
  const entry = entries.get(path.toLowerCase());
  if (!entry) return false;
  if (entry.encrypted) throw new UnreadableTable(text.password);
  if (entry.method !== STORED && entry.method !== DEFLATED) throw damaged();
  const counted = (chunk: Uint8Array) => {
    room.left -= chunk.length;
    if (room.left < 0) throw new UnreadableTable(text.unpacksTooLarge(UNPACKED_MAX_MEGABYTES));
    take(chunk);
  };
  const inflate = new Inflate(counted);
  const push = (slice: Uint8Array, last: boolean) => {
    if (entry.method === STORED) counted(slice);
    else inflate.push(slice, last);
  };
  let began = performance.now();
  for (let at = entry.begin; at < entry.end; at += SLICE) {
    if (performance.now() - began > STEP_MILLISECONDS) {
      await pause();
      began = performance.now();
    }
    try {
      push(bytes.subarray(at, Math.min(at + SLICE, entry.end)), at + SLICE >= entry.end);
    } catch (error) {
      throw error instanceof UnreadableTable ? error : damaged();
    }
  }
  return true;
}

/** What is said of a file that no spreadsheet would open. */
export function damaged(): UnreadableTable {
  return new UnreadableTable(text.damaged);
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw damaged();
}

function readList(bytes: Uint8Array, view: DataView, end: number): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== LISTED) throw damaged();
    const [named, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const name = new TextDecoder().decode(bytes.subarray(at + LISTED_SIZE, at + LISTED_SIZE + named));
    const { packed, local } = placesOf(view, at, at + LISTED_SIZE + named, extra);
    if (view.getUint32(local, true) !== LOCAL) throw damaged();
    const begin = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (begin + packed > bytes.length) throw damaged();
    entries.set(name.replaceAll('\\', '/').toLowerCase(), {
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      begin,
      end: begin + packed,
    });
    at += LISTED_SIZE + named + extra + comment;
  }
  return entries;
}

/** How much of the file a part takes and where it begins; both may stand behind its name, in eight bytes each. */
function placesOf(view: DataView, at: number, behind: number, length: number) {
  const [packed, unpacked, local] = [20, 24, 42].map((place) => view.getUint32(at + place, true)) as [
    number,
    number,
    number,
  ];
  for (let field = behind; field + 4 <= behind + length; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== ZIP64) continue;
    let place = field + 4;
    const next = (known: number) => {
      if (known !== ELSEWHERE) return known;
      place += 8;
      return Number(view.getBigUint64(place - 8, true));
    };
    next(unpacked);
    return { packed: next(packed), local: next(local) };
  }
  return { packed, local };
}
