import { type FormEvent, useState } from 'react';
import { readShortCode } from '#shared/rules/short-code.ts';
import { LanguageBar } from './language/language-bar.tsx';
import { speakOf } from './language/language.ts';
import { siteAddress } from '#web/lib/site-address.ts';
import { codePageText as text } from '#text/poll-page/code.ts';

/** Where a one-time code from a sheet is typed. */
export function EnterCode() {
  const [typed, setTyped] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    const code = readShortCode(typed);
    setIncomplete(code === null);
    if (code !== null) window.location.assign(siteAddress(`/c/${code}`));
  };
  return (
    <>
      <LanguageBar of={{}} onChange={() => speakOf({})} />
      <main className="page page-message">
        <h1>{text.title}</h1>
        <p id="code-hint">{text.hint}</p>
        <form className="code-form" noValidate onSubmit={open}>
          <label htmlFor="code">{text.label}</label>
          <input
            id="code"
            className="code-input"
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            size={12}
            maxLength={40}
            aria-describedby={incomplete ? 'code-problem' : 'code-hint'}
            aria-invalid={incomplete}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p id="code-problem" className="code-problem" role="alert">
            {incomplete && text.incomplete}
          </p>
          <button type="submit" className="button">
            {text.open}
          </button>
        </form>
      </main>
    </>
  );
}
