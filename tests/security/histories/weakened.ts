import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Command, Weakening } from './scheduled-table.ts';

interface Conditional {
  readonly Key?: Record<string, unknown>;
  readonly Item?: Record<string, unknown>;
  ConditionExpression?: string;
}

/** Writes to these places go through whatever their condition says. */
export function withoutCondition(place: RegExp): Weakening {
  return (command, carryOut) => {
    for (const write of writesOf(command)) {
      const { pk, sk } = write.Key ?? write.Item ?? {};
      // What a condition names must be used in it.
      if (write.ConditionExpression && place.test(`${String(pk)} ${String(sk)}`)) {
        write.ConditionExpression = `${write.ConditionExpression} OR attribute_exists(pk) OR attribute_not_exists(pk)`;
      }
    }
    return carryOut();
  };
}

/** Whoever reads what lies at these places is given what the first was given. */
export function asFirstRead(place: RegExp): Weakening {
  const first = new Map<string, unknown>();
  return async (command, carryOut) => {
    if (!(command instanceof GetCommand)) return carryOut();
    const { pk, sk } = command.input.Key ?? {};
    const name = `${String(pk)} ${String(sk)}`;
    if (!place.test(name)) return carryOut();
    if (!first.has(name)) first.set(name, await carryOut());
    return first.get(name);
  };
}

function writesOf({ input }: Command): Conditional[] {
  const { TransactItems } = input as { readonly TransactItems?: readonly Record<string, Conditional>[] };
  return TransactItems ? TransactItems.flatMap((one) => Object.values(one)) : [input];
}

/** Whoever counts answers does not see up to which they are counted. */
export const countedAnew: Weakening = async (command, carryOut) => {
  const reply = await withoutCondition(/ TOTALS$/)(command, carryOut);
  const { Item: item } = reply as { readonly Item?: Record<string, unknown> };
  return item?.['type'] === 'totals' ? { Item: { ...item, last: '0' } } : reply;
};
