/** An address its owner recognises and nobody else can write to: `a•••@example.com`. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${[...name][0] ?? ''}•••@${host}`;
}
