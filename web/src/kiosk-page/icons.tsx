const PATHS = {
  shield: ['M12 3l7.5 2.6v5.6c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.6z', 'M8.8 12l2.3 2.3 4.2-4.4'],
  clock: ['M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z', 'M12 7.5V12l3 1.8'],
  tablet: ['M4 4.5h16v12H4z', 'M9 20h6'],
  lock: ['M6 10.5h12v9H6z', 'M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5'],
} as const;

/** A small drawing beside words that say the same. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {PATHS[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

/** The mark of the service. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 34 34" aria-hidden="true">
      <rect width="34" height="34" rx="10" />
      <path d="M5 18h6l3-7 5 13 3.5-9 1.5 3h5" />
    </svg>
  );
}
