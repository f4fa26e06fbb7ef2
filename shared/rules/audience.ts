/** An anonymous run that asks only some of the members asks at least so many: of fewer, answers have a face. */
export const ANONYMOUS_AUDIENCE_MIN = 5;
