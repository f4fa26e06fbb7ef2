import { kioskText as text } from '#text/kiosk-page.ts';
import { answerFormText } from '#text/answer-form.ts';
import type { AskedRun } from './asked-run.ts';
import { Icon } from './icons.tsx';
import { Message } from './message.tsx';

/** The screen on which everybody begins: what is asked, and what becomes of the answers. */
export function Start({ run, onBegin }: { readonly run: AskedRun; readonly onBegin: () => void }) {
  const { title, caution, points } = run.statement;
  return (
    <div className="kiosk-start">
      <Message title={run.title} />
      <section className="kiosk-statement" aria-label={answerFormText.statement}>
        <Icon name="shield" />
        <div>
          <p>
            <strong>{title}</strong> {caution}
          </p>
          <p>{text.queued}</p>
          <details>
            <summary>{answerFormText.statementMore}</summary>
            <dl>
              {points.map((point) => (
                <div key={point.term}>
                  <dt>{point.term}</dt>
                  <dd>{point.text}</dd>
                </div>
              ))}
            </dl>
          </details>
        </div>
      </section>
      <button type="button" className="button kiosk-begin" onClick={onBegin}>
        {text.begin}
      </button>
    </div>
  );
}
