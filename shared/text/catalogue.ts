/**
 * A catalogue in another language than Russian: the same keys, and sentences that are told the same. What an object of
 * this type lacks, or has beyond it, does not compile; neither does a sentence that wants something else.
 */
export type Catalogue<Texts> = Texts extends (...told: infer Told) => infer Words
  ? (...told: Told) => Catalogue<Words>
  : Texts extends string
    ? string
    : Texts extends object
      ? { readonly [Key in keyof Texts]: Catalogue<Texts[Key]> }
      : Texts;
