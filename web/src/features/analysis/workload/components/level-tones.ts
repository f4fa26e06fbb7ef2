import type { TagTone } from '#web/ui/tag.tsx';
import type { Level } from '#shared/rules/workload-level.ts';

/** The colour of each level; a word always stands beside it. */
export const TONES = { high: 'attention', medium: 'warning', low: 'good' } as const satisfies Record<Level, TagTone>;
