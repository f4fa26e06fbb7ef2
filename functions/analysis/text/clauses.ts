import type { Token } from './tokens.ts';

const JOINING = new Set(['и', 'но', 'а', 'зато', 'хотя', 'да', 'или', 'однако', 'только']);

/** For each token the number of its clause: what stands between commas, and what an «и» or «но» joins. */
export function numberClauses(tokens: readonly Token[]): readonly number[] {
  let clause = 0;
  return tokens.map((token, at) => {
    if (at > 0 && (token.clause !== tokens[at - 1]!.clause || JOINING.has(token.normal))) clause += 1;
    return clause;
  });
}

/** The tokens of each clause. */
export function clausesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const clauses: Token[][] = [];
  for (const [at, clause] of numberClauses(tokens).entries()) (clauses[clause] ??= []).push(tokens[at]!);
  return clauses;
}
