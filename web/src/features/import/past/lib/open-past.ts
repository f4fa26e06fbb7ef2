import type { PastSource } from '#shared/rules/past-import.ts';
import type { Brought } from '#web/lib/forms/brought.ts';
import { readForms } from '#web/lib/forms/read-forms.ts';

/** A file that has been read, and by what it is known again. */
export interface Opened {
  readonly brought: Brought;
  readonly name: string;
  readonly hash: string;
}

const NAME_MAX_LENGTH = 200;

/** Reads what was chosen, or says why nothing can be made of it. */
export async function openPast(
  files: readonly File[],
  source: PastSource,
): Promise<Opened | { readonly problem: string }> {
  const chosen = await Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
  const read = await readForms(chosen, source);
  if ('problem' in read) return read;
  const all = await new Blob(chosen.map(({ bytes }) => bytes)).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', all));
  return {
    brought: read.brought,
    name: chosen
      .map(({ name }) => name)
      .join(', ')
      .slice(0, NAME_MAX_LENGTH),
    hash: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}
