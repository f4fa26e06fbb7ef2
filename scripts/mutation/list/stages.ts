import type { Guard } from '../guard.ts';

/** What a deployment must not go without; what the templates hold is asserted on them directly (tests/infra). */
export const stages: readonly Guard[] = [
  {
    name: 'a stage that keeps data is refused before its operator has filled it in',
    file: 'infra/config.ts',
    from: '    ...missingWithData(given),\n',
    to: '',
    test: 'tests/infra/stages.test.ts',
    only: /naming each missing setting at once/,
  },
  {
    name: 'a setting of spaces is one that is not set',
    file: 'infra/config.ts',
    from: "value.trim() !== ''",
    to: "value !== ''",
    test: 'tests/infra/stages.test.ts',
    only: /are refused without operator alone/,
  },
];
