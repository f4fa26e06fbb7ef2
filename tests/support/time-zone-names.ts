/** A time zone by the name that all programs know it by, spaces in place of its underscores. */
export const ZONE =
  /\b(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)(?:\/[A-Za-z -]+)+(?= \()/g;
