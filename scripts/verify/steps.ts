import { TODAY } from './today.ts';

/** One thing that `npm run verify` runs. */
export interface Step {
  readonly name: string;
  readonly command: string;
  /** Programs without which it cannot run at all: where one is missing, it counts as skipped. */
  readonly needs?: readonly string[];
}

/** Two walks through the same screens: one is left out, the other one tomorrow. */
const NOT_TODAY = TODAY % 2 === 0 ? 'languages' : 'pseudo';

/** Everything that the README promises to hold, in this order: the quickest to say no first. */
export const STEPS: readonly Step[] = [
  // Half of the long ones in a browser.
  { name: 'tests', command: 'npm test --silent -- --long --days 2' },
  { name: 'languages', command: `npm run test:languages --silent -- --project '!${NOT_TODAY}'` },
  { name: 'everybody', command: 'npm run test:everybody --silent' },
  { name: 'reproducible build', command: 'npm run check:build --silent' },
  { name: 'reading of comments', command: 'npm run bench:text --silent' },
  { name: 'SCIM', command: 'npm run check:scim --silent', needs: ['python3'] },
  { name: 'infrastructure', command: 'npm run scan:infra --silent', needs: ['python3'] },
  { name: 'deployment', command: 'npm run deploy:check --silent', needs: ['python3'] },
  { name: 'load', command: 'npm run bench:load --silent -- --truths' },
  // What the load has built.
  { name: 'faults', command: 'npm run bench:faults --silent -- --built' },
  { name: 'budgets', command: 'npm run bench --silent -- --truths' },
  // All tests have run with everything in place. A twelfth of the guards a day.
  { name: 'guards', command: 'npm run test:guards --silent -- --no-control --days 12' },
  // What all of the above have written down.
  { name: 'goals', command: 'npm run bench:goals --silent -- --recorded' },
  // A fifth of its files a day.
  { name: 'DynamoDB Local', command: 'npm run test:conformance --silent -- --days 5', needs: ['java', 'mvn'] },
];
