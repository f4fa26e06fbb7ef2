import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to a field when it arrives: a person has just asked for it. */
export function useFocusOnArrival(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
