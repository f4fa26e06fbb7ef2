import type { Kind } from '../kind.ts';
import { listEditor } from '../parts/listing.tsx';
import { optionsCard } from '../parts/options-card.tsx';
import { kindNames } from '#text/question-kinds/names.ts';

/** As many options of a list as fit. */
export const checkbox: Kind = { editor: listEditor(kindNames.several, { several: true }), card: optionsCard(true) };
