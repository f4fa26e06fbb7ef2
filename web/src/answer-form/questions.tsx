import { useState } from 'react';
import type { PollType, Question } from '#shared/models/answers.ts';
import { isEnpsQuestion } from '#shared/rules/enps.ts';
import { scaleOf } from '#shared/rules/scales.ts';
import type { Answers } from './draft.ts';
import { QuestionCard } from './question-card.tsx';

interface QuestionsProps {
  readonly poll: { readonly type: PollType };
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly locked: boolean;
  readonly onWrite: (questionId: string, answer: string) => void;
}

/** The questions of a poll with their fields, in their author's order. */
export function Questions({ poll, questions, answers, locked, onWrite }: QuestionsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return questions.map((question, index) => (
    <QuestionCard
      key={question.id}
      question={question}
      scale={scaleOf(poll, question, index)}
      isEnps={isEnpsQuestion(poll, index)}
      answer={answers[question.id] ?? ''}
      left={left.has(question.id)}
      locked={locked}
      onWrite={(answer) => onWrite(question.id, answer)}
      onLeave={() => setLeft((before) => new Set(before).add(question.id))}
    />
  ));
}
