import type { RuleAction, RuleContent } from '../../models/automation-rule.ts';
import { ruleSentenceText } from '#text/rules/rule-sentence.ts';

/** Whether an action spends money without anybody pressing anything. */
export function spends(action: RuleAction): boolean {
  return action.kind === 'offer' && action.auto_approve;
}

/** What of a rule contradicts itself, by the path of the field. */
export function contradictions({ condition, action, cap }: RuleContent): { path: string; message: string }[] {
  const text = ruleSentenceText.contradictions;
  return [
    ...(action.kind === 'reminder' && condition.kind !== 'answer_rate'
      ? [{ path: 'action.kind', message: text.reminder }]
      : []),
    ...(action.kind === 'offer' && action.auto_approve && action.offer_id === null
      ? [{ path: 'action.offer_id', message: text.chooseOffer }]
      : []),
    ...(spends(action) && cap === null ? [{ path: 'cap', message: text.capWanted }] : []),
    ...(!spends(action) && cap !== null ? [{ path: 'cap', message: text.noCapWanted }] : []),
  ];
}
