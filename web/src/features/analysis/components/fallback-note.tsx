import type { WorkloadSummary } from '#shared/models/analysis.ts';
import { Note } from '#web/ui/note.tsx';
import { analysisText as text } from '#text/analysis.ts';

/** Why the service prepared an analysis itself though the model was asked for. */
export function FallbackNote({ fallback }: Pick<WorkloadSummary, 'fallback'>) {
  return fallback && <Note tone="warning">{text.fallback(fallback.detail)}</Note>;
}
