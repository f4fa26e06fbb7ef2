import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { conflict, invalid } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import type { MovingKind } from '#shared/rules/moving.ts';
import { movingErrors } from '#text/moving/errors.ts';
import { movedId } from './moved-id.ts';
import type { StoredMoving } from './repositories/moving.ts';

type Context = OperationContext<'moving' | 'plans' | 'workspaces'> & { readonly workspaceId: string };

/** A record with what its mistake is told by: the number of its line. */
export interface Line<R> {
  readonly record: R;
  readonly number: number;
}

/** What is written of a part, and for whom. */
export interface Bringing {
  readonly moving: StoredMoving;
  readonly workspace: Workspace;
  /** The id here of what had this one. */
  readonly idOf: (id: string) => string;
}

/** How the records of a kind are read and written; they are written again where a part is sent again. */
interface Kind<R> {
  readonly kind: MovingKind;
  readonly record: z.ZodMiniType<R>;
  readonly write: (lines: readonly Line<R>[], bringing: Bringing) => Promise<void>;
}

/**
 * Takes the next part of a file in: it must be the one of which the manifest has the hash, and each of its records must
 * read as one of its kind. One that is in already is left alone.
 */
export async function bringPart<R>(
  context: Context,
  { part, text }: { readonly part: number; readonly text: string },
  { kind, record, write }: Kind<R>,
): Promise<{ parts: number; done: number }> {
  const { repos, workspaceId, now } = context;
  const { workspace } = await requireWritable(context);
  const moving = (await repos.moving.find(workspaceId)) ?? conflict(movingErrors.notBegun);
  const { parts, done } = moving;
  if (part < done) return { parts: parts.length, done };
  const wanted = parts[part];
  if (part > done || wanted?.kind !== kind) conflict(movingErrors.outOfOrder);
  if (createHash('sha256').update(text).digest('hex') !== wanted.sha256) wrong(movingErrors.wrongHash);
  const lines = text.split('\n').filter((line) => line !== '');
  if (lines.length !== wanted.records) wrong(movingErrors.recordsOff(wanted.records));
  const records = lines.map((line, index) => ({ record: read(line, index + 1, record), number: index + 1 }));
  await write(records, { moving, workspace, idOf: (id) => movedId(moving.id, id) });
  await repos.moving.advance(moving, now);
  return { parts: parts.length, done: done + 1 };
}

/** So many records of a part are written at a time: it has to be in within the seconds of a request. */
const SIDE_BY_SIDE = 8;

/** Writes records that do not need each other. */
export async function sideBySide<R>(records: readonly R[], write: (record: R) => Promise<void>): Promise<void> {
  for (let from = 0; from < records.length; from += SIDE_BY_SIDE) {
    await Promise.all(records.slice(from, from + SIDE_BY_SIDE).map(write));
  }
}

function read<R>(line: string, number: number, record: z.ZodMiniType<R>): R {
  const { success, data } = record.safeParse(jsonOf(line));
  return success ? data : wrongRecord(number);
}

function jsonOf(line: string): unknown {
  try {
    // A key of this name would be taken for what all objects have.
    return JSON.parse(line, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    return undefined;
  }
}

/** 422: a record is none that could have been made here. */
export function wrongRecord(number: number): never {
  wrong(movingErrors.wrongRecord(number));
}

/** 422: a record names what is not there. */
export function unknownReference(number: number): never {
  wrong(movingErrors.unknownReference(number));
}

/** 422: with this record somebody leads themselves, if only through others. */
export function circular(number: number): never {
  wrong(movingErrors.circular(number));
}

function wrong(message: string): never {
  invalid([{ path: 'text', message }]);
}
