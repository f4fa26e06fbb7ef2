import { quoted } from '../quoted.ts';
import type { RuleAction } from '../../models/automation-rule.ts';

/** What a rule would have done, for its dry run. */
export function wouldDo(action: RuleAction): string {
  switch (action.kind) {
    case 'task':
      return `Задача ${quoted(action.title)}`;
    case 'reminder':
      return 'Напоминание тем, кто ещё не ответил';
    case 'mail':
      return 'Письмо';
    case 'offer':
      return action.auto_approve ? 'Заявка партнёру' : 'Письмо с предложением партнёра';
  }
}
