import type { RuleCondition } from '#shared/models/automation-rule.ts';
import { quietBefore, quietNow } from './answer-rate.ts';
import type { Cause, CauseSearch, Past } from './cause.ts';
import { datesBefore, datesNow } from './dates.ts';
import { fallenBefore, fallenNow } from './enps.ts';
import { loadedBefore, loadedNow } from './load.ts';

/** Why a rule with this condition would act tonight. */
export function findCauses(condition: RuleCondition, search: CauseSearch): Promise<Cause[]> {
  switch (condition.kind) {
    case 'load':
      return loadedNow(condition, search);
    case 'answer_rate':
      return quietNow(condition, search);
    case 'enps':
      return fallenNow(condition, search);
    case 'date':
      return datesNow(condition, search);
  }
}

/** Why it would have acted over the last days, as far as what is stored can tell. */
export function findPast(condition: RuleCondition, search: CauseSearch): Promise<Past> {
  switch (condition.kind) {
    case 'load':
      return loadedBefore(condition, search);
    case 'answer_rate':
      return quietBefore(condition, search);
    case 'enps':
      return fallenBefore(condition, search);
    case 'date':
      return datesBefore(condition, search);
  }
}
