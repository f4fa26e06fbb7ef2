import type { Severity } from '#shared/models/analysis.ts';
import type { TagTone } from '#web/ui/tag.tsx';

/** The colour of each severity; its word always stands beside it. */
export const SEVERITY_TONES = {
  low: 'calm',
  medium: 'warning',
  high: 'attention',
  critical: 'attention',
} as const satisfies Record<Severity, TagTone>;
