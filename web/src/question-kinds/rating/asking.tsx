import { SegmentedControl } from '@mantine/core';
import { DIRECTIONS, type Direction, type Scale, SCALES } from '#shared/models/answers.ts';
import { isRecommendation } from '#shared/rules/survey-direction.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { DirectionField } from '#web/ui/direction-field.tsx';
import type { Kind } from '../kind.ts';
import type { QuestionDraft } from '../question-draft.ts';
import { shownValue } from '../shown-value.ts';
import { ScoresCard } from './scores-card.tsx';
import { ratingText as text } from '#text/question-kinds/rating.ts';

/** A number of a scale. */
export const rating = {
  editor: {
    name: text.name,
    add: text.add,
    called: ({ scale }) => (scale ? `${text.name} ${text.scales[scale]}` : text.name),
    required: true,
    options: [],
    decidesBy: ({ scale }) => numbersOf(scale),
    ofPoll: 'scale',
    head: ({ className, question, position, locked, onChange }) => (
      <SegmentedControl
        className={className}
        aria-label={text.scaleLabel(position)}
        data={SCALES.map((one) => ({ value: one, label: text.scales[one] }))}
        value={question.scale}
        disabled={locked}
        onChange={(chosen) => onChange({ scale: SCALES.find((one) => one === chosen) ?? question.scale })}
      />
    ),
    settings: ({ question, position, locked, onChange }) =>
      isRecommendation(question) ? null : (
        <DirectionField
          question={question.text}
          position={position}
          value={question.direction}
          locked={locked}
          onChange={(direction) => onChange({ direction })}
        />
      ),
    hint: endsHint,
    sent: ({ scale, direction }) => ({ scale, direction }),
    toFile: ({ scale, direction }) => ({ scale, ...(direction && { direction }) }),
    fromFile: ({ scale, direction }, say) => ({
      scale: readScale(scale, say),
      direction: readDirection(direction, say),
    }),
  },
  card: (props) => <ScoresCard {...props} />,
} satisfies Kind;

/** A scale whose ends the question does not name asks for that. */
function endsHint({ scale, text: words }: QuestionDraft): string | undefined {
  const said = new Set(words.match(/\d+/g)?.map(Number));
  const numbers = numbersOf(scale);
  return said.has(numbers[0]!) && said.has(numbers.at(-1)!) ? undefined : text.endsHint[scale];
}

function readScale(given: unknown, say: (mistake: string) => void): Scale {
  const scale = SCALES.find((one) => one === (given ?? '1-5'));
  if (!scale) say(text.file.scale(shownValue(given)));
  return scale ?? '1-5';
}

/** Files written before there were directions have none. */
function readDirection(given: unknown, say: (mistake: string) => void): Direction | null {
  const direction = DIRECTIONS.find((one) => one === given) ?? null;
  if (direction === null && (given ?? null) !== null) say(text.file.direction(shownValue(given)));
  return direction;
}
