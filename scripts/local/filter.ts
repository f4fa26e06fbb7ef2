/** An event pattern of EventBridge or of an event source mapping: nested names down to lists of rules. */
export type Pattern = Readonly<Record<string, unknown>>;

type Test = (value: unknown) => boolean;
const COMPARE: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** Whether an event fits a pattern: every name of the pattern must fit, by any one of its rules. Throws on an unknown rule. */
export function matches(pattern: Pattern, event: unknown): boolean {
  // A list of objects in the event fits when one of them does.
  if (Array.isArray(event)) return event.some((member) => matches(pattern, member));
  return Object.entries(pattern).every(([name, wanted]) => {
    if (name === '$or') return asList(wanted).some((branch) => isObject(branch) && matches(branch, event));
    const value = isObject(event) ? event[name] : undefined;
    if (!Array.isArray(wanted)) return isObject(wanted) && matches(wanted, value);
    return wanted.some((rule) => fits(rule, value));
  });
}

function fits(rule: unknown, value: unknown): boolean {
  if (isObject(rule) && 'exists' in rule) return (value !== undefined) === rule['exists'];
  if (value === undefined) return false;
  // A list in the event fits when one of its members does.
  return (Array.isArray(value) ? value : [value]).some(testOf(rule));
}

function testOf(rule: unknown): Test {
  if (!isObject(rule)) return (value) => value === rule;
  const [[kind, argument] = ['nothing', undefined]] = Object.entries(rule);
  switch (kind) {
    case 'prefix':
      return (value) => typeof value === 'string' && value.startsWith(String(argument));
    case 'suffix':
      return (value) => typeof value === 'string' && value.endsWith(String(argument));
    case 'equals-ignore-case':
      return (value) => typeof value === 'string' && value.toLowerCase() === String(argument).toLowerCase();
    case 'anything-but': {
      const banned = asList(argument).map(testOf);
      return (value) => !banned.some((test) => test(value));
    }
    case 'numeric':
      return numeric(asList(argument));
    default:
      throw new Error(`The local runtime does not know the filter rule ${kind}`);
  }
}

/** `[">", 0, "<=", 5]`: every comparison must hold. DynamoDB writes numbers as strings, so those count too. */
function numeric(argument: readonly unknown[]): Test {
  return (value) => {
    const number =
      typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : Number.NaN;
    if (Number.isNaN(number)) return false;
    for (let index = 0; index < argument.length; index += 2) {
      const compare = COMPARE[String(argument[index])];
      if (!compare) throw new Error(`The local runtime does not know the comparison ${String(argument[index])}`);
      if (!compare(number, Number(argument[index + 1]))) return false;
    }
    return true;
  };
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
