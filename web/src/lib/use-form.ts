import { useCallback, useId, useState, type ChangeEvent } from 'react';

type Mistakes = Readonly<Record<string, string>>;

interface FormOptions<Values> {
  readonly initialValues: Values;
  /** The mistakes of what is typed, by field. */
  readonly validate: (values: Values) => Mistakes;
  /** Fields judged while somebody types, not first when the form is sent. */
  readonly judgedAtOnce?: readonly (keyof Values & string)[];
}

interface FormState<Values> {
  readonly values: Values;
  /** What was found when the form was sent; a field that changes loses its own. */
  readonly mistakes: Mistakes;
  readonly typed: readonly string[];
}

/** What is typed into a form and what is wrong with it, by the names of its fields. */
export function useForm<Values extends object>({ initialValues, validate, judgedAtOnce = [] }: FormOptions<Values>) {
  const id = useId();
  const [{ values, mistakes, typed }, setState] = useState<FormState<Values>>({
    values: initialValues,
    mistakes: {},
    typed: [],
  });
  const judged = judgedAtOnce.filter((name) => typed.includes(name));
  const errors = judged.length === 0 ? mistakes : { ...only(validate(values), judged), ...mistakes };

  type Name = keyof Values & string;

  const setFieldValue = useCallback(<N extends Name>(name: N, change: Values[N] | Step<Values[N]>) => {
    setState((before) => {
      const value = isStep(change) ? change(before.values[name]) : change;
      const others = Object.keys(before.mistakes).filter((other) => other !== name);
      return {
        values: { ...before.values, [name]: value },
        mistakes: only(before.mistakes, others),
        typed: [...new Set([...before.typed, name])],
      };
    });
  }, []);
  const setValues = useCallback((changed: Partial<Values>) => {
    setState((before) => ({ ...before, values: { ...before.values, ...changed }, mistakes: {} }));
  }, []);
  const setErrors = useCallback((found: Mistakes) => setState((before) => ({ ...before, mistakes: found })), []);

  const shared = (name: Name) => ({
    error: errors[name],
    'data-field': id + name,
    onChange: (given: unknown) => setFieldValue(name, typedInto(given) as Values[Name]),
  });

  return {
    values,
    errors,
    setValues,
    setFieldValue,
    setErrors,
    /** What a field needs of the form. */
    field: <N extends Name>(name: N) => ({ value: values[name], ...shared(name) }),
    checkbox: (name: Name) => ({ checked: values[name] === true, ...shared(name) }),
    /** Where a field stands on the page. */
    nodeOf: (name: string) => document.querySelector<HTMLElement>(`[data-field="${id}${name}"]`),
    onSubmit: (send: (values: Values) => void, refuse?: (found: Mistakes) => void) => (event: Prevented) => {
      event.preventDefault();
      const found = validate(values);
      setErrors(found);
      if (Object.keys(found).length > 0) refuse?.(found);
      else send(values);
    },
  };
}

/** What becomes of a value. */
type Step<Value> = (before: Value) => Value;

function isStep<Value>(change: Value | Step<Value>): change is Step<Value> {
  return typeof change === 'function';
}

type Prevented = Pick<Event, 'preventDefault'>;

function only(mistakes: Mistakes, names: readonly string[]): Mistakes {
  return Object.fromEntries(Object.entries(mistakes).filter(([name]) => names.includes(name)));
}

/** Elements tell of a change by an event, the kit's own fields by the value itself. */
function typedInto(given: unknown): unknown {
  if (!isChange(given)) return given;
  const { currentTarget: input } = given;
  return input.type === 'checkbox' ? input.checked : input.value;
}

function isChange(given: unknown): given is ChangeEvent<HTMLInputElement> {
  return typeof given === 'object' && given !== null && 'nativeEvent' in given;
}
