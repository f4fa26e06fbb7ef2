import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { put, type Write } from '#data/writes.ts';
import type { Translation } from '#shared/models/translation.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';

/** In which languages a run is answered, its own first, and what it says in the others. */
export interface RunTexts {
  readonly languages: readonly PollLanguage[];
  readonly translations: readonly Translation[];
}

/** Of a run of which nobody has said its language. */
export const UNSAID: RunTexts = { languages: [], translations: [] };

/** What runs say in other languages than their own, as it was when they were first opened. */
export function createRunTexts(table: Table) {
  return {
    async find(runId: string, language: PollLanguage): Promise<Translation | null> {
      const [item] = await table.getMany([keys.runTexts(runId, language)], { sure: true });
      return item ? { language, texts: item['texts'] as Translation['texts'] } : null;
    },
  };
}

/** What it takes that a run says the same from now on, whatever becomes of the translations of its poll. */
export function runTextsWrites(runId: string, { translations }: RunTexts): Write[] {
  return translations.map(({ language, texts }) =>
    put({ ...keys.runTexts(runId, language), type: 'run-texts', runId, language, texts }),
  );
}
