/**
 * What is said of a company over time is chance in one case of fifty at most, both directions together. Somebody looks
 * every week: at one in twenty a company where nothing changes is told of a fall more than once a year, at one in fifty
 * once in two years. What that comes to on all screens together is counted by `npm run bench -- truth`.
 */
export const OVER_TIME = 0.02;
