// What must hold from the first paint on; a file of its own because inline scripts are not allowed.
(function () {
  var KEPT = 'mantine-color-scheme-value';
  var dark = matchMedia('(prefers-color-scheme: dark)');

  /** The theme that was chosen, else that of the system. */
  function paint() {
    var scheme = null;
    try {
      scheme = localStorage.getItem(KEPT);
    } catch {
      // Private mode without storage: follow the system.
    }
    if (scheme !== 'light' && scheme !== 'dark') scheme = dark.matches ? 'dark' : 'light';
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  }

  paint();
  // Pages without the app have nobody else who notices that the system's theme changes.
  dark.addEventListener('change', paint);
  try {
    // Whoever has a session is no guest: the landing shows neither their name nor the ways of a guest until it knows.
    document.documentElement.toggleAttribute('data-unknown-visitor', Boolean(localStorage.getItem('access_token')));
  } catch {
    // Private mode: nobody has a session.
  }
})();
