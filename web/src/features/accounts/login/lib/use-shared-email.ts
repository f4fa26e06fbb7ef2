import { useEffect, type ChangeEvent } from 'react';

/** The address that goes along between the forms of the login: whatever is typed in one stands in all. */
export interface SharedEmail {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

interface FormWithEmail {
  readonly values: { readonly email: string };
  readonly setFieldValue: (field: 'email', value: string) => void;
}

interface FieldProps {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The field of a form whose address is the one that is shared. */
export function useSharedEmail<Props extends FieldProps>(
  { values: { email: own }, setFieldValue }: FormWithEmail,
  { email, onEmail }: SharedEmail,
  field: Props,
): Props {
  useEffect(() => {
    if (own !== email) setFieldValue('email', email);
  }, [own, email, setFieldValue]);
  return {
    ...field,
    onChange: (event) => {
      field.onChange(event);
      onEmail(event.currentTarget.value);
    },
  };
}
