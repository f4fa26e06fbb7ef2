/*
 * The way from the landing into the app. The landing loads it when somebody is about to log in; the parts behind it,
 * and their styles, follow by themselves.
 */

/** Fetches what opens the login. */
export async function loadLoginDialog() {
  return (await import('./login-dialog.tsx')).createLoginDialog;
}

/** Fetches what starts the app in this document. */
export async function loadApp() {
  return (await import('./start-app.tsx')).startApp;
}
