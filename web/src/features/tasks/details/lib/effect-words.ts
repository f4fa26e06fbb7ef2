import type { TaskEffect, TaskSource } from '#shared/models/task.ts';
import { detailsText } from '#text/tasks/details.ts';

const text = detailsText.effect;

export interface EffectWords {
  readonly figures: string;
  readonly certainty: string;
}

/** The effect of a task in words: what it was, what it is, and whether the difference may be chance. */
export function effectWords(
  { metric, before, after, random, since, early }: TaskEffect,
  kind: TaskSource['kind'],
): EffectWords {
  const was = text.was(metric.label, before.count, before.of);
  if (after === null) {
    const next = kind === 'poll_finding' ? text.afterRun : text.afterAnalysis;
    return { figures: `${was}.`, certainty: text.unmeasured(next) };
  }
  const is = after.count === null ? text.isFew(after.of) : text.is(after.count, after.of);
  if (early !== null) return { figures: `${was}, ${is}.`, certainty: text.early(early) };
  const stayed = since === null ? '' : text.since(since.same, since.readings);
  const certainty = random === null ? text.unknown : random ? text.random : `${text.notRandom}${stayed}`;
  return { figures: `${was}, ${is}.`, certainty };
}
