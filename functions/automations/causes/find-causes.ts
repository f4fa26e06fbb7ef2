import type { RuleCondition } from '#shared/models/automation-rule.ts';
import { quietBefore, quietNow } from './answer-rate.ts';
import type { Cause, Looking, Past } from './cause.ts';
import { datesBefore, datesNow } from './dates.ts';
import { fallenBefore, fallenNow } from './enps.ts';
import { loadedBefore, loadedNow } from './load.ts';

/** Why a rule with this condition would act tonight. */
export function findCauses(condition: RuleCondition, looking: Looking): Promise<Cause[]> {
  switch (condition.kind) {
    case 'load':
      return loadedNow(condition, looking);
    case 'answer_rate':
      return quietNow(condition, looking);
    case 'enps':
      return fallenNow(condition, looking);
    case 'date':
      return datesNow(condition, looking);
  }
}

/** Why it would have acted over the last days, as far as what is stored can tell. */
export function findPast(condition: RuleCondition, looking: Looking): Promise<Past> {
  switch (condition.kind) {
    case 'load':
      return loadedBefore(condition, looking);
    case 'answer_rate':
      return quietBefore(condition, looking);
    case 'enps':
      return fallenBefore(condition, looking);
    case 'date':
      return datesBefore(condition, looking);
  }
}
