import { unlessChanged } from '#data/conditions.ts';
import { jobItem } from '#data/job-item.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { insert, remove, update, type Condition, type Write } from '#data/writes.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import type { Words } from '#shared/text/said.ts';
import type { Spoken } from '../spoken.ts';

/** A text in another language, as it is kept. */
export interface TranslatedText {
  readonly text: string;
  /** A draft was made by a model, and nobody has looked at it; one of the bank is its translation, word for word. */
  readonly state: 'draft' | 'bank' | 'checked';
  /** Who has checked it; null for the others, and when their account was deleted. */
  readonly by: string | null;
  /** The hash of the own text it was made from. */
  readonly of: string;
}

/** What a poll says in one other language. */
export interface StoredTranslation {
  readonly language: PollLanguage;
  /** By the place where they stand. */
  readonly texts: Readonly<Record<string, TranslatedText>>;
  /** Which job makes drafts of what is missing, and since when; null when none does. */
  readonly drafting: { readonly jobId: string; readonly since: string; readonly begun: boolean } | null;
  /** Why the last drafts could not be made, or not all; null where they could. */
  readonly problem: Words | null;
  readonly version: number;
}

/** A poll or a survey, as far as its languages are concerned. */
export interface Subject extends Spoken {
  readonly kind: 'poll' | 'survey';
  readonly id: string;
  readonly workspaceId: string;
  readonly createdAt: string;
}

/** What may change in the languages of a poll beside the texts. */
type LanguagesChange = Partial<Pick<Spoken, 'language' | 'languages' | 'onHoles'>>;

/** What polls and surveys say in other languages: an item a language, beside the poll. */
export function createTranslations(table: Table) {
  async function find(subjectId: string, language: PollLanguage): Promise<StoredTranslation | null> {
    const item = await table.get(keys.translation(subjectId, language), { consistent: true });
    return item ? toTranslation(item) : null;
  }

  async function forgetIn(subjectId: string, language: PollLanguage, userId: string): Promise<void> {
    for (;;) {
      const stored = await find(subjectId, language);
      if (!stored || !Object.values(stored.texts).some(({ by }) => by === userId)) return;
      const texts = Object.fromEntries(
        Object.entries(stored.texts).map(([where, text]) => [where, text.by === userId ? { ...text, by: null } : text]),
      );
      if (await unlessChanged(table.write(changeWrite(subjectId, stored, { texts })))) return;
    }
  }

  return {
    find,

    /** Those of a poll, in the order of its languages. */
    async of(subjectId: string, languages: readonly PollLanguage[]): Promise<StoredTranslation[]> {
      if (languages.length === 0) return [];
      const items = await table.getMany(
        languages.map((language) => keys.translation(subjectId, language)),
        { consistent: true },
      );
      return items.filter((item) => item !== null).map(toTranslation);
    },

    /** Begins a language; what it says already comes from elsewhere. False when somebody was faster, or it may not be changed any more. */
    async add(
      subject: Subject,
      language: PollLanguage,
      own: PollLanguage,
      texts: StoredTranslation['texts'] = {},
    ): Promise<boolean> {
      const change = { language: own, languages: [...subject.languages, language] };
      const stored = { language, texts, drafting: null, problem: null, version: 1 };
      return unlessChanged(table.transact([languagesWrite(subject, change), insert(asItem(subject.id, stored))]));
    },

    /** Takes a language away with all that is said in it. False when somebody was faster, or it may not be changed any more. */
    async remove(subject: Subject, language: PollLanguage): Promise<boolean> {
      const languages = subject.languages.filter((one) => one !== language);
      const writes = [languagesWrite(subject, { languages }), remove(keys.translation(subject.id, language))];
      return unlessChanged(table.transact(writes));
    },

    /** Another own language, or what becomes of a launch with holes. False when somebody was faster. */
    async settle(subject: Subject, change: LanguagesChange): Promise<boolean> {
      return unlessChanged(table.write(languagesWrite(subject, change)));
    },

    /** Puts other texts in the place of those that were read; null when somebody was faster. */
    async save(
      subjectId: string,
      read: StoredTranslation,
      change: Partial<Pick<StoredTranslation, 'texts' | 'drafting' | 'problem'>>,
    ): Promise<StoredTranslation | null> {
      const done = await unlessChanged(table.write(changeWrite(subjectId, read, change)));
      return done ? { ...read, ...change, version: read.version + 1 } : null;
    },

    /** Has drafts made of what is missing in a language. False when somebody was faster. */
    async draft(subject: Subject, read: StoredTranslation, jobId: string, now: Date): Promise<boolean> {
      const { kind, id, workspaceId, createdAt } = subject;
      const job = {
        kind: 'draft-translation',
        workspaceId,
        subject: { kind, id, createdAt },
        language: read.language,
      } as const;
      const drafting = { jobId, since: now.toISOString(), begun: false };
      const writes = [
        changeWrite(id, read, { drafting, problem: null }),
        insert(jobItem({ ...job, jobId }, jobId, now)),
      ];
      return unlessChanged(table.transact(writes));
    },

    /** Takes the name of whoever has checked texts off them. */
    async forgetChecker({ id, languages }: { id: string } & Pick<Spoken, 'languages'>, userId: string): Promise<void> {
      for (const language of languages) await forgetIn(id, language, userId);
    },
  };
}

/** What it takes that a copy says the same in other languages as its original; its own item names the languages. */
export function copiedWrites(subjectId: string, translations: readonly StoredTranslation[]): Write[] {
  return translations.map(({ language, texts }) =>
    insert(asItem(subjectId, { language, texts, drafting: null, problem: null, version: 1 })),
  );
}

function languagesWrite(subject: Subject, change: LanguagesChange): Write {
  const { kind, id, workspaceId, createdAt, languagesVersion } = subject;
  const place: Key = kind === 'poll' ? keys.poll(workspaceId, createdAt, id) : keys.survey(workspaceId, createdAt, id);
  // What respondents of a survey are shown is settled by its publication.
  const draft = kind === 'survey' ? { status: 'DRAFT' } : {};
  return update(place, { set: change, add: { languagesVersion: 1 } }, asRead(languagesVersion, draft));
}

/** One that never had another language may have no count of them. */
function asRead(languagesVersion: number, equals: Item): Condition {
  if (languagesVersion === 0) return { exists: true, equals, below: { languagesVersion: 1 } };
  return { equals: { ...equals, languagesVersion } };
}

function changeWrite(
  subjectId: string,
  { language, version }: StoredTranslation,
  change: Partial<Pick<StoredTranslation, 'texts' | 'drafting' | 'problem'>>,
): Write {
  return update(
    keys.translation(subjectId, language),
    { set: { ...change, version: version + 1 } },
    { equals: { version } },
  );
}

function asItem(subjectId: string, stored: StoredTranslation): Item & Key {
  return { ...keys.translation(subjectId, stored.language), type: 'translation', subjectId, ...stored };
}

function toTranslation(item: Item): StoredTranslation {
  return {
    language: item['language'] as PollLanguage,
    texts: item['texts'] as StoredTranslation['texts'],
    drafting: (item['drafting'] as StoredTranslation['drafting'] | undefined) ?? null,
    problem: (item['problem'] as Words | null | undefined) ?? null,
    version: Number(item['version']),
  };
}
