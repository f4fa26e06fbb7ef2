import { useRef, useState, type PointerEvent } from 'react';

/** What is moved less was pressed. */
const STILL = 5;
/** What is let go farther from its place than this part of its width, or faster, does not come back. */
const FAR = 0.35;
const FAST_PIXELS_PER_MILLISECOND = 0.5;
/** Beyond its own width, in pixels. */
const OUT_OF_SIGHT = 40;

interface Swipe {
  readonly moving: boolean;
  /** How far to the right it is, in pixels. */
  readonly offset: number;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
}

interface Course {
  readonly from: number;
  readonly at: number;
  /** Pixels in a millisecond. */
  readonly speed: number;
  readonly time: number;
}

/** Lets a thing be swept aside, to the left or to the right. */
export function useSwipe(onGone: () => void): Swipe {
  const course = useRef<Course | null>(null);
  const [moving, setMoving] = useState(false);
  const [offset, setOffset] = useState(0);

  function settle(place: number) {
    course.current = null;
    setMoving(false);
    setOffset(place);
  }
  return {
    moving,
    offset,
    handlers: {
      onPointerDown: ({ button, clientX, timeStamp }) => {
        if (button === 0) course.current = { from: clientX, at: clientX, speed: 0, time: timeStamp };
      },
      onPointerMove: ({ clientX, timeStamp, currentTarget, pointerId }) => {
        if (course.current === null) return;
        const { from, at, time } = course.current;
        if (!moving && Math.abs(clientX - from) < STILL) return;
        // From here on it is no press: what lies under the finger hears no click.
        if (!moving) currentTarget.setPointerCapture(pointerId);
        course.current = { from, at: clientX, speed: (clientX - at) / Math.max(1, timeStamp - time), time: timeStamp };
        setMoving(true);
        setOffset(clientX - from);
      },
      onPointerUp: ({ currentTarget: { offsetWidth } }) => {
        const fast = Math.abs(course.current?.speed ?? 0) > FAST_PIXELS_PER_MILLISECOND;
        const gone = moving && (fast || Math.abs(offset) > FAR * offsetWidth);
        settle(gone ? Math.sign(offset) * (offsetWidth + OUT_OF_SIGHT) : 0);
        if (gone) onGone();
      },
      onPointerCancel: () => settle(0),
    },
  };
}
