import { type FormEvent, useEffect, useRef, useState } from 'react';
import { kioskText as text } from '#text/kiosk-page.ts';
import type { KioskTablet } from './tablet.ts';
import { useSilence } from './use-silence.ts';

interface PinScreenProps {
  readonly tablet: KioskTablet;
  readonly onLeft: () => void;
  readonly onCancel: () => void;
}

/** Where whoever looks after the tablet says the PIN; with or without a connection. */
export function PinScreen({ tablet, onLeft, onCancel }: PinScreenProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useSilence(onCancel);
  useEffect(() => field.current?.focus(), []);

  async function check() {
    setChecking(true);
    try {
      const { right, wait } = await tablet.tryPin(typed);
      if (right) return onLeft();
      setProblem(wait > 0 ? text.pin.wait(Math.ceil(wait / 1000)) : text.pin.wrong);
    } catch {
      setProblem(text.pin.unable);
    }
    setTyped('');
    setChecking(false);
    field.current?.focus();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!checking && typed !== '') void check();
  }

  return (
    <form className="kiosk-pin" autoComplete="off" noValidate onSubmit={submit}>
      <h1>{text.pin.title}</h1>
      <p>{text.pin.hint}</p>
      <label htmlFor="pin">{text.pin.label}</label>
      {/* No password: browsers offer to keep those. */}
      <input
        ref={field}
        id="pin"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={typed}
        aria-invalid={problem !== null}
        aria-describedby="pin-problem"
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
      />
      <p id="pin-problem" className="kiosk-problem" role="alert">
        {problem}
      </p>
      <div className="kiosk-choices">
        <button type="button" className="button button-outline" onClick={onCancel}>
          {text.pin.cancel}
        </button>
        <button type="submit" className="button" aria-disabled={checking}>
          {checking ? text.pin.checking : text.pin.submit}
        </button>
      </div>
    </form>
  );
}
