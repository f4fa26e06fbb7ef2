import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { treeOf } from '../load/child.ts';
import { bytesOf } from '../peak-memory.ts';

/** Smaller ones are shells that wait. */
const WORTH_NAMING = 8 * 1024 ** 2;

/** What a process has now; several of one name together. */
export interface Held {
  readonly bytes: number;
  /** Each execution environment of a function is one. */
  readonly threads: number;
}

/** What every process of a server has now, by what it runs. */
export function heldBy(pid: number): Map<string, Held> {
  const byName = new Map<string, Held>();
  for (const one of treeOf(pid)) {
    const found = lookAt(one);
    if (!found || found.bytes < WORTH_NAMING) continue;
    const { bytes, threads } = byName.get(found.name) ?? { bytes: 0, threads: 0 };
    byName.set(found.name, { bytes: bytes + found.bytes, threads: threads + found.threads });
  }
  return byName;
}

/** Nothing for a process that has ended meanwhile. */
function lookAt(pid: number): (Held & { readonly name: string }) | null {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const name = words.find((word) => word.endsWith('.ts')) ?? words[0] ?? '';
    return { name: basename(name), bytes: bytesOf(pid), threads: readdirSync(`/proc/${pid}/task`).length };
  } catch {
    return null;
  }
}
