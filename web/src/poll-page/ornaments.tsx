/** The pulse line, the product's one ornament. */
export function Pulse() {
  return (
    <svg className="pulse" viewBox="0 0 160 48" aria-hidden="true">
      <path d="M2 26h44l8-16 14 32 12-26 8 10h70" />
    </svg>
  );
}

/** A shield with a tick, beside the statement of anonymity. */
export function Shield() {
  return (
    <svg className="shield" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3l7.5 2.6v5.6c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.6z" />
      <path d="M8.8 12l2.3 2.3 4.2-4.4" />
    </svg>
  );
}
