import type { OpenKiosk } from '#shared/models/kiosk.ts';
import type { Translation } from '#shared/models/translation.ts';
import type { Submission } from './api.ts';

/** What a tablet keeps of its kiosk: nothing of anybody who has answered, but how many were refused. */
export interface KnownKiosk {
  readonly token: string;
  /** As the server told it last. */
  readonly kiosk: OpenKiosk;
  /** What is asked in each of its other languages: whoever stands there chooses, with or without a connection. */
  readonly translations: readonly Translation[];
  /** When that was, milliseconds. */
  readonly seenAt: number;
  /** So many answers were refused, as they came after the end. */
  readonly refused: number;
  /** PINs that were wrong in a row, and since when another one may be tried. */
  readonly wrongPins: number;
  readonly pinFrom: number;
}

/** Finished answers that the server may not have: without any moment of theirs. */
interface Waiting {
  readonly token: string;
  readonly submission: Submission;
}

const KIOSKS = 'kiosks';
const QUEUE = 'queue';
const BY_TOKEN = 'token';

/** Opens what the browser keeps of kiosks; fails where it keeps nothing. */
export async function openStore() {
  const opening = indexedDB.open('tonus-kiosk', 1);
  opening.addEventListener('upgradeneeded', () => {
    const database = opening.result;
    database.createObjectStore(KIOSKS, { keyPath: 'token' });
    database.createObjectStore(QUEUE, { autoIncrement: true }).createIndex(BY_TOKEN, BY_TOKEN);
  });
  const database = await settled(opening);

  /** Done when it would survive the tablet being switched off. */
  async function write(work: (kiosks: IDBObjectStore, queue: IDBObjectStore) => IDBRequest | undefined) {
    const changing = database.transaction([KIOSKS, QUEUE], 'readwrite', { durability: 'strict' });
    const asked = work(changing.objectStore(KIOSKS), changing.objectStore(QUEUE));
    await new Promise<void>((resolve, reject) => {
      changing.addEventListener('complete', () => resolve());
      const fail = () => reject(changing.error ?? new Error('The browser has not kept it'));
      changing.addEventListener('abort', fail);
      changing.addEventListener('error', fail);
    });
    return asked?.result as unknown;
  }
  const kiosks = () => database.transaction(KIOSKS).objectStore(KIOSKS);
  const queue = () => database.transaction(QUEUE).objectStore(QUEUE).index(BY_TOKEN);

  return {
    async known(token: string): Promise<KnownKiosk | null> {
      return ((await settled(kiosks().get(token))) as KnownKiosk | undefined) ?? null;
    },

    async keep(known: KnownKiosk): Promise<void> {
      await write((all) => all.put(known));
    },

    /** Nothing of the kiosk is left. */
    async forget(token: string): Promise<void> {
      await write((all) => all.delete(token));
    },

    /** Puts finished answers behind those that wait. */
    async add(waiting: Waiting): Promise<number> {
      return (await write((_, all) => all.add(waiting))) as number;
    },

    /** Those that have waited longest; null where none wait. */
    async first(token: string): Promise<{ readonly key: number; readonly submission: Submission } | null> {
      const cursor = await settled(queue().openCursor(token));
      return cursor && { key: cursor.primaryKey as number, submission: (cursor.value as Waiting).submission };
    },

    async count(token: string): Promise<number> {
      return settled(queue().count(token));
    },

    async remove(key: number): Promise<void> {
      await write((_, all) => all.delete(key));
    },
  };
}

export type Store = Awaited<ReturnType<typeof openStore>>;

function settled<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('The browser has not told it')));
  });
}
