import type { OwnDialogue } from '#shared/models/dialogue.ts';
import { find, type Found, FoundPage } from '../found.tsx';
import { NotFound } from '../not-found.tsx';
import { loadDialogue } from './api.ts';
import { Dialogue } from './dialogue.tsx';
import { dialogueText as text } from '#text/poll-page/dialogue.ts';

interface DialoguePageProps {
  readonly link: string;
  readonly first: Found<OwnDialogue>;
}

/** A dialogue for its author, who has the key to it. */
export function DialoguePage({ link, first }: DialoguePageProps) {
  const notFound = <NotFound title={text.notFound}>{text.notFoundHint}</NotFound>;
  return (
    <FoundPage first={first} find={() => find(link, loadDialogue)} notFound={notFound} closed={notFound} anyLanguage>
      {(dialogue) => <Dialogue key={link} link={link} found={dialogue} />}
    </FoundPage>
  );
}
