import { Input } from '@mantine/core';
import { useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { CrossIcon } from '#web/ui/icons.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import type { Address } from '../lib/addresses.ts';
import { invitingText } from '#text/workspaces/inviting.ts';
import styles from './address-field.module.css';

const text = invitingText.many;
/** What ends an address while it is typed. */
const ENDED = /@\S+[\s,;]$/;

interface AddressFieldProps {
  readonly addresses: readonly Address[];
  /** What is typed and is no chip yet. */
  readonly draft: string;
  readonly error: string | null;
  readonly disabled: boolean;
  readonly onDraft: (draft: string) => void;
  /** A text with addresses in it. */
  readonly onAdd: (text: string) => void;
  readonly onRemove: (address: string) => void;
}

/** A field that makes an address of whatever is pasted or typed into it, each to be taken out or corrected. */
export function AddressField({ addresses, draft, error, disabled, onDraft, onAdd, onRemove }: AddressFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  function change(value: string) {
    if (ENDED.test(value)) onAdd(value);
    else onDraft(value);
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    if (!pasted.includes('@')) return;
    event.preventDefault();
    onAdd(`${draft} ${pasted}`);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && draft.trim() !== '') {
      event.preventDefault();
      onAdd(draft);
    }
    const last = addresses.at(-1);
    if (event.key === 'Backspace' && draft === '' && last) onRemove(last.text);
  }

  function remove(address: string) {
    onRemove(address);
    field.current?.focus();
  }

  function correct(address: string) {
    remove(address);
    onDraft(address);
  }

  return (
    <Input.Wrapper
      label={text.label}
      labelProps={{ htmlFor: id }}
      error={error}
      errorProps={{ id: `${id}-error` }}
      inputWrapperOrder={['label', 'input', 'error']}
    >
      <Stack gap="4" className={styles.box} data-invalid={error !== null || undefined}>
        {addresses.length > 0 && (
          <Inline as="ul" align="stretch" gap="4" className={styles.chips}>
            {addresses.map(({ text: address, state }) => (
              <Inline as="li" key={address} nowrap size="small" tone="ink" className={styles.chip} data-state={state}>
                {state === 'ready' || state === 'member' || state === 'invited' ? (
                  <span className={styles.words}>{address}</span>
                ) : (
                  <button
                    type="button"
                    className={styles.words}
                    aria-label={text.correct(address)}
                    disabled={disabled}
                    onClick={() => correct(address)}
                  >
                    {address}
                  </button>
                )}
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={text.remove(address)}
                  disabled={disabled}
                  onClick={() => remove(address)}
                >
                  <CrossIcon size={14} />
                </button>
              </Inline>
            ))}
          </Inline>
        )}
        <input
          ref={field}
          id={id}
          className={styles.input}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft}
          disabled={disabled}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onPaste={paste}
          onKeyDown={press}
        />
      </Stack>
    </Input.Wrapper>
  );
}
