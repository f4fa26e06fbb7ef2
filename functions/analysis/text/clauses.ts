import { grammarWords } from './grammar.ts';
import type { Token } from './tokens.ts';

/** For each token the number of its clause: what stands between commas, and what an “and” or “but” joins. */
export function numberClauses(tokens: readonly Token[]): readonly number[] {
  const joining = grammarWords('joining');
  let clause = 0;
  return tokens.map((token, at) => {
    if (at > 0 && (token.clause !== tokens[at - 1]!.clause || joining.has(token.normal))) clause += 1;
    return clause;
  });
}

/** The tokens of each clause. */
export function clausesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const clauses: Token[][] = [];
  for (const [at, clause] of numberClauses(tokens).entries()) (clauses[clause] ??= []).push(tokens[at]!);
  return clauses;
}
