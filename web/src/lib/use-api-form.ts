import { fieldErrors } from './api-error.ts';
import { useAction } from './use-action.ts';
import { useForm } from './use-form.ts';

interface ApiFormOptions<Values> {
  readonly initialValues: Values;
  /** The mistakes of what would be sent, by field. */
  readonly validate: (values: Values) => Record<string, string>;
  /** Sends what was typed; what follows from success stands at its end. */
  readonly submit: (values: Values) => Promise<unknown>;
}

/**
 * A form whose mistakes stand at their fields, those found here and those the server finds: the first one gets the
 * focus, nothing is sent twice, and what else went wrong stands in `error`.
 */
export function useApiForm<Values extends object>({ initialValues, validate, submit }: ApiFormOptions<Values>) {
  const { busy, error, run } = useAction();
  const form = useForm<Values>({ initialValues, validate });

  const attempt = (work: () => Promise<unknown>): Promise<boolean> =>
    run(async () => {
      try {
        await work();
      } catch (failure) {
        form.setErrors(fieldErrors(failure));
        throw failure;
      }
    });
  const focusFirst = (mistakes: typeof form.errors) => form.nodeOf(Object.keys(mistakes)[0] ?? '')?.focus();

  return {
    form,
    busy,
    error,
    /** Does something else than submitting, with its failure shown the same way. */
    attempt,
    onSubmit: form.onSubmit((values) => void attempt(() => submit(values)), focusFirst),
    /** What a field needs of the form. */
    field: <Name extends keyof Values & string>(name: Name) => ({ readOnly: busy, ...form.field(name) }),
  };
}
