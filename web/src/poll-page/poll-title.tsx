import { useState } from 'react';
import { place, said } from '#shared/rules/text-places.ts';
import type { InLanguage } from '#web/answer-form/translated.ts';
import { deadlineText } from '#web/answer-form/deadline-text.ts';
import { answerFormText as text } from '#text/answer-form.ts';

/** What a page that is answered says of itself first. */
export interface Titled extends InLanguage {
  readonly title: string;
  readonly workspace_name: string;
  readonly deadline: string | null;
}

/** The poll's name, who asks, and until when. */
export function PollTitle({ poll }: { readonly poll: Titled }) {
  const [openedAt] = useState(() => new Date());
  const { translation = null } = poll;
  return (
    <header className="poll-title">
      <h1 lang={translation?.texts[place.title] === undefined && translation ? poll.language : undefined}>
        {said(translation, place.title, poll.title)}
      </h1>
      <p>
        {poll.workspace_name}
        {poll.deadline && ` · ${text.openUntil(deadlineText(poll.deadline, openedAt))}`}
      </p>
    </header>
  );
}
