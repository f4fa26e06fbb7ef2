import { plural, pluralForm } from '../format.ts';

/** What those who were asked are told of who has opened the results: how many, never who. */
export const viewersText = {
  seenBy: (count: number) =>
    count === 0
      ? 'Результаты пока никто не видел.'
      : `Результаты ${pluralForm(count, 'видел', 'видели', 'видели')} ${plural(count, 'человек', 'человека', 'человек')}.`,
} as const;
