/** What a sentence is about, where it does not say so itself. */
export interface About {
  readonly said: string;
  /** Left out, only claims about all there is are read, and those that name their metric. */
  readonly metric?: string;
  readonly subject?: string;
}
