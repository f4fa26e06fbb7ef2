import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Text } from '#web/ui/layout/layout.tsx';
import { authText as text } from '#text/accounts/login.ts';
import { validatePromoCode } from '../api.ts';
import { watchPromoCode, type PromoState } from '../lib/promo-check.ts';

interface PromoCodeFieldProps extends TextInputProps {
  readonly code: string;
}

/** A partner's code, checked while it is typed. A wrong one does not stop the form: the server has the last word. */
export function PromoCodeField({ code, error, ...input }: PromoCodeFieldProps) {
  const promo = usePromoCheck(code);
  const mistake = error ?? (promo.status === 'invalid' ? <span role="status">{promo.message}</span> : undefined);
  return (
    <TextInput
      label={text.promoCode}
      description={<Hint promo={promo} />}
      autoComplete="off"
      error={mistake}
      {...input}
    />
  );
}

function Hint({ promo }: { readonly promo: PromoState }) {
  switch (promo.status) {
    case 'idle':
    case 'invalid':
      return text.promoHint;
    case 'validating':
      return <span role="status">{text.promo.validating}</span>;
    case 'valid':
      return (
        <Text as="span" role="status" tone="pine" weight="560">
          {text.promo.valid(promo.discount)}
        </Text>
      );
  }
}

function usePromoCheck(code: string): PromoState {
  const [state, setState] = useState<PromoState>({ status: 'idle' });
  const [watch] = useState(() => watchPromoCode(validatePromoCode, setState));
  const known = useRef('');
  useEffect(() => {
    if (known.current === code) return;
    known.current = code;
    watch.type(code);
  }, [watch, code]);
  useEffect(() => watch.stop, [watch]);
  return state;
}
