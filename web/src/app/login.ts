/** The door to the login: its own parts and styles follow when somebody is about to log in. */
export async function loadLoginDialog() {
  return (await import('./login-dialog.tsx')).createLoginDialog;
}
