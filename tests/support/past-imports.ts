import type { NewPastImport } from '#shared/models/past-import.ts';

let files = 0;

/** A past of one eNPS question with a run in which so many people answered. */
export function aPast(given: Partial<NewPastImport> = {}): NewPastImport {
  files++;
  return {
    source: 'limesurvey',
    file: { name: `опрос-${files}.lsa`, hash: files.toString(16).padStart(64, '0') },
    again: false,
    title: 'Опрос из LimeSurvey',
    type: 'ENPS',
    questions: [
      { text: 'Порекомендуете нас?', order_index: 0, is_required: true, scale: '0-10', direction: null },
      { text: 'Почему?', order_index: 1, is_required: false, scale: null, direction: null },
    ],
    runs: [{ day: '2025-03-12', answers: scored([10, 10, 9, 8, 2, 0]) }],
    ...given,
  };
}

/** Answers of so many people, each with a score and a word. */
export function scored(scores: readonly number[]): (string | null)[][] {
  return scores.map((score) => [String(score), score > 8 ? 'Команда' : null]);
}
