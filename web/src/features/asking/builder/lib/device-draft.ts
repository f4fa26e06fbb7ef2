import type * as z from 'zod/mini';
import { isOutdated } from '#web/answer-form/retention.ts';
import { safeStorage } from '#web/lib/safe-storage.ts';

/** Whose unsaved work it is and on what; `id` is null for what does not exist yet. */
export interface DraftPlace {
  readonly userId: string;
  readonly workspaceId: string;
  readonly id: string | null;
}

/** Unsaved work as it lies on this device. */
export interface StoredDraft<Draft> {
  readonly draft: Draft;
  /** The version it was made from; 0 for what does not exist yet. */
  readonly version: number;
  /** When it was touched last. */
  readonly at: string;
}

/** By name, so that a new field of a draft does not compile before it is kept. */
export type SchemaOf<Fields> = { readonly [Name in keyof Required<Fields>]: z.ZodMiniType };

/** Where unsaved work of one sort is kept on this device. */
interface DeviceDrafts<Draft> {
  /** What was typed here and is not on the server; null when there is nothing, or nothing readable. */
  readonly read: (place: DraftPlace, now: Date) => StoredDraft<Draft> | null;
  readonly store: (place: DraftPlace, kept: StoredDraft<Draft>) => void;
  readonly remove: (place: DraftPlace) => void;
}

/** Keeps unsaved work under this name, in the form of this schema. */
export function deviceDrafts<Kept extends { readonly version: number; readonly at: string }, Draft>(
  name: string,
  schema: z.ZodMiniType<Kept>,
  { from, to }: { readonly from: (kept: Kept) => Draft; readonly to: (draft: Draft) => unknown },
): DeviceDrafts<Draft> {
  /** The account leads: what one person typed is not offered to the next one at the same screen. */
  const keyOf = ({ userId, workspaceId, id }: DraftPlace) => `tonus:${name}:${userId}:${workspaceId}:${id ?? 'new'}`;
  return {
    read(place, now) {
      const found = schema.safeParse(parsed(safeStorage.read(keyOf(place)) ?? ''));
      if (!found.success || isOutdated(found.data.at, now)) return null;
      const { at, version } = found.data;
      return { at, version, draft: from(found.data) };
    },
    store(place, { at, version, draft }) {
      safeStorage.write(keyOf(place), JSON.stringify({ at, version, draft: to(draft) }));
    },
    remove(place) {
      safeStorage.remove(keyOf(place));
    },
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
