import { surveyResultsText } from '#text/asking/results/surveys.ts';
import { LOCALE } from '#text/format.ts';

const text = surveyResultsText;
let hundredths: Intl.NumberFormat | undefined;

/** “0.58”, “−0.12”, “0”. */
export function hundredth(value: number): string {
  const rounded = Math.round(value * 100);
  if (rounded === 0) return '0';
  hundredths ??= new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${rounded < 0 ? '−' : ''}${hundredths.format(Math.abs(rounded) / 100)}`;
}

/** A share in whole per cent. */
export function wholePercent(value: number): string {
  return text.facts.percent(Math.round(value));
}

/** How many of a group have answered; whether it was all of them. */
export function answeredWords(answered: number, invited: number | null): string {
  return answered > 1 && answered === invited ? text.heat.answeredAll(answered) : text.heat.answered(answered, invited);
}

/** Minutes and seconds of a time. */
export function minutesAndSeconds(time: number): readonly [minutes: number, seconds: number] {
  const whole = Math.round(time);
  return [Math.floor(whole / 60), whole % 60];
}
