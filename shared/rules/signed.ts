/** Points of eNPS: “+18”, “−5”, “0”, with the typographic minus. */
export function signed(points: number): string {
  const whole = Math.round(points);
  if (whole === 0) return '0';
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}

/** How far eNPS has gone, as whoever subtracts the figures that are shown finds it. */
export function signedChange(from: number, to: number): string {
  return signed(Math.round(to) - Math.round(from));
}
