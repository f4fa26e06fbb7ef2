/** The mark of Tonus; what surrounds it says its name. */
export function Mark() {
  return (
    <svg viewBox="0 0 34 34" width="30" height="30" aria-hidden="true">
      <rect width="34" height="34" rx="10" fill="#0f5f55" />
      <path
        d="M5 18h5.5l3-8 5 14 3.5-9 1.5 3H29"
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
