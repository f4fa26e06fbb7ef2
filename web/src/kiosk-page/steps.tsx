import { kioskText as text } from '#text/kiosk-page.ts';

/** Which of the questions is asked now, as segments and in figures. */
export function Steps({ at, total }: { readonly at: number; readonly total: number }) {
  return (
    <div className="kiosk-steps">
      <div className="kiosk-segments" data-many={total > 30} aria-hidden="true">
        {Array.from({ length: total }, (_, step) => (
          <span key={step} data-done={step <= at} />
        ))}
      </div>
      <p>{text.step(at + 1, total)}</p>
    </div>
  );
}
