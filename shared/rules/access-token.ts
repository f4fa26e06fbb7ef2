/** How long an access token is good for; then the refresh token is exchanged for the next one. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
