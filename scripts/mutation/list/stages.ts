import { guardsIn } from '../guard.ts';

/** What a deployment must not go without; what the templates hold is asserted on them directly (tests/infra). */
export const guards = [
  guardsIn('infra/config.ts', 'tests/infra/stages.test.ts', {
    'a stage that keeps data is refused before its operator has filled it in -> naming each missing setting at once':
      '[-...missingWithData(given),-]',
    'a setting of spaces is one that is not set -> are refused without operator alone': "value[-.trim()-] !== ''",
  }),
];
