import type { Kind } from '../kind.ts';
import { listEditor } from '../parts/listing.tsx';
import { optionsCard } from '../parts/options-card.tsx';
import { kindNames } from '#text/question-kinds/names.ts';

/** One option of a list. */
export const radio: Kind = { editor: listEditor(kindNames.one), card: optionsCard() };
