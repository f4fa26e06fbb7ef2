import type { RuleAction, RuleContent } from '../../models/automation-rule.ts';

/** Whether an action spends money without anybody pressing anything. */
export function spends(action: RuleAction): boolean {
  return action.kind === 'offer' && action.auto_approve;
}

/** What of a rule contradicts itself, by the path of the field. */
export function contradictions({ condition, action, cap }: RuleContent): { path: string; message: string }[] {
  return [
    ...(action.kind === 'reminder' && condition.kind !== 'answer_rate'
      ? [{ path: 'action.kind', message: 'Напоминают только об открытом опросе: выберите условие про долю ответивших' }]
      : []),
    ...(action.kind === 'offer' && action.auto_approve && action.offer_id === null
      ? [
          {
            path: 'action.offer_id',
            message: 'Чтобы заявка уходила сама, выберите, какое именно предложение заказывать',
          },
        ]
      : []),
    ...(spends(action) && cap === null
      ? [{ path: 'cap', message: 'Укажите, сколько правило может потратить за месяц' }]
      : []),
    ...(!spends(action) && cap !== null
      ? [{ path: 'cap', message: 'Само это действие денег не тратит, предел ему не нужен' }]
      : []),
  ];
}
