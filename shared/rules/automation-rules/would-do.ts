import type { RuleAction } from '../../models/automation-rule.ts';
import { ruleSentenceText } from '#text/rules/rule-sentence.ts';

/** What a rule would have done, for its dry run. */
export function wouldDo(action: RuleAction): string {
  const text = ruleSentenceText.wouldDo;
  switch (action.kind) {
    case 'task':
      return text.task(action.title);
    case 'offer':
      return action.auto_approve ? text.order : text.propose;
    case 'reminder':
    case 'mail':
      return text[action.kind];
  }
}
