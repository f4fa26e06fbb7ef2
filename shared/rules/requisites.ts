const INN_WEIGHTS_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_WEIGHTS_11 = [7, ...INN_WEIGHTS_10];
const INN_WEIGHTS_12 = [3, ...INN_WEIGHTS_11];

/** Whether this is a taxpayer's number with right check digits: 10 digits of a company, 12 of a person. */
export function isInn(text: string): boolean {
  // No tax office has the number 00, and a row of zeros would satisfy every check digit.
  if (!/^(?!00)(?:\d{10}|\d{12})$/.test(text)) return false;
  const digits = Array.from(text, Number);
  return digits.length === 10
    ? digits[9] === checkDigit(digits, INN_WEIGHTS_10)
    : digits[10] === checkDigit(digits, INN_WEIGHTS_11) && digits[11] === checkDigit(digits, INN_WEIGHTS_12);
}

/** Whether this is the number of a person: an entrepreneur, who has no KPP. */
export function isPersonalInn(inn: string): boolean {
  return inn.length === 12;
}

/** Whether this looks like the code of the reason for registration: nine digits, without a check digit. */
export function isKpp(text: string): boolean {
  return /^\d{9}$/.test(text);
}

function checkDigit(digits: readonly number[], weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return (sum % 11) % 10;
}
