/** The pulse line, the product's one ornament. */
export function Pulse() {
  return (
    <svg className="pulse" viewBox="0 0 160 48" aria-hidden="true">
      <path d="M2 26h44l8-16 14 32 12-26 8 10h70" />
    </svg>
  );
}
