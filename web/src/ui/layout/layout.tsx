import type { ComponentPropsWithRef, ElementType, JSX, ReactNode } from 'react';

type Tag = keyof JSX.IntrinsicElements;

/** The distances of the product, in pixels. */
type Step = '2' | '4' | '6' | '8' | '10' | '12' | '14' | '16' | '20' | '24';

/** What may be said of any of the parts. Each is a class of layout.css, which has no weight against a class of one's own. */
interface Look {
  readonly gap?: Step | undefined;
  /** Between lines, where it is not the gap between columns. */
  readonly rowGap?: '0' | Step | undefined;
  /** Across the direction in which the parts follow each other. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Along a line. */
  readonly justify?: 'between' | 'center' | 'end' | undefined;
  /** A line that is never broken. */
  readonly nowrap?: boolean | undefined;
  /** A stack that nothing inside makes wider than its place. */
  readonly fit?: boolean | undefined;
  /** May become narrower than what is inside. */
  readonly shrink?: boolean | undefined;
  /** What is left free above and below. */
  readonly above?: Step | undefined;
  readonly below?: Step | undefined;
  /** A size of text, a colour of text: tokens.css. */
  readonly size?: 'tiny' | 'small' | 'note' | 'body' | 'lead' | 'title' | 'heading' | undefined;
  readonly tone?: 'ink' | 'ink-2' | 'ink-3' | 'pine' | 'coral' | 'honey' | undefined;
  readonly weight?: '400' | '560' | '600' | '640' | undefined;
  /** Lines of about one length. */
  readonly pretty?: boolean | undefined;
  /** Words longer than a line are broken: for what people have typed. */
  readonly breaks?: boolean | undefined;
  readonly oneLine?: boolean | undefined;
  /** Digits of one width. */
  readonly nums?: boolean | undefined;
  /** Under a line, and some way from it. */
  readonly ruled?: boolean | undefined;
  /** No wider than a line that is easy to read. */
  readonly measure?: boolean | undefined;
  /** Stays in sight at the foot of what is longer than the window. */
  readonly atHand?: boolean | undefined;
}

const LOOK: Readonly<Record<keyof Look, true>> = {
  gap: true,
  rowGap: true,
  align: true,
  justify: true,
  nowrap: true,
  fit: true,
  shrink: true,
  above: true,
  below: true,
  size: true,
  tone: true,
  weight: true,
  pretty: true,
  breaks: true,
  oneLine: true,
  nums: true,
  ruled: true,
  measure: true,
  atHand: true,
};

type PartProps<T extends Tag> = Look & { readonly as?: T } & Omit<ComponentPropsWithRef<T>, keyof Look | 'as'>;

type Part<Usual extends Tag> = <T extends Tag = Usual>(props: PartProps<T>) => ReactNode;

/**
 * An element of this class, and of a class for each word of its look: `gap="8"` is `gap-8`, `pretty` is `pretty`.
 * Words alone have no class of their own.
 */
function part<Usual extends Tag>(name: string | null, usual: Usual, look: Look = {}): Part<Usual> {
  return ({ as, className, ...props }: { readonly as?: Tag; readonly className?: string | undefined }) => {
    const Element: ElementType = as ?? usual;
    const attributes: Record<string, unknown> = {};
    const classes = [name];
    for (const [key, value] of Object.entries({ ...look, ...props })) {
      if (!(key in LOOK)) attributes[key] = value;
      else if (value) classes.push(value === true ? key : `${key}-${String(value)}`);
    }
    return <Element {...attributes} className={[...classes, className].filter(Boolean).join(' ')} />;
  };
}

/** Parts below each other. */
export const Stack = part('stack', 'div');

/** Parts beside each other, centred; what does not fit begins another line. */
export const Inline = part('inline', 'div');

/** Words of a size, a colour and a weight; a paragraph. */
export const Text = part(null, 'p');

/** Small quiet words that explain what stands beside them; a paragraph. */
export const Caption = part(null, 'p', { size: 'small', tone: 'ink-2' });

/** The buttons that a dialog ends with: at the right, on a phone as wide as the line. */
export const Actions = part('actions', 'div', { above: '24' });
