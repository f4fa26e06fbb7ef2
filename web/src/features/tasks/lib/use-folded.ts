import { useState } from 'react';

/** A value made of an input and of what it was before, so that what has not changed can stay the same object. */
export function useFolded<Input, Value>(input: Input, fold: (before: Value | undefined, input: Input) => Value): Value {
  const [state, setState] = useState(() => ({ input, value: fold(undefined, input) }));
  if (state.input === input) return state.value;
  const next = { input, value: fold(state.value, input) };
  setState(next);
  return next.value;
}
