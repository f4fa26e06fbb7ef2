/** Stands in for semver in the bundles: jsonwebtoken only asks whether Node is newer than 16, and it is. */
export const satisfies = (): boolean => true;
export default { satisfies };
