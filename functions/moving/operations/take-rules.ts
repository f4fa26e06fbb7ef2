import { addressesOf } from '../addresses.ts';
import type { MovingOperation } from '../operation.ts';
import type { RuleRecord } from '../records/rules.ts';

/** If–then rules, without who has made them and what they did. */
export const takeRules: MovingOperation<'rules', 'takeRules'> = async (context) => {
  const { repos, workspaceId } = context;
  const [rules, addresses] = await Promise.all([repos.automationRules.list(workspaceId), addressesOf(context)]);
  const records = rules.map(({ id, condition, action, cap, createdAt }): RuleRecord => {
    const rule = { kind: 'rule', id, condition, cap, created_at: createdAt } as const;
    if (action.kind !== 'task') return { ...rule, action, responsible: null };
    const responsible = addresses.get(action.responsible_id ?? '') ?? null;
    return { ...rule, action: { ...action, responsible_id: null }, responsible };
  });
  return { lines: records.map((record) => JSON.stringify(record)), next_cursor: null };
};
