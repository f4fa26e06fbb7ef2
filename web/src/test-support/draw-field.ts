import { renderToStaticMarkup } from 'react-dom/server';
import type { Field } from '#web/answer-form/field.ts';

/** The controls of an empty field in words, «radio radio» or «textarea», and what it says of its ends or options. */
export function drawField(field: Field): { readonly controls: string; readonly html: string } {
  const html = renderToStaticMarkup(
    field.draw({
      id: 'q',
      answer: '',
      required: true,
      locked: false,
      invalid: false,
      onWrite: () => undefined,
      onLeave: () => undefined,
    }),
  );
  const controls = [...html.matchAll(/<(?:input[^>]* type="(\w+)"|(textarea))/g)].map(([, type, area]) => type ?? area);
  return { controls: controls.join(' '), html };
}
