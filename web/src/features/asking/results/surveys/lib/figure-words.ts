/** «0,58», «−0,12», «0». */
export function hundredth(value: number): string {
  const rounded = Math.round(value * 100);
  if (rounded === 0) return '0';
  return `${rounded < 0 ? '−' : ''}${(Math.abs(rounded) / 100).toFixed(2).replace('.', ',')}`;
}

/** Minutes and seconds of a time. */
export function minutesAndSeconds(time: number): readonly [minutes: number, seconds: number] {
  const whole = Math.round(time);
  return [Math.floor(whole / 60), whole % 60];
}
