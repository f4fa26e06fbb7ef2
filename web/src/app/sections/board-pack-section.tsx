import { PackPage } from '#web/features/overview/pack/pack-page.tsx';
import { effectWords } from '#web/features/tasks/details/lib/effect-words.ts';

/** The report for a meeting, with what tasks say of their effect. */
export default function BoardPackSection() {
  return <PackPage effectWords={effectWords} />;
}
